import TestSupport
import Testing

/// `find`, `guess` and `solve` on the list of every language, against slower ways of finding the same.
@Suite struct ShippedListsTests {
  private struct Word {
    let text: [Character]
    let tier: String
    let spelling: String
  }

  /// The words of a language, in the list's order, without those that are never shown.
  private static func words(_ code: String) -> [Word] {
    (Checkout.text("assets/languages/\(code)/words.txt") ?? "").split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      let spelling = String(fields.count > 2 ? fields[2] : fields[0])
      return fields[1] == "x"
        ? nil : Word(text: Array(fields[0]), tier: String(fields[1].first!), spelling: spelling)
    }
  }

  /// Familiar words of some length, spread over the list.
  private static func sample(_ words: [Word], letters: ClosedRange<Int>, _ count: Int) -> [Word] {
    let familiar = words.filter { letters.contains($0.text.count) && "12".contains($0.tier) }
    return stride(from: familiar.count / count / 2, to: familiar.count, by: familiar.count / count).map {
      familiar[$0]
    }
  }

  @Test("find: the words in which no letter occurs more often than given", arguments: Checkout.languages)
  func find(code: String) throws {
    let words = Self.words(code)
    for sample in Self.sample(words, letters: 6...9, 6) {
      var have: [Character: Int] = [:]
      for letter in sample.text { have[letter, default: 0] += 1 }
      let expected = words.filter { word in
        (3...sample.text.count).contains(word.text.count)
          && word.text.allSatisfy { letter in word.text.count { $0 == letter } <= have[letter, default: 0] }
      }
      let result = try Wordyard.run("find", sample.spelling, "--language", code)
      #expect(result.output == expected.map { $0.spelling + "\n" }.joined(), "\(sample.spelling)")
      #expect(!expected.isEmpty)
    }
  }

  @Test("guess: the words that fit, and in how many a letter is", arguments: Checkout.languages)
  func guess(code: String) throws {
    let words = Self.words(code)
    for sample in Self.sample(words, letters: 5...8, 6) {
      let known = sample.text[1]
      let pattern = sample.text.map { $0 == known ? String($0) : "_" }.joined()
      let fitting = words.filter { word in
        word.text.count == sample.text.count
          && word.text.indices.allSatisfy { (word.text[$0] == known) == (sample.text[$0] == known) }
      }
      let lines = try Wordyard.run("guess", pattern, "--language", code).output.split(separator: "\n")
      #expect(lines.first == "\(fitting.count)", "\(pattern)")
      for letter in Set(sample.text) where letter != known {
        #expect(
          lines.contains("\(letter)\t\(fitting.count { $0.text.contains(letter) })"), "\(pattern) \(letter)")
      }
    }
  }

  /// A letter of a tree of words; at a word the tree ends, because the round does.
  private final class Node {
    var next: [Character: Node] = [:]
    var isWord = false

    func add(_ word: ArraySlice<Character>) {
      guard !isWord else { return }
      guard let letter = word.first else {
        isWord = true
        next = [:]
        return
      }
      let node = next[letter] ?? Node()
      next[letter] = node
      node.add(word.dropFirst())
    }

    /// Whether whoever has just moved here wins: every answer loses. Completing a word does not.
    lazy var isWonByMover: Bool = !isWord && next.values.allSatisfy { !$0.isWonByMover }
  }

  @Test("solve: who wins after each opening, and after each second letter", arguments: Checkout.languages)
  func solve(code: String) throws {
    try solve(code, by: "familiar", Self.words(code).map { ($0.text, $0.tier) })
    let headwords = (Checkout.text("assets/languages/\(code)/headwords.txt") ?? "").split(separator: "\n").map
    {
      let fields = $0.split(separator: " ")
      return (Array(fields[0]), String(fields[1]))
    }
    try solve(code, by: "base", headwords)
  }

  private func solve(_ code: String, by judge: String, _ words: [(text: [Character], tier: String)]) throws {
    let tree = Node()
    for word in words where word.text.count >= 4 && "12".contains(word.tier) { tree.add(word.text[...]) }
    var won = 0
    for fragment in [""] + tree.next.keys.sorted().prefix(8).map(String.init) {
      let node = fragment.reduce(tree) { $0.next[$1]! }
      let lines = try Wordyard.run("solve", fragment, "--language", code, "--judge", judge).output
        .split(separator: "\n")
      let verdicts = lines.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
      let expected = node.next.map { "\($0) \($1.isWord ? "ends" : $1.isWonByMover ? "wins" : "loses")" }
      #expect(verdicts.sorted() == expected.sorted(), "\(fragment)")
      if fragment.isEmpty { won = expected.count { $0.hasSuffix("wins") } }
    }
    #expect(won > 0, "no opening can be won")
  }
}
