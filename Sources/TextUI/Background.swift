/// How bright the terminal's own background is, as far as is known.
public enum Background: Sendable {
  /// So dark that every colour of night is readable on it.
  case dark
  case light
  /// Neither, or not known.
  case unknown

  /// The background of a colour of red, green and blue from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    // The relative luminance of WCAG 2; the polynomial is close to the curve of sRGB.
    let linear = [red, green, blue].map { $0 * ($0 * ($0 * 0.305306011 + 0.682171111) + 0.012522878) }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    self = luminance <= Self.darkest ? .dark : luminance >= Self.lightest ? .light : .unknown
  }

  // At the first, the darkest colour of night has a contrast of 4.5; from the second on, black is easier to read than white.
  private static let darkest = 0.036
  private static let lightest = 0.179

  /// What `COLORFGBG` says: the numbers of two colours, that of the background last, or `default`.
  public init(variable: String?) {
    let number = variable?.split(separator: ";", omittingEmptySubsequences: false).last.flatMap { Int($0) }
    switch number ?? -1 {
    case 0: self = .dark
    case 7, 9...15: self = .light
    default: self = .unknown
    }
  }

  /// What a terminal answers to the question for its background, such as `11;rgb:ffff/ffff/dddd`: one to four hexadecimal
  /// digits for each colour. `nil` for any other string.
  init?(answer: [UInt8]) {
    guard let text = String(validating: answer, as: UTF8.self) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, ["11;rgb", "11;rgba"].contains(parts[0]) else { return nil }
    let colors = parts[1].split(separator: "/", omittingEmptySubsequences: false).map { digits -> Double? in
      guard 1...4 ~= digits.count, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
        return nil
      }
      return Double(value) / Double(1 << (4 * digits.count) - 1)
    }
    guard colors.count == (parts[0].hasSuffix("a") ? 4 : 3), let red = colors[0], let green = colors[1],
      let blue = colors[2]
    else { return nil }
    self.init(red: red, green: green, blue: blue)
  }
}
