/// Validates the moves of a duel, and verifies the setter's answers when the phrase is revealed.
extension TableDuel {
  mutating func begin(hash: String, board: String) -> Bool {
    guard status == .choosing, hash.utf8.count == 64, board.count <= Self.longest else { return false }
    let places = board.map { $0 == "_" ? nil : $0 }
    guard places.contains(nil), places.allSatisfy({ $0.map { alphabet.letter($0) == nil } ?? true }) else {
      return false
    }
    (self.hash, self.board, answers, phrase) = (hash, places, [], nil)
    status = .guessing
    return true
  }

  mutating func ask(_ question: Question) -> Bool {
    guard status == .guessing else { return false }
    switch question {
    case .letter(let grapheme):
      guard let letter = alphabet.letter(grapheme), !tried.contains(letter) else { return false }
      status = .answering(.letter(letter))
    case .phrase(let text):
      guard !alphabet.letters(of: text).isEmpty else { return false }
      status = .answering(question)
    case .hint:
      guard misses + 1 < Hangman.missesAllowed else { return false }
      status = .answering(question)
    }
    return true
  }

  mutating func answer(_ answer: Answer) -> Bool {
    guard case .answering(let question) = status else { return false }
    switch (question, answer) {
    case (.letter(let asked), .places(let letter, let places)):
      guard asked == letter, fits(letter, places) else { return false }
    case (.phrase, .isPhrase): break
    case (.hint, .hint(let letter, let places)):
      guard !tried.contains(letter), !places.isEmpty, fits(letter, places) else { return false }
    default: return false
    }
    answers.append((question, answer))
    switch answer {
    case .places(_, let places), .hint(_, let places):
      for (place, grapheme) in places { board[place] = grapheme }
    case .isPhrase: break
    }
    status = isGuessed || misses >= Hangman.missesAllowed ? .revealing : .guessing
    return true
  }

  private func fits(_ letter: Character, _ places: [Int: Character]) -> Bool {
    alphabet.letters.contains(letter)
      && places.allSatisfy { place, grapheme in
        board.indices.contains(place) && board[place] == nil && alphabet.letter(grapheme) == letter
      }
  }

  private var isGuessed: Bool {
    if case .isPhrase(true)? = answers.last?.answer { return true }
    return !board.contains(nil)
  }

  mutating func reveal(_ secret: Secret) -> Bool {
    guard status == .revealing else { return false }
    phrase = secret.phrase
    end(isTrue(secret) ? (isGuessed ? .guessed : .hanged) : .untrue)
    return true
  }

  mutating func callOff() -> Bool {
    switch status {
    case .choosing, .roundOver: return false
    case .guessing, .answering, .revealing:
      end(.calledOff)
      return true
    }
  }

  mutating func beginRound() -> Bool {
    guard case .roundOver = status else { return false }
    round += 1
    (board, answers, phrase, status) = ([], [], nil, .choosing)
    return true
  }

  private mutating func end(_ ending: Ending) {
    status = .roundOver(ending)
    switch ending {
    case .guessed, .untrue: scores[guesser] += 1
    case .hanged: scores[setter] += 1
    case .calledOff: break
    }
    finished.append(
      Round(setter: setter, phrase: phrase, answers: answers, ending: ending, scores: scores))
  }

  /// Whether the secret matches the hash that the round began with, and every answer follows from its phrase.
  private func isTrue(_ secret: Secret) -> Bool {
    guard hash(of: secret) == hash, Hangman.isPlayable(secret.phrase, alphabet: alphabet) else {
      return false
    }
    guard begun(Self.hidden(secret.phrase, alphabet)) else { return false }
    for (question, answer) in answers {
      guard isTrue(answer, to: question, of: secret.phrase) else { return false }
    }
    return true
  }

  /// Whether the round began with this board: the places that are hidden now plus those that were revealed since.
  private func begun(_ hidden: [Character?]) -> Bool {
    var board = board
    for (_, answer) in answers {
      switch answer {
      case .places(_, let places), .hint(_, let places): for place in places.keys { board[place] = nil }
      case .isPhrase: break
      }
    }
    return board == hidden
  }

  private func isTrue(_ answer: Answer, to question: Question, of phrase: String) -> Bool {
    switch answer {
    case .places(let letter, let places), .hint(let letter, let places):
      places == self.places(of: letter, in: phrase)
    case .isPhrase(let isRight):
      if case .phrase(let text) = question { isRight == isSolution(text, of: phrase) } else { false }
    }
  }

  func isSolution(_ text: String, of phrase: String) -> Bool {
    Hangman.isSolution(text, of: phrase, alphabet: alphabet)
  }

  func places(of letter: Character, in phrase: String) -> [Int: Character] {
    var places: [Int: Character] = [:]
    for (place, grapheme) in phrase.enumerated() where alphabet.letter(grapheme) == letter {
      places[place] = grapheme
    }
    return places
  }
}
