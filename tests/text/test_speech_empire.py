"""Sentences of Legends as people hear them: regions whither, whence and where, names in their cases, numbers."""

from __future__ import annotations

import pytest

from deskovka.games.empire.table import Empire
from deskovka.text import Speaker, texts
from support.empire import EMPIRE, answer, refused, table
from support.text import PLAYERS


def plain(words: str) -> str:
    """Blanks that do not break are blanks."""
    return words.replace("\u00a0", " ")


def speaker(language: str) -> Speaker:
    return Speaker(EMPIRE, texts(language), PLAYERS)


def option(language: str, words: str) -> str:
    meant = EMPIRE.phrases.parse(words)
    assert meant is not None, words
    return plain(speaker(language).option(meant))


def event(language: str, event: str, **told: object) -> str:
    return plain(speaker(language).event({"event": event, **told}))


def why_not(g: Empire, words: str) -> str:
    """Why seat 0 cannot do this, in Czech."""
    return plain(speaker("cs").refusal(refused(g, words)))


# ---- options


@pytest.mark.parametrize(
    ("words", "czech", "english"),
    [
        ("start in DES-4", "Začít u Kamenné tváře", "Start at Stone Face"),
        (
            "lay book_of_spells in BRI-2",
            "Umístit Knihu kouzel na Ostrov s pagodou",
            "Lay Magic Book on Pagoda Isle",
        ),
        ("leave out robbers", "Vynechat Bandu lupičů", "Leave out Band of Robbers"),
        ("lay a hidden token in MEA-4", "Umístit skrytý žeton do Borového háje", "Lay a face-down token in Pine Grove"),
        (
            "settle ARC-3",
            "Poslat po jedné armádě každého na Osamělou skálu",
            "Send one army of everybody to Lone Rock",
        ),
        ("neutral to PEA-1", "Umístit neutrální armádu k Věžatému hradu", "Place a neutral army at Spire Castle"),
        ("seat 1 begins", "Určit, že začne Petr", "Let Petr begin"),
        ("take cursed_gargoyles", "Vzít si Prokleté chrliče", "Take Cursed Gargoyles"),
        ("choose destroy", "Vybrat: zničit armádu", "Choose: destroy an army"),
        ("place in MEA-3", "Umístit armádu do Vesnice", "Place an army in Village"),
        (
            "place in VOL-4 at the city of seat 2",
            "Umístit armádu na Horní sopku, 1 minci za město dostane Iva",
            "Place an army on Upper Volcano at the city of Iva for 1 coin",
        ),
        (
            "move RED-2 to CRE-4",
            "Přesunout armádu ze Středního lesa k Jezeru pod vodopádem",
            "Move an army from Middle Wood to Waterfall Lake",
        ),
        (
            "move MEA-1 to MEA-2",
            "Přesunout armádu od Vztyčených kamenů na Severní mys",
            "Move an army from Standing Stones to North Cape",
        ),
        ("build in MEA-3", "Postavit město ve Vesnici", "Build a city in Village"),
        ("destroy in CRE-1 seat 3", "Zničit armádu na Rohu: Ota", "Destroy an army of Ota on Horn"),
        (
            "destroy in DES-1 neutral",
            "Zničit neutrální armádu v Severních skalách",
            "Destroy a neutral army in Northern Crags",
        ),
        ("reinforce PEA-3", "Přidat armádu na Osamělou horu", "Add an army on Lone Mount"),
    ],
)
def test_an_option_says_where_whither_and_whence(words: str, czech: str, english: str) -> None:
    assert (option("cs", words), option("en", words)) == (czech, english)


@pytest.mark.parametrize(
    ("coins", "czech", "english"),
    [
        (0, "Nenabídnout nic", "Bid nothing"),
        (1, "Nabídnout 1 minci", "Bid 1 coin"),
        (2, "Nabídnout 2 mince", "Bid 2 coins"),
        (5, "Nabídnout 5 mincí", "Bid 5 coins"),
    ],
)
def test_a_bid_counts_its_coins(coins: int, czech: str, english: str) -> None:
    assert (option("cs", f"bid {coins}"), option("en", f"bid {coins}")) == (czech, english)


# ---- events


@pytest.mark.parametrize(
    ("coins", "secret", "shown", "won"),
    [
        (0, "Jana se rozhoduje nenabídnout nic.", "Jana nenabízí nic.", "Jana vyhrává dražbu a neplatí nic."),
        (1, "Jana tajně nabízí 1 minci.", "Jana nabízí 1 minci.", "Jana vyhrává dražbu a platí 1 minci."),
        (2, "Jana tajně nabízí 2 mince.", "Jana nabízí 2 mince.", "Jana vyhrává dražbu a platí 2 mince."),
        (5, "Jana tajně nabízí 5 mincí.", "Jana nabízí 5 mincí.", "Jana vyhrává dražbu a platí 5 mincí."),
    ],
)
def test_an_auction_is_told_with_its_coins(coins: int, secret: str, shown: str, won: str) -> None:
    told = [event("cs", kind, seat=0, coins=str(coins)) for kind in ("bid", "bid-shown", "bid-won")]
    assert told == [secret, shown, won]
    assert event("cs", "bid", seat=0, hidden=True) == "Jana má nabídku připravenou."


@pytest.mark.parametrize(
    ("kind", "told", "czech", "english"),
    [
        (
            "moved",
            {"region": "VOL-2", "region2": "VOL-4"},
            "Petr přesouvá armádu z Vnitřního ostrůvku na Horní sopku.",
            "Petr moves an army from Inner Islet to Upper Volcano.",
        ),
        ("placed", {"region": "CRE-3"}, "Petr umísťuje armádu ke Kamenné hlavě.", "Petr places an army at Stone Head."),
        (
            "built",
            {"region": "BRI-3"},
            "Petr staví město na Ostrově s přístavem.",
            "Petr builds a city on Harbour Isle.",
        ),
        (
            "destroyed",
            {"region": "DES-7", "seat2": 0},
            "Petr ničí armádu na Jihovýchodních píscích, přichází o ni Jana.",
            "Petr destroys an army of Jana on South-east Sands.",
        ),
        (
            "armies-set",
            {"armies": 4, "region": "PEA-2"},
            "Petr umísťuje 4 armády na Točitou horu.",
            "Petr places 4 armies on Spiral Mount.",
        ),
        (
            "armies-set",
            {"armies": 5, "region": "PEA-2"},
            "Petr umísťuje 5 armád na Točitou horu.",
            "Petr places 5 armies on Spiral Mount.",
        ),
        (
            "took",
            {"card": "night_wizard", "price": 0},
            "Petr si bere Nočního čaroděje zdarma.",
            "Petr takes Night Wizard for free.",
        ),
        (
            "took",
            {"card": "forest_pixie", "price": 2},
            "Petr si bere Lesní vílu za 2 mince.",
            "Petr takes Forest Pixie for 2 coins.",
        ),
        (
            "found",
            {"token": "magic_spring", "region": "MEA-5"},
            "Petr nachází na Jižním břehu Kouzelnou studánku.",
            "Petr finds Magic Spring on South Shore.",
        ),
        (
            "looked",
            {"token": "poison_swamp", "region": "RED-1"},
            "Petr se dívá na skrytý žeton v Horním lese: Jedovatý močál.",
            "Petr looks at the face-down token in Upper Wood: Poison Swamp.",
        ),
        (
            "looked",
            {"hidden": True, "region": "RED-1"},
            "Petr se dívá na skrytý žeton v Horním lese.",
            "Petr looks at the face-down token in Upper Wood.",
        ),
        ("leader-dealt", {"leader": "fairy_queen"}, "Petr hraje za Královnu víl.", "Petr plays the Fairy Queen."),
        ("game-scored", {"points": "-1"}, "Petr má v této partii -1 bod.", "Petr has -1 point in this game."),
    ],
)
def test_an_event_is_told_with_its_region(kind: str, told: dict[str, object], czech: str, english: str) -> None:
    assert (event("cs", kind, seat=1, **told), event("en", kind, seat=1, **told)) == (czech, english)


# ---- refusals


def test_a_refused_card_names_its_price_and_the_coins() -> None:
    g = table({"coins": 1}, row=["lake", "dire_eye", "dire_ogre", "forest_elf", "night_hydra", "cursed_king"])
    assert why_not(g, "take forest_elf") == (
        "Lesního elfa si vzít nemůžeš: cena je 2 a mincí máš 1. Karty víc vlevo jsou levnější a první je vždy zdarma."
    )
    assert why_not(g, "take stronghold") == "Pevnost v řadě neleží. Vyber některou z karet, které v ní jsou."


def test_a_refused_march_names_its_regions_and_its_points() -> None:
    g = table({"armies": {"CRE-3": 2}}, row=["forest_gnome"])
    answer(g, "take forest_gnome")
    assert why_not(g, "move CRE-3 to MEA-3") == (
        "Na tento přesun nemáš dost manévrů: stojí 3 a máš už jen 2. "
        "Po souši a po mostě stojí přesun 1, přes moře ho zlevní každý symbol létání."
    )
    assert why_not(g, "move CRE-3 to MEA-1") == (
        "Přesunout armádu od Kamenné hlavy rovnou ke Vztyčeným kamenům nejde: tyto dva regiony spolu nesousedí. "
        "Jdi po regionech, které na sebe navazují."
    )
    assert why_not(g, "move BRI-2 to BRI-1") == (
        "Přesunout armádu z Ostrova s pagodou nejde: žádnou tam nemáš. Vyber region, kde tvoje armáda stojí."
    )
    assert why_not(g, "take lake") == (
        "Další kartu si vzít nejde: v tomto tahu už máš Lesního gnóma a v každém tahu se bere jen 1. "
        "Dokonči akci, nebo zvol Hotovo."
    )
