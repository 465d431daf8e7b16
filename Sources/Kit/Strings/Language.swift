/// A language of the program's interface, by its ISO 639-1 code.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case dutch = "nl"

  /// The interface language with that code; English when there is none.
  public static func withCode(_ code: String) -> InterfaceLanguage { Self(rawValue: code) ?? .english }
}

/// The texts of one topic in every interface language: a missing translation does not compile.
public protocol Translated: Sendable {
  static var english: Self { get }
  static var dutch: Self { get }
}

extension Translated {
  /// The texts in a language.
  public static func `in`(_ language: InterfaceLanguage) -> Self {
    switch language {
    case .english: english
    case .dutch: dutch
    }
  }
}

/// The display name of a mode: its game, its host if the game has several, its level if the host has several.
package struct ModeName: Equatable {
  package var game: String
  package var host = ""
  package var level = ""
  /// Whether the level is the default, which is shown only in tables of all levels.
  package var isUsual = false

  package init(game: String, host: String = "", level: String = "", isUsual: Bool = false) {
    self.game = game
    self.host = host
    self.level = level
    self.isUsual = isUsual
  }

  /// The name within its game, e.g. `Dictionary, easy`.
  package var short: String { [host, isUsual ? "" : level].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The name where its game is not named: that of a host says enough, e.g. `Devil, hard`; a level does not.
  package var withoutGame: String { host.isEmpty || short.isEmpty ? full : short }

  /// The name including its game, e.g. `Hangman · Dictionary, easy`.
  package var full: String { "\(game) · \(short)" }

  /// The heading of its group in a table, e.g. `Hangman · Dictionary`, and its name in that group.
  package var group: String { host.isEmpty || level.isEmpty ? game : "\(game) · \(host)" }
  package var row: String { level.isEmpty ? host : level }
}

extension [String] {
  /// The same as `joined(separator:)`, for what is joined before the first frame: the generic one looks up conformances at run
  /// time, which costs 95,000 of the 2.8 million instructions until then.
  package func joinedAtStart(by separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}

extension [String] {
  /// The names as a list with this conjunction before the last one: `a, b or c`.
  public func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  /// The text with a capital first letter, for buttons.
  package var capitalizedFirst: String { String(prefix(1)).capitals + String(dropFirst()) }
}

extension Int {
  /// The number as an English word up to ten, else in digits.
  package var inEnglish: String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(self) ? words[self] : String(self)
  }

  /// `1 point`, `12 points`.
  package var pointsInEnglish: String { self == 1 ? "1 point" : "\(self) points" }

  /// `1st`, `2nd`, `11th`.
  package var englishOrdinal: String {
    let ending =
      switch (self % 10, self % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(self)\(ending)"
  }

  /// The number as a Dutch word up to ten, else in digits.
  package var inDutch: String {
    let words = ["geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"]
    return words.indices.contains(self) ? words[self] : String(self)
  }

  /// `1 punt`, `12 punten`.
  package var pointsInDutch: String { self == 1 ? "1 punt" : "\(self) punten" }
}

extension Character {
  /// The article for the name of a capital letter: `an F`, `a T`.
  package var englishArticle: String { "AEFHILMNORSX".contains(self) ? "an" : "a" }
}
