"""A review as one page that needs nothing else: both languages, light and dark, on a desk or a phone."""

from __future__ import annotations

from html import escape
from pathlib import Path

from deskovka.arena.page import STYLE as COMMON
from deskovka.arena.plots import badge
from deskovka.games.registry import find_game
from deskovka.review.graph import graph
from deskovka.review.quality import QUALITIES
from deskovka.review.report import Review
from deskovka.review.saying import UNFINISHED, seen_as, written_accuracy, written_chance, written_change, written_moment
from deskovka.review.shapes import ToldAlternative, ToldAnswer, ToldMoment, ToldReview
from deskovka.review.signs import sign
from deskovka.review.telling import tell
from deskovka.text import LANGUAGES, Texts, texts

STYLE = Path(__file__).with_name("page.css")


def page(review: Review, viewer: int, language: str) -> str:
    """The whole page; it opens in this language."""
    parts = [Part(tell(review, viewer, each), texts(each)) for each in LANGUAGES]
    chosen = "".join(
        f'<input type="radio" name="language" id="in-{each}"{" checked" if each == language else ""}>'
        for each in LANGUAGES
    )
    labels = "".join(f'<label for="in-{each}">{each.upper()}</label>' for each in LANGUAGES)
    style = COMMON.read_text(encoding="utf-8") + STYLE.read_text(encoding="utf-8")
    title = escape(f"{texts(language)('review-heading')}: {texts(language)(game_title(review.game))}")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f'{chosen}<div class="language">{labels}</div>\n'
        + "\n".join(part.whole() for part in parts)
        + "\n</body>\n</html>\n"
    )


def game_title(game: str) -> str:
    return f"{find_game(game).prefix()}-title"


class Part:
    """The page in one language."""

    def __init__(self, told: ToldReview, say: Texts) -> None:
        self.told = told
        self.say = say
        self.answers = {answer["place"]: answer for answer in told["answers"]}

    def whole(self) -> str:
        sections = "\n".join((self.players(), self.chances(), self.moments()))
        return f'<div class="told" lang="{self.told["language"]}">{self.header()}<main>{sections}</main></div>'

    def header(self) -> str:
        told, say = self.told, self.say
        progress = told["progress"]
        chips = [
            say(game_title(told["game"])),
            seen_as(told["seen_as"], told["names"], say),
            say("review-so-far", looked=progress["looked"], all=progress["all"], searched=progress["searched"]),
        ]
        if progress["state"] in UNFINISHED:
            chips.append(say(UNFINISHED[progress["state"]]))
        listed = "".join(f"<li>{escape(chip)}</li>" for chip in chips)
        title = told["title"]
        sentences = " ".join(escape(sentence["text"]) for sentence in told["summary"])
        return (
            f'<header>\n<p class="caps">{escape(say("review-heading"))}</p>\n'
            f"<h1>{escape(title['text']) if title else ''}</h1>\n"
            f'<ul class="chips">{listed}</ul>\n<div class="verdict"><p>{sentences}</p></div>\n</header>'
        )

    def section(self, title: str, how: str, inside: str) -> str:
        return (
            f'<section><h2>{escape(self.say(title))}</h2><p class="how">{escape(self.say(how))}</p>{inside}</section>'
        )

    def name(self, seat: int) -> str:
        return badge(f"p{seat + 1}") + escape(self.told["names"][seat])

    # ---- the sections

    def players(self) -> str:
        say = self.say
        heads = [say("review-player"), say("review-accuracy")]
        cells = "".join(f"<th>{escape(head)}</th>" for head in heads)
        cells += "".join(f"<th>{sign(quality, say(f'review-name-{quality}'))}</th>" for quality in QUALITIES)
        rows = [f"<tr>{cells}<th>{escape(say('review-luck'))}</th></tr>"]
        for account in self.told["accounts"]:
            counts = "".join(f"<td>{account['counts'][quality]}</td>" for quality in QUALITIES)
            accuracy = escape(written_accuracy(account["accuracy"], say))
            luck = written_change(account["luck"])
            rows.append(
                f"<tr><td>{self.name(account['seat'])}</td><td><b>{accuracy}</b></td>{counts}"
                f'<td class="lucky">{luck}</td></tr>'
            )
        table = f'<div class="wide"><table>{"".join(rows)}</table></div>'
        return self.section("review-players", "review-players-how", table)

    def chances(self) -> str:
        legend = "".join(f"<span>{self.name(seat)}</span>" for seat in range(len(self.told["names"])))
        turns = "".join(
            f"<li>{escape(self.answers[turn['place']]['when']['text'])}: {escape(turn['text'])}</li>"
            for turn in self.told["turnings"]
        )
        drawn = graph(self.told, self.say("review-chances"))
        inside = f'<p class="legend">{legend}</p>{drawn}<ul class="turns">{turns}</ul>'
        return self.section("review-chances", "review-chances-how", inside)

    def moments(self) -> str:
        rows = "".join(self.moment(moment) for moment in self.told["moments"])
        return self.section("review-moments", "review-moments-how", rows or escape(self.say("review-moments-none")))

    def moment(self, moment: ToldMoment) -> str:
        answer = self.answers[moment["place"]]
        first = moment["kind"] == "play" and answer["first_look"]
        colour = "q-good" if moment["name"] == "good" else moment["name"]
        inside = self.decision(answer) if moment["kind"] == "play" else self.drawn(moment, answer)
        return (
            f'<details class="moment"><summary>{sign(moment["name"], "", first)}'
            f'<span class="quiet">{escape(moment["when"]["text"])}</span><span>{self.name(moment["seat"])}</span>'
            f'<span>{escape(moment["text"])}</span><b class="{colour}">{escape(moment["name_text"])}</b>'
            f'<span class="change {colour}">{written_moment(moment, answer, self.say)}</span></summary>'
            f'<div class="inside">{inside}</div></details>'
        )

    def decision(self, answer: ToldAnswer) -> str:
        say = self.say
        seat = answer["seat"]
        before = written_chance(answer["before"][seat], say)
        parts = [
            f"<h3>{escape(answer['question'])}</h3>",
            f"<p>{escape(say('review-from-to', before=before, after=written_chance(answer['played'], say)))}</p>",
        ]
        if answer["too_close"]:
            parts.append(f"<p>{escape(say('review-too-close'))}</p>")
        if answer["alternatives"]:
            parts.append(f"<h3>{escape(say('review-better-here'))}</h3>")
            parts += [self.choice(other) for other in answer["alternatives"]]
        best = answer["alternatives"][0] if answer["alternatives"] else None
        if best is not None and best["follows"]:
            steps = "".join(
                f"<li>{self.name(step['seat'])}: {escape(step['text'])} "
                f"<small>{escape(say('review-times', times=step['times'], of=step['of']))}</small></li>"
                for step in best["follows"]
            )
            parts.append(f'<h3>{escape(say("review-followed"))}</h3><ul class="steps">{steps}</ul>')
        judged = say("review-judged-by", player=self.told["names"][seat])
        return "".join(parts) + f'<p class="how">{escape(judged)}</p>'

    def choice(self, other: ToldAlternative) -> str:
        chance = other["chance"]
        low, high = 100 * chance["low"], 100 * chance["high"]
        text = self.say("review-played", answer=other["text"]) if other["played"] else other["text"]
        return (
            f'<div class="choice{" mine" if other["played"] else ""}"><span>{escape(text)}</span>'
            f'<span class="chance"><i style="width:{100 * chance["chance"]:.0f}%"></i>'
            f'<b style="left:{low:.0f}%;width:{high - low:.0f}%"></b></span>'
            f'<span class="number">{escape(written_chance(chance, self.say))}</span>'
            f'<span class="reason">{escape(other["reason"])}</span></div>'
        )

    def drawn(self, moment: ToldMoment, answer: ToldAnswer) -> str:
        luck = next(luck for luck in answer["luck"] if luck["seat"] == moment["seat"])
        expected, came = (written_chance(chance, self.say) for chance in (luck["expected"], luck["came"]))
        told = "".join(f"<p>{escape(text)}</p>" for text in luck["texts"])
        return f"{told}<p>{escape(self.say('review-from-to', before=expected, after=came))}</p>"
