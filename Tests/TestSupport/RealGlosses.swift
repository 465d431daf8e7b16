import Engines

/// The meanings shipped with the program.
public enum RealGlosses {
  /// The languages that have meanings.
  public static let languages = Checkout.languages.filter {
    Checkout.names(in: "assets/languages/\($0)").contains("glosses.txt")
  }

  /// The English meanings, read by the program's code.
  public static let english = of("en")!
  /// The lines of the English file, in order.
  public static let lines = lines(of: "en")

  /// The meanings of a language, read by the program's code; `nil` when it has none.
  public static func of(_ language: String) -> Glosses? { glosses[language] }

  /// The lines of a language's file, in order; none when it has no meanings.
  public static func lines(of language: String) -> [Line] { files[language] ?? [] }

  /// A line of the file, parsed without the code under test.
  public struct Line: Sendable {
    public let text: String
    /// The lemma, or a rule's ending after a hyphen.
    public let key: String
    public let fields: [String]
  }

  private static let glosses = files.mapValues { Glosses($0.map(\.text)) }

  private static let files = Dictionary(uniqueKeysWithValues: languages.map { ($0, read($0)) })

  private static func read(_ language: String) -> [Line] {
    guard let text = Checkout.text("assets/languages/\(language)/glosses.txt") else {
      fatalError("run `make words`")
    }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let fields = line.split(separator: UInt8(ascii: "\t")).map { String(Substring($0)) }
      return Line(text: String(Substring(line)), key: fields[0], fields: Array(fields.dropFirst()))
    }
  }
}
