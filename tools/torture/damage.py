"""Define the trial of `wordyard doctor`: homes that are damaged in many ways, and what SQLite's own recovery keeps of each."""

import glob
import json
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing

from case import Lost, ROOT, Skipped

FIXTURES = ROOT + "/Tests/StorageTests/Fixtures"


def _results(path):
    """Return how many results a sound database has; None for any other."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro{'' if os.path.exists(path + '-wal') else '&immutable=1'}", uri=True)) as database:
            if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                return None
            return database.execute("SELECT count(*) FROM result").fetchone()[0]
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def _recovered(case, path):
    """Return how many results `sqlite3 .recover` finds in a copy of a database."""
    copy, new = case.home + "/copy", case.home + "/recovered"
    for end in ("", "-wal"):
        if os.path.exists(path + end):
            shutil.copy(path + end, copy + end)
    script = subprocess.run(["sqlite3", copy, ".recover"], capture_output=True, check=False).stdout
    subprocess.run(["sqlite3", new], input=script, capture_output=True, check=False)
    return _results(new) or 0


def _flip(case, data):
    for _ in range(case.random.randrange(1, 40)):
        data[case.random.randrange(len(data))] ^= 1 << case.random.randrange(8)


def _page(case, data):
    start = case.random.randrange(max(1, len(data) // 4096)) * 4096
    data[start:start + 4096] = case.random.randbytes(4096)


def _zeros(case, data):
    start = case.random.randrange(len(data))
    end = min(len(data), start + case.random.randrange(1, 9000))
    data[start:end] = bytes(end - start)


def _header(case, data):
    data[:100] = case.random.randbytes(100)


def _cut(case, data):
    del data[case.random.randrange(len(data)):]


def damaged_homes(case):
    """Damage a home; doctor says so, its repair keeps no fewer results than SQLite's recovery, and removes nothing."""
    if not shutil.which("sqlite3"):
        raise Skipped("there is no sqlite3")
    path = case.records + "/wordyard.db"
    if case.random.random() < 0.25:
        os.makedirs(case.records, 0o700)
        shutil.copy(case.random.choice(sorted(glob.glob(FIXTURES + "/version-*.db"))), path)
    else:
        for name in ("Ann", "Bob"):
            subprocess.run([case.stress, "play", case.records, str(case.random.randrange(5, 120)), name], check=True, capture_output=True)
    with open(path, "rb") as file:
        data = bytearray(file.read())
    damage = case.random.choice((_flip, _page, _zeros, _header, _cut))
    damage(case, data)
    with open(path, "wb") as file:
        file.write(data)
    is_open = case.random.random() < 0.2
    if is_open:
        os.chmod(case.records, 0o755)
    if case.random.random() < 0.2:
        os.rename(path, path + ".damaged-20260101-120000")
        path += ".damaged-20260101-120000"
    is_sound = _results(path) is not None
    kept = _recovered(case, path)
    code, output, _ = case.run(["doctor", "--json", "--data", case.records])
    if code == 0 and (not is_sound or is_open or "damaged" in path):
        raise Lost(f"{damage.__name__}: doctor says that all is well: {output!r}")
    json.loads(output)
    case.run(["doctor", "--repair", "--data", case.records])
    left = _results(case.records + "/wordyard.db")
    if kept and (left is None or left < kept):
        raise Lost(f"{damage.__name__}: repaired, it has {left} results; sqlite3 .recover finds {kept}")
    if not any(_contents(name) == bytes(data) for name in glob.glob(case.records + "/wordyard.db*")) and left is None:
        raise Lost(f"{damage.__name__}: what was damaged is gone")


def _contents(path):
    with open(path, "rb") as file:
        return file.read()
