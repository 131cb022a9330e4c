"""Compiles the rules with mypyc when that is possible.

DESKOVKA_COMPILE: "try" (the default) compiles if a C compiler is there and works, "1" compiles or fails, "0" does not.
DESKOVKA_JOBS: how many files are compiled at the same time; as many as there are cores when it is not set.
"""

import os
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("DESKOVKA_COMPILE", "try")
JOBS = int(os.environ.get("DESKOVKA_JOBS") or os.cpu_count() or 1)
PACKAGE = Path(__file__).parent / "src" / "deskovka"
COMPILED = ("core/*.py", "games/*.py", "bots/*.py", "learn/tables.py")  # a star also stands for folders in between
NEVER_COMPILED = (
    "core/vecs.py",  # chooses between packed arrays and lists when it is imported
    "core/listvecs.py",  # lists in the place of packed arrays: what the compiler would not let pass
    "games/*/drawing/*.py",  # for people to look at, once an answer: not worth the minutes
    "games/*/shapes.py",  # only tells types
    "games/*/layout.py",  # tells what columns are, for a page of the docs
    "games/*/position.py",  # read once, when somebody describes a table
    "games/*/*seating.py",
    "games/*/situations.py",
    "games/*/phrases.py",  # words: for people, at the edge
    "games/*/speech.py",
    "games/*/facts.py",
    "games/*/themes.py",  # asked once for a position that is being made
    "bots/network.py",  # NumPy does the work
    "bots/threads.py",
    "bots/workers.py",
    "bots/minds.py",  # what other processes are given to do
    "games/eldervale/cards/*.py",  # declarations: carried out once, when the game is imported
)


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
        self.parallel = JOBS
        self.compiler.compile = in_parallel(self.compiler.compile)
        super().build_extensions()


def in_parallel(compile):
    """Compile the files of an extension at the same time."""

    def compile_all(sources, *args, **kwargs):
        with ThreadPoolExecutor(JOBS) as workers:
            made = workers.map(lambda source: compile([source], *args, **kwargs), sources)
            return [object for objects in made for object in objects]

    return compile_all


def is_compiled(name):
    """Is a file of the package, such as "core/steps.py", compiled?"""
    wanted = any(fnmatch(name, pattern) for pattern in COMPILED)
    return wanted and not any(fnmatch(name, pattern) for pattern in NEVER_COMPILED)


def sources():
    """The files that are compiled, in a stable order."""
    names = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
    return [str(Path("src", "deskovka", name)) for name in names if is_compiled(name)]


def extensions():
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if WISH == "0" or (WISH == "try" and shutil.which(compiler) is None and shutil.which("cc") is None):
        return []
    from mypyc.build import mypycify

    return mypycify(
        ["--config-file", "pyproject.toml", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="deskovka",
        multi_file=True,  # as fast to play as one large file, and compiled in less than half the time on two cores
    )


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": build_ext_if_possible})
