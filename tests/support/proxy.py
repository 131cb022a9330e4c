"""An nginx of one's own before a server, with deploy/nginx.conf as it is but for addresses and paths."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from chaos.processes import free_port
from support.needs import nice_to_have

CONFIG = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
AROUND = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def nginx_program() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        nice_to_have("nginx", "Debian: apt install nginx")
    return found


def has_ipv6() -> bool:
    with suppress(OSError), socket.socket(socket.AF_INET6) as trial:
        trial.bind(("::1", 0))
        return True
    return False


def make_certificate(folder: Path) -> None:
    if shutil.which("openssl") is None:
        nice_to_have("openssl", "Debian: apt install openssl")
    wish = ["-subj", "/CN=deskovka.example", "-days", "1", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *wish]
    subprocess.run(made, cwd=folder, check=True, capture_output=True)


class Nginx:
    """deploy/nginx.conf before one process, on ports of its own."""

    def __init__(self, folder: Path, server: int) -> None:
        self.program = nginx_program()
        self.folder = folder
        self.plain, self.secure = free_port(), free_port()
        make_certificate(folder)
        text = CONFIG.read_text(encoding="utf-8")
        for old, new in (
            (r"\bserver 127\.0\.0\.1:8001;", f"server 127.0.0.1:{server};"),
            (r"\n *server 127\.0\.0\.1:8002;", ""),
            (r"/etc/letsencrypt/live/deskovka\.example", str(folder)),
            (r"/var/log/nginx", str(folder)),
            (r"listen 80;", f"listen 127.0.0.1:{self.plain};"),
            (r"listen 443 ", f"listen 127.0.0.1:{self.secure} "),
            (r"listen \[::\]:80;", f"listen [::1]:{self.plain};"),
            (r"listen \[::\]:443 ", f"listen [::1]:{self.secure} "),
        ):
            text, changed = re.subn(old, new, text)
            assert changed, f"deploy/nginx.conf has no {old}"
        if not has_ipv6():
            text = re.sub(r"\n *listen \[::1\].*", "", text)
        (folder / "site.conf").write_text(text)
        user = "user root;" if os.geteuid() == 0 else ""  # the folder of a test is root's own
        (folder / "nginx.conf").write_text(AROUND.format(user=user, folder=folder))

    def command(self, *words: str) -> list[str]:
        return [self.program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), *words]

    def check(self) -> str:
        """What `nginx -t` says; nothing if it finds nothing wrong."""
        done = subprocess.run(self.command("-t", "-q"), capture_output=True, text=True, timeout=300)
        return done.stderr

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Its address, as long as the `with` block."""
        process = subprocess.Popen(self.command(), stderr=subprocess.PIPE)
        try:
            self.wait(process)
            yield f"https://127.0.0.1:{self.secure}"
        finally:
            process.terminate()
            process.communicate(timeout=300)

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + 300
        while time.monotonic() < end:
            assert process.poll() is None, process.communicate()[1].decode()
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.secure), timeout=5):
                return
            time.sleep(0.05)
        raise AssertionError("nginx does not listen")
