"""The command line: every command, and every way to get one wrong."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.commands import COMMAND, environment, oriflamme, refused, run_here
from tests.helpers.places import BAD_BOTS
from tests.helpers.records import random_record, trace_of

from oriflamme import __version__
from oriflamme.cli.arguments import BadInput
from oriflamme.cli.commands import COMMANDS
from oriflamme.cli.files import replaced_when_complete
from oriflamme.notation.record import record_json, record_text
from oriflamme.rules.catalogue import GAME_SETS

CASE = """
[[case]]
name = "keeping"
players = ["R", "B", "G"]
row = ["R?lord", "B?spy"]
steps = ["R keep"]
[case.expect]
row = ["R?lord+1", "B?spy"]
"""


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


# -- the command as such -----------------------------------------------------------------------------


def test_version() -> None:
    assert oriflamme("--version").stdout == f"oriflamme {__version__}\n"


def test_help_lists_the_commands() -> None:
    done = oriflamme("--help")
    assert done.returncode == 0
    assert all(f"  {name} " in done.stdout for name in COMMANDS)
    assert "examples:" in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(name: str) -> None:
    done = run_here(name, "--help")
    assert done.returncode == 0
    assert f"oriflamme {name}" in done.stdout.split("examples:")[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("simulat", "there is no command 'simulat'; did you mean 'simulate'?"),
        ("check-traces x", "did you mean 'check-trace'?"),
        ("--verson", "did you mean '--version'?"),
        ("simulate --game 3", "there is no option '--game'; did you mean '--games'?"),
        ("simulate --set bse", "--set: there is no set 'bse'; did you mean 'base'?"),
        ("simulate --bots randm", "--bots: there is no bot 'randm'; did you mean 'random'?"),
        ("simulate --bots random,random", "--bots: 2 bots for 3 seats"),
        ("simulate --players 6", "--players: 6 is not a whole number from 3 to 5"),
        ("simulate --players two", "--players: 'two' is not"),
        ("simulate --games 0", "--games: 0 is not a whole number from 1 on"),
        ("simulate --games", "--games: expected one argument"),
        ("simulate --seed x", "--seed: 'x' is not a whole number"),
        ("simulate --workers 0", "--workers: "),
        ("simulate 5", "'5' is one argument too many"),
        ("simulate --kinds archr", "--kinds: there is no card 'archr'; did you mean 'archer'?"),
        ("simulate --kinds archer,archer", "--kinds: 'archer' is there twice"),
        ("simulate --kinds archer,spy", "6 characters and 4 intrigues, not 2 and 0"),
        ("simulate --set base --kinds archer", "--kinds goes with --set mixed"),
        ("simulate --trace no/such/folder/t.jsonl", "cannot write 'no/such/folder/t.jsonl'"),
        ("simulate --trace .", "cannot write '.': it is a directory"),
        ("bench --json no/such/folder/b.json", "cannot write 'no/such/folder/b.json'"),
        ("rules archr", "there is no card 'archr'; did you mean 'archer'?"),
        ("scenario", "required: FILE"),
        ("check-trace", "required: FILE"),
        ("play", "play needs a terminal"),
        ("play --set bsae", "did you mean 'base'?"),
        ("play --players 7", "--players: 7 is not"),
        ("play --bots greed", "--bots: there is no bot 'greed'"),
        ("play --bot knight", "there is no option '--bot'; did you mean '--bots'?"),
        ("play --kinds archr", "--kinds: there is no card 'archr'; did you mean 'archer'?"),
        ("play --set base --kinds archer", "--kinds goes with --set mixed"),
        ("play --language fn", "--language: there is no language 'fn'; there is en, uk, ru, pl, fr"),
        ("rules --language deutsch", "--language: there is no language 'deutsch'"),
        ("play --record -", "--record: standard output shows the game itself"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_clear_line(arguments: str, said: str) -> None:
    assert said in refused(*arguments.split())


def test_a_refusal_ends_the_process_with_its_line_and_code() -> None:
    done = oriflamme("simulat")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "oriflamme: there is no command 'simulat'; did you mean 'simulate'?\n"


# -- scenario ----------------------------------------------------------------------------------------


def test_scenario_totals_over_all_files(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(CASE + CASE)
    bad.write_text(CASE + CASE.replace("lord+1", "lord+2"))
    assert run_here("scenario", good).stdout == "2 passed, 0 failed\n"
    done = run_here("scenario", good, bad)
    assert done.returncode == 1
    failing, total = done.stdout.splitlines()
    assert failing.startswith(f"{bad}: keeping: row: expected")
    assert total == "3 passed, 1 failed"


def test_a_failing_case_is_one_line_whatever_it_is_called(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    step = r'steps = ["R keep", "R keep\n\n"]'
    bad.write_text(CASE.replace("keeping", r"keep\ning\u2028it").replace('steps = ["R keep"]', step))
    done = run_here("scenario", bad)
    failing, total = done.stdout.splitlines()
    assert failing.startswith(f"{bad}: keep ing it: step 2 'R keep ' is illegal")
    assert (done.returncode, total) == (1, "0 passed, 1 failed")


def test_scenario_names_a_malformed_file_and_runs_the_others(tmp_path: Path) -> None:
    good, bad, unreadable = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "bytes.toml"
    good.write_text(CASE)
    bad.write_text(CASE.replace("R?lord", "R?lrd"))
    unreadable.write_bytes(b"\xff\xfe")
    done = run_here("scenario", bad, good, unreadable, tmp_path / "missing.toml", tmp_path)
    assert done.returncode == 2
    assert done.stdout == "1 passed, 0 failed\n"
    first, second, third, fourth = done.stderr.splitlines()
    assert first == f"{bad}: case 'keeping': row: there is no card 'lrd'; did you mean 'lord'?"
    assert "UTF-8" in second
    assert "No such file" in third
    assert "cannot be read" in fourth


# -- check-trace -------------------------------------------------------------------------------------


def test_check_trace_totals_over_all_files(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    games = [trace_of(random_record("base", 3, seed), seed) for seed in range(3)]
    one.write_text("".join(games[0] + games[1]))
    two.write_text("".join(games[2]))
    decisions = sum(len(game) - 2 for game in games)
    done = run_here("check-trace", one, two)
    assert (done.returncode, done.stdout) == (0, f"3 games, {decisions} decisions agree\n")
    piped = run_here("check-trace", "-", given=two.read_text())
    assert piped.stdout == f"1 games, {len(games[2]) - 2} decisions agree\n"


def test_check_trace_exit_codes(tmp_path: Path) -> None:
    trace = tmp_path / "t.jsonl"
    game = trace_of(random_record("base", 3, 1))
    trace.write_text("".join(game).replace('"round": 6', '"round": 5'))
    done = run_here("check-trace", trace)
    assert done.returncode == 1
    assert f"{trace}: game 0, line " in done.stdout
    assert "0 games, " in done.stdout.splitlines()[-1]
    trace.write_text("".join(game).replace('"action": "', r'"action": "a\nb\u2028', 1))
    done = run_here("check-trace", trace)
    assert len(done.stdout.splitlines()) == 2
    assert done.stdout.startswith(f"{trace}: game 0, line 2: action: 'a b ")
    half = "".join(game).replace('"action": "', r'"action": "\ud800', 1)
    for text in ("", "not json\n", "".join(game[:-1]), "".join(game)[:-10], half):
        trace.write_text(text)
        done = run_here("check-trace", trace)
        assert done.returncode == 2
        assert done.stderr.startswith(f"{trace}: ")
        assert len(done.stderr.splitlines()) == 1
    trace.write_bytes("".join(game).encode() + b"\xff\n")
    assert run_here("check-trace", trace).returncode == 2
    assert run_here("check-trace", tmp_path / "missing").returncode == 2


# -- files as some editors write them ----------------------------------------------------------------


def test_a_byte_order_mark_is_no_part_of_a_file(tmp_path: Path) -> None:
    record = random_record("base", 3, 1)
    written = {
        "scenario": CASE,
        "check-trace": "".join(trace_of(record)),
        "replay": record_json(record),
    }
    file = tmp_path / "file"
    for command, text in (*written.items(), ("replay", record_text(record))):
        file.write_text(text, encoding="utf-8-sig")
        marked = run_here(command, file)
        file.write_text(text, encoding="utf-8")
        plain = run_here(command, file)
        assert (marked.returncode, marked.stderr, marked.stdout) == (0, "", plain.stdout)
    piped = run_here("check-trace", "-", given="\ufeff" + written["check-trace"])
    assert (piped.returncode, piped.stderr) == (0, "")


# -- simulate ----------------------------------------------------------------------------------------


def simulated(path: Path, *options: str) -> str:
    done = run_here("simulate", "--workers", "1", *options, "--trace", path)
    assert done.returncode == 0
    assert done.stderr == ""  # no bar where there is no terminal
    return done.stdout


def test_simulate_shows_what_came_of_it() -> None:
    done = oriflamme("simulate", "--games", "300", "--players", "4", "--set", "alliance", "--seed", "7")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "300 games of alliance, 4 players, seed 7" in done.stdout
    assert "games per second" in done.stdout.replace("\n", " ")
    for word in ("wins", "mean influence", "played", "revealed", "eliminated", "Empress", "Deal"):
        assert word in done.stdout
    assert "Archer" not in done.stdout


def test_a_trace_agrees_and_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    options = ["--set", "mixed", "--players", "4"]
    tables = [
        simulated(path, "--games", "102", "--seed", "3", "--workers", workers, *options)
        for path, workers in ((one, "1"), (two, "2"))
    ]
    assert one.read_bytes() == two.read_bytes()
    assert tables[0].split("By seat")[1] == tables[1].split("By seat")[1]
    assert [json.loads(line)["game"] for line in lines_of(one) if '"game"' in line] == list(range(102))
    assert run_here("check-trace", one).stdout.startswith("102 games, ")


def test_the_table_is_the_same_with_a_trace_and_without(tmp_path: Path) -> None:
    options = ("--games", "120", "--set", "mixed", "--seed", "5")
    with_trace = simulated(tmp_path / "t.jsonl", *options)
    without = run_here("simulate", "--workers", "1", *options).stdout
    assert with_trace.split("By seat")[1] == without.split("By seat")[1]


def test_different_seeds_give_different_games(tmp_path: Path) -> None:
    texts = set()
    for seed in ("0", "1", "-1", str(2**80)):
        simulated(tmp_path / "t.jsonl", "--games", "2", "--seed", seed)
        texts.add((tmp_path / "t.jsonl").read_text())
    assert len(texts) == 4


def test_a_mixed_set_is_drawn_for_each_game_unless_kinds_are_given(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"

    def kinds() -> set[frozenset[str]]:
        return {frozenset(json.loads(line)["kinds"]) for line in lines_of(path) if '"game"' in line}

    simulated(path, "--games", "10", "--set", "mixed")
    assert len(kinds()) == 10
    ten = "archer,spy,heir,lord,judge,empress,ambush,revolt,deal,extortion"
    simulated(path, "--games", "10", "--set", "mixed", "--kinds", ten)
    assert kinds() == {frozenset(ten.split(","))}


def test_a_trace_on_standard_output_is_nothing_but_the_trace() -> None:
    done = oriflamme("simulate", "--games", "2", "--trace", "-")
    assert all(json.loads(line) for line in done.stdout.splitlines())
    assert "2 games of base" in done.stderr
    assert oriflamme("check-trace", "-", given=done.stdout).returncode == 0


def test_a_link_is_followed_and_a_device_is_not_replaced(tmp_path: Path) -> None:
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    real.write_text("old")
    link.symlink_to(real)
    simulated(link, "--games", "1")
    assert link.is_symlink()
    assert real.read_text().startswith('{"game"')
    simulated(Path(os.devnull), "--games", "1")
    assert not Path(os.devnull).is_file()


def test_a_file_is_replaced_only_when_complete(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text("old")

    def fail() -> None:
        with replaced_when_complete(str(path)) as file:
            file.write("new")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    with replaced_when_complete(str(path)) as file:
        file.write("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


if sys.platform == "linux":  # no other system has a disk that is always full

    def test_a_full_disk_is_said_in_one_line() -> None:
        with (
            pytest.raises(BadInput, match="cannot write '/dev/full'"),
            replaced_when_complete("/dev/full") as file,
        ):
            file.write("x" * 100_000)


@pytest.mark.parametrize(("interruption", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_leaves_cleanly(tmp_path: Path, interruption: int, code: int, workers: str) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text("old")
    terminal, errors = pty.openpty()
    arguments = ["simulate", "--games", "10000000", "--workers", workers, "--trace", str(path)]
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=errors,
        env=environment(),
        start_new_session=True,
    )
    os.close(errors)
    said = b""
    while b"/10000000" not in said:  # the bar is there: work is under way
        said += os.read(terminal, 1000)
    if interruption == signal.SIGINT:
        os.killpg(process.pid, interruption)  # as a terminal does: all processes get it
    else:
        process.send_signal(interruption)
    output, _ = process.communicate()
    while True:
        try:
            said += os.read(terminal, 1000)
        except OSError:  # the other end is closed
            break
    os.close(terminal)
    assert process.returncode == code
    assert output == b""
    assert b"Traceback" not in said
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_termination_while_a_bot_thinks_is_not_its_forfeit() -> None:
    bot = f"{BAD_BOTS}:Terminated"
    done = oriflamme("arena", bot, "greedy", "greedy", "--games", "30", "--workers", "1")
    assert done.returncode == 143
    assert "forfeited" not in done.stdout


def test_whoever_reads_may_stop_reading() -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "--games", "5000", "--workers", "1", "--trace", "-"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 141
    assert errors == b""


# -- bench -------------------------------------------------------------------------------------------


def test_bench_writes_the_object_and_nothing_else() -> None:
    code = (
        "import sys, oriflamme.cli.bench as bench; bench.SECONDS = 0.001\n"
        "from oriflamme.cli import main; sys.exit(main(['bench', '--json', '-']))"
    )
    done = subprocess.run(
        [COMMAND[0], "-c", code], capture_output=True, text=True, env=environment(), check=True
    )
    figures = json.loads(done.stdout)
    assert set(figures) == {
        "compiled", "random_games_per_second", "clone_ns", "driven_decisions_per_second",
        "driven_decisions_per_second_in_words",
    }  # fmt: skip
    assert isinstance(figures["compiled"], bool)
    rates = figures["random_games_per_second"]
    assert set(rates) == set(GAME_SETS)
    assert all(set(by_players) == {"3", "4", "5"} for by_players in rates.values())
    numbers = [rate for by_players in rates.values() for rate in by_players.values()]
    assert all(rate > 0 for rate in [*numbers, figures["clone_ns"], figures["driven_decisions_per_second"]])
    assert done.stderr == ""


# -- rules -------------------------------------------------------------------------------------------


def test_rules_show_the_course_of_a_round_and_every_card() -> None:
    done = oriflamme("rules")
    assert done.returncode == 0
    for word in ("Placement", "Activation", "Archer", "Conspiracy", "Empress", "Royal Decree", "Deal"):
        assert word in done.stdout
    told = " ".join(done.stdout.split())
    for word in (
        "drawn at random",
        "clockwise",
        "passes to the left",
        "set aside; no one else may",
        "discard piles",
    ):
        assert word in told


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_rules_leave_a_name_in_quotes_as_it_is(language: str) -> None:
    assert "\n«Альянс»:\n" in run_here("rules", "--language", language).stdout


@pytest.mark.parametrize("name", ["royal-decree", "Royal Decree", "ROYAL DECREE"])
def test_rules_of_a_card(name: str) -> None:
    done = run_here("rules", *name.split())
    assert done.stdout.startswith("Royal Decree  intrigue, base")
    assert done.stdout.count("·") >= 2
