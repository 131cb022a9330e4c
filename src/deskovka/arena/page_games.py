"""The second half of a report: scores, where points come from, what winners had, the order of play, thinking."""

from __future__ import annotations

from html import escape

from deskovka.arena.pen import Pen
from deskovka.arena.plots import Axis, histogram, interval, mark, scale, svg, tallest, upright
from deskovka.arena.report import PlayersReport
from deskovka.arena.tallies import PlaceReport, TallyReport, ThingRow

SOME = 1  # victory to be expected, for a thing to be judged at all
ENOUGH = 3  # victories to be expected, for a thing to be shown among the first
SHOWN = 6  # things at each end of a list that are seen at once
FEW = 20  # things that are all shown
CLASSES = 45  # bars of a histogram at most


def scores(pen: Pen) -> str:
    words = pen.words
    parts = []
    for table in pen.found["players"]:
        if len(pen.found["players"]) > 1:
            parts.append(f"<h3>{escape(words.seats(table['seats']))}</h3>")
        parts += score_rows(pen, table)
    return pen.section(words("arena-scores"), words("arena-scores-how"), *parts)


def score_rows(pen: Pen, table: PlayersReport) -> list[str]:
    words = pen.words
    counts = {row["player"]: numbered(row["scores"]["counts"]) for row in table["rows"]}
    low = min(min(some) for some in counts.values())
    high = max(max(some) for some in counts.values()) + 1
    width = max(1, -(-(high - low) // CLASSES))
    axis = Axis(low, high)
    most = max(tallest(some, width) for some in counts.values())
    rows = []
    for row in table["rows"]:
        quarters = row["scores"]["quartiles"][1:4]
        numbers = {"low": words.number(quarters[0]), "high": words.number(quarters[2])}
        said = words("arena-score-numbers", mean=words.number(row["scores"]["mean"], 1), **numbers)
        drawn = histogram(axis, counts[row["player"]], width, most, pen.looks[row["player"]], quarters)
        value = f"<b>{words.number(row['scores']['mean'], 1)}</b> <small>{numbers['low']}–{numbers['high']}</small>"
        rows.append(pen.row(pen.name(row["player"]), svg(drawn, 46, escape(said)), value))
    return [*rows, pen.row("", scale(axis, [(tick, words.number(tick)) for tick in axis.ticks(8)]), "")]


def points(pen: Pen) -> str:
    words = pen.words
    lines = [line for line in pen.found["lines"] if any(line["players"].values())]
    if len(lines) < 2:
        return ""
    values = [value for line in lines for value in (*line["players"].values(), line["winners"])]
    axis = Axis(min(0.0, *values), max(values))
    parts = [pen.legend(lines[0]["players"], words("arena-winners"))]
    for line in lines:
        y = 13
        dots = "".join(
            mark(pen.looks[player], axis.at(value), y, 12, f"{escape(player)}: {words.number(value, 1)}")
            for player, value in line["players"].items()
        )
        ring = f'<circle class="winners" cx="{axis.at(line["winners"])}%" cy="{y}" r="9.5"/>'
        track = f'<line class="track" x1="2%" x2="98%" y1="{y}" y2="{y}"/>'
        said = ", ".join(f"{player} {words.number(value, 1)}" for player, value in line["players"].items())
        value = f"<small>{escape(words('arena-winners'))}</small> <b>{words.number(line['winners'], 1)}</b>"
        drawn = svg(track + ring + dots, 26, escape(said))
        parts.append(pen.row(escape(words.line(line["line"])), drawn, value))
    parts.append(pen.row("", scale(axis, [(tick, words.number(tick)) for tick in axis.ticks(8)]), ""))
    return pen.section(words("arena-points"), words("arena-points-how"), *parts)


def things(pen: Pen) -> str:
    words = pen.words
    parts = []
    for tally in pen.found["things"]:
        parts.append(tally_rows(pen, words.tally(tally["tally"]), tally, words.kind_of(tally["tally"])))
    for tally in pen.found["parts"]:
        title = words("arena-on-the-sheet", line=words.line(tally["tally"]))
        parts.append(tally_rows(pen, title, tally, tally["kind"]))
    if not parts:
        return ""
    players = [player for player in pen.looks if player not in pen.found["rivals"]]
    legend = pen.legend(players)
    return pen.section(words("arena-things"), words("arena-things-how"), legend, *parts)


def tally_rows(pen: Pen, title: str, tally: TallyReport, kind: str) -> str:
    words = pen.words
    rows = sorted(tally["rows"], key=standing_out)
    common = [row for row in rows if row["expected"] >= ENOUGH]
    shown = rows if len(rows) <= FEW else common[:SHOWN] + common[SHOWN:][-SHOWN:]
    others = [row for row in rows if row not in shown]
    inside = "".join(thing(pen, kind, row) for row in shown)
    if others:
        more = escape(words("arena-show-all", number=len(others)))
        inside += f"<details><summary>{more}</summary>{''.join(thing(pen, kind, row) for row in others)}</details>"
    head = pen.row("", escape(words("arena-lift")), "", "four head", escape(words("arena-had")))
    return f"<h3>{escape(title)}</h3>{head}{inside}"


def thing(pen: Pen, kind: str, row: ThingRow) -> str:
    words = pen.words
    look = "calm" if not row["clear"] else "good" if row["lift"] > 1 else "bad"
    axis = Axis(0, 2)
    if row["expected"] < SOME:  # only those had it who hardly ever win: nothing can be said
        lift, drawn = "–", upright(axis.at(1), 26, "centre")
    else:
        lift = f"×{words.number(row['lift'], 2)}"
        drawn = interval(axis, row["lift"], row["low"], row["high"], look, 1)
    small = words("arena-times-held", number=words.number(row["holders"]))
    if row["points"] is not None:
        small += " · " + words("arena-points-each", points=words.number(row["points"], 1))
    name = f"{escape(words.thing(kind, row['name']))} <small>{escape(small)}</small>"
    return pen.row(name, svg(drawn, 26, escape(lift)), f"<b>{lift}</b>", "four", had(pen, row))


def had(pen: Pen, row: ThingRow) -> str:
    axis = Axis(0, 1)
    said = ", ".join(f"{player} {pen.words.per_cent(share)}" for player, share in row["players"].items())
    track = '<line class="track" x1="2%" x2="98%" y1="13" y2="13"/>'
    dots = "".join(
        mark(pen.looks[player], axis.at(share), 13, 11, f"{escape(player)}: {pen.words.per_cent(share)}")
        for player, share in row["players"].items()
    )
    return svg(track + dots, 26, escape(said))


def places(pen: Pen) -> str:
    words = pen.words
    if not pen.found["places"]:
        return ""
    axis = Axis(0, min(1.0, 1.15 * max(place["wilson"][1] for place in pen.found["places"])))
    parts = []
    for seats in sorted({place["seats"] for place in pen.found["places"]}):
        parts.append(f"<h3>{escape(words.seats(seats))}</h3>")
        parts += [place_row(pen, axis, place) for place in pen.found["places"] if place["seats"] == seats]
    return pen.section(words("arena-places"), words("arena-places-how"), *parts)


def place_row(pen: Pen, axis: Axis, place: PlaceReport) -> str:
    low, high = place["wilson"]
    fair = 1 / place["seats"]
    look = "good" if low > fair else "bad" if high < fair else "calm"
    drawn = interval(axis, place["share"], low, high, look, fair)
    value = f"<b>{pen.words.per_cent(place['share'])}</b> <small>{pen.words.span(place['wilson'])}</small>"
    name = escape(pen.words("arena-place", place=place["place"]))
    return pen.row(name, svg(drawn, 26, pen.words.per_cent(place["share"])), value)


def thinking(pen: Pen) -> str:
    words = pen.words
    head = "".join(f"<th>{escape(column)}</th>" for column in words.time_columns())
    lines = []
    for row in pen.found["times"]:
        cells = words.time_cells(row, pen.found["illegal"][row["player"]])
        inside = "".join(f"<td>{cell}</td>" for cell in cells)
        lines.append(f"<tr><td>{pen.name(row['player'])}</td>{inside}</tr>")
    table = f'<div class="wide"><table><tr>{head}</tr>{"".join(lines)}</table></div>'
    return pen.section(words("arena-thinking"), words("arena-thinking-how"), table)


def standing_out(row: ThingRow) -> tuple[bool, float, str]:
    """What wins more than chance explains first, what loses more than that last; behind it what cannot be judged."""
    return row["expected"] < SOME, -(row["lift"] - 1) / max(1e-9, row["high"] - row["low"]), row["name"]


def numbered(counts: dict[str, int]) -> dict[int, int]:
    return {int(score): count for score, count in counts.items()}
