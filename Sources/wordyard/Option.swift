extension Options {
  /// A long option; the raw value is the code by which `getopt_long` returns it, greater than those of the short options,
  /// which are characters.
  enum Option: Int32, CaseIterable {
    case language = 0x100
    case words, missed, minLength, tier, theme, player, data, seed, tables, guest, ascii, noMouse, share,
      help, version
  }

  /// The kind of value of an option.
  enum Value: Equatable {
    case code, file, folder, letters, name, number
  }
}

extension Options.Option {
  /// The long option with a code, or the one for which a short option stands; `nil` for any other code.
  init?(code: Int32) {
    switch code {
    case Int32(UInt8(ascii: "h")): self = .help
    case Int32(UInt8(ascii: "V")): self = .version
    default: self.init(rawValue: code)
    }
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
