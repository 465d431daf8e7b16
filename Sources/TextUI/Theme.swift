/// How each role looks, on a terminal of 256 colours, of 8 and of none.
public struct Theme: Equatable, Sendable {
  /// The colours that a terminal has.
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

  /// Two numbers of a palette and attributes; `nil` is the terminal's own colour.
  public struct Style: Hashable, Sendable {
    public var foreground: Int?
    public var background: Int?
    public var attributes: Attributes

    public init(_ foreground: Int?, _ attributes: Attributes = [], on background: Int? = nil) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }

    /// The same style on a background, if it names none itself.
    func on(_ ground: Int) -> Style { Style(foreground, attributes, on: background ?? ground) }
  }

  /// The name the player gives it: `night`, `paper`, `contrast`, `mono`.
  public let name: String
  private let style: @Sendable (Role, Palette) -> Style

  init(_ name: String, _ style: @escaping @Sendable (Role, Palette) -> Style) {
    self.name = name
    self.style = style
  }

  public static func == (one: Theme, other: Theme) -> Bool { one.name == other.name }

  /// The look of a role with the colours of a palette: only numbers of that palette, and reverse video only in none.
  public subscript(_ role: Role, in palette: Palette = .xterm256) -> Style { style(role, palette) }

  /// Every theme, in the order settings offer them.
  public static let all: [Theme] = [.night, .paper, .contrast, .mono]

  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}
