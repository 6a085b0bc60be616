"""Oriflamme for OpenSpiel: importing this module registers the game `python_oriflamme`.

    import oriflamme.envs.open_spiel
    import pyspiel
    game = pyspiel.load_game("python_oriflamme(players=4,cards=alliance)")
    tiny = pyspiel.load_game("python_oriflamme(players=2,cards=lord+spy+archer,aside=1,rounds=1)")

Chance deals: for each family in turn the cards that it sets aside, one by one, then the first player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from oriflamme.bots.core.encoder import MOST, SIZE, Encoder
from oriflamme.bots.core.reading import Past
from oriflamme.envs.core.games import MARGIN, worth
from oriflamme.envs.core.numbering import ACTIONS as ALL_ACTIONS
from oriflamme.envs.core.numbering import KINDS, ROW, action_of_number, number_of_action
from oriflamme.envs.set_up import reward_of
from oriflamme.notation.position import observation_text, position_text
from oriflamme.notation.words import NotationError, action_text, kind_of, slug_of
from oriflamme.rules import world as worlds
from oriflamme.rules.actions import NOTHING, PLACE, SWAP, action, number_of, placement, verb_of
from oriflamme.rules.actions import kind_of_placement as kind_placed
from oriflamme.rules.bits import bit, count, members_of
from oriflamme.rules.board import ASIDE, FEWEST_SEATS, NOBODY, SEATS
from oriflamme.rules.board import kind_of as kind_of_card
from oriflamme.rules.catalogue import FAMILIES, GAME_SETS
from oriflamme.rules.deal import Deal
from oriflamme.rules.events import Event, Log
from oriflamme.rules.game_type import USUAL
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.scoring import scores_of
from oriflamme.rules.state import State

DEFAULTS: Final = {
    "players": USUAL.fewest_players,
    "cards": "base",
    "aside": USUAL.aside,
    "rounds": USUAL.rounds,
    "reward": "share",
}
"""The parameters. Smaller games for study have fewer cards, such as `cards=lord+spy+archer`."""

FIRST_PLAYER: Final = KINDS
"""From here on a chance outcome is the first player; before it, the kind of a card that is set aside."""

NEWS: Final = ("placed", "kept", "revealed", "chose", "eliminated", "swapped")
"""The events from which, with the cards dealt, all others follow: what a player remembers."""
NEWS_SIZE: Final = 9


def _type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="python_oriflamme",
        long_name="Oriflamme",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=FEWEST_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class OriflammeGame(pyspiel.Game):
    """A game with its parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.seats, self.aside, self.rounds = (int(given[name]) for name in ("players", "aside", "rounds"))
        self.kinds = _kinds(str(given["cards"]))
        self.reward = reward_of(str(given["reward"]))
        self._check()
        self.cards = self.seats * self.rounds
        self.news_at_most = (3 * self.rounds + 2) * (self.cards + self.seats)
        constant_sum = self.reward != MARGIN
        # a share adds up to 1 over all seats, a place to half their number; margins have no fixed sum
        total = [1.0, 0.5 * self.seats][self.reward] if constant_sum else None
        info = pyspiel.GameInfo(
            num_distinct_actions=ALL_ACTIONS,
            max_chance_outcomes=FIRST_PLAYER + self.seats,
            num_players=self.seats,
            min_utility=0.0 if constant_sum else -200.0,
            max_utility=1.0 if constant_sum else 200.0,
            utility_sum=total,
            max_game_length=self.news_at_most,
        )
        utility = pyspiel.GameType.Utility
        super().__init__(_type(utility.CONSTANT_SUM if constant_sum else utility.GENERAL_SUM), info, given)

    def _check(self) -> None:
        kinds = count(self.kinds)
        if not FEWEST_SEATS <= self.seats <= SEATS:
            raise ValueError(f"players: {FEWEST_SEATS} to {SEATS}, not {self.seats}")
        if not 0 <= self.aside < kinds:
            raise ValueError(f"aside: fewer than the {kinds} cards of each family, not {self.aside}")
        if not 1 <= self.rounds <= kinds - self.aside:
            raise ValueError(
                f"rounds: 1 to {kinds - self.aside}, a card in hand for each, not {self.rounds}"
            )
        if self.seats * self.rounds > ROW:
            raise ValueError(f"rounds: at most {ROW // self.seats} for {self.seats} players")

    def new_initial_state(self) -> OriflammeState:
        return OriflammeState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.seats * self.aside + 1

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> OriflammeObserver:
        if params:
            raise ValueError(f"an observer has no parameters, such as {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not wanted.public_info:
            raise ValueError(
                "an observer sees what one player knows: all that is public, and its own cards"
            )
        return OriflammeObserver(wanted.perfect_recall, self.news_at_most)


def _kinds(cards: str) -> int:
    if cards == "mixed":
        raise ValueError("cards: of a mixed set name the kinds, such as cards=lord+spy+archer")
    if cards in GAME_SETS:
        return GAME_SETS[cards]
    try:
        kinds = [kind_of(slug) for slug in cards.split("+")]
    except NotationError as error:
        raise ValueError(f"cards: {error}") from None
    return sum(bit(kind) for kind in set(kinds))


class OriflammeState(pyspiel.State):
    """A game in progress, or being dealt. OpenSpiel copies all attributes with `deepcopy`."""

    def __init__(self, game: OriflammeGame) -> None:
        super().__init__(game)
        self._seats, self._kinds, self._aside, self._rounds = (
            game.seats,
            game.kinds,
            game.aside,
            game.rounds,
        )
        self._reward = game.reward
        self._asides: list[int] = []  # the kinds set aside, family after family, in the order dealt
        self._first = NOBODY
        self._moves: list[int] = []  # all actions since, as the engine packs them
        self._state: State | None = None
        self._left: dict[int, int] = {}  # for the log: see events.py
        self._heard = [""] * game.seats  # what each player remembers
        self._news: list[tuple[tuple[int, ...], ...]] = []  # the same as numbers, for each player

    # -- the interface of OpenSpiel ------------------------------------------------------------------

    def current_player(self) -> int:
        if self._state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self._state.asked if self._state.question != NOTHING else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._state is not None and self._state.question == NOTHING

    def chance_outcomes(self) -> list[tuple[int, float]]:
        dealt = len(self._asides)
        if dealt == self._seats * self._aside:
            return [(FIRST_PLAYER + seat, 1.0 / self._seats) for seat in range(self._seats)]
        own = self._asides[dealt - dealt % self._aside :]
        kinds = [kind for kind in members_of(self._kinds) if kind not in own]
        return [(kind, 1.0 / len(kinds)) for kind in kinds]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._state is not None
        return sorted(number_of_action(packed) for packed in self._state.legal())

    def _apply_action(self, number: int) -> None:
        log = Log()
        log.left = self._left
        if self._state is None:
            if number < FIRST_PLAYER:
                self._asides.append(number)
            else:
                self._first = number - FIRST_PLAYER
                self._state = self._dealt().start()
                self._heard = [self._own_cards(player) for player in range(self._seats)]
            return
        packed = action_of_number(number)
        self._state.listener = log
        self._state.apply(packed)
        self._state.listener = None
        self._moves.append(packed)
        for event in log.events:
            if event.what in NEWS:
                self._remember(event)

    def _action_to_string(self, player: int, number: int) -> str:
        if player != int(pyspiel.PlayerId.CHANCE):
            return action_text(action_of_number(number))
        if number >= FIRST_PLAYER:
            return f"{FAMILIES[number - FIRST_PLAYER]} is first"
        return f"set aside {slug_of(number)}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._seats
        scores = scores_of(self.packed)
        return [worth(scores, seat, self._reward) for seat in range(self._seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OriflammeState:
        """A state that the player cannot tell from this one: the cards that it does not know are dealt
        anew, all possible ones with the same probability. Everything that happened is played again."""
        rng = Random(int(sampler() * (1 << 52)))
        if self._state is None:
            return self._resampled_deal(player, rng)
        world = worlds.Worlds(observe(self._state, player)).sample(rng)
        again: OriflammeState = self.get_game().new_initial_state()
        for seat in range(self._seats):
            if seat == player:
                asides = self._asides[seat * self._aside : (seat + 1) * self._aside]
            else:
                asides = _shuffled(members_of(world.families[ASIDE + seat]), rng)
            for kind in asides:
                again.apply_action(kind)
        again.apply_action(FIRST_PLAYER + self._first)
        for packed in _moves_in(world, self._moves):
            again.apply_action(number_of_action(packed))
        return again

    def __str__(self) -> str:
        if self._state is None:
            return "deal " + " ".join(slug_of(kind) for kind in self._asides)
        return position_text(self._state, FAMILIES[: self._seats])

    # -- beyond it -----------------------------------------------------------------------------------

    @property
    def packed(self) -> State:
        """A copy of the engine's state; only after the deal."""
        assert self._state is not None
        return self._state.clone()

    def _dealt(self) -> Deal:
        asides = [
            sum(bit(kind) for kind in self._asides[seat * self._aside : (seat + 1) * self._aside])
            for seat in range(self._seats)
        ]
        return Deal(
            self._kinds, [self._kinds ^ aside for aside in asides], asides, self._first, self._rounds
        )

    def _own_cards(self, player: int) -> str:
        own = sorted(self._asides[player * self._aside : (player + 1) * self._aside])
        cards = f"{FAMILIES[player]} aside {' '.join(map(slug_of, own))}; "
        return cards if self._state is None else f"{cards}{FAMILIES[self._state.first]} first; "

    def _remember(self, event: Event) -> None:
        of_all = []
        for player in range(self._seats):
            seen = event.seen_by(player)
            facts = (
                NEWS.index(event.what), seen.seat, seen.card, seen.other, seen.number, seen.amount,
                seen.kind, seen.other_kind,
            )  # fmt: skip
            of_all.append(facts)
            self._heard[player] += f"{event.what[0]}{','.join(map(str, facts[1:]))};"
        self._news.append(tuple(of_all))

    def _resampled_deal(self, player: int, rng: Random) -> OriflammeState:
        again: OriflammeState = self.get_game().new_initial_state()
        for dealt, kind in enumerate(self._asides):
            outcomes = [outcome for outcome, _ in again.chance_outcomes()]
            own = dealt // self._aside == player
            again.apply_action(kind if own else outcomes[rng.randrange(len(outcomes))])
        return again


def state_of(observation: Observation, rng: Random) -> OriflammeState:
    """A state that the viewer of this observation cannot tell from the real one. Raises ValueError unless
    the observation has the history of the game, from the deal on."""
    past, world = Past(observation.history), worlds.Worlds(observation).sample(rng)
    moves = past.moves_in(world) if past.whole else []
    if not past.whole or len(moves) < len(past.verbs):
        raise ValueError("the observation needs its history, from the deal on")
    seats, cards = world.seats, "+".join(map(slug_of, members_of(world.kinds)))
    asides = [members_of(world.families[ASIDE + seat]) for seat in range(seats)]
    game = OriflammeGame(
        {"players": seats, "cards": cards, "aside": len(asides[0]), "rounds": world.rounds}
    )
    state: OriflammeState = game.new_initial_state()
    for kind in (kind for aside in asides for kind in aside):
        state.apply_action(kind)
    state.apply_action(FIRST_PLAYER + past.first)
    for packed in moves:
        state.apply_action(number_of_action(packed))
    return state


def _moves_in(world: State, moves: list[int]) -> list[int]:
    """The same moves in a world that differs in cards which still lie closed: these are of its kinds."""
    kinds: dict[int, int] = {}
    for position in range(1, world.length + 1):
        card = world.row[position]
        while card != NOBODY:
            kinds[world.handle(card)] = kind_of_card(card)
            card = world.beneath(card)
    plays, found = 0, []
    for packed in moves:
        verb = verb_of(packed)
        if verb in (PLACE, SWAP):
            plays += 1
        if verb == PLACE:
            packed = placement(kinds.get(plays, kind_placed(packed)), number_of(packed))
        elif verb == SWAP:
            packed = action(SWAP, kinds.get(plays, number_of(packed)))
        found.append(packed)
    return found


def _shuffled(kinds: list[int], rng: Random) -> list[int]:
    return [kinds.pop(rng.randrange(len(kinds))) for _ in range(len(kinds))]


class OriflammeObserver:
    """What a player sees (the features of `oriflamme.envs`), and with perfect recall all it has heard."""

    def __init__(self, perfect_recall: bool, news_at_most: int) -> None:
        self.perfect_recall = perfect_recall
        self.encoder, self.indices = Encoder(), vec[i16]([0] * MOST)
        news = news_at_most * NEWS_SIZE if perfect_recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(SEATS + KINDS + SIZE + news, np.float32)
        self.dict = {
            "player": self.tensor[:SEATS],
            "aside": self.tensor[SEATS : SEATS + KINDS],
            "features": self.tensor[SEATS + KINDS : SEATS + KINDS + SIZE],
        }
        if perfect_recall:
            self.dict["news"] = self.tensor[SEATS + KINDS + SIZE :].reshape(news_at_most, NEWS_SIZE)

    def set_from(self, state: OriflammeState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        aside = state._aside
        self.dict["aside"][state._asides[player * aside : (player + 1) * aside]] = 1
        if state._state is None:
            return
        self.encoder.look(state._state, player)
        n = self.encoder.position(state._state, self.indices, 0)
        self.dict["features"][np.asarray(self.indices, np.int16)[:n]] = 1
        if self.perfect_recall:
            for line, of_all in zip(self.dict["news"], state._news, strict=False):
                line[0] = 1
                line[1:] = of_all[player]

    def string_from(self, state: OriflammeState, player: int) -> str:
        if self.perfect_recall:
            return state._heard[player] if state._state is not None else state._own_cards(player)
        if state._state is None:
            return state._own_cards(player)
        return observation_text(observe(state._state, player), FAMILIES[: state._seats])


pyspiel.register_game(_type(pyspiel.GameType.Utility.CONSTANT_SUM), OriflammeGame)
