"""`leanprm corpus …` on a tiny corpus: results on stdout, everything else on stderr, exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from leanprm.manifest import read_manifest
from leanprm.records import Attempt
from leanprm.store import RunDirectory
from tests.cli.conftest import Cli, Ran
from tests.cli.proofs import GOOD, write


@pytest.fixture(scope="module")
def run_uri(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("cli") / "run")


@pytest.fixture
def built(cli: Cli, ray_cluster: None, tiny_config: Path, run_uri: str) -> Ran:
    """The build's own answer; after the first time, that of a build which finds all done."""
    return cli("corpus", "build", "--config", tiny_config, "--out", run_uri, "--json")


def test_a_build_says_what_it_made(built: Ran, run_uri: str) -> None:
    result = json.loads(built.out)
    assert built.code == 0
    assert (result["run"], result["report"]) == (run_uri, f"{run_uri}/report/report.html")
    assert Path(result["report"]).is_file()
    assert (result["complete"], result["unexplained"]) == (True, 0)


def test_the_status_of_a_finished_run(cli: Cli, built: Ran, run_uri: str) -> None:
    ran = cli("corpus", "status", run_uri, "--json")
    built_funnel = json.loads(built.out)
    assert json.loads(ran.out) == {k: v for k, v in built_funnel.items() if k not in ("run", "report")}
    assert (ran.code, ran.err) == (0, "")
    shown = cli("corpus", "status", run_uri)
    assert "Every row is accounted for" in shown.out
    assert shown.err == ""


def test_the_status_of_an_unfinished_run_is_no(cli: Cli, tmp_path: Path) -> None:
    cli("corpus", "import", write(tmp_path / "proofs.jsonl", GOOD), "--out", tmp_path / "run")
    ran = cli("corpus", "status", tmp_path / "run", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["complete"] is False


@pytest.mark.usefixtures("built")
def test_an_attempt_is_explained(cli: Cli, run_uri: str) -> None:
    attempt = next(iter(RunDirectory(run_uri).read_part("attempts", "part-00000", Attempt)))
    ran = cli("corpus", "explain", run_uri, attempt.id, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert attempt.id in ran.out
    assert json.loads(ran.out)["steps"]
    shown = cli("corpus", "explain", run_uri, attempt.id[:12])
    assert attempt.steps[0].text in shown.out


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("unknown", ["nosuchid", ""])
def test_an_unknown_id_is_unusable(cli: Cli, run_uri: str, unknown: str) -> None:
    ran = cli("corpus", "explain", run_uri, unknown)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: ")


@pytest.mark.usefixtures("built")
def test_other_deciding_settings_are_refused_in_the_same_directory(cli: Cli, tiny_config: Path, run_uri: str) -> None:
    ran = cli("corpus", "build", "--config", tiny_config, "--out", run_uri, "--set", "split.seed=7")
    assert (ran.code, ran.out) == (2, "")
    assert "split.seed: 42 there, 7 now" in ran.err


@pytest.mark.parametrize("command", ["status", "explain"])
def test_a_folder_that_is_no_run(cli: Cli, tmp_path: Path, command: str) -> None:
    ran = cli("corpus", command, tmp_path, *(["abc"] if command == "explain" else []))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"error: {tmp_path}: no run here")


def test_an_import_counts_what_it_took(cli: Cli, tmp_path: Path) -> None:
    unnamed = {name: value for name, value in GOOD.items() if name != "id"}
    file = write(tmp_path / "proofs.jsonl", unnamed, unnamed)
    ran = cli("corpus", "import", file, "--out", tmp_path / "run")
    assert (ran.code, ran.out) == (0, "1 statements, 2 attempts\n")
    assert ran.err.splitlines()[-1] == f"next: leanprm corpus build --config quickstart --out {tmp_path / 'run'}"
    manifest = read_manifest(RunDirectory(tmp_path / "run"))
    assert manifest is not None
    counts = {count.reason or count.outcome: count.rows for count in manifest.stages["attempts"].counts}
    assert counts == {"label": 1, "duplicate": 1}


@pytest.mark.parametrize(
    ("override", "said"),
    [
        ("lean.time_out_s=3", "unknown key `lean.time_out_s`; did you mean `lean.timeout_s`?"),
        ("colour=red", "unknown key `colour`"),
        ("lean.timeout_s=soon", "`lean.timeout_s`: "),
        ("lean", "expected a.b=value"),
        ("lean.engine=repl", "unknown Lean engine 'repl'"),
        ("review.provider=oracle", "no client for provider 'oracle'"),
        ("review.recorded=/nowhere/at/all", "no folder of recorded answers at /nowhere/at/all"),
        ("generate.recorded=null", "the provider 'recorded' needs `recorded`"),
        ("review.prompt=review/v0", "no prompt 'review/v0'"),
        ("generate.environment=atlantis", "no prompt 'environments/atlantis'"),
        ("statements.path=/nowhere.jsonl", "/nowhere.jsonl: expected a file that can be read"),
    ],
)
def test_settings_that_cannot_be_used_stop_a_build_before_it_begins(
    cli: Cli, tiny_config: Path, tmp_path: Path, override: str, said: str
) -> None:
    ran = cli("corpus", "build", "--config", tiny_config, "--out", tmp_path / "run", "--set", override)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.splitlines()[-1].startswith("error: ")
    assert not RunDirectory(tmp_path / "run").exists("manifest.json")


def test_unknown_keys_of_a_file_are_refused(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text(f"extends: {tiny_config}\nreviews: {{}}\n", encoding="utf-8")
    ran = cli("corpus", "build", "--config", config, "--out", tmp_path / "run")
    assert (ran.code, ran.out) == (2, "")
    assert f"{config}: unknown key `reviews`; did you mean `review`?" in ran.err


def test_a_config_that_is_nowhere(cli: Cli, tmp_path: Path) -> None:
    ran = cli("corpus", "build", "--config", "nosuchconfig", "--out", tmp_path / "run")
    assert (ran.code, ran.out) == (2, "")
    assert "nosuchconfig: there is no such config file" in ran.err


@pytest.mark.usefixtures("ray_cluster")
def test_a_fault_in_a_worker_is_one_line(cli: Cli, tiny_config: Path, tmp_path: Path) -> None:
    """A file stands where the attempts are to be written."""
    run = tmp_path / "run"
    run.mkdir()
    (run / "attempts").write_text("")
    ran = cli("corpus", "build", "--config", tiny_config, "--out", run)
    assert (ran.code, ran.out) == (3, "")
    assert "Traceback" not in ran.err
    (line,) = [text for text in ran.err.splitlines() if text.startswith("error: ")]
    assert f"{run}/attempts" in line
