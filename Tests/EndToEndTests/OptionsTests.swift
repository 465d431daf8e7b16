import Engines
import Records
import TestSupport
import Testing

/// Where options may stand, with which commands they go, and what is refused.
@Suite struct OptionsTests {
  /// Every option: the name of its value, an example, and the commands with which it goes; none for all of them.
  private static let options: [(name: String, value: String?, example: String?, commands: [String])] = [
    ("language", "CODE", "nl", []), ("words", "FILE", "list.txt", []), ("player", "NAME", "Ada", []),
    ("theme", "NAME", "mono", []), ("plain", nil, nil, []), ("ascii", nil, nil, []),
    ("no-mouse", nil, nil, []), ("seed", "N", "7", []), ("data", "DIR", "other", []),
    ("tables", "DIR", "room", []),
    ("guest", "NAME", "Ada", []), ("share", nil, nil, ["daily"]), ("relay", nil, nil, ["table"]),
    ("milestones", "FILE", "lines", []), ("move", "MOVE", "s", ["play", "post"]),
    ("solve", "WORDS", "moss", ["play", "post"]), ("show", nil, nil, ["play"]),
    ("open", nil, nil, ["play", "post"]), ("with", "NAME", "Bob", ["post"]),
    ("name", "NAME", "first", ["import"]),
    ("columns", "LIST", "meaning,word", ["import"]), ("update", nil, nil, ["import"]),
    ("dry-run", nil, nil, ["import"]),
    ("from", "DIR", "other", ["import"]), ("letter", nil, nil, ["export"]),
    ("report", nil, nil, ["practice"]), ("repair", nil, nil, ["doctor"]),
    ("backup", "FILE", "none/all", ["doctor"]), ("restore", "FILE", "all", ["doctor"]),
    ("cast", "FILE", "game.cast", ["replay"]), ("verify", nil, nil, ["scores"]),
    ("missed", "LETTERS", "st", ["guess"]), ("min-length", "N", "5", ["find", "solve"]),
    ("judge", "NAME", "base", ["solve"]), ("tier", "N", "1", ["solve"]),
    ("super", nil, nil, ["solve"]),
    (
      "json", nil, nil,
      [
        "practice", "daily", "play", "post", "replay", "define", "export", "yard", "scores", "find", "solve",
        "guess", "import", "doctor",
      ]
    ),
    ("help", nil, nil, []), ("version", nil, nil, []),
  ]

  private static let commands = [
    ["hangman"], ["twist"], ["ghost"], ["daily"], ["table"], ["practice"], ["play", "nonsense"],
    ["post", "put-away", "zz"], ["serve"], ["replay"],
    ["define", "moss"], ["import", "list.txt"], ["export", "--missed"], ["yard"], ["scores"],
    ["find", "conned"], ["solve", "fla"], ["guess", "_oo_"], ["texts"],
    ["doctor"],
  ]

  /// What the program prints in a new home, in which Ada has a score, a word to practise and a list of words.
  private func answer(_ arguments: [String]) throws -> (output: String, errors: String, exit: Exit) {
    let home = try Home()
    try home.write(Array("moss\nwood\nconed\n".utf8), to: "list.txt")
    home.read { records in
      records.addForPractice(["moss"], of: "Ada", language: "en", missedOn: .today)
      let result = GameResult(
        player: "Ada", mode: .textTwistTimed, language: "en", day: Day("2026-11-20")!, isWon: true,
        points: 184)
      records.finish(result, game: 0)
    }
    let files = ["list.txt", "other", "room", "game.cast", "lines"]
    let named = arguments.map { argument in
      let file = files.first { argument == $0 || argument.hasSuffix("=\($0)") }
      return file.map { argument.replacing($0, with: "\(home.path)/\($0)") } ?? argument
    }
    let result = try Wordyard.run(named, home: home)
    return (
      result.output.replacing(home.path, with: "~"), result.errors.replacing(home.path, with: "~"),
      result.exit
    )
  }

  @Test("an option before the command is the same as after it", arguments: commands.indices)
  func places(index: Int) throws {
    let command = Self.commands[index]
    let bare = try answer(command)
    #expect(!bare.errors.contains("--help"), "\(bare.errors)")
    let common = Self.options.filter {
      $0.commands.isEmpty && !["guest", "help", "version"].contains($0.name)
    }
    // A folder is imported in place of a file, a list exported in place of what was missed; where all is well nothing is repaired.
    let own = Self.options.filter {
      $0.commands.contains(command[0]) && !["from", "letter", "open", "repair"].contains($0.name)
    }
    for options in [common] + own.map({ [$0] }) {
      let written: [[String]] = options.map { ["--" + $0.name] + ($0.example.map { [$0] } ?? []) }
      let all: [String] = written.flatMap { $0 }
      let after = try answer(command + all)
      #expect(!after.errors.contains("--help"), "\(command) \(all): \(after.errors)")
      // Of what is no match nothing can be said, in whatever form.
      if options.count == 1, command[0] != "post" {
        #expect(after != bare, "\(command) is the same without \(all)")
      }
      let between = command.prefix(1).map { $0 } + all + command.dropFirst().map { $0 }
      let half = written.prefix(written.count / 2).flatMap { $0 }
      let around = half + command + all.dropFirst(half.count).map { $0 }
      let joined: [String] = written.map { $0.joined(separator: "=") } + command
      for arguments in [all + command, between, around, joined] {
        let same = try answer(arguments)
        #expect(same == after, "\(arguments)")
      }
    }
  }

  @Test("an option without its value, with one that it does not take, or with another command is refused")
  func refusals() throws {
    for option in Self.options {
      let name = "--" + option.name
      let bad = try answer(["find", "tea", option.value == nil ? name + "=1" : name])
      let reason =
        option.value.map { "`\(name)`: \($0) is missing" } ?? "`\(name)=1`: this option takes no value"
      #expect(bad.errors == "wordyard: \(reason); see `wordyard --help`\n")
      #expect(bad.output == "" && bad.exit == Exit(code: 2))
      for command in [[], ["ghost"], ["texts"]] where !option.commands.isEmpty {
        let other = try answer(command + [name] + (option.example.map { [$0] } ?? []))
        let valid = option.commands.map { "`\($0)`" }.joined(separator: ", ")
        let end = valid.replacing(#/, (`\w+`)$/#) { " or \($0.1)" }
        #expect(
          other.errors == "wordyard: \(name): only valid with the command \(end); see `wordyard --help`\n")
        #expect(other.output == "" && other.exit == Exit(code: 2))
      }
    }
  }

  @Test("the help has every option, with its value and its commands")
  func help() throws {
    let lines = try answer(["help"]).output.split(separator: "\n").filter { $0.hasPrefix("  --") }
    for option in Self.options {
      let beginning = "  --\(option.name) " + (option.value ?? "")
      let line = try #require(lines.first { $0.hasPrefix(beginning) })
      let commands = option.commands.count > 4 ? "" : option.commands.joined(separator: ", ")
      #expect(commands.isEmpty ? !line.contains(": ") : line.contains("  \(commands): "), "\(line)")
    }
    #expect(lines.count == Self.options.count)
  }

  @Test(
    "an argument too few or too many is refused, and an option without which a command is none",
    arguments: [
      (["play"], "`play`: CODE is missing"), (["define"], "`define`: WORD is missing"),
      (["import"], "`import`: FILE is missing"), (["find"], "`find`: LETTERS is missing"),
      (["solve"], "`solve`: FRAGMENT is missing"), (["guess"], "`guess`: PATTERN is missing"),
      (["export"], "`export`: `--missed` is missing"), (["scores", "x"], "`x`: one argument too many"),
      (["table", "x", "y"], "`y`: one argument too many"),
      (["table", "x", "--relay"], "`x`: one argument too many"),
      (["texts", "x"], "`x`: one argument too many"),
      (["find", "--", "--json", "x"], "`x`: one argument too many"),
      (["post"], "`post`: list, new, show, move or put-away is missing"),
      (["post", "lst"], "`post lst`: there is no such command"),
      (["post", "new"], "`post new`: GAME is missing"),
      (["post", "move", "x"], "`post move`: MOVE is missing"),
      (["post", "move", "x", "y", "z"], "`z`: one argument too many"),
      (["post", "new", "chess"], "`chess`: by post there are `hangman`, `twist` and `ghost`"),
      (["post", "new", "twist", "--with", "Ada,Bob"], "--with: 1 name at most"),
      (["--", "--json"], "`--json`: there is no such command"),
      (["--m", "st", "guess", "_oo_"], "`--m`: there is no such option"),
      (["--words", "", "find", "tea"], "--words: the name of the file is empty"),
      (["--tables=", "ghost"], "--tables: the name of the folder is empty"),
    ])
  func counts(arguments: [String], reason: String) throws {
    let result = try answer(arguments)
    #expect(result.errors.hasPrefix("wordyard: \(reason)"), "\(result.errors)")
    #expect(result.errors.hasSuffix("; see `wordyard --help`\n") || result.errors.contains("Did you mean"))
    #expect(result.output == "" && result.exit == Exit(code: 2))
  }

  @Test("of an option given twice the last value counts, and all letters that were missed")
  func twice() throws {
    let last = try answer(["find", "conned", "--min-length", "3", "--min-length", "6"])
    #expect(last.output == "conned\n")
    let missed = try answer(["guess", "_oo_", "--missed", "s", "--missed=t"])
    let joined = try answer(["guess", "_oo_", "--missed", "st"])
    #expect(missed == joined)
  }

  @Test("the beginning of an option's name suffices, and what begins as an option does stands after --")
  func beginnings() throws {
    let whole = try answer(["find", "conned", "--min-length", "6"])
    let short = try answer(["--min", "6", "find", "--", "conned"])
    #expect(whole == short && whole.output == "conned\n")
    let missed = try answer(["--mis", "export", "--player", "Ada", "--language", "en"])
    #expect(missed.output.contains("moss\t") && missed.exit == Exit(code: 0))
  }
}
