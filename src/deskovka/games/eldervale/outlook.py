"""What an option costs, or what lies where it leads, in words: only what its seat can see."""

from __future__ import annotations

from deskovka.core.game import Say
from deskovka.core.options import first, second, verb
from deskovka.games.eldervale.box import ADVENTURE, MAGIC, SPELL
from deskovka.games.eldervale.dwellings import Build, dwelling_discount
from deskovka.games.eldervale.magic import is_free_for
from deskovka.games.eldervale.offer import BuyCard, card_discount
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.realms import FIELDS, FIELDS_OF, REALMS
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.speech import bundle_forms, token_name
from deskovka.games.eldervale.summoning import Summon, summon_cost, summon_discount
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import TOKEN_NAMES, top_of
from deskovka.games.eldervale.verbs import BUILD, BUY, CAST, ELEMENT, PLACE, SUMMON_UNIT, TREASURE


def in_words(g: Eldervale, seat: int, option: int, say: Say) -> str:
    what, thing, more = int(verb(option)), int(first(option)), int(second(option))
    if what == PLACE:
        return placement(g, seat, more, say)
    if what == TREASURE:
        return treasure(g, thing, more, say)
    if what == CAST and MAGIC[thing].kind == SPELL:
        return price(0 if is_free_for(g.players[seat], thing) else int(MAGIC[thing].pay), 0, say)
    if what == BUY:
        discount = g.ask.other if isinstance(g.ask, BuyCard) else 0
        return price(int(ADVENTURE[thing].cost), int(card_discount(g, g.players[seat], thing, discount)), say)
    if what == SUMMON_UNIT:
        discount = g.ask.amount if isinstance(g.ask, Summon) else 0
        return price(int(summon_cost(g, seat, thing)), int(summon_discount(g, seat, thing, discount)), say)
    if what == BUILD:
        discount = g.ask.amount if isinstance(g.ask, Build) else 0
        return price(int(REALMS[thing].cost), int(dwelling_discount(g.players[seat], thing, discount)), say)
    if what == ELEMENT:
        return say("eldervale-detail-level", level=int(g.players[seat].levels[thing]))
    return ""


def price(cost: int, discount: int, say: Say) -> str:
    """For 2 gems, 1 resource cheaper; free."""
    words = said(cost)
    if not words:
        return say("eldervale-detail-free")
    told = say("eldervale-detail-price", **bundle_forms("cost", words, say))
    return f"{told}, {say('eldervale-detail-cheaper', count=discount)}" if discount else told


def treasure(g: Eldervale, realm: int, field: int, say: Say) -> str:
    """The top token of a stack, or what is printed under it."""
    token = int(top_of(g.stacks[FIELDS * realm + field]))
    return token_name(TOKEN_NAMES[token], say) if token >= 0 else shown(g, realm, field, say)


def shown(g: Eldervale, realm: int, field: int, say: Say) -> str:
    """The same, but of a token only its face."""
    token = int(top_of(g.stacks[FIELDS * realm + field]))
    if token >= 0:
        return say(f"eldervale-face-{TOKEN_NAMES[token].partition('-')[2]}")
    return str(bundle_forms("cost", said(int(REALMS[realm].printed[field])), say)["cost"])


def placement(g: Eldervale, seat: int, realm: int, say: Say) -> str:
    """What treasure lies there, and whether a battle follows."""
    parts = [" / ".join(shown(g, realm, field, say) for field in range(FIELDS_OF[realm]))] if FIELDS_OF[realm] else []
    if not g.is_peaceful():
        if g.others_in(seat, realm) or g.beast_in(realm) != NO_PIECE:
            parts.append(say("eldervale-detail-battle"))
        elif g.near[realm] & g.beasts():
            parts.append(say("eldervale-detail-monster"))
    return ", ".join(parts)
