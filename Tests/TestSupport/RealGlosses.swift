import Engines

/// The meanings shipped with the program.
public enum RealGlosses {
  /// The English meanings, read by the program's code.
  public static let english = Glosses(lines.map(\.text))

  /// A line of the file, parsed without the code under test.
  public struct Line: Sendable {
    public let text: String
    /// The lemma, or a rule's ending after a hyphen.
    public let key: String
    public let fields: [String]
  }

  /// The lines of the English file, in order.
  public static let lines: [Line] = {
    guard let text = Checkout.text("assets/languages/en/glosses.txt") else { fatalError("run `make words`") }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let fields = line.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
      return Line(text: String(Substring(line)), key: fields[0], fields: Array(fields.dropFirst()))
    }
  }()
}
