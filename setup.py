"""Compiles the rules with mypyc when that is possible.

DESKOVKA_COMPILE: "try" (the default) compiles if a C compiler is there and works, "1" compiles or fails, "0" does not.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("DESKOVKA_COMPILE", "try")
NEVER_COMPILED = {"vecs.py", "listvecs.py", "floats.py", "listfloats.py"}


class build_ext_if_possible(build_ext):
    """Builds nothing at all rather than half of it."""

    def run(self):
        try:
            super().run()
        except Exception as problem:
            if WISH == "1":
                raise
            print(f"deskovka: not compiled ({problem}); the same sources run interpreted")
            self.extensions = []

    def build_extensions(self):
        """Looking for warnings in made C code takes gcc twice as long as compiling it."""
        if hasattr(self.compiler, "compiler_so"):
            self.compiler.compiler_so = [word for word in self.compiler.compiler_so if word != "-Wall"]
        super().build_extensions()


def sources():
    package = Path("src/deskovka")
    found = sorted([*package.glob("core/*.py"), *package.glob("games/**/*.py"), *package.glob("bots/*.py")])
    return [str(path) for path in found if path.name not in NEVER_COMPILED]


def extensions():
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if WISH == "0" or (WISH == "try" and shutil.which(compiler) is None and shutil.which("cc") is None):
        return []
    from mypyc.build import mypycify

    return mypycify(
        ["--config-file", "pyproject.toml", *sources()], opt_level="3", debug_level="0", group_name="deskovka"
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": build_ext_if_possible})
