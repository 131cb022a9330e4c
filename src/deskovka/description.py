"""Reads YAML as people mean it: 0123 and on are the words that were written, not a number in base eight and a truth."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable

import yaml

from deskovka.core.errors import ImpossiblePosition


class PlainLoader(yaml.SafeLoader):
    """Whole numbers in base ten, true, false and null; everything else is text.

    What is described stands there, once: aliases, with which a few lines can mean millions, and tags, which turn words
    into whatever YAML knows, are not understood.
    """

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("aliases are not understood")
        if getattr(self.current_event, "tag", None) is not None:
            raise yaml.YAMLError("tags are not understood")
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        made = super().construct_mapping(node, deep)
        if len(made) < len(node.value):
            keys = Counter(self.construct_object(key, deep=True) for key, _ in node.value)
            raise yaml.YAMLError(f"{keys.most_common(1)[0][0]!r} twice")
        return made


PlainLoader.yaml_implicit_resolvers = {}
for tag, pattern, beginnings in (
    ("int", r"-?(0|[1-9][0-9]*)", "-0123456789"),
    ("bool", r"true|false", "tf"),
    ("null", r"~|null|", ["~", "n", ""]),
):
    PlainLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{pattern})$"), list(beginnings))


def read_description(text: str, name: str) -> object:
    """What a file says; ImpossiblePosition if it is not YAML."""
    try:
        return yaml.load(text, PlainLoader)
    except (yaml.YAMLError, ValueError, RecursionError) as problem:
        raise ImpossiblePosition(f"{name} is not YAML: {problem}") from None
