"""The generator and the dealer, checked against their definitions in docs/records.md, written here a second time."""

import hashlib
from collections import Counter

import pytest

import sacbe
from sacbe.engine.chance import Dealer, Rng, commitment, rng, sample, seed_bytes

SEED = bytes(range(32))
TWO_32 = 1 << 32


# The dealer, by the definition


def key_of(seed: bytes, nonces: list[bytes]) -> bytes:
    text = b"sacbe deal 1"
    for part in [seed, *nonces]:
        text += len(part).to_bytes(8, "big") + part
    return hashlib.sha256(text).digest()


def number_of(key: bytes, index: int, bound: int) -> int:
    attempt = 0
    while True:
        block = hashlib.sha256(key + index.to_bytes(8, "big") + attempt.to_bytes(8, "big")).digest()
        word = int.from_bytes(block[:8], "big")
        if word < 2**64 // bound * bound:
            return word % bound
        attempt += 1


@pytest.mark.parametrize("nonces", [[], [b""], [b"ana", b"bogdan"], [b"anab", b"ogdan"], [b"\x00" * 100]])
@pytest.mark.parametrize("bound", [1, 2, 3, 8, 47, 1000, 2**33, 2**63 + 1, 2**64])
def test_the_dealer_draws_what_its_definition_says(nonces: list[bytes], bound: int) -> None:
    dealer = Dealer(SEED, nonces)
    key = key_of(SEED, nonces)
    for index in [*range(20), 2**40]:
        assert dealer.number(index, bound) == number_of(key, index, bound)


def test_known_draws() -> None:
    """The example of docs/records.md, for those who write a dealer of their own."""
    dealer = Dealer(seed_bytes(7), [b"ana", b"bogdan"])
    assert [dealer.number(index, 47) for index in range(8)] == [17, 43, 1, 6, 30, 32, 17, 1]
    assert dealer.commitment == "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"


def test_rejected_words_are_drawn_again() -> None:
    bound = 2**63 + 1  # almost every other word is rejected
    key = key_of(SEED, [])
    first = [hashlib.sha256(key + index.to_bytes(8, "big") + bytes(8)).digest()[:8] for index in range(40)]
    rejected = [index for index, word in enumerate(first) if int.from_bytes(word, "big") >= bound]
    assert rejected
    for index in rejected:
        assert Dealer(SEED).number(index, bound) == number_of(key, index, bound) < bound


def test_nonces_are_kept_apart() -> None:
    draws = {
        tuple(Dealer(SEED, nonces).number(index, 2**32) for index in range(4))
        for nonces in ([], [b""], [b"ab"], [b"a", b"b"], [b"b", b"a"], [b"", b"ab"], [b"ab", b""])
    }
    assert len(draws) == 7


def test_a_draw_counts_weights_in_ascending_order_of_action() -> None:
    outcomes = [(50, 1), (7, 3), (20, 2)]
    dealer = Dealer(SEED)
    for index in range(60):
        at = dealer.number(index, 6)
        assert dealer.choose(index, outcomes) == [7, 7, 7, 20, 20, 50][at]
        assert dealer.choose(index, sorted(outcomes)) == dealer.choose(index, outcomes)


def test_a_draw_depends_on_its_index_alone() -> None:
    forwards = [Dealer(SEED).number(index, 1000) for index in range(10)]
    dealer = Dealer(SEED)
    backwards = [dealer.number(index, 1000) for index in reversed(range(10))]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_draw_from_nothing_or_too_much_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="a draw needs"):
        Dealer(SEED).number(0, bound)


def test_a_choice_without_outcomes_is_an_error() -> None:
    with pytest.raises(ValueError, match="a draw needs"):
        Dealer(SEED).choose(0, [])


def test_the_dealer_is_fair() -> None:
    dealer = Dealer(SEED, [b"fair"])
    assert_fair(Counter(dealer.number(index, 6) for index in range(6000)), [1] * 6)
    drawn = Counter(dealer.choose(index, [(4, 1), (5, 2), (9, 5)]) for index in range(6000))
    assert_fair(Counter({[4, 5, 9].index(action): times for action, times in drawn.items()}), [1, 2, 5])


def assert_fair(times: Counter[int], weights: list[int]) -> None:
    """Chi-square far below what one fair die in a million would give."""
    rounds = times.total()
    expected = [rounds * weight / sum(weights) for weight in weights]
    assert set(times) <= set(range(len(weights)))
    chi = sum((times[i] - due) ** 2 / due for i, due in enumerate(expected))
    assert chi < 10 + 4 * len(weights), f"{times} for the weights {weights}"


# The commitment


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert Dealer(SEED, [b"x"]).commitment == commitment(SEED)


@pytest.mark.parametrize("number", [0, 1, 255, 2**256 - 1])
def test_a_seed_number_is_written_big_endian(number: int) -> None:
    assert seed_bytes(number) == number.to_bytes(32, "big")


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_seed_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        seed_bytes(number)


def test_fresh_seeds_differ() -> None:
    assert len({seed_bytes() for _ in range(20)}) == 20
    assert all(len(seed_bytes()) == 32 for _ in range(3))


# The fast generator, by the definition of sfc32


def words_of(a: int, b: int, c: int, counter: int, how_many: int) -> list[int]:
    words = []
    for _ in range(how_many):
        out = (a + b + counter) % TWO_32
        counter = (counter + 1) % TWO_32
        a = b ^ b >> 9
        b = (c + (c << 3)) % TWO_32
        c = ((c << 21) % TWO_32 | c >> 11) + out
        c %= TWO_32
        words.append(out)
    return words


@pytest.mark.parametrize("state", [(0, 0, 0, 1), (1, 2, 3, 4), (TWO_32 - 1,) * 4, (2**31, 2**31, 2**31, TWO_32 - 2)])
def test_the_generator_is_sfc32(state: tuple[int, int, int, int]) -> None:
    random = Rng(*state)
    assert [random.word() for _ in range(2000)] == words_of(*state, 2000)


def test_a_generator_is_seeded_by_its_labels() -> None:
    digest = hashlib.sha256(b"7/bot/2").digest()
    state = [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)]
    random = rng(7, "bot", 2)
    assert [random.word() for _ in range(50)] == words_of(state[0], state[1], state[2], state[3], 62)[12:]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 47, 1000])
def test_numbers_below_a_bound_are_fair(bound: int) -> None:
    random = rng("fair", bound)
    times = Counter(int(random.below(bound)) for _ in range(20 * bound + 2000))
    assert set(times) <= set(range(bound))
    chi = sum((times[i] - times.total() / bound) ** 2 / (times.total() / bound) for i in range(bound))
    assert chi < bound + 8 * bound**0.5 + 20


def test_numbers_below_a_large_bound_have_no_bias() -> None:
    """A plain product would give two of every three numbers below 3 * 2**29 half as often again as the third."""
    random = rng("large")
    bound = 3 * 2**29
    thirds = Counter(int(random.below(bound)) % 3 for _ in range(6000))
    assert_fair(thirds, [1, 1, 1])
    assert max(int(random.below(2**31)) for _ in range(2000)) > 2**30


def test_units_lie_between_0_and_1() -> None:
    random = rng("unit")
    units = [random.unit() for _ in range(2000)]
    assert all(0 <= unit < 1 for unit in units)
    assert 0.45 < sum(units) / len(units) < 0.55


def test_sampling_follows_the_weights() -> None:
    random = rng("sample")
    drawn = Counter(sample([(10, 1), (20, 3), (30, 6)], random) for _ in range(6000))
    assert_fair(Counter({[10, 20, 30].index(action): times for action, times in drawn.items()}), [1, 3, 6])


def test_draws_of_a_position_follow_its_outcomes() -> None:
    """The position draws without listing its outcomes; the weights must be the same."""
    game = sacbe.load("silver_gold", players=2)
    pos = game.start()
    random = rng("draws of a position")
    reached: set[str] = set()
    while len(reached) < 3:
        outcomes = pos.outcomes()
        phase = pos.to_json()["phase"]
        if outcomes and phase in ("deal", "start", "reveal") and phase not in reached:
            reached.add(phase)
            order = [action for action, _ in outcomes]
            times = Counter(order.index(pos.draw(random)) for _ in range(4000))
            assert_fair(times, [weight for _, weight in outcomes])
        pos.push(pos.legal()[0])
