import TestSupport

@testable import Engines

/// Whether a clue reveals its word, decided without the code under test.
struct ClueOracle {
  /// The words that have a sense of their own.
  private let senses: Set<String>

  init(_ language: String) {
    senses = Set(
      RealGlosses.lines(of: language).filter { $0.fields.contains { $0.contains(": ") } }.map(\.key))
  }

  /// Whether a word of the text is the word, has at least four letters of its beginning that are most of the shorter of
  /// both, or is one of the two words of which it is compounded.
  func reveals(_ text: String, _ word: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { part in
      let common = part.commonPrefix(with: word)
      return part == word || common >= 4 && 5 * common >= 3 * min(part.count, word.count)
        || isPart(String(part), of: word)
    }
  }

  private func isPart(_ part: String, of word: String) -> Bool {
    guard part.count >= 3, word.count >= part.count + 3 else { return false }
    let rests = [
      word.hasPrefix(part) ? String(word.dropFirst(part.count)) : "",
      word.hasSuffix(part) ? String(word.dropLast(part.count)) : "",
    ]
    return rests.contains(where: senses.contains)
  }
}

extension StringProtocol {
  /// The number of letters with which both begin.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
