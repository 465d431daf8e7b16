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
  }

  /// The names under which the player selects the themes, in the order of the settings.
  public enum Name: String, CaseIterable, Sendable {
    case night, paper, contrast, mono
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
    case .night: .night
    case .paper: .paper
    case .contrast: .contrast
    case .mono: .mono
    }
  }

  /// The theme with this name; `nil` when there is none.
  public static func named(_ name: String) -> Theme? { Name(rawValue: name).map(named) }
}
