import Commentary
import Engines
import Records
import Texts

/// How a game of the mind reader ended; the raw values are saved.
package enum MindReaderEnd: String, Sendable {
  /// The program named the word.
  case found
  /// The word was not found.
  case safe
  /// The word that the player revealed shows that a mark was wrong.
  case slipped
  /// No word fits the marks.
  case contradicted

  /// Whether the player has won.
  package var isWon: Bool { self == .safe }
}

/// A game with the mind reader, with what its saved form and its result need besides its answers.
package struct MindReaderRound: Sendable {
  package var game: MindReader
  package let session: GameSession
  /// The player's word, if it was typed.
  package let secret: [Character]?
  /// Whether the program has given up, or named a wrong word.
  package private(set) var isBeaten = false
  /// How the game ended; `nil` while it is not saved as finished.
  package private(set) var ending: MindReaderEnd?
  /// The finished game, for its replay.
  package private(set) var finished: GameRecord?

  package init(_ game: MindReader, secret: [Character]?, _ session: GameSession) {
    self.game = game
    self.secret = secret
    self.session = session
  }

  /// A new game about a word of this length; `nil` when the list has no such words.
  package static func reading(
    _ length: Int, secret: [Character]?, _ context: inout Context
  ) -> MindReaderRound? {
    let words = context.dealer.readersWords(length: length)
    guard words.count > 0 else { return nil }
    var round = MindReaderRound(MindReader(words), secret: secret, GameSession(.mindReader, &context))
    round.settle(&context)
    return round
  }

  /// A saved game; `nil` when it cannot be rebuilt.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> MindReaderRound? {
    guard let game = game(saved.fields, context) else { return nil }
    context.hangman.host = .mindReader
    var round = MindReaderRound(game, secret: saved.fields["secret"].map(Array.init), saved.session)
    round.isBeaten = saved.fields["denied"] != nil
    round.settle(&context)
    return round
  }

  /// The game of saved fields; `nil` when it cannot be rebuilt.
  package static func game(_ fields: SavedGame.Fields, _ context: Context) -> MindReader? {
    guard let answers = fields.values("answer", as: MindReader.Answer.self),
      let length = fields[number: "length"], HangmanSetUp.lengths.contains(length),
      fields["secret"].map({ $0.count == length }) ?? true
    else { return nil }
    let words = context.dealer.readersWords(length: length)
    // Games from before this field was saved continue, and are replayed, under the rule that they were begun with.
    let namesAfterLastMiss = fields["limit"] == nil
    return words.count > 0 ? MindReader(words, answers: answers, namesAfterLastMiss: namesAfterLastMiss) : nil
  }

  /// The letter that is asked for; `nil` when there is nothing to ask.
  package var asked: Character? { game.asked }

  /// The places of the letter that is asked for in the word that was typed.
  package var marksOfSecret: Candidates.Places {
    guard let secret, let asked else { return 0 }
    return MindReader.places(of: asked, in: secret)
  }

  /// Whether nothing was answered yet, so that nobody would wait for the game.
  package var isUntouched: Bool { game.answers.isEmpty && secret == nil && !isBeaten }

  // MARK: Saving

  package var saved: SavedGame? {
    guard finished == nil, !isUntouched else { return nil }
    var fields = fields
    if isBeaten { fields.add("denied", "1") }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  private var fields: SavedGame.Fields {
    var fields = SavedGame.Fields()
    fields.add("glimpse", String(game.pattern.map { $0?.capital ?? "_" }))
    fields.add("length", "\(game.length)")
    if let secret { fields.add("secret", String(secret)) }
    fields.add("answer", game.answers)
    if !game.namesAfterLastMiss { fields.add("limit", "\(Hangman.missesAllowed)") }
    fields.add(RulesVersion.current)
    return fields
  }

  /// The record of the game so far, with its end and the word if it is known.
  private func record(_ end: MindReaderEnd, word: String?, _ context: Context) -> GameRecord {
    var fields = fields
    fields.add("end", end.rawValue)
    if let word { fields.add("word", word) }
    // Detects a changed word list.
    fields.add("left", "\(game.wordsLeft)")
    return GameRecord(
      result: GameResult(
        of: session, isWon: end.isWon, misses: min(game.misses, Hangman.missesAllowed), context),
      game: SavedGame(session: session, progress: game.misses, fields: fields))
  }

  // MARK: The end

  /// The end of the game without further answers; `nil` while the player is asked for more.
  private func endSoFar(_ context: Context) -> MindReaderEnd? {
    if isBeaten { return .safe }
    return switch game.turn {
    case .asks: nil
    case .givesUp: .safe
    case .isContradicted: secret == nil ? .contradicted : .safe
    case .knows(let word):
      if let secret {
        String(secret) == word ? .found : .safe
      } else if game.markedWord != nil {
        .found
      } else {
        context.lexicon.mayBeShown(word) ? nil : .safe
      }
    }
  }

  /// The word that the program has named, once the player has said that it is right.
  package var foundWord: String? { ending == .found ? game.namedWord : nil }

  /// Saves the end of the game, once.
  private mutating func conclude(_ end: MindReaderEnd, word: String?, _ context: inout Context) {
    guard finished == nil else { return }
    let record = record(end, word: word, context)
    finished = record
    ending = end
    session.save(record, &context)
  }

  /// When there is nothing left to ask: ends the game if the word was typed, or is marked to its last letter; else the player
  /// is asked.
  private mutating func settle(_ context: inout Context) {
    guard let end = endSoFar(context), secret != nil || end == .found else { return }
    conclude(end, word: secret.map { String($0) } ?? game.markedWord, &context)
  }

  /// Leaves the game: saves it if it has ended, else discards it.
  package mutating func leaveForGood(_ context: inout Context) {
    guard finished == nil else { return }
    guard let end = endSoFar(context) else { return context.services.records.discard(session.id) }
    conclude(end, word: nil, &context)
  }

  /// The game up to its present end, for a replay; `nil` while it continues.
  package func recordSoFar(_ context: Context) -> GameRecord? {
    finished ?? endSoFar(context).map { record($0, word: nil, context) }
  }

  /// What the player is asked.
  package enum Question: Equatable, Sendable {
    /// Where a letter stands.
    case letter(Character)
    /// Whether this is the word.
    case name(String)
    /// Which mark is wrong, as no word fits.
    case doubt
  }

  /// What the player is asked; `nil` when the game is over, whatever is chosen next.
  package func question(_ context: Context) -> Question? {
    switch (ending ?? endSoFar(context), game.turn) {
    case (.contradicted, _) where ending == nil: .doubt
    case (nil, .asks(let letter)): .letter(letter)
    case (nil, .knows(let word)): .name(word)
    default: nil
    }
  }
}

extension MindReaderRound: Playable {
  package enum Input: Equatable, Sendable {
    /// Where the letter that is asked for stands.
    case places(Candidates.Places)
    case takeBack(MindReader.Answer)
    /// That the named word is the right one, or is not.
    case confirm, deny
    /// The word that was not found, which is compared with the marks.
    case word(String)
  }

  package func takes(_ input: Input, _ context: Context) -> Bool { refusal(of: input, context) == nil }

  /// Why an input cannot be made now; `nil` when it can.
  package func refusal(of input: Input, _ context: Context) -> [String]? {
    switch (input, question(context)) {
    case (.places(let places), .letter):
      game.answers.contains { $0.places & places != 0 }
        ? [context.text("Another letter stands there.")]
        : secret != nil && places != marksOfSecret || places >> game.length != 0 ? [] : nil
    case (.takeBack(let answer), _):
      secret == nil && finished == nil && game.answers.contains(answer) ? nil : []
    case (.confirm, .name), (.deny, .name): nil
    case (.word, _) where secret != nil || finished != nil: []
    case (.word(let word), nil), (.word(let word), .doubt):
      game.slips(in: word) == nil ? [context.text("It should have \(game.length) letters.")] : nil
    default: []
    }
  }

  package mutating func take(_ input: Input, _ context: inout Context) -> Taken {
    if let refusal = refusal(of: input, context) { return .refused(refusal) }
    var said: [String] = []
    switch input {
    case .places(let places):
      said = asked.map { [context.text.stands($0, in: game.numbers(places))] } ?? []
      _ = game.answer(places)
    case .takeBack(let answer):
      said = [context.text("\(answer.letter.capital) is taken back.")]
      isBeaten = false
      game.takeBack(answer)
    case .confirm: conclude(.found, word: game.namedWord, &context)
    case .deny: isBeaten = true
    case .word(let typed):
      let word = String(game.alphabet.letters(of: typed))
      conclude((game.slips(in: word) ?? []).isEmpty ? .safe : .slipped, word: word, &context)
    }
    settle(&context)
    return question(context) == nil ? .ended(said) : .made(said)
  }
}

extension MindReaderRound {
  // MARK: What can follow

  /// What can follow its end.
  package func offers(_ context: Context) -> [Offer] {
    guard let finished else {
      let mayBeSlip = if case .knows = game.turn { !game.answers.isEmpty } else { false }
      return [.typeWord, .anotherWord] + (mayBeSlip ? [.firstDoubt] : []) + [.replay, .menu]
    }
    let word = finished.game.fields["word"].flatMap { context.lexicon.mayBeShown($0) ? $0 : nil }
    return [.anotherWord] + context.meanings.explaining(word.map { [$0] } ?? []) + [.replay, .change, .menu]
  }

  /// The same while a mark may be wrong.
  /// - Parameter number: that of the doubtful answer, the most likely mistake first.
  package func offers(doubting number: Int) -> [Offer] {
    let count = game.doubtfulAnswers.count
    return [.takeBack(number), .allRight(isShown: isBeaten)]
      + (count > 1 ? [.nextDoubt((number + 1) % count)] : []) + [.replay] + (isBeaten ? [] : [.menu])
  }

  // MARK: Sentences of the end

  /// How the game has ended, in a few words, and what is said of it: of the word that was found, of the one that was compared with
  /// the marks, or of the words that were left.
  package func result(_ context: Context) -> (isWon: Bool, title: String, lines: [ResultLine]) {
    let (text, safe) = (context.text, context.text("Your mind is safe"))
    if ending == .found {
      let word = game.namedWord ?? game.markedWord
      let unknown = word.flatMap { game.knows($0) ? nil : context.playersWord($0) }
      let new = unknown.map { ResultLine(text("\($0) is new to me, but every letter is there.")) }
      let parts = text.mindReadParts(game.answers.count, game.misses)
      return (false, text("Read your mind"), [new, ResultLine(parts: parts)].compactMap(\.self))
    }
    if secret == nil, let word = finished?.game.fields["word"] {
      let lines = game.comparison(with: word, context).map { ResultLine($0) }
      guard ending == .slipped else { return (true, safe, lines) }
      return (false, text("\(context.playersWord(word)): a mark was wrong"), Array(lines.prefix(2)))
    }
    let question = text("What was it?") + " " + text("Type it, and it is checked.")
    return (true, safe, [beatenLine(context)] + (finished == nil ? [ResultLine(question)] : []))
  }

  /// What is said of a word that has not been found.
  private func beatenLine(_ context: Context) -> ResultLine {
    let text = context.text
    let wrong = text("Seven letters were wrong.") + " " + text.wordsWereLeft(game.wordsLeft)
    if let secret {
      let word = String(secret)
      return ResultLine(game.knows(word) ? wrong : game.comparison(with: word, context)[0])
    }
    guard case .knows(let word) = game.turn else { return ResultLine(wrong) }
    return ResultLine(
      game.knows(word) ? text("\(context.playersWord(word)) was the only word left.") : text("No word fits."))
  }

  /// What is said about a doubtful answer, by its number: in general, and of the answer.
  package func doubt(_ number: Int, _ text: Texts) -> (title: String, line: String) {
    let answer = game.doubtfulAnswers[number]
    let (letter, places) = (answer.letter.capital, text.numbers(game.numbers(answer.places)))
    if isBeaten {
      return (
        text("Was a mark wrong?"),
        answer.places == 0
          ? text("Is there any \(letter) after all?") : text("Was the \(letter) in \(places) a slip?")
      )
    }
    return (
      text("No word fits"),
      answer.places == 0
        ? text("Without \(letter) I know no word.") : text("I know no word with the \(letter) in \(places).")
    )
  }
}

extension Context {
  /// A word in capitals of its spelling, unless it must not be displayed.
  package func playersWord(_ word: String) -> String {
    lexicon.mayBeShown(word) ? lexicon.spelling(of: word).capitals : text("That word")
  }
}

extension MindReader {
  /// What comparing the player's word with the marks has shown.
  package func comparison(with word: String, _ context: Context) -> [String] {
    let (text, shown) = (context.text, context.playersWord(word))
    let slips = slips(in: word) ?? []
    guard slips.isEmpty else {
      return slips.map {
        text.differs($0.answer.letter.capital, numbers($0.answer.places), numbers($0.places))
      }
    }
    return [
      knows(word)
        ? text("\(shown): every mark was right.")
        : text("\(shown) is not in the word list. Every mark was right.")
    ]
  }

  /// The letter that the program asks for; `nil` when it asks for none.
  package var asked: Character? { if case .asks(let letter) = turn { letter } else { nil } }

  /// The word that the program names, or would name if it were one that may be shown.
  package var namedWord: String? { if case .knows(let word) = turn { word } else { nil } }

  /// The word that the marks spell, once every place has one, whether or not a list has it.
  package var markedWord: String? { pattern.contains(nil) ? nil : String(pattern.compactMap(\.self)) }
}
