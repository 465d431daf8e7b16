import Play
import Records
import Texts

extension Options {
  /// A command, or one of the ways in which it is given. All that is said of it on the command line, in the help and in refusals
  /// is in its row.
  struct Command: Sendable {
    let name: String
    /// The word after the name that makes one of several commands of it; `nil` when there is none.
    let verb: String?
    /// `nil` when it takes none.
    let argument: Placeholder?
    let isArgumentOptional: Bool
    /// A second argument, which need not be given; `nil` when there is none.
    let second: Placeholder?
    /// The option with which it is given in this way; `nil` when there is none.
    let option: String?
    let isForGuests: Bool
    /// `nil` when the usage has it among the games.
    let help: Wording?
    /// Returns the exit code.
    let run: @Sendable (Options) throws -> Int32

    /// The commands among which the usage has the games.
    static let games =
      GameKind.allCases.map { Command($0.rawValue, opening: .game($0)) } + [
        Command("daily", opening: .daily),
        Command("table", opening: .table),
      ]

    /// The other commands, in the order of the usage.
    static let others: [Command] = [
      Command("table", .host, run: playElsewhere) { $0("play at the tables of HOST, by ssh") },
      Command("table", with: "relay", isForGuests: true, run: relay) {
        $0("carry this machine's tables by ssh")
      },
      Command("practice", opening: .practice) { $0("practise the words that are due") },
      Command("practice", with: "report", run: reportPractice) { $0("print what was practised") },
      Command("practice", with: "json", run: reportPractice) { $0("the same for programs") },
      Command("daily", with: "share", run: share) {
        $0("print the results of today's puzzles")
      },
      Command("daily", with: "json", run: share) { $0("the same for programs") },
      Command("play", .code, isForGuests: true, run: playCode) { $0("play the game of a code") },
      Command("play", .letter, isForGuests: true, run: playCode) { $0("open a letter by post; - reads it") },
      Command("post", verb: "list", run: listPosts) { $0("print the matches by post") },
      Command("post", verb: "new", .game, run: newPost) { $0("begin a match by post") },
      Command("post", verb: "show", .id, run: keptPost) { $0("print how a match stands") },
      Command("post", verb: "move", .id, .move, run: keptPost) { $0("move in it, and print its letter") },
      Command("post", verb: "put-away", .id, run: putAwayPost) { $0("leave it until a letter comes") },
      Command("serve", run: serve) { $0("answer lines, for a chat's bot") },
      Command("replay", .id, isOptional: true, run: replay) { $0("see a finished game again") },
      Command("define", .word, run: define) { $0("print the meanings of a word") },
      Command("import", .file, run: importWords) { $0("take FILE as a vocabulary") },
      Command("import", with: "from", run: importClass) { $0("take the lists in a folder") },
      Command("export", with: "missed", run: exportWords) { $0("print missed words, for Anki") },
      Command("export", .name, with: "letter", run: exportLetter) { $0("print a list as a letter") },
      Command("yard", run: printYard) { $0("print what has grown in the yard") },
      Command("scores", run: scores) { $0("print the high scores") },
      Command("find", .letters, run: find) { $0("print the words made of LETTERS") },
      Command("solve", .fragment, run: solve) { $0("Ghost: evaluate each next letter") },
      Command("guess", .pattern, run: guess) { $0("count the words that fit, e.g. _oo_") },
      Command("doctor", run: doctor) { $0("look whether all is well") },
      Command("texts", run: printTexts) { $0("print the texts, to translate them") },
    ]

    /// The commands that do the same as the options of their names.
    static let (help, version) = (Command("help", run: printHelp), Command("version", run: printVersion))

    static let all = games + others + [help, version]
  }
}

extension Options.Command {
  private init(
    _ name: String, verb: String? = nil, _ argument: Options.Placeholder? = nil,
    _ second: Options.Placeholder? = nil, isOptional: Bool = false, with option: String? = nil,
    isForGuests: Bool = false, run: @escaping @Sendable (Options) throws -> Int32,
    help: Wording? = nil
  ) {
    (self.name, self.verb, self.option) = (name, verb, option)
    (self.argument, self.second, self.isArgumentOptional) = (argument, second, isOptional)
    (self.isForGuests, self.run, self.help) = (isForGuests, run, help)
  }

  private init(_ name: String, opening: Opening, help: Wording? = nil) {
    self.init(name, isForGuests: true, run: { try play($0, opening) }, help: help)
  }
}

extension Options.Command {
  /// The words that make it, without its arguments.
  var words: String { [name, verb].compactMap(\.self).joined(separator: " ") }

  /// How many arguments it takes.
  var mostArguments: Int { argument == nil ? 0 : second == nil ? 1 : 2 }

  /// Whether a line of `serve` may give it: it prints an answer for programs.
  var isServed: Bool { Options.Option.json.commands.contains(name) && argument != .file }
}
