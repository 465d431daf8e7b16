import Engines
import Texts

/// The parsed command line: what the rows of `Option` and `Command` make of the arguments.
struct Options: Sendable {
  var language: String?
  var theme: String?
  var seed: UInt64?
  var isASCII = false
  var leavesMouse = false
  /// Whether to speak in lines instead of showing screens.
  var isPlain = false
  /// The path of the player's own word list.
  var words: String?
  var player: String?
  /// The name of a guest, who can only play; given by the administrator who admits guests, not by the guest.
  var guest: String?
  /// The folder of the records; `nil` for the player's own.
  var data: String?
  /// The folder of the tables; `nil` for the one in the folder of the records.
  var tables: String?
  /// Letters known not to be in the word.
  var missed = ""
  /// The name of an imported vocabulary; `nil` for that of its file.
  var vocabularyName: String?
  /// What the columns of an imported file are; `nil` when it tells itself.
  var columns: String?
  /// Whether `import` writes nothing.
  var isTrial = false
  /// Whether an imported vocabulary takes the place of the one of its name.
  var updatesVocabulary = false
  /// The folder whose lists are imported.
  var classFolder: String?
  /// The minimum length of a word; `nil` for the default of each command.
  var shortest: Int?
  /// The words that count in `solve`; `nil` for the default.
  var judge: GhostJudge.List?
  /// Whether letters are added at either end.
  var isSuper = false
  /// The rarest tier of the words of `solve`, instead of a judge.
  var tier: Lexicon.Tier?
  /// The path of the recording to be written.
  var cast: String?
  /// The move with which a letter by post is answered.
  var move: String?
  /// The phrase or words with which it is answered.
  var solution: String?
  /// Whether the position of a letter by post is printed.
  var showsPosition = false
  /// Whether a challenge by post is open: its phrase is in its letter.
  var isOpen = false
  /// Whether a command prints what it has found as JSON.
  var isJSON = false
  /// Whether `scores` plays the games of each score again.
  var verifiesScores = false
  /// Whether `doctor` repairs what it finds.
  var repairs = false
  /// The path of the backup that is to be written.
  var backup: String?
  /// The path of the backup that is to be read.
  var restored: String?
  /// `nil` opens the title screen.
  var command: Command?
  /// What the player calls the others in a new match.
  var others: [String] = []
  /// The path of the file that gets a line for each game that ends.
  var milestones: String?
  /// The arguments of the command.
  private var arguments: [String] = []
  /// The options that are given and their values, in their order; the first are those of `serve`.
  private var given: [(option: Option, value: String)] = []
  private var inherited = 0

  /// The argument of the command; `nil` when none is given.
  var argument: String? { arguments.first }
  var secondOperand: String? { arguments.dropFirst().first }
  var operand: String { argument ?? "" }

  /// Whether a line of `serve` names a file, or is about a guest.
  var isBeyondServing: Bool {
    given.dropFirst(inherited).contains { [.file, .folder].contains($0.option.value) || !$0.option.isServed }
  }

  /// The other machine at whose tables one plays; `nil` for this one.
  var host: String? { if case .host? = command?.argument { operand } else { nil } }

  static let version = "1.2.0"

  /// The name that stands for standard output where a file is expected.
  static let standardOutput = "-"

  /// Parses the arguments as GNU programs do: options may follow operands, a value may follow its option after a blank or
  /// `=`, the beginning of an option's name suffices if no other begins so, and `--` ends the options.
  /// - Parameters:
  ///   - arguments: the program's name, then its arguments.
  ///   - options: whose options count before these.
  /// - Throws: `Refusal` for the first invalid argument.
  init(_ arguments: [String], after options: Options? = nil) throws {
    for (option, value) in options?.given ?? [] { try take(option, value) }
    inherited = given.count
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
          guard let option = Option.all.first(where: { $0.letters.contains(letter) }) else {
            throw Refusal.noSuchOption("-\(letter)", in: argument)
          }
          try take(option, "")
        }
      } else {
        operands.append(argument)
      }
    }
    try parse(operands)
  }

  /// - Parameters:
  ///   - rest: the arguments that follow; the first may be the option's value.
  ///   - command: the command before it.
  private mutating func parse(
    long argument: String, _ rest: inout ArraySlice<String>, of command: String?
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : nil
    let rows = Option.rows(beginning: parts[0])
    // Of two options with one name it is the one that goes with the command, which may follow.
    let commands = command.map { [$0] } ?? Array(rest)
    let suited = rows.first { row in
      (row.value != nil || value == nil) && commands.contains(where: row.commands.contains)
    }
    guard let option = suited ?? rows.first else { throw Refusal.noSuchOption(argument, in: argument) }
    guard let kind = option.value else {
      guard value == nil else { throw Refusal.misuse { $0("`\(argument)`: this option takes no value") } }
      return try take(option, "")
    }
    guard let value = value ?? rest.popFirst() else { throw Refusal.missing(kind, of: argument) }
    let name = option.text
    switch kind {
    case .file where value.isEmpty: throw Refusal.misuse { $0("\(name): the name of the file is empty") }
    case .folder where value.isEmpty: throw Refusal.misuse { $0("\(name): the name of the folder is empty") }
    default: try take(option, value)
    }
  }

  private mutating func take(_ option: Option, _ value: String) throws {
    given.append((option, value))
    try option.set(&self, value)
  }

  private mutating func parse(_ operands: [String]) throws {
    let first = operands.first
    command = command ?? [Command.help, .version].first { $0.name == first }
    // Both are printed whatever else is given.
    guard command == nil else { return }
    for (option, _) in given where !option.commands.isEmpty && !option.commands.contains(first ?? "") {
      throw Refusal.misuse {
        $0("\(option.text): only valid with the command \($0.or(option.commands.map { "`\($0)`" }))")
      }
    }
    let named = Command.all.filter { $0.name == first }
    let verb = named.contains { $0.verb != nil } ? operands.dropFirst().first : nil
    let rows = named.filter { $0.verb == verb }
    arguments = Array(operands.dropFirst(verb == nil ? 1 : 2))
    command = rows.last { row in
      (row.option == nil || given.contains { $0.option.name == row.option })
        && (row.argument == nil || row.isArgumentOptional || argument != nil)
    }
    if let first {
      let meant = rows.first { row in given.contains { $0.option.name == row.option } }
      guard let row = meant ?? rows.first else {
        let verbs = named.compactMap(\.verb)
        if let verb, !verbs.isEmpty {
          throw Refusal.misuse(suggestion: verb.nearest(in: verbs).map { "`\(first) \($0)`" }) {
            $0("`\(first) \(verb)`: there is no such command")
          }
        }
        guard verbs.isEmpty else { throw Refusal.misuse { $0("`\(first)`: \($0.or(verbs)) is missing") } }
        throw Refusal.misuse(suggestion: first.nearest(in: Command.all.map(\.name))) {
          $0("`\(first)`: there is no such command")
        }
      }
      if command == nil, let kind = row.argument, !row.isArgumentOptional, argument == nil {
        throw Refusal.missing(kind, of: row.words)
      }
      if let extra = arguments.dropFirst((command ?? row).mostArguments).first {
        throw Refusal.misuse { $0("`\(extra)`: one argument too many") }
      }
    }
    let forbidden =
      given.first { !$0.option.isForGuests }?.option.text
      ?? (command ?? rows.first).flatMap { $0.isForGuests ? nil : $0.name }
    if guest != nil, let forbidden { throw Refusal.misuse { $0("`\(forbidden)`: not for guests") } }
    if command == nil, let row = rows.first, let option = row.option.map({ "--" + $0 }) {
      throw Refusal.misuse { $0("`\(row.name)`: `\(option)` is missing") }
    }
  }
}
