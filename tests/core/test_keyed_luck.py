"""The luck of tables that people play: what can be seen of it tells nothing of what comes."""

from __future__ import annotations

import hashlib
import json
from itertools import islice

import pytest
from mypy_extensions import i64

from deskovka.core.errors import BrokenRecord
from deskovka.core.game import Game
from deskovka.core.luck import Key, Seed, luck_of, next_luck
from deskovka.core.proof import commitment, commitment_to_secret, key_of, new_secret
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.core.steps import State
from deskovka.core.vecs import vec
from deskovka.games.registry import find_game, game_ids
from deskovka.testing.play import play_randomly

LANTERN = find_game("_template")
VALE = find_game("vale")
GAMES = [find_game(id) for id in ("_template", *game_ids())]
SECRET = "5e" * 32
SHARES = ["00ff", "a1"]
GUESSES = 3000


def keyed(game: Game, secret: str = SECRET) -> State:
    seats = game.seats[-1]
    return game.new_game(seats, key_of(secret, [""] * seats))


def whole(g: State) -> str:
    return json.dumps(g.game.dump(g), sort_keys=True)


# ---- every draw


def test_a_draw_is_the_keyed_hash_of_its_number() -> None:
    key = bytes(range(32))
    for count, n in ((1, 6), (2, 70), (70, 2), (2**40, 1000)):
        made = hashlib.blake2b(count.to_bytes(8, "big"), key=key, digest_size=8, person=b"deskovka luck").digest()
        assert Key(key).draw(count, n) == int.from_bytes(made, "big") % n


def test_a_key_comes_from_the_secret_and_all_shares_in_their_order() -> None:
    expected = hashlib.blake2b(b"00ff|a1", key=bytes.fromhex(SECRET), digest_size=32).digest()
    assert key_of(SECRET, SHARES) == Key(expected)
    others = [key_of(SECRET, shares) for shares in (["a1", "00ff"], ["00ff", ""], ["", "a1"], ["", ""], ["00ffa1", ""])]
    assert len({Key(expected), *others}) == 6
    assert key_of("5f" * 32, SHARES) != Key(expected)


def test_a_table_with_a_key_counts_its_draws() -> None:
    g = State(LANTERN)
    key = key_of(SECRET, SHARES)
    g.take_luck(key)
    drawn = [g.random_below(1000) for _ in range(5)]
    assert drawn == [key.draw(count, 1000) for count in range(1, 6)]
    assert g.luck == -5
    g.take_luck(7)
    assert g.key is None
    assert g.luck == luck_of(7)


def test_keys_have_256_bits_and_do_not_show_themselves() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Key(b"short")
    assert SECRET[:4] not in repr(Key(bytes.fromhex(SECRET)))
    assert len({new_secret() for _ in range(50)}) == 50
    assert all(len(bytes.fromhex(new_secret())) == 32 for _ in range(5))


# ---- every game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_games_draw_from_the_key(game: Game) -> None:
    g = keyed(game)
    assert g.luck < 0
    assert whole(g) == whole(keyed(game))
    assert whole(g) != whole(keyed(game, "5f" * 32))
    for now in islice(play_randomly(g, 3), 0, 40, 8):
        assert now.key == key_of(SECRET, [""] * game.seats[-1])
        assert whole(game.load(game.dump(now))) == whole(now)
        assert now.clone().key is now.key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nobody_imagines_with_the_key(game: Game) -> None:
    for now in islice(play_randomly(keyed(game), 5), 0, 20, 5):
        if now.ask is not None:
            imagined = now.imagine(int(now.seat) if now.seat >= 0 else 0, 9)
            assert imagined.key is None
            assert key_of(SECRET, [""] * game.seats[-1]).hex() not in whole(imagined)


def test_a_stored_table_has_a_key_exactly_where_its_luck_counts_draws() -> None:
    stored = LANTERN.dump(keyed(LANTERN))
    for broken in ({**stored, "key": None}, {**stored, "luck": 5}, {**stored, "key": "ab"}, {**stored, "key": 4}):
        with pytest.raises(ValueError, match="key"):
            LANTERN.load(broken)


def test_tables_with_a_seed_are_stored_as_ever() -> None:
    assert "key" not in VALE.dump(VALE.new_game(2, 3))


def test_a_position_may_be_laid_with_a_key() -> None:
    key = key_of(SECRET, [])
    g = VALE.position({"seed": key})
    assert g.key == key
    assert whole(g) == whole(VALE.position({"seed": key}))
    assert whole(g) != whole(VALE.position({"seed": key_of("5f" * 32, [])}))


# ---- attacks


def first_cards(seed: Seed) -> list[object]:
    """What everybody sees of a Vale before the first answer."""
    return [*VALE.view(VALE.new_game(4, seed), None).items()]


def test_a_seed_is_found_from_what_everybody_sees_and_its_commitment_says_so() -> None:
    """Why the luck of people does not come from seeds: there are few enough of them to be tried."""
    told = commitment(1234)
    seen = first_cards(1234)
    assert [seed for seed in range(GUESSES) if commitment(seed) == told] == [1234]
    assert [seed for seed in range(1200, 1260) if first_cards(seed) == seen] == [1234]


def test_no_seed_explains_a_table_with_a_key() -> None:
    """The same attack, with the guesses an attacker has: seeds, and keys made of them and of what everybody is told."""
    secret, shares = new_secret(), ["aa", "bb", "cc", "dd"]
    told, seen = commitment_to_secret(secret), first_cards(key_of(secret, shares))
    assert seen == first_cards(key_of(secret, shares))
    guessed = [f"{seed:064x}" for seed in range(GUESSES)]
    assert told not in {commitment(seed) for seed in range(GUESSES)}
    assert told not in {commitment_to_secret(guess) for guess in guessed}
    tried: list[Seed] = [*range(40), *(key_of(guess, shares) for guess in guessed[:40]), key_of(told, shares)]
    assert all(first_cards(guess) != seen for guess in tried)


def linear_complexity(bits: list[int]) -> int:
    """The shortest linear register that makes these bits (Berlekamp and Massey)."""
    taps, before = 1, 1
    length, since = 0, 1
    window = 0
    for number, bit in enumerate(bits):
        window = window << 1 | bit
        known = window & ((1 << length + 1) - 1)
        if (known & taps).bit_count() & 1:
            old = taps
            taps ^= before << since
            if 2 * length <= number:
                length, before, since = number + 1 - length, old, 1
                continue
        since += 1
    return length


def test_the_register_is_solved_from_as_many_bits_as_it_has_twice_and_the_key_is_not() -> None:
    register, bits = int(luck_of(42)), []
    for _ in range(400):
        register = int(next_luck(register))
        bits.append(register >> 62)
    assert linear_complexity(bits) <= 63
    key = key_of(SECRET, SHARES)
    drawn = [key.draw(count, 2) for count in range(1, 401)]
    assert 190 <= linear_complexity(drawn) <= 210  # as of tossed coins: half of all that were seen


def test_keyed_shuffles_are_not_lopsided() -> None:
    places = [[0] * 4 for _ in range(4)]
    g = State(LANTERN)
    g.take_luck(key_of(SECRET, SHARES))
    for _ in range(4000):
        things = vec[i64]([0, 1, 2, 3])
        g.shuffle(things)
        for place, thing in enumerate(things):
            places[place][int(thing)] += 1
    assert all(860 < count < 1140 for row in places for count in row)


# ---- records


def played() -> Record:
    record = new_record(LANTERN, 2, secret=SECRET)
    record.shares = SHARES
    recorder = Recorder(LANTERN, record)
    while recorder.state.ask is not None:
        seat = int(recorder.state.seat)
        recorder.choose(seat, recorder.state.offered(seat)[-1])
    return recorder.record


def complaint(text: str) -> str:
    with pytest.raises(BrokenRecord) as broken:
        list(replay(LANTERN, read_record(text)))
    return str(broken.value)


def test_a_record_with_a_secret_tells_everything_that_proves_it() -> None:
    text = played().text()
    assert f"commitment: {commitment_to_secret(SECRET)}\nsecret: {SECRET}\nshares: 00ff | a1\nnames:" in text
    assert "seed" not in text.replace("seat", "")
    again = read_record(text)
    assert again.text() == text
    assert [*replay(LANTERN, again)][-1].ask is None


def test_a_secret_is_hidden_while_the_game_goes_on_and_shares_are_not() -> None:
    text = played().text(hide_seed=True)
    assert "secret: hidden\nshares: 00ff | a1\n" in text
    assert SECRET not in text
    hidden = read_record(text)
    assert hidden.commitment == commitment_to_secret(SECRET)
    assert hidden.text() == text
    assert complaint(text) == "the secret is still hidden: the game can be checked when it is over"


def test_a_seat_may_add_nothing() -> None:
    record = played()
    record.shares = ["", "a1"]
    assert "shares:  | a1\n" in record.text()
    assert read_record(record.text()).shares == ["", "a1"]
    record.shares = ["", ""]
    assert "shares" not in record.text()
    assert read_record(record.text()).shares == ["", ""]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (f"secret: {SECRET}", f"secret: {'5f' * 32}", "the secret is not the one that was committed to"),
        (f"secret: {SECRET}", "secret: 5e5e", "secret: expected 64 digits from 0 to f, not '5e5e'"),
        (f"secret: {SECRET}", "seed: 4", "the header has 'shares' without 'secret'"),
        (f"secret: {SECRET}", f"secret: {SECRET}\nseed: 4", "luck comes from a seed or from a secret, not from both"),
        (f"secret: {SECRET}", f"secret: {SECRET}\nchosen: yes", "the header has 'chosen' without 'seed'"),
        ("shares: 00ff | a1", "shares: 00ff", "1 shares for 2 seats"),
        ("shares: 00ff | a1", "shares: 00ff | x1", "shares: expected digits from 0 to f, not 'x1'"),
    ],
)
def test_what_does_not_fit_together_is_refused(old: str, new: str, why: str) -> None:
    text = played().text()
    assert old in text
    assert complaint(text.replace(old, new)) == why


@pytest.mark.parametrize("shares", ["00fe | a1", "a1 | 00ff", " | a1"])
def test_another_share_is_another_game(shares: str) -> None:
    assert complaint(played().text().replace("shares: 00ff | a1", f"shares: {shares}"))


def test_a_chosen_seed_stands_on_the_record() -> None:
    record = new_record(LANTERN, 2, 7)
    assert "chosen" not in record.text()
    record.chosen = True
    assert "seed: 7\nchosen: yes\n" in record.text()
    assert Recorder(LANTERN, record).record.text() == record.text()
    assert read_record(record.text()).chosen
    with pytest.raises(BrokenRecord, match="chosen: expected 'yes'"):
        read_record(record.text().replace("chosen: yes", "chosen: no"))


def test_a_table_set_up_with_a_key_has_the_luck_of_its_secret() -> None:
    record = new_record(VALE, 2, secret=SECRET)
    record.start = VALE.dump(VALE.position({"seed": record.source()}))
    assert [*replay(VALE, record)]
    other = read_record(record.text())
    other.start = VALE.dump(VALE.position({"seed": key_of("5f" * 32, ["", ""])}))
    with pytest.raises(BrokenRecord, match="its luck is not that of the secret"):
        list(replay(VALE, other))
