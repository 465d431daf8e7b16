/// The style of each role for terminals with 256 colours, with 8 and with none.
public struct Theme: Equatable, Sendable {
  /// The set of colours that a terminal supports.
  public enum Palette: CaseIterable, Sendable {
    case none
    /// The first eight: black, red, green, yellow, blue, magenta, cyan, white.
    case eight
    /// xterm's 256.
    case xterm256
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let bold = Attributes(rawValue: 1)
    public static let underline = Attributes(rawValue: 2)
    public static let reverse = Attributes(rawValue: 4)
  }

  /// A foreground and a background colour of a palette, and attributes; `nil` is the terminal's default colour.
  public struct Style: Hashable, Sendable {
    public var foreground: Int?
    public var background: Int?
    public var attributes: Attributes

    public init(_ foreground: Int?, _ attributes: Attributes = [], on background: Int? = nil) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }

    /// The style for terminals that cannot underline coloured text: reversed, if only the underline distinguishes it from
    /// ordinary text, or shows its blanks.
    public func withoutUnderline(unlike text: Style, showsBlanks: Bool = false) -> Style {
      let plain = Style(foreground, attributes.subtracting(.underline), on: background)
      guard plain == text || showsBlanks, attributes.contains(.underline) else { return self }
      return Style(foreground, .reverse, on: background)
    }

    /// The same style with a background, unless it already has one.
    func on(_ ground: Int) -> Style { Style(foreground, attributes, on: background ?? ground) }

    /// The same style with a foreground, unless it already has one.
    func inked(_ ink: Int) -> Style { Style(foreground ?? ink, attributes, on: background) }
  }

  /// The names under which the player selects the themes, in the order of the settings.
  public enum Name: String, CaseIterable, Sendable {
    case auto, night, paper, contrast, mono
  }

  public let name: Name
  private let style: @Sendable (Role, Palette) -> Style

  init(_ name: Name, _ style: @escaping @Sendable (Role, Palette) -> Style) {
    self.name = name
    self.style = style
  }

  public static func == (one: Theme, other: Theme) -> Bool { one.name == other.name }

  /// The style of a role for a palette; it uses only colours of that palette, and reverse video only when there are none.
  public subscript(_ role: Role, in palette: Palette = .xterm256) -> Style { style(role, palette) }

  /// All themes, in the order of the settings.
  public static var all: [Theme] { Name.allCases.map(named) }

  /// The theme of a name.
  public static func named(_ name: Name) -> Theme {
    switch name {
    case .auto: .auto
    case .night: .night
    case .paper: .paper
    case .contrast: .contrast
    case .mono: .mono
    }
  }

  /// The theme with this name; `nil` when there is none.
  public static func named(_ name: String) -> Theme? { Name(rawValue: name).map(named) }

  /// This theme on a terminal's own background: instead of `auto`, night on a dark one and paper on a light one.
  public func suiting(_ background: Background) -> Theme {
    guard name == .auto else { return self }
    return switch background {
    case .dark: .night
    case .light: .paper
    case .unknown: self
    }
  }

  /// Night on a background of its own, which makes it readable on any terminal.
  public static let auto = Theme(.auto) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.onBlack8.inked(7).on(0)
    case .xterm256: row.night.inked(252).on(234)
    }
  }

  /// Soft colours on the terminal's own background, which should be dark.
  public static let night = Theme(.night) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.onBlack8
    case .xterm256: row.night
    }
  }

  /// Dark colours on a light background of its own.
  public static let paper = Theme(.paper) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.paper8.on(7)
    case .xterm256: row.paper.on(230)
    }
  }

  /// High contrast: white and yellow on black.
  public static let contrast = Theme(.contrast) { role, palette in
    let row = row(role)
    return switch palette {
    case .none: row.bare
    case .eight: row.onBlack8.inked(7).on(0)
    case .xterm256: row.contrast.on(16)
    }
  }

  /// Attributes only.
  public static let mono = Theme(.mono) { role, _ in row(role).bare }

  /// The styles of a role, in the order of the columns below.
  private struct Row {
    let night, paper, contrast, onBlack8, paper8, bare: Style

    init(_ night: Style, _ paper: Style, _ contrast: Style, _ onBlack8: Style, _ paper8: Style, _ bare: Style)
    {
      self.night = night
      self.paper = paper
      self.contrast = contrast
      self.onBlack8 = onBlack8
      self.paper8 = paper8
      self.bare = bare
    }
  }

  // Everything has a contrast of at least 4.5:1 on each of its backgrounds. With eight colours, only 2, 6, 7 and bold 3 are
  // readable on black whether or not the terminal brightens what is bold, and only 0 and 4 on white, never bold.
  private static func row(_ role: Role) -> Row {
    switch role {
    // night, paper, contrast; 8 colours on black, 8 colours on white; no colours
    case .text: Row(own, plain(235), plain(231), own, plain(0), own)
    case .dim: Row(plain(247), plain(241), plain(252), plain(7), plain(0), own)
    case .title: Row(bold(180), bold(88), bold(231), bold(3), plain(4), bold(nil))
    case .rule: Row(plain(247), plain(95), plain(250), plain(6), plain(0), own)
    case .chosen:
      Row(
        bold(16, on: 180), bold(231, on: 88), bold(16, on: 226),
        plain(0, on: 6), plain(7, on: 4), Style(nil, [.bold, .reverse]))
    case .stage: Row(bold(230), bold(232), bold(231), bold(7), plain(0), bold(nil))
    case .right: Row(boldUnder(114), boldUnder(22), boldUnder(46), boldUnder(2), under(4), boldUnder(nil))
    case .wrong: Row(plain(174), plain(124), plain(210), bold(6), plain(0), own)
    case .found: Row(bold(230), bold(232), bold(231), bold(7), plain(0), bold(nil))
    case .fresh:
      Row(
        bold(16, on: 114), bold(231, on: 22), bold(16, on: 46),
        plain(0, on: 2), plain(7, on: 0), Style(nil, .reverse))
    case .won: Row(bold(222), bold(94), bold(226), bold(3), plain(4), bold(nil))
    case .warning: Row(bold(216), bold(160), bold(226), bold(3), under(0), boldUnder(nil))
    case .field: Row(boldUnder(230), boldUnder(232), boldUnder(231), boldUnder(7), under(0), boldUnder(nil))
    case .shortcut: Row(bold(180), bold(88), bold(226), bold(3), under(4), bold(nil))
    case .solid:
      Row(
        bold(16, on: 216), bold(231, on: 124), bold(16, on: 208),
        bold(3), plain(4), Style(nil, [.bold, .reverse]))
    case .hollow: Row(plain(250, on: 237), plain(240, on: 187), plain(252, on: 236), plain(7), plain(0), own)
    case .clock: Row(plain(109), plain(24), plain(123), bold(3), plain(4), bold(nil))
    case .picture: Row(plain(152), plain(24), plain(231), plain(7), plain(0), own)
    case .warm: Row(plain(216), plain(130), plain(226), bold(3), plain(0), bold(nil))
    case .cool: Row(plain(110), plain(61), plain(123), plain(6), plain(4), own)
    case .tile:
      Row(
        bold(16, on: 223), bold(230, on: 94), bold(16, on: 231),
        plain(0, on: 7), plain(7, on: 0), Style(nil, .reverse))
    case .otherTile:
      Row(
        bold(230, on: 239), bold(16, on: 187), bold(231, on: 240),
        bold(7), plain(0), bold(nil))
    case .goldTile:
      Row(
        bold(16, on: 222), bold(16, on: 178), bold(16, on: 220),
        plain(0, on: 2), plain(7, on: 4), Style(nil, [.bold, .reverse]))
    case .slot: Row(plain(250, on: 237), plain(240, on: 187), plain(250, on: 236), plain(7), plain(0), own)
    case .lostLetter:
      Row(plain(217, on: 237), plain(124, on: 187), plain(217, on: 236), bold(6), plain(0), own)
    case .filledLetter:
      Row(bold(230, on: 60), bold(232, on: 152), bold(231, on: 18), boldUnder(7), under(0), boldUnder(nil))
    case .cap: Row(plain(253, on: 239), plain(235, on: 187), plain(231, on: 238), plain(7), plain(0), own)
    case .hitCap:
      Row(bold(16, on: 108), bold(231, on: 28), bold(16, on: 40), boldUnder(2), under(4), boldUnder(nil))
    case .leaf: Row(plain(108), plain(22), plain(120), plain(2), plain(0), own)
    case .blossom: Row(plain(218), plain(125), plain(218), plain(7), plain(4), own)
    case .autumn: Row(plain(209), plain(130), plain(215), bold(3), plain(0), own)
    case .bark: Row(plain(144), plain(94), plain(180), plain(7), plain(0), own)
    }
  }

  private static let own = Style(nil)

  private static func plain(_ foreground: Int, on background: Int? = nil) -> Style {
    Style(foreground, on: background)
  }

  private static func bold(_ foreground: Int?, on background: Int? = nil) -> Style {
    Style(foreground, .bold, on: background)
  }

  private static func under(_ foreground: Int) -> Style { Style(foreground, .underline) }

  private static func boldUnder(_ foreground: Int?) -> Style { Style(foreground, [.bold, .underline]) }
}
