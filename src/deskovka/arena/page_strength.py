"""The first half of a report: how strong everybody is, and who beats whom."""

from __future__ import annotations

from html import escape

from deskovka.arena.pen import Pen
from deskovka.arena.plots import Axis, interval, scale, svg
from deskovka.arena.report import MatchupReport, RatingReport, ShareRow


def verdicts(pen: Pen) -> list[str]:
    found = pen.found
    said = [verdict_of_ratings(pen, found["ratings"][-1])] if len(found["bots"]) > 1 else []
    some = [matchup for matchup in found["matchups"] if found["against"] or matchup["seats"] == 1]
    said += [verdict_of_share(pen, matchup) for matchup in some]
    return [verdict for verdict in said if verdict][:7]


def verdict_of_ratings(pen: Pen, ratings: RatingReport) -> str:
    rows = [row for row in ratings["rows"] if row["player"] not in pen.found["rivals"]]
    if len(rows) < 2:
        return ""
    first, second = rows[0], rows[1]
    clear = first["low"] > second["high"] or (
        pen.found["against"] in (first["player"], second["player"])
        and (first["low"] > second["rating"] or second["high"] < first["rating"])
    )
    points = pen.words.number(first["rating"] - second["rating"])
    names = {"first": escape(first["player"]), "second": escape(second["player"])}
    if clear:
        return pen.words("arena-verdict-clear", points=points, **names)
    return pen.words("arena-verdict-open", **names)


def verdict_of_share(pen: Pen, matchup: MatchupReport) -> str:
    row = matchup["rows"][0]
    if pen.found["against"] == row["player"] and len(matchup["rows"]) > 1 and matchup["seats"] > 1:
        row = matchup["rows"][1]
    others = [other for other in matchup["rows"] if other is not row]
    if not others:
        return ""
    return pen.words(
        "arena-verdict-baseline",
        player=escape(pen.words.player(row["player"])),
        share=pen.words.per_cent(row["share"]),
        interval=pen.words.span(row["paired"]),
        others=escape(", ".join(pen.words.players(other["player"], other["seats"]) for other in others)),
        fair=pen.words.per_cent(row["fair"]),
    )


def ratings(pen: Pen) -> str:
    words, against = pen.words, pen.found["against"]
    middle = words("arena-middle-baseline", player=against) if against else words("arena-middle-average")
    rows = [row for ratings in pen.found["ratings"] for row in ratings["rows"]]
    axis = Axis(min(row["low"] for row in rows), max(row["high"] for row in rows))
    several = len(pen.found["ratings"]) > 1
    parts = []
    for ratings in pen.found["ratings"]:
        if several:
            title = words.seats(ratings["seats"]) if ratings["seats"] else words("arena-all-seats")
            parts.append(f"<h3>{escape(title)}</h3>")
        for row in ratings["rows"]:
            drawn = interval(axis, row["rating"], row["low"], row["high"], pen.looks[row["player"]], 1500)
            said = f"{words.rating(row['rating'])} ({words.rating(row['low'])}–{words.rating(row['high'])})"
            value = f"<b>{words.rating(row['rating'])}</b>"
            if row["high"] > row["low"]:
                value += f" <small>{words.rating(row['low'])}–{words.rating(row['high'])}</small>"
            parts.append(pen.row(pen.name(row["player"]), svg(drawn, 26, said), value))
        parts.append(pen.row("", scale(axis, [(tick, words.rating(tick)) for tick in axis.ticks()]), ""))
    return pen.section(words("arena-ratings"), words("arena-ratings-how", middle=middle), *parts)


def matchups(pen: Pen) -> str:
    words = pen.words
    parts = [matrix(pen)] if has_matrix(pen) else []
    parts += [matchup(pen, one) for one in pen.found["matchups"] if len(one["rows"]) > 1]
    if not parts:
        return ""
    return pen.section(words("arena-matchups"), words("arena-matchups-how"), *parts)


def matchup(pen: Pen, matchup: MatchupReport) -> str:
    words = pen.words
    rows = matchup["rows"]
    bars, fair, done = [], "", 0.0
    for row in rows:
        look = pen.looks[row["player"]]
        label = words.per_cent(row["share"]) if row["share"] > 0.16 else ""
        bars.append(f'<span class="{look}" style="flex:{row["share"] or 0.0001} 0 0">{label}</span>')
    for row in rows[:-1]:
        done += row["fair"]
        fair += f'<i style="left:{100 * done:.2f}%"></i>'
    details = " · ".join(
        [
            words.seats(matchup["seats"]),
            words("arena-so-many-games", games=matchup["games"]),
            words("arena-tied", games=matchup["tied"]),
        ]
    )
    names = "".join(f"<span>{told(pen, row)}</span>" for row in rows)
    return (
        f'<div class="bout"><p>{names}</p><div class="bar">{"".join(bars)}{fair}</div>'
        f'<p class="quiet">{escape(details)}</p></div>'
    )


def told(pen: Pen, row: ShareRow) -> str:
    words = pen.words
    fair = words("arena-fair-share", share=words.per_cent(row["fair"]))
    return (
        f"{pen.name(row['player'], row['seats'])} <b>{words.per_cent(row['share'])}</b> "
        f'<span class="quiet">{pen.words.span(row["paired"])}, {escape(fair)}</span>'
    )


def has_matrix(pen: Pen) -> bool:
    return 2 in pen.found["seats"] and not pen.found["against"] and len(pen.found["bots"]) > 2


def matrix(pen: Pen) -> str:
    """Everybody against everybody, two at a table; the strongest first."""
    shares: dict[tuple[str, str], ShareRow] = {}
    for matchup in pen.found["matchups"]:
        if matchup["seats"] == 2 and len(matchup["rows"]) == 2:
            one, other = matchup["rows"]
            shares[one["player"], other["player"]] = one
            shares[other["player"], one["player"]] = other
    ratings = next(some for some in pen.found["ratings"] if some["seats"] == 2)
    order = [row["player"] for row in ratings["rows"]]
    head = "".join(f"<th>{pen.name(player)}</th>" for player in order)
    lines = []
    for player in order:
        cells = "".join(cell(pen, shares.get((player, other))) for other in order)
        lines.append(f"<tr><td>{pen.name(player)}</td>{cells}</tr>")
    how = f'<p class="how">{escape(pen.words("arena-matrix-how"))}</p>'
    return f'{how}<div class="wide"><table class="matrix"><tr><th></th>{head}</tr>{"".join(lines)}</table></div>'


def cell(pen: Pen, row: ShareRow | None) -> str:
    if row is None:
        return "<td></td>"
    strength = round(abs(row["share"] - 0.5) * 90)
    colour = "--good" if row["share"] >= 0.5 else "--bad"
    style = f"background:color-mix(in srgb, var({colour}) {strength}%, var(--panel-2))"
    said = f"<b>{pen.words.per_cent(row['share'])}</b><small>{pen.words.span(row['paired'])}</small>"
    return f'<td style="{style}">{said}</td>'
