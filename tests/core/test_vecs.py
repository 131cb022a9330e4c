"""Plain lists in the place of packed arrays behave as those do."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core import listvecs, vecs


def test_what_grows_from_a_shared_empty_one_leaves_it_empty() -> None:
    for kind in (vecs, listvecs):
        empty = kind.vec[i64]()
        one = kind.append(empty, 4)
        more = kind.extend(empty, [5, 6])
        assert (list(empty), list(one), list(more)) == ([], [4], [5, 6])


def test_a_plain_list_grows_shrinks_and_loses() -> None:
    values = listvecs.append(listvecs.append(listvecs.vec[int](), 4), 5)
    values = listvecs.extend(values, [6, 7])
    values = listvecs.remove(values, 5)
    assert listvecs.pop(values, 0) == ([6, 7], 4)
    assert listvecs.pop(values) == ([6], 7)
