/// Ghost solved naively, directly from the rules: every fragment scans every word. An oracle for the solver.
struct GhostNaive {
  struct Line: Equatable {
    var letter: Character
    var verdict: String
    var word: String
    var following: Int
  }

  /// Each word that counts, with its tier as in the list, followed by `u` when it is unfit.
  let words: [String: String]

  init(_ lines: [String], tier: Int, shortest: Int) {
    var words: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: " ")
      guard parts[1] != "x", let rarity = Int(parts[1].prefix(1)), rarity <= tier, parts[0].count >= shortest
      else {
        continue
      }
      words[String(parts[0])] = min(String(parts[1]), words[String(parts[0])] ?? "9")
    }
    self.words = words
  }

  func lines(from fragment: String) -> [Line] {
    let prefixes = (1...max(1, fragment.count)).map { String(fragment.prefix($0)) }
    guard fragment.isEmpty || !prefixes.contains(where: { words[$0] != nil }) else { return [] }
    let longer = words.keys.filter { $0.hasPrefix(fragment) }
    let letters = Set(longer.map { Array($0)[fragment.count] })
    return letters.sorted { Array(String($0).utf8).lexicographicallyPrecedes(Array(String($1).utf8)) }.map {
      letter in
      let next = fragment + String(letter)
      let following = longer.count { $0.hasPrefix(next) }
      if words[next] != nil { return Line(letter: letter, verdict: "ends", word: next, following: following) }
      let reply = best(of: lines(from: next))!
      return Line(
        letter: letter, verdict: reply.verdict == "wins" ? "loses" : "wins", word: reply.word,
        following: following)
    }
  }

  /// A winning line to a fit word, the most common, then the shortest, then the one with the most words; else the longest
  /// line, then the one with the most words.
  func best(of lines: [Line]) -> Line? {
    let winning = lines.filter { $0.verdict == "wins" }
    let candidates = winning.isEmpty ? lines : winning
    return candidates.enumerated().min { one, other in
      key(one.element) + [one.offset] < key(other.element) + [other.offset]
    }?.element
  }

  private func key(_ line: Line) -> [Int] {
    let tier = words[line.word]!
    let rank = [tier.hasSuffix("u") ? 1 : 0, Int(tier.prefix(1))!]
    return line.verdict == "wins"
      ? rank + [line.word.count, -line.following] : [-line.word.count, -line.following] + rank
  }
}

private func < (one: [Int], other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }
