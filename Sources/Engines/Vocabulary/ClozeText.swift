/// The text of one of Anki's notes with gaps: `The capital of Australia is {{c1::Canberra::city}}.`
struct ClozeText {
  /// A piece of the text, and the gaps that it is in.
  private var pieces: [(text: String, gaps: [Int])] = []
  private var gaps: [(number: Substring, hint: Substring)] = []

  private static let mostGaps = 64

  /// `nil` for a text without a gap.
  init?(_ text: String) {
    var (rest, open) = (text[...], [Int]())
    while let first = rest.first {
      if first == "{", gaps.count < Self.mostGaps, let number = Self.number(rest) {
        open.append(gaps.count)
        gaps.append((number, ""))
        rest = rest.dropFirst("{{c::".count + number.count)
      } else if let gap = open.last, rest.hasPrefix("}}") || rest.hasPrefix("::") {
        let end = rest.firstRange(of: "}}") ?? rest.endIndex..<rest.endIndex
        gaps[gap].hint = rest[..<end.lowerBound].dropFirst(2)
        open.removeLast()
        rest = rest[end.upperBound...]
      } else {
        if pieces.last?.gaps != open { pieces.append(("", open)) }
        pieces[pieces.count - 1].text.append(first)
        rest.removeFirst()
      }
    }
    guard !gaps.isEmpty else { return nil }
  }

  /// The number of the gap that begins a text, `{{c1::`.
  private static func number(_ text: Substring) -> Substring? {
    guard text.hasPrefix("{{c") else { return nil }
    let number = text.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    return (1...3).contains(number.count) && text.dropFirst(3 + number.count).hasPrefix("::") ? number : nil
  }

  /// A word for each gap, with the text as its hint and the whole of it as an example. What hides a part of a picture is none.
  func entries(_ note: Vocabulary.Entry) -> [Vocabulary.Entry] {
    let whole = pieces.map(\.text).joined()
    let example = [whole, note.meaning, note.example].filter { !$0.isEmpty }.joined(separator: " ")
    return gaps.indices.map { gap in
      let word = pieces.filter { $0.gaps.contains(gap) }.map(\.text).joined()
      var (hint, shown) = ("", Set<Int>())
      for piece in pieces {
        if let place = piece.gaps.first(where: { gaps[$0].number == gaps[gap].number }) {
          guard shown.insert(place).inserted else { continue }
          hint += gaps[place].hint.isEmpty ? "…" : "… (\(gaps[place].hint))"
        } else {
          hint += piece.text
        }
      }
      return Vocabulary.Entry(word.hasPrefix("image-occlusion:") ? "" : word, hint: hint, example: example)
    }
  }
}
