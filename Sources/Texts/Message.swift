/// A text of the interface in English, with values in it: `"No \(letter) in this one."` has the pattern `No {1} in this one.`
/// and one value.
public struct Message: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text with `{1}`, `{2}` and so on where the values stand.
  public let pattern: String
  /// The values, in the order of the English text.
  public let values: [String]

  public init(stringLiteral text: String) {
    (pattern, values) = (text, [])
  }

  public init(stringInterpolation parts: StringInterpolation) {
    (pattern, values) = (parts.pattern, parts.values)
  }

  /// Collects a pattern and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    public mutating func appendLiteral(_ text: String) { pattern += text }

    public mutating func appendInterpolation(_ value: String) {
      values.append(value)
      pattern += "{\(values.count)}"
    }

    public mutating func appendInterpolation(_ value: Character) { appendInterpolation(String(value)) }

    public mutating func appendInterpolation(_ value: Int) { appendInterpolation(String(value)) }
  }
}
