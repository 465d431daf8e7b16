"""Define the trials of tools/torture about where the data are: links, full and failing file systems, and users of one machine."""

import atexit
import errno
import fcntl
import functools
import os
import shutil
import socket
import stat
import struct
import subprocess
import tempfile
from pathlib import Path

import lies
from case import Crashed, GAMES, Hung, Lost, Skipped
from tables import begin_match, entries, introduce, lay_table

# Two users and a group that no machine has.
ADA, BOB, FRIENDS = 61001, 61002, 61003


def _play(case, game, moves, during=lambda: None, **options):
    """Play on the screen, whatever happens to the data, and leave."""
    with case.open(game, **options) as terminal:
        terminal.wait_idle()
        for index in range(moves):
            if index == moves // 2:
                during()
            terminal.send(b"\r" if index == 0 else case.key(game))
            terminal.wait_idle()
        if terminal.ended() is not None:
            raise Crashed(f"it ended with {terminal.status}: {bytes(terminal.output[-300:])!r}")
        terminal.send(b"\x03")
        terminal.expect_restored()


def _tree(folder):
    """Return what is in a folder, with contents, owners and permissions."""
    found = {}
    for parent, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(parent, name)
            status = os.lstat(path)
            data = b""
            if stat.S_ISREG(status.st_mode):
                with open(path, "rb") as file:
                    data = file.read()
            elif stat.S_ISLNK(status.st_mode):
                data = os.readlink(path)
            found[os.path.relpath(path, folder)] = (status.st_mode, status.st_uid, data)
    return found


def links(case):
    """Put a link in the place of each file: what it leads to is neither written nor removed, and one can play."""
    case.introduce()
    words = case.home + "/words.tsv"
    with open(words, "w") as file:
        file.write("moss\tplant\nfern\tplant\n")
    case.run(["import", words, "--name", "mine", "--data", case.records])
    name = case.random.choice((
        "games.lock", "title", "wordyard.db-wal", "wordyard.db-shm", "wordyard.db-journal", "wordyard.db", "vocabulary",
        "vocabulary/mine.tsv", "vocabulary/yours.tsv", "tables"))
    victims = case.home + "/victims"
    os.mkdir(victims)
    os.mkdir(victims + "/folder")
    with open(victims + "/file", "wb") as file:
        file.write(b"Dear diary\n" * 500)
    with open(victims + "/folder/mine.tsv", "wb") as file:
        file.write(b"Dear diary\n")
    target = victims + case.random.choice(("/file", "/folder", "/nothing", "/folder/mine.tsv"))
    path = f"{case.records}/{name}"
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)
    os.symlink(target, path)
    before = _tree(victims)
    try:
        for arguments in (["scores"], ["import", words, "--name", "yours"], ["replay"]):
            _, output, errors = case.run([*arguments, "--data", case.records])
            if lies.OWNED in output + errors:
                raise Crashed("a control sequence is passed on")
        _play(case, case.random.choice(GAMES), 8)
    except (Crashed, Hung) as error:
        raise type(error)(f"{name} is a link to {os.path.basename(target)}: {error}") from None
    after = _tree(victims)
    for victim, state in before.items():
        if after.get(victim) != state:
            raise Lost(f"{name} was a link to {os.path.basename(target)}: {victim} is changed")
    # A new file at the end of a link that leads nowhere is what was asked for, also with a log beside it; in the player's words,
    # links to folders are followed.
    if target.endswith("nothing") or name in ("vocabulary", "tables", "wordyard.db"):
        return
    if set(after) != set(before):
        raise Lost(f"{name} was a link to {os.path.basename(target)}: there is now {sorted(set(after) - set(before))}")


class Mounted:
    """A small file system of its own in a folder."""

    def __init__(self, case, folder, kind, kilobytes):
        self.folder = folder
        os.makedirs(folder, 0o700, exist_ok=True)
        if os.geteuid() != 0:
            raise Skipped("only root may mount")
        if kind == "tmpfs":
            command = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k,mode=700", "tmpfs", folder]
        else:
            image = case.home + "/image"
            # In blocks smaller than a page SQLite cannot reserve the memory of a log, and writing it on a full disk would be SIGBUS.
            block = case.random.choice(("1024", "4096"))
            with open(image, "wb") as file:
                file.truncate(kilobytes << 10)
            if not shutil.which("mkfs.ext4") or subprocess.run(["mkfs.ext4", "-q", "-b", block, "-m", "0", image], capture_output=True).returncode:
                raise Skipped("there is no mkfs.ext4")
            command = ["mount", "-o", "loop", image, folder]
        if subprocess.run(command, capture_output=True).returncode:
            raise Skipped(f"this machine mounts no {kind}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", self.folder], check=False, capture_output=True)

    def fill(self, left):
        """Leave this many bytes."""
        block = bytes(1 << 12)
        with open(self.folder + "/ballast", "ab", buffering=0) as file:
            try:
                while True:
                    file.write(block)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise
            file.truncate(max(0, os.fstat(file.fileno()).st_size - left))

    def empty(self):
        os.remove(self.folder + "/ballast")


def full_disks(case):
    """Fill the file system before or during a game or an import: what was saved is there, and with room again one can play."""
    kind = case.random.choice(("tmpfs", "tmpfs", "ext4"))
    with Mounted(case, case.records, kind, 2048) as disk:
        case.introduce()
        words = case.home + "/words.tsv"
        with open(words, "w") as file:
            file.write("".join(f"word{chr(97 + n % 26)}{chr(97 + n // 26)}\tclue {n}\n" for n in range(300)))
        case.run(["import", words, "--name", "mine", "--data", case.records])
        with open(case.records + "/vocabulary/mine.tsv", "rb") as file:
            vocabulary = file.read()
        _play(case, "hangman", 6)
        case.run(["play", "ghost", "--move", "s", "--player", "Ada", "--language", "en", "--data", case.records])
        before = case.query("SELECT id, fields FROM game"), case.query("SELECT fields FROM post")
        left = case.random.choice((0, 0, 4096, 8192, 16384, 65536, 131072))
        # Not the game that is saved, which could come to its end.
        game = case.random.choice(("twist", "ghost"))
        try:
            if case.random.random() < 0.5:
                disk.fill(left)
                _play(case, game, 12)
            else:
                _play(case, game, 12, lambda: disk.fill(left))
            case.run(["import", words, "--name", "mine", "--data", case.records])
            case.run(["import", words, "--name", "yours", "--data", case.records])
            code, letter, said = case.run(["play", "ghost", "--move", "t", "--player", "Ada", "--language", "en", "--data", case.records])
        except (Crashed, Hung) as error:
            raise type(error)(f"{left} bytes left on {kind}: {error}") from None
        disk.empty()
        _play(case, "ghost", 4)
        case.check_database()
        after = case.query("SELECT id, fields FROM game"), case.query("SELECT fields FROM post")
        ids = {row[0] for row in after[0]}
        if not {row[0] for row in before[0]} <= ids:
            raise Lost(f"a saved game is gone after {left} bytes were left on {kind}")
        if not set(before[1]) <= set(after[1]):
            raise Lost(f"a letter is gone after {left} bytes were left on {kind}")
        if code == 0 and letter.strip() and b"saved" not in said and not any(letter.strip().decode() in fields for (fields,) in after[1]):
            raise Lost(f"a letter that was printed is not kept, {left} bytes were left on {kind}: {said!r}")
        for name in os.listdir(case.records + "/vocabulary"):
            with open(f"{case.records}/vocabulary/{name}", "rb") as file:
                if name == "mine.tsv" and file.read() != vocabulary:
                    raise Lost(f"a vocabulary is changed, {left} bytes were left on {kind}")
                if name not in ("mine.tsv", "yours.tsv"):
                    raise Lost(f"an import leaves {name}, {left} bytes were left on {kind}")


def failing_disks(case):
    """Make a disk fail, or the folder read-only, in the middle of a game: it goes on, and what was saved before is there."""
    game, other = case.random.sample(GAMES, 2)
    if case.random.random() < 0.5:
        with Mounted(case, case.records, "ext4", 8192):
            case.introduce()
            _play(case, game, 6)
            saved = case.query("SELECT id FROM game")

            def fail():
                descriptor = os.open(case.records, os.O_RDONLY)
                try:
                    # EXT4_IOC_SHUTDOWN, with its log not flushed: every access fails from now on.
                    fcntl.ioctl(descriptor, 0x8004587D, struct.pack("I", case.random.choice((1, 2))))
                except OSError:
                    raise Skipped("this kernel shuts no file system down") from None
                finally:
                    os.close(descriptor)

            _play(case, other, 10, fail)
            subprocess.run(["umount", "-l", case.records], check=False)
            subprocess.run(["mount", "-o", "loop", case.home + "/image", case.records], capture_output=True)
            # While something still holds it, it comes back as it was, or for reading alone.
            if not os.path.ismount(case.records) or not os.access(case.records, os.W_OK):
                raise Skipped("a file system that was shut down cannot be mounted again")
            # Whoever opens it next brings it in order.
            _play(case, other, 4)
            case.check_database()
            now = case.query("SELECT id FROM game")
            if not set(saved) <= set(now):
                raise Lost(f"{saved} were saved before the disk failed, now {now}")
        return
    _as_user(case)
    _play(case, game, 6, limits=_become(ADA))
    saved = case.query("SELECT id FROM game")
    mode = case.random.choice((0o500, 0o400, 0))

    def forbid():
        for name in os.listdir(case.records):
            os.chmod(f"{case.records}/{name}", 0o400)
        os.chmod(case.records, mode)

    _play(case, other, 10, forbid, limits=_become(ADA))
    _play(case, other, 4, limits=_become(ADA))
    os.chmod(case.records, 0o700)
    for name in os.listdir(case.records):
        os.chmod(f"{case.records}/{name}", 0o600)
    _play(case, other, 4, limits=_become(ADA))
    case.check_database()
    if not set(saved) <= set(case.query("SELECT id FROM game")):
        raise Lost(f"a game is gone that was saved before the folder was read-only ({mode:o})")


def _become(user):
    """Return what makes a child a user of the group of friends."""
    def change():
        os.setgroups([FRIENDS])
        os.setresgid(FRIENDS, FRIENDS, FRIENDS)
        os.setresuid(user, user, user)
    return change


@functools.cache
def _reachable(binary):
    """Return a folder that every user can reach, with a copy of the program and its words: Swift may close what it builds to others."""
    folder = tempfile.mkdtemp(prefix="wordyard-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copy(binary, folder + "/wordyard")
    shutil.copytree(Path(__file__).resolve().parents[2] / "assets", folder + "/assets")
    subprocess.run(["chmod", "-R", "a+rX", folder], check=True)
    return folder


def _as_user(case):
    """Give the home to Ada, and let her reach it, and the program."""
    if os.geteuid() != 0:
        raise Skipped("only root may become other users")
    folder = _reachable(case.binary)
    case.binary, case.environment["WORDYARD_ASSETS"] = folder + "/wordyard", folder + "/assets"
    os.chmod(case.home, 0o755)
    for name in ("Ada", "Bob", "records"):
        os.makedirs(f"{case.home}/{name}", 0o700, exist_ok=True)
        os.chown(f"{case.home}/{name}", BOB if name == "Bob" else ADA, FRIENDS)


def _run_as(case, user, *arguments):
    """Run the program as a user; return exit status and output."""
    try:
        result = subprocess.run(
            [case.binary, *arguments], env=case.environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=20,
            preexec_fn=_become(user))
    except subprocess.TimeoutExpired:
        raise Hung(f"{arguments!r} does not end") from None
    if result.returncode not in range(7):
        raise Crashed(f"{arguments!r} ends with {result.returncode}: {result.stderr[-300:]!r}")
    return result.returncode, result.stdout + result.stderr


def another_home(case):
    """Try to read and change the data of another user, closed as the program makes them or open to all: nothing changes."""
    _as_user(case)
    case.records = case.home + "/Ada"
    _play(case, "hangman", 6, limits=_become(ADA))
    is_open = case.random.random() < 0.5
    if is_open:
        os.chmod(case.records, 0o755)
        for name in os.listdir(case.records):
            os.chmod(f"{case.records}/{name}", 0o644)
    before = _tree(case.records)
    words = case.home + "/words.tsv"
    with open(words, "w") as file:
        file.write("moss\tplant\n")
    for arguments in (["scores", "--json"], ["replay"], ["import", words, "--name", "mine"], ["play", "ghost", "--move", "s"], ["yard"]):
        code, output = _run_as(case, BOB, *arguments, "--data", case.records, "--player", "Bob", *(["--language", "en"] * ("play" in arguments)))
        if not is_open and (b"Permission denied" not in output or b", number" in output):
            raise Lost(f"{arguments} reads the data of another user: {output[-300:]!r}")
    _play(case, case.random.choice(GAMES), 8, limits=_become(BOB))
    after = _tree(case.records)
    ours = {name: state for name, state in after.items() if not name.endswith(("-shm", "-wal"))}
    if {name: state for name, state in before.items() if not name.endswith(("-shm", "-wal"))} != ours:
        raise Lost(f"another user has changed the data: {sorted(set(before) ^ set(after))}")
    if any(state[1] == BOB for state in after.values()):
        raise Lost(f"another user has left files: {sorted(after)}")
    _play(case, "hangman", 4, limits=_become(ADA))
    case.check_database()


def shared_folders(case):
    """Play at a table of two users in a folder of their group, into which one puts links, pipes and sockets of others' names."""
    _as_user(case)
    tables = case.home + "/tables"
    os.mkdir(tables)
    os.chown(tables, 0, FRIENDS)
    os.chmod(tables, 0o3770)
    users = {"Ada": ADA, "Bob": BOB}

    def open_seat(name, *arguments, user=None):
        return case.open(
            *arguments, "--player", name, "--language", "en", "--tables", tables, "--data", f"{case.home}/{name}",
            limits=_become(user or users[name]))

    def as_bob(action):
        """Do something as the user Bob; return whether it was allowed."""
        child = os.fork()
        if child == 0:
            try:
                _become(BOB)()
                action()
                os._exit(0)
            except OSError:
                os._exit(1)
            finally:
                os._exit(2)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0

    victim = case.home + "/victim"
    with open(victim, "w") as file:
        file.write("Dear diary\n")
    os.chown(victim, ADA, FRIENDS)
    os.chmod(victim, 0o600)
    for name in users:
        introduce(open_seat(name))
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)

    def listen():
        listener.bind(tables + "/ghost.aaaaaa.1")
        listener.listen()

    traps = [
        lambda: os.symlink(victim, tables + "/ghost.bbbbbb.1"),
        lambda: os.symlink(tables, tables + "/ghost.cccccc.7"),
        lambda: os.mkfifo(tables + "/ghost.dddddd.1"),
        lambda: os.mkdir(tables + "/duel.eeeeee.1"),
        lambda: os.symlink(victim, f"{tables}/.relay.{ADA}"),
        listen,
    ]
    for trap in case.random.sample(traps, case.random.randrange(len(traps) + 1)):
        as_bob(trap)
    players = lay_table(open_seat, ("Ada", "Bob"), case.random.randrange(1 << 32))
    try:
        begin_match(players)
        own = [name for name in os.listdir(tables) if os.lstat(f"{tables}/{name}").st_uid == ADA]
        if not own:
            raise Lost("the host's table has another owner")
        for name in own:
            if as_bob(lambda: os.remove(f"{tables}/{name}")):
                raise Lost("another user may remove a table")
        # Whoever says that he is Ada does not get her seat.
        data = case.home + "/Eve"
        os.mkdir(data)
        os.chown(data, BOB, FRIENDS)
        users["Eve"] = BOB
        had = entries(case, "Ada")
        with case.open("table", "--player", "Ada", "--language", "en", "--tables", tables, "--data", data, limits=_become(BOB)) as eve:
            eve.wait_for(b"Welcome")
            eve.send(b"\x1b")
            eve.wait_idle()
            for key in (b"\r", b"\r", b"e", b"z"):
                eve.send(key)
                eve.wait_idle()
            eve.send(b"\x03")
            eve.expect_restored()
        if entries(case, "Ada")[: len(had)] != had or any("0 " in line[:8] for line in entries(case, "Ada")[len(had):]):
            raise Lost(f"a stranger has moved for Ada: {entries(case, 'Ada')}")
        for _ in range(6):
            for player in players.values():
                player.send(case.random.choice("aeioustrn").encode())
                player.wait_idle()
        for player in players.values():
            player.send(b"\x03")
            player.expect_restored()
    finally:
        listener.close()
        for player in players.values():
            player.__exit__()
    if entries(case, "Ada") != entries(case, "Bob"):
        shorter, longer = sorted((entries(case, "Ada"), entries(case, "Bob")), key=len)
        if longer[: len(shorter)] != shorter:
            raise Lost("the moves of the two differ")
    with open(victim) as file:
        if file.read() != "Dear diary\n":
            raise Lost("a link in the folder of tables was written through")
