/// The moves of a duel in the notation of the log. The guesser's: `+e` a letter, `=text` the phrase, `!` a hint, `off` to
/// call the round off. The setter's: `secret HASH BOARD`, `e 9 éE` a letter, its places as a bit mask and the graphemes
/// there, `= yes`, `!e 9 éE`, `reveal SALT PHRASE`, `off` when the phrase has been lost. Either's: `>` to begin the next
/// round.
extension TableDuel {
  mutating func apply(_ move: String, by player: Int) -> Bool {
    guard !move.utf8.starts(with: ">".utf8) else { return move == ">" && beginRound() }
    return player == setter ? applySetter(move) : player == guesser && applyGuesser(move)
  }

  private mutating func applyGuesser(_ move: String) -> Bool {
    if move == "off" { return callOff() }
    if move == "!" { return ask(.hint) }
    let rest = move.dropFirst()
    switch move.first {
    case "+": return rest.count == 1 && ask(.letter(rest.first!))
    case "=": return ask(.phrase(String(rest)))
    default: return false
    }
  }

  private mutating func applySetter(_ move: String) -> Bool {
    if move == "off" { return callOff() }
    var fields = TableFields(Array(move.utf8))
    switch fields.next() {
    case "secret":
      guard let hash = fields.next(), let board = fields.rest() else { return false }
      return begin(hash: hash, board: board)
    case "reveal":
      guard let salt = fields.next(), let phrase = fields.rest() else { return false }
      return reveal(Secret(phrase: phrase, salt: salt))
    case "=":
      guard let word = fields.rest(), word == "yes" || word == "no" else { return false }
      return answer(.isPhrase(word == "yes"))
    case let text?:
      let isHint = text.first == "!"
      let letter = isHint ? text.dropFirst() : Substring(text)
      guard letter.count == 1, let letter = letter.first, let places = Self.places(&fields) else {
        return false
      }
      return answer(isHint ? .hint(letter, places) : .places(letter, places))
    case nil: return false
    }
  }

  private static func places(_ fields: inout TableFields) -> [Int: Character]? {
    guard let text = fields.next(), let bits: UInt64 = TableFields.unsigned(text) else { return nil }
    if fields.isAtEnd { return bits == 0 ? [:] : nil }
    guard let graphemes = fields.rest(), graphemes.count == bits.nonzeroBitCount else { return nil }
    let places = (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
    return Dictionary(uniqueKeysWithValues: zip(places, graphemes))
  }

  private static func text(_ places: [Int: Character]) -> String {
    let bits = places.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    let graphemes = places.keys.sorted().map { String(places[$0]!) }.joined()
    return graphemes.isEmpty ? "\(bits)" : "\(bits) \(graphemes)"
  }

  /// The move that sets a phrase.
  package func setting(_ secret: Secret) -> String {
    let board = Self.hidden(secret.phrase, alphabet).map { $0 ?? "_" }
    return "secret \(hash(of: secret)) \(String(board))"
  }

  /// What the setter's process answers automatically; `nil` when no answer is due. If the secret of this round is missing,
  /// because it could not be saved, it calls the round off.
  func reply(with secret: Secret?) -> String? {
    switch status {
    case .choosing, .roundOver: return nil
    case .guessing, .answering, .revealing: break
    }
    guard let secret, hash(of: secret) == hash else { return "off" }
    switch status {
    case .revealing: return "reveal \(secret.salt) \(secret.phrase)"
    case .answering(.letter(let letter)):
      return "\(letter) \(Self.text(places(of: letter, in: secret.phrase)))"
    case .answering(.phrase(let text)): return "= \(isSolution(text, of: secret.phrase) ? "yes" : "no")"
    case .answering(.hint):
      guard let letter = hint(from: secret) else { return nil }
      return "!\(letter) \(Self.text(places(of: letter, in: secret.phrase)))"
    case .choosing, .guessing, .roundOver: return nil
    }
  }

  /// A letter that is still hidden, selected by the salt.
  private func hint(from secret: Secret) -> Character? {
    let letters = secret.phrase.compactMap { alphabet.letter($0) }
    let open = alphabet.letters.filter { letters.contains($0) && !tried.contains($0) }
    guard !open.isEmpty, let byte = sha256(Array("\(secret.salt) \(answers.count)".utf8)).first else {
      return nil
    }
    return open[Int(byte) % open.count]
  }
}
