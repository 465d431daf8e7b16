import Engines
import Tables
import TextUI
import Texts

extension Options {
  /// An option. All that is said of it on the command line, in the help and in refusals is in its row.
  struct Option: Sendable {
    let name: String
    /// The letters that stand for it after a single `-`.
    let letters: String
    /// `nil` when it takes no value.
    let value: Placeholder?
    /// The commands with which it goes; none when it goes with all.
    let commands: [String]
    let isForGuests: Bool
    /// `nil` when the usage of its command has it.
    let help: Wording?
    /// Takes the value, which is empty when there is none.
    /// - Throws: `Refusal` when it is invalid.
    let set: @Sendable (inout Options, _ value: String) throws -> Void

    /// The options for playing, in the order of the help.
    static let playing: [Option] = [
      Option("language", .code, in: \.language) {
        $0("\($0.or(languages)); by default as set, or the locale's")
      },
      Option("words", .file, isForGuests: false, in: \.words) { $0("use the words in FILE, one per line") },
      Option(
        "player", .name, isForGuests: false,
        set: { $0.player = try name($1.asPlayerName, typed: $1, of: "--player") }
      ) {
        $0("play under this name, this time only")
      },
      Option("theme", .name, set: { $0.theme = try theme($1) }) { $0.or(themes) },
      Option("plain", flag: \.isPlain) { $0("speak in lines of text, as for a screen reader") },
      Option("ascii", flag: \.isASCII) { $0("draw with ASCII characters only") },
      Option("no-mouse", flag: \.leavesMouse) { $0("leave the mouse to the terminal") },
      Option("seed", .number, isForGuests: false, set: { $0.seed = try number($1, of: "--seed", least: 0) }) {
        $0("deal the same games for the same N")
      },
      Option("data", .folder, in: \.data) { $0("save games and scores in DIR") },
      Option("tables", .folder, in: \.tables) {
        $0("use the tables in DIR, not those in the folder of --data")
      },
      Option(
        "guest", .name,
        set: { $0.guest = try name(TableIdentity.isName($1) ? $1 : nil, typed: $1, of: "--guest") }
      ) {
        $0("play as a guest, with access to the games only")
      },
      Option("milestones", .file, in: \.milestones) { $0("add a line to FILE for each game that ends") },
    ]

    /// The other options, in the order of the help.
    static let printing: [Option] = [
      Option("share", of: ["daily"], isForGuests: false, set: { _, _ in }) {
        $0("print the result instead of playing")
      },
      Option("relay", of: ["table"], set: { _, _ in }) { $0("carry this machine's tables by ssh") },
      Option("move", .move, of: ["play", "post"], in: \.move) {
        $0("answer a letter by post, and print the next one")
      },
      Option("solve", .words, of: ["play", "post"], in: \.solution) { $0("answer it with words") },
      Option("open", of: ["play", "post"], flag: \.isOpen) {
        $0("a challenge whose phrase is in its letter")
      },
      Option("show", of: ["play"], flag: \.showsPosition) { $0("print how the match of a letter stands") },
      Option("from", .folder, of: ["import"], isForGuests: false, in: \.classFolder) {
        $0("take every list in DIR, now and when it changes")
      },
      Option("with", .name, of: ["post"], set: { $0.others += try others($1) }) {
        $0("who plays the others; a comma between names")
      },
      Option("name", .name, of: ["import"], in: \.vocabularyName) {
        $0("the name of the vocabulary, by default that of FILE")
      },
      Option("columns", .list, of: ["import"], in: \.columns) {
        $0("what FILE's columns are, e.g. word,-,meaning")
      },
      Option("update", of: ["import"], flag: \.updatesVocabulary) {
        $0("bring a vocabulary up to date from FILE")
      },
      Option("dry-run", of: ["import"], flag: \.isTrial) { $0("tell all, and write nothing") },
      Option("cast", .file, of: ["replay"], in: \.cast) { $0("write a recording to FILE, for asciinema") },
      Option("verify", of: ["scores"], flag: \.verifiesScores) {
        $0("play the games of each score again, and tell")
      },
      Option("repair", of: ["doctor"], flag: \.repairs) {
        $0("repair what can be repaired; nothing is removed")
      },
      Option("backup", .file, of: ["doctor"], isForGuests: false, in: \.backup) {
        $0("write all that is kept to FILE")
      },
      Option("restore", .file, of: ["doctor"], isForGuests: false, in: \.restored) {
        $0("put what is in FILE there; asks")
      },
      Option("missed", .letters, of: ["guess"], set: { $0.missed += $1 }) {
        $0("letters that are not in the word")
      },
      Option("missed", of: ["export"], set: { _, _ in }, help: nil),
      Option("letter", of: ["export"], set: { _, _ in }) { $0("print a list as a letter") },
      Option("report", of: ["practice"], isForGuests: false, set: { _, _ in }) {
        $0("print what was practised")
      },
      Option(
        "min-length", .number, of: ["find", "solve"],
        set: { $0.shortest = try number($1, of: "--min-length", least: 1) }
      ) { $0("words of N letters or more; by default 3 and 4") },
      Option("judge", .name, of: ["solve"], set: { $0.judge = try judge($1) }) {
        $0("\($0.or(judges.map(\.name))); else the language's")
      },
      Option("tier", .number, of: ["solve"], set: { $0.tier = try tier($1) }) {
        $0("words of tiers 1 to N instead")
      },
      Option("super", of: ["solve"], flag: \.isSuper) {
        $0("letters are added at either end: Superghost")
      },
      json,
      Option("help", letters: "h", set: { options, _ in options.command = .help }) {
        $0("show this help and exit")
      },
      Option("version", letters: "vV", set: { options, _ in options.command = .version }) {
        $0("show the version and exit")
      },
    ]

    static let json = Option(
      "json",
      of: [
        "practice", "daily", "play", "post", "replay", "define", "export", "yard", "scores", "find", "solve",
        "guess", "import", "doctor",
      ], flag: \.isJSON
    ) { $0("answer programs, in JSON; see wordyard-json(7)") }

    static let all = playing + printing

    /// Whether a line of `serve` may give it; what it names is no file.
    var isServed: Bool { !["guest", "cast", "repair"].contains(name) }

    /// The option as it is written on the command line.
    var text: String { "--" + name }

    /// The rows of the option whose text is this, or of the only one whose text begins so.
    static func rows(beginning text: Substring) -> [Option] {
      let rows = all.filter { $0.text.hasPrefix(text) }
      let whole = rows.filter { $0.text == text }
      if !whole.isEmpty { return whole }
      return Set(rows.map(\.name)).count == 1 ? rows : []
    }
  }

  /// What an argument of a command or a value of an option is, as the usage names it.
  enum Placeholder: Sendable {
    case code, file, folder, fragment, game, host, id, letter, letters, list, move, name, number, pattern
    case word, words
  }
}

extension Options.Option {
  private init(
    _ name: String, letters: String = "", _ value: Options.Placeholder? = nil, of commands: [String] = [],
    isForGuests: Bool = true, set: @escaping @Sendable (inout Options, String) throws -> Void, help: Wording?
  ) {
    (self.name, self.letters, self.value, self.commands) = (name, letters, value, commands)
    (self.isForGuests, self.set, self.help) = (isForGuests, set, help)
  }

  private init(
    _ name: String, of commands: [String] = [], flag: WritableKeyPath<Options, Bool> & Sendable,
    help: @escaping Wording
  ) {
    self.init(name, of: commands, set: { options, _ in options[keyPath: flag] = true }, help: help)
  }

  private init(
    _ name: String, _ value: Options.Placeholder, of commands: [String] = [], isForGuests: Bool = true,
    in text: WritableKeyPath<Options, String?> & Sendable, help: @escaping Wording
  ) {
    self.init(
      name, value, of: commands, isForGuests: isForGuests, set: { $0[keyPath: text] = $1 }, help: help)
  }

  private static func number<Number: FixedWidthInteger>(
    _ value: String, of option: String, least: Int
  ) throws -> Number {
    guard let number = Number(value), number >= least else {
      throw Refusal.misuse { $0("\(option) `\(value)`: not a whole number of \(least) or more") }
    }
    return number
  }

  private static let judges: [(name: String, list: GhostJudge.List)] = [
    ("base", .base), ("familiar", .familiar), ("wide", .standard), ("rare", .rare),
  ]

  private static func judge(_ value: String) throws -> GhostJudge.List {
    guard let judge = judges.first(where: { $0.name == value }) else {
      throw Refusal.misuse(suggestion: value.nearest(in: judges.map(\.name)).map { "--judge \($0)" }) {
        $0("--judge `\(value)`: the words are \(judges.map(\.name).joined(separator: ", "))")
      }
    }
    return judge.list
  }

  private static func tier(_ value: String) throws -> Lexicon.Tier {
    guard let tier = UInt8(value).flatMap(Lexicon.Tier.init), tier <= .rare else {
      throw Refusal.misuse { $0("--tier `\(value)`: the tiers are 1, 2, 3 and 4") }
    }
    return tier
  }

  private static func name(_ name: String?, typed value: String, of option: String) throws -> String {
    guard let name else {
      throw Refusal.misuse {
        $0("\(option) `\(value)`: a name has 1 to \(PlayerName.longest) letters and no control characters")
      }
    }
    return name
  }

  private static func others(_ value: String) throws -> [String] {
    try value.split(separator: ",").map { try name(String($0).asPlayerName, typed: String($0), of: "--with") }
  }

  private static let themes = Theme.Name.allCases.map(\.rawValue)

  private static func theme(_ name: String) throws -> String {
    guard !themes.contains(name) else { return name }
    let nearest: String? =
      switch name.lowercased() {
      case "light", "white": Theme.Name.paper.rawValue
      case "dark", "black": Theme.Name.night.rawValue
      default: name.nearest(in: themes)
      }
    throw Refusal.misuse(suggestion: nearest.map { "--theme \($0)" }) {
      $0("--theme `\(name)`: the themes are \(themes.joined(separator: ", "))")
    }
  }

  /// The codes of the languages; without the program's files, English.
  private static var languages: [String] { (try? Assets())?.library.languageCodes() ?? ["en"] }
}
