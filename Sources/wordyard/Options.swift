import Engines
import Kit
import Menus
import Records
import Tables
import TextUI
import Texts

/// The parsed command line.
struct Options {
  enum Action: Equatable {
    case play, help, version
  }

  var action = Action.play
  var language: String?
  var theme: String?
  var seed: UInt64?
  var isASCII = false
  var usesMouse = true
  /// Whether to speak in lines instead of showing screens.
  var isPlain = false
  /// The path of the player's own word list.
  var words: String?
  var player: String?
  /// The name of a guest, who can only play; given by the administrator who admits guests, not by the guest.
  var guest: String?
  /// The folder of the records.
  var data: String?
  /// The folder of the tables; `nil` for the one in the folder of the records.
  var tables: String?
  /// Letters known not to be in the word.
  var missed = ""
  /// Whether the words that were missed are to be exported.
  var isMissed = false
  /// The name of an imported vocabulary; `nil` for that of its file.
  var vocabularyName: String?
  /// The minimum length of a word; `nil` for the default of each command.
  var shortest: Int?
  /// The rarest tier of the words of `solve`; `nil` for the default.
  var tier: Lexicon.Tier?
  /// Whether to print the day's result instead of opening the puzzles.
  var isShared = false
  /// The path of the recording to be written.
  var cast: String?
  /// The id of the finished game to be replayed; `nil` for the last one.
  var game: Int64?
  /// The move with which a letter by post is answered.
  var move: String?
  /// The phrase or words with which it is answered.
  var solution: String?
  /// Whether the position of a letter by post is printed.
  var showsPosition = false
  /// Whether a command prints what it has found as JSON.
  var isJSON = false
  /// Whether `scores` plays the games of each score again.
  var verifiesScores = false
  /// `nil` opens the title screen.
  var command: Command?
  /// The argument of the command; empty when it takes none.
  var operand = ""

  static let version = "1.1.0"

  /// The name that stands for standard output where a file is expected.
  static let standardOutput = "-"

  /// The commands that do the same as the options of their names.
  static let (helpCommand, versionCommand) = (Option.help.rawValue, Option.version.rawValue)

  /// Parses the arguments as GNU programs do: options may follow operands, a value may follow its option after a blank or
  /// `=`, the beginning of an option's name suffices if no other begins so, and `--` ends the options.
  /// - Parameter arguments: the program's name, then its arguments.
  /// - Throws: `Misuse` for the first invalid argument.
  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments.dropFirst()
    var operands: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try parse(long: argument, &rest, of: operands.first)
      } else if argument.hasPrefix("-"), argument != "-" {
        for letter in argument.dropFirst() {
          guard let option = Option(letter: letter) else { throw .unknownOption("-\(letter)", in: argument) }
          try apply(option, value: "")
        }
      } else {
        operands.append(argument)
      }
    }
    try parse(operands: operands)
  }

  /// - Parameters:
  ///   - rest: the arguments that follow; the first may be the option's value.
  ///   - command: the command before it.
  private mutating func parse(
    long argument: String, _ rest: inout ArraySlice<String>, of command: String?
  ) throws(Misuse) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option(beginning: parts[0]) else { throw .unknownOption(argument, in: argument) }
    // Only with `export` it has no value, and that may follow.
    let isExport = command.map { $0 == "export" } ?? (rest.contains("export") && !rest.contains("guess"))
    if option == .missed, isExport, parts.count == 1 {
      isMissed = true
      return
    }
    guard let kind = option.value else {
      guard parts.count == 1 else { throw .valueNotAllowed(argument) }
      return try apply(option, value: "")
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw .valueMissing(argument, kind)
    }
    try apply(option, value: value)
  }

  private mutating func parse(operands: [String]) throws(Misuse) {
    guard action == .play else { return }
    switch operands.first {
    case Self.helpCommand:
      action = .help
      return
    case Self.versionCommand:
      action = .version
      return
    default: break
    }
    func check(_ option: Option, _ isGiven: Bool, onlyWith commands: [String]) throws(Misuse) {
      if isGiven, operands.first.map(commands.contains) != true {
        throw .onlyWith(option.text, commands: commands)
      }
    }
    try check(.share, isShared, onlyWith: [TitleScreen.dailyCommand])
    try check(.tier, tier != nil, onlyWith: ["solve"])
    try check(.missed, !missed.isEmpty, onlyWith: ["guess"])
    try check(.name, vocabularyName != nil, onlyWith: ["import"])
    try check(.minLength, shortest != nil, onlyWith: ["find", "solve"])
    try check(.cast, cast != nil, onlyWith: ["replay"])
    try check(.move, move != nil, onlyWith: ["play"])
    try check(.solve, solution != nil, onlyWith: ["play"])
    try check(.show, showsPosition, onlyWith: ["play"])
    try check(.verify, verifiesScores, onlyWith: ["scores"])
    try check(.json, isJSON, onlyWith: ["define", "scores", "find", "solve", "guess"])
    guard let name = operands.first else { return try checkGuest(nil) }
    guard let command = Command(name) else { throw .unknownCommand(name) }
    let expected = command.operand == nil ? 1 : 2
    if let operand = command.operand, operands.count < 2, command != .replay {
      throw .operandMissing(command: name, operand)
    }
    guard operands.count <= expected else { throw .extraArgument(operands[expected]) }
    self.command = command
    try checkGuest(name)
    if command == .exportWords, !isMissed { throw .optionMissing(command: name, Option.missed.text) }
    operand = operands.count > 1 ? operands[1] : ""
    guard command == .replay, operands.count > 1 else { return }
    guard let id = Int64(operand), id > 0, String(id) == operand else { throw .notAGame(operand) }
    game = id
  }

  /// Refuses options that guests may not use: other names, files, selected games, and all commands that open no screen.
  /// - Parameter name: the command as typed.
  private func checkGuest(_ name: String?) throws(Misuse) {
    guard let guest else { return }
    guard guest.asPlayerName == guest, TableIdentity.isName(guest) else { throw .notAGuestName(guest) }
    for (option, isGiven) in [
      (Option.player, player != nil), (.words, words != nil), (.seed, seed != nil), (.share, isShared),
    ] where isGiven {
      throw .notForGuests(option.text)
    }
    switch command {
    case nil, .screen, .code: return
    default: throw .notForGuests(name ?? "")
    }
  }

  private mutating func apply(_ option: Option, value: String) throws(Misuse) {
    switch option {
    case .language: language = value
    case .words: words = value
    case .missed: missed += value
    case .minLength:
      guard let number = Int(value), number > 0 else {
        throw .notANumber(option: option.text, value, least: 1)
      }
      shortest = number
    case .tier:
      guard let tier = UInt8(value).flatMap(Lexicon.Tier.init), tier <= .rare else { throw .notATier(value) }
      self.tier = tier
    case .theme:
      guard Theme.Name(rawValue: value) != nil else {
        throw .unknownTheme(value, themes: Theme.Name.allCases.map(\.rawValue))
      }
      theme = value
    case .player:
      guard let name = value.asPlayerName else { throw .notAPlayerName(value) }
      player = name
    case .guest: guest = value
    case .data:
      guard !value.isEmpty else { throw .folderNameEmpty(option.text) }
      data = value
    case .tables:
      guard !value.isEmpty else { throw .folderNameEmpty(option.text) }
      tables = value
    case .ascii: isASCII = true
    case .noMouse: usesMouse = false
    case .plain: isPlain = true
    case .cast:
      guard !value.isEmpty else { throw .fileNameEmpty(option.text) }
      cast = value
    case .share: isShared = true
    case .move: move = value
    case .solve: solution = value
    case .show: showsPosition = true
    case .json: isJSON = true
    case .verify: verifiesScores = true
    case .name: vocabularyName = value
    case .seed:
      guard let number = UInt64(value) else { throw .notANumber(option: option.text, value, least: 0) }
      seed = number
    case .help: action = .help
    case .version: action = .version
    }
  }

  /// The command given by the first argument.
  enum Command: Equatable {
    /// Opens a screen, given by its command-line name: a game, the daily puzzles, the tables or practice.
    case screen(String)
    case scores, find, solve, guess, define, code, replay, importWords, exportWords, texts

    private static let named: [(name: String, command: Command)] = [
      ("play", .code), ("replay", .replay), ("define", .define), ("import", .importWords),
      ("export", .exportWords),
      ("scores", .scores), ("find", .find), ("solve", .solve), ("guess", .guess), ("texts", .texts),
    ]

    /// - Returns: `nil` when there is no such command and no such screen.
    init?(_ name: String) {
      let command =
        Self.screens.contains(name) ? .screen(name) : Self.named.first { $0.name == name }?.command
      guard let command else { return nil }
      self = command
    }

    /// The command-line names of the screens on which games are chosen or played.
    static let games =
      GameKind.allCases.map(\.rawValue) + [TitleScreen.dailyCommand, TitleScreen.tablesCommand]

    /// The command-line names of the screens.
    static let screens = games + [TitleScreen.practiceCommand]

    /// All commands as they are typed.
    static let names = screens + named.map(\.name) + [helpCommand, versionCommand]

    /// The argument, which only a replay can do without; `nil` when there is none.
    var operand: Operand? {
      switch self {
      case .screen, .scores, .exportWords, .texts: nil
      case .find: .letters
      case .solve: .fragment
      case .guess: .pattern
      case .define: .word
      case .code: .code
      case .importWords: .file
      case .replay: .game
      }
    }
  }

  /// The argument of a command.
  enum Operand: Equatable {
    case letters, fragment, pattern, word, code, file, game
  }

  /// The screen to open; `nil` for the title screen.
  var screen: String? {
    if case .screen(let name) = command { name } else { nil }
  }

  /// Why the command line is invalid, with the argument as given.
  enum Misuse: Error, Equatable {
    /// - Parameter argument: the argument that it is part of.
    case unknownOption(String, in: String)
    case valueMissing(String, Value)
    case valueNotAllowed(String)
    /// Not an integer of at least `least`.
    case notANumber(option: String, String, least: Int)
    case notATier(String)
    case folderNameEmpty(String)
    case fileNameEmpty(String)
    /// Not the number of a finished game.
    case notAGame(String)
    case unknownTheme(String, themes: [String])
    case unknownLanguage(String, codes: [String])
    case notAPlayerName(String)
    case notAGuestName(String)
    /// An option or a command that cannot be combined with `--guest`.
    case notForGuests(String)

    case unknownCommand(String)
    /// An option that belongs to other commands.
    case onlyWith(String, commands: [String])
    case operandMissing(command: String, Operand)
    case optionMissing(command: String, String)
    /// A name of a vocabulary that its file cannot have.
    case notAVocabularyName(String)
    case extraArgument(String)
    case tooManyLetters(command: String, most: Int)
    /// An invalid character of `text`, the argument of this option or command.
    case notALetter(Character, of: String, text: String)
    case notAPattern(String)
    case patternLength(ClosedRange<Int>)
    /// A letter occurs both in the pattern and in the value of `--missed`.
    case missedInPattern(Character, missed: String)
  }

  /// The options by their names.
  enum Option: String, CaseIterable {
    case language, words, missed, minLength = "min-length", tier, theme, player, data, seed, tables, guest,
      ascii
    case noMouse = "no-mouse", plain, share, cast, move, solve, show, verify, json, name, help, version
  }

  /// The kind of value of an option.
  enum Value: Equatable {
    case code, file, folder, letters, move, name, number, word
  }
}

extension Options.Option {
  /// The option for which a letter stands after a single `-`; `nil` for any other letter.
  init?(letter: Character) {
    switch letter {
    case "h": self = .help
    case "v", "V": self = .version
    default: return nil
    }
  }

  /// The option whose text is this, or the only one whose text begins so.
  init?(beginning: Substring) {
    let options = Self.allCases.filter { $0.text.hasPrefix(beginning) }
    guard let option = options.first(where: { $0.text == beginning }) ?? options.first,
      option.text == beginning || options.count == 1
    else { return nil }
    self = option
  }

  /// The option as it is written on the command line.
  var text: String { "--" + rawValue }

  /// The kind of its value; `nil` when it has none.
  var value: Options.Value? {
    switch self {
    case .language: .code
    case .words, .cast: .file
    case .missed: .letters
    case .minLength, .tier, .seed: .number
    case .theme, .player, .guest, .name: .name
    case .data, .tables: .folder
    case .move: .move
    case .solve: .word
    case .ascii, .noMouse, .plain, .share, .show, .verify, .json, .help, .version: nil
    }
  }
}
