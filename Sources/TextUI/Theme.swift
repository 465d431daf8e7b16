/// How each role looks: colours from a palette of 256, with a stand-in among the first eight, and attributes.
public struct Theme: Equatable, Sendable {
  /// A colour of xterm's palette of 256, and its stand-in where there are only 8.
  public struct Color: Hashable, Sendable {
    public var index256: Int
    public var index8: Int

    public init(_ index256: Int, _ index8: Int) {
      self.index256 = index256
      self.index8 = index8
    }
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
  }

  /// `nil` is the terminal's own colour.
  public struct Style: Hashable, Sendable {
    public var foreground: Color?
    public var background: Color?
    public var attributes: Attributes

    public init(_ foreground: Color?, _ attributes: Attributes = [], on background: Color? = nil) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }
  }

  /// The name the player gives it: `night`, `paper`, `contrast`, `mono`.
  public let name: String
  private let style: @Sendable (Role) -> Style

  init(_ name: String, _ style: @escaping @Sendable (Role) -> Style) {
    self.name = name
    self.style = style
  }

  public static func == (one: Theme, other: Theme) -> Bool { one.name == other.name }

  public subscript(_ role: Role) -> Style { style(role) }

  /// Every theme, in the order settings offer them.
  public static let all: [Theme] = [.night, .paper, .contrast, .mono]

  public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}
