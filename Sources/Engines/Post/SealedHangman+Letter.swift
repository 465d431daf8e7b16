/// A challenge whose phrase stays with its setter, as its letters have it: the number of the phrase's characters; what each is,
/// in 2 bits; the commitment; then the questions and, of each but the last, the answer: a bit for each character, and with the
/// last one the salt and the phrase.
extension SealedHangman {
  /// The kinds of character in a shape; 0 is a letter.
  private static let signs: [Character] = PostMatch.signs.map(\.0)
  private static let perPart = 3

  /// The parts before the first question.
  var partsOfBeginning: Int {
    1 + (shape.count + Self.perPart - 1) / Self.perPart + Self.commitmentParts
  }

  /// The challenge with which a letter begins; `nil` when it has none.
  init?(_ letter: PostLetter, _ alphabet: Alphabet) {
    guard let count = letter.moves.first.map(Int.init), PostMatch.phraseLengths.contains(count) else {
      return nil
    }
    let shapes = letter.moves.dropFirst().prefix((count + Self.perPart - 1) / Self.perPart)
    let rest = letter.moves.dropFirst(1 + shapes.count)
    guard rest.count >= Self.commitmentParts else { return nil }
    let kinds = shapes.flatMap { part in (0..<Self.perPart).map { Int(part >> UInt8(4 - 2 * $0) & 3) } }
    guard kinds.dropFirst(count).allSatisfy({ $0 == 0 }) else { return nil }
    let shape = kinds.prefix(count).map { $0 == 0 ? nil : Self.signs[$0 - 1] }
    guard shape.count(where: { $0 == nil }) >= 2 else { return nil }
    self.init(
      shape: Array(shape), commitment: Array(rest.prefix(Self.commitmentParts)), match: letter.matchName,
      alphabet: alphabet)
  }

  /// All of it in parts.
  var parts: [UInt8] {
    var shapes = [UInt8](repeating: 0, count: (shape.count + Self.perPart - 1) / Self.perPart)
    for (place, sign) in shape.enumerated() {
      guard let sign, let kind = Self.signs.firstIndex(of: sign) else { continue }
      shapes[place / Self.perPart] |= UInt8(kind + 1) << UInt8(4 - 2 * (place % Self.perPart))
    }
    var parts = [UInt8(shape.count)] + shapes + commitment
    for (question, answer) in history {
      parts += self.parts(of: question)
      if let answer { parts += self.parts(of: answer) }
    }
    return parts
  }

  private func parts(of question: Question) -> [UInt8] {
    switch question {
    case .letter(let letter): alphabet.parts(of: String(letter))
    case .solution(let text): [PostLetter.Part.solve] + alphabet.parts(of: text) + [PostLetter.Part.solve]
    case .giveUp: [PostLetter.Part.resign]
    }
  }

  private func parts(of answer: Answer) -> [UInt8] {
    var parts = [UInt8](repeating: 0, count: partsOfPlaces)
    for place in answer.places { parts[place / 6] |= 1 << UInt8(5 - place % 6) }
    guard let secret = answer.secret else { return parts }
    let phrase = PostMatch.parts(of: secret.phrase, alphabet) ?? []
    return parts + secret.salt + phrase.dropFirst()
  }

  /// The move that comes next in a letter; `nil` when it is none.
  func move(from parts: inout ArraySlice<UInt8>) -> PostMatch.Move? {
    guard asked == nil else { return answer(from: &parts).map { .answered($0) } }
    switch parts.popFirst() {
    case PostLetter.Part.resign: return .resign
    case PostLetter.Part.solve:
      let letters = parts.prefix { $0 < alphabet.letters.count }
      parts = parts.dropFirst(letters.count)
      guard parts.popFirst() == PostLetter.Part.solve else { return nil }
      return .hangman(.solve(shape.written(String(letters.map { alphabet.letters[Int($0)] }))))
    case let part?:
      return alphabet.letters.indices.contains(Int(part))
        ? .hangman(.guess(alphabet.letters[Int(part)])) : nil
    case nil: return nil
    }
  }

  private func answer(from parts: inout ArraySlice<UInt8>) -> Answer? {
    guard parts.count >= partsOfPlaces else { return nil }
    let bits = Array(parts.prefix(partsOfPlaces))
    parts = parts.dropFirst(partsOfPlaces)
    let places = (0..<6 * bits.count).filter { bits[$0 / 6] >> UInt8(5 - $0 % 6) & 1 == 1 }
    guard places.allSatisfy(shape.indices.contains) else { return nil }
    guard ends(with: places) else { return Answer(places: places, secret: nil) }
    let salt = Array(parts.prefix(Self.saltParts))
    let letters = parts.dropFirst(Self.saltParts).prefix(shape.count)
    guard letters.count == shape.count, let phrase = PostMatch.phrase(of: letters, alphabet) else {
      return nil
    }
    parts = parts.dropFirst(Self.saltParts + shape.count)
    return Answer(places: places, secret: Secret(phrase: phrase, salt: salt))
  }

  /// Makes a move of a match; false when the rules do not allow it.
  mutating func play(_ move: PostMatch.Move) -> Bool {
    switch move {
    case .hangman(.guess(let letter)): ask(.letter(letter))
    case .hangman(.solve(let text)): ask(.solution(shape.written(String(alphabet.letters(of: text)))))
    case .resign: ask(.giveUp)
    case .answered(let answer): take(answer)
    default: false
    }
  }

  /// The moves of both players: the phrase, then questions and answers in turn.
  var postMoves: [PostMatch.Move] {
    let promise = commitment.map { $0.digits(2, radix: 16) }.joined()
    return [.phrase(promise)]
      + history.flatMap { question, answer -> [PostMatch.Move] in
        let asked: PostMatch.Move =
          switch question {
          case .letter(let letter): .hangman(.guess(letter))
          case .solution(let text): .hangman(.solve(text))
          case .giveUp: .resign
          }
        return [asked] + (answer.map { [.answered($0)] } ?? [])
      }
  }
}

extension PostLetter {
  /// The match to which the commitment of a challenge belongs.
  var matchName: String { "\(language) \(game)" }
}
