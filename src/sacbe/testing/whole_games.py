"""Thousands of whole games: no component is lost on the way, and every game ends in time."""

from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.playout import play_out
from sacbe.testing.tables import Property, Table, collect, length, some_positions, step, walk

GAMES = 600

PROPERTIES: list[Property] = []
holds = collect(PROPERTIES)


@holds
def thousands_of_games_keep_all_components_and_end_in_time(table: Table) -> None:
    for seed in range(table.tries(GAMES)):
        random = rng("game", str(table), seed)
        look = random.below(length(table))
        pos = table.game.start()
        actions = 0
        while not pos.is_over:
            if actions == look:
                table.check(pos)
            step(pos, random)
            actions += 1
        table.check(pos)
        check_result(pos)
        assert actions <= table.game.longest


@holds
def every_way_of_playing_keeps_all_components_at_every_step(table: Table) -> None:
    for seed in range(table.tries(12)):
        actions = -1
        for pos in walk(table, seed):
            table.check(pos)
            actions += 1
        assert actions <= table.game.longest


@holds
def playouts_keep_all_components_and_end(table: Table) -> None:
    for seed in range(table.tries(100)):
        pos = table.game.start()
        decisions = play_out(pos, rng(str(table), seed))
        assert 0 < decisions <= table.game.longest
        table.check(pos)
        check_result(pos)


@holds
def a_finished_game_offers_nothing_more(table: Table) -> None:
    *_, pos = walk(table, 0)
    assert pos.turn is None
    assert pos.pending == ()
    assert pos.legal() == []
    assert pos.outcomes() == []
    assert all(pos.legal(seat) == [] for seat in range(table.game.players))


@holds
def scores_and_places_agree_with_their_parts_at_any_time(table: Table) -> None:
    for pos in some_positions(table, "scores", games=20, each=6):
        check_result(pos)


def check_result(pos: Position) -> None:
    scores, places = pos.scores(), pos.ranking()
    assert scores == [sum(parts.values()) for parts in pos.breakdown()]
    assert len(scores) == len(places) == pos.game.players
    for mine, place in zip(scores, places, strict=True):
        better = sum(1 for other in places if other < place)
        assert place == better + 1, f"equals share a place and leave the next ones empty, not {places}"
        assert all(other <= mine for other, theirs in zip(scores, places, strict=True) if theirs > place)


@holds
def draws_have_positive_weights_in_ascending_order(table: Table) -> None:
    for seed in range(table.tries(12)):
        for pos in walk(table, seed):
            outcomes = pos.outcomes()
            actions = [action for action, _ in outcomes]
            assert (pos.turn == CHANCE) == bool(outcomes)
            assert actions == sorted(set(actions))
            assert all(weight > 0 for _, weight in outcomes)
            assert all(table.game.decisions <= action < table.game.actions for action in actions)
            if outcomes:
                assert pos.legal() == actions
                assert pos.pending == ()


@holds
def drawing_follows_the_outcomes(table: Table) -> None:
    for number, pos in enumerate(some_positions(table, "draw", games=8, each=5)):
        if pos.turn == CHANCE:
            random = rng("draw", number)
            weights = dict(pos.outcomes())
            drawn = [pos.draw(random) for _ in range(40)]
            assert set(drawn) <= set(weights)
            assert len(weights) == 1 or len(set(drawn)) > 1, "forty draws in a row were the same"
