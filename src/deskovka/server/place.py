"""Where other machines in the house find this server."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

from deskovka.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE = ("192.0.2.1", 9)  # nobody's: asking for the way there sends nothing


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def addresses_of(settings: Settings) -> list[str]:
    """Like http://192.168.1.5:8000; none while the server listens to its own machine only."""
    hosts = lan_hosts() if settings.host in EVERYWHERE else [settings.host]
    return [f"http://{host}:{settings.port}" for host in hosts if not is_loopback(host)]


def lan_hosts() -> list[str]:
    """The addresses of this machine, first the one by which it reaches others."""
    found = [outgoing_host()]
    with suppress(OSError):  # the machine does not know its own name
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [host for host in dict.fromkeys(found) if host]


def outgoing_host() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(SOMEWHERE)
        except OSError:
            return ""  # no network
        return str(trial.getsockname()[0])
