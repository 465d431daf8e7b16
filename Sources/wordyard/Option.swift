extension Options {
  enum Option: CaseIterable {
    case language, words, missed, minLength, tier, theme, player, data, seed, tables, guest, ascii, noMouse,
      share,
      help, version
  }

  /// The kind of value of an option.
  enum Value: Equatable {
    case code, file, folder, letters, name, number
  }
}

extension Options.Option {
  /// The option for which a letter stands after a single `-`; `nil` for any other letter.
  init?(letter: Character) {
    switch letter {
    case "h": self = .help
    case "V": self = .version
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

  var name: String {
    switch self {
    case .language: "language"
    case .words: "words"
    case .missed: "missed"
    case .minLength: "min-length"
    case .tier: "tier"
    case .theme: "theme"
    case .player: "player"
    case .data: "data"
    case .seed: "seed"
    case .tables: "tables"
    case .guest: "guest"
    case .ascii: "ascii"
    case .noMouse: "no-mouse"
    case .share: "share"
    case .help: "help"
    case .version: "version"
    }
  }

  /// The option as it is written on the command line.
  var text: String { "--" + name }

  /// The kind of its value; `nil` when it has none.
  var value: Options.Value? {
    switch self {
    case .language: .code
    case .words: .file
    case .missed: .letters
    case .minLength, .tier, .seed: .number
    case .theme, .player, .guest: .name
    case .data, .tables: .folder
    case .ascii, .noMouse, .share, .help, .version: nil
    }
  }
}
