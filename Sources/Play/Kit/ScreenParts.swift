/// The parts of a screen that a key has changed, such as entries of a list by their index.
public struct ScreenParts: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Some parts by their numbers, which must not be negative; from 63 on they are not told apart, and mean the whole screen.
  init(_ numbers: Int...) {
    rawValue = numbers.reduce(0) { $1 < 63 ? $0 | 1 << UInt64($1) : .max }
  }

  /// The first parts.
  static func first(_ count: Int) -> ScreenParts {
    count < 63 ? ScreenParts(rawValue: 1 << UInt64(count) - 1) : .all
  }

  /// The whole screen.
  static let all = ScreenParts(rawValue: .max)

  /// The parts from a number on, numbered from 0.
  func shifted(by number: Int) -> ScreenParts { ScreenParts(rawValue: rawValue >> UInt64(number)) }

  func contains(_ number: Int) -> Bool {
    number < 63 ? rawValue >> UInt64(number) & 1 == 1 : self == .all
  }
}
