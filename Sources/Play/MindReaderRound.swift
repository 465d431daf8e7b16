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
    return MindReaderRound(MindReader(words), secret: secret, context.session(.mindReader))
  }

  /// A saved game; `nil` when it cannot be rebuilt.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> MindReaderRound? {
    guard let game = game(saved.fields, context) else { return nil }
    context.hangman.host = .mindReader
    var round = MindReaderRound(game, secret: saved.fields["secret"].map(Array.init), saved.session)
    round.isBeaten = saved.fields["denied"] != nil
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
  package var isUntouched: Bool { game.answers.isEmpty && secret == nil }

  package mutating func takeBack(_ answer: MindReader.Answer) {
    isBeaten = false
    game.takeBack(answer)
  }

  // MARK: Saving

  package func saved() -> SavedGame? {
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
      result: context.result(
        of: session, isWon: end.isWon, misses: min(game.misses, Hangman.missesAllowed)),
      game: SavedGame(session: session, progress: game.misses, fields: fields))
  }

  // MARK: The end

  /// The end of the game without further answers; `nil` while it continues.
  private func endSoFar(_ context: Context) -> MindReaderEnd? {
    switch game.turn {
    case .asks: nil
    case .givesUp: .safe
    case .isContradicted where secret == nil && game.markedWord != nil: .found
    case .isContradicted: secret == nil ? .contradicted : .safe
    case .knows where secret == nil && game.markedWord != nil: .found
    case .knows(let word):
      if let secret {
        String(secret) == word ? .found : .safe
      } else {
        isBeaten || !context.lexicon.mayBeShown(word) ? .safe : nil
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
    context.finish(record)
  }

  /// When there is nothing left to ask: ends the game if the word was typed, or is marked to its last letter; else the player
  /// is asked.
  package mutating func end(_ context: inout Context) {
    if let secret, let end = endSoFar(context) { conclude(end, word: String(secret), &context) }
    if secret == nil, !isBeaten, endSoFar(context) == .found {
      conclude(.found, word: game.markedWord, &context)
    }
  }

  /// The player says that the named word is the right one.
  package mutating func confirm(_ context: inout Context) {
    conclude(.found, word: game.markedWord ?? game.namedWord, &context)
  }

  /// The player says that the named word is wrong.
  package mutating func deny() { isBeaten = true }

  /// Compares the player's word with the marks.
  package mutating func check(_ word: String, _ context: inout Context) {
    conclude((game.slips(in: word) ?? []).isEmpty ? .safe : .slipped, word: word, &context)
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

  /// What follows when there is nothing left to ask; the game is over whatever the player chooses next.
  package enum Outcome: Sendable {
    /// A letter is still asked for.
    case asks
    case found, beaten
    /// The player is asked whether this is the word.
    case names(String)
    /// No word fits the marks: one of them may be wrong.
    case doubts
  }

  package func outcome(_ context: Context) -> Outcome {
    if isBeaten { return .beaten }
    if ending == .found { return .found }
    return switch game.turn {
    case .asks: .asks
    case .givesUp: .beaten
    case .knows(let word) where secret != nil: secret.map { String($0) } == word ? .found : .beaten
    case .knows(let word) where !context.lexicon.mayBeShown(word): .beaten
    case .knows(let word): .names(word)
    case .isContradicted: secret == nil ? .doubts : .beaten
    }
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

  /// What asks for the word that was not found.
  package func wordQuestion(_ text: Texts) -> String { text("What was it? Type it, and it is checked.") }

  /// The word that has been found, named by the program or marked to its last letter.
  package var knownWord: String? { game.namedWord ?? game.markedWord }

  /// What a result says of a word that has been found.
  package func foundLines(_ context: Context) -> [ResultLine] {
    let text = context.text
    let unknown = knownWord.flatMap { game.knows($0) ? nil : context.playersWord($0) }
    let parts = text.mindReadParts(game.answers.count, game.misses)
    return (unknown.map { [ResultLine(text("\($0) is new to me, but every letter is there."))] } ?? [])
      + [ResultLine(parts[0], parts[1])]
  }

  /// What a result says of a word that has not been found.
  package func beatenLine(_ context: Context) -> ResultLine {
    let text = context.text
    let wrong = text("Seven letters were wrong.") + " " + text.wordsWereLeft(game.wordsLeft)
    if let secret {
      let word = String(secret)
      return ResultLine(
        game.knows(word)
          ? wrong : text("\(context.playersWord(word)) is not in the word list. Every mark was right."))
    }
    guard case .knows(let word) = game.turn else { return ResultLine(wrong) }
    return ResultLine(
      game.knows(word) ? text("\(context.playersWord(word)) was the only word left.") : text("No word fits."))
  }

  /// What comparing a word with the marks has shown: whether a mark was wrong, and the sentences about it.
  package func checkedLines(_ word: String, _ context: Context) -> (isWrong: Bool, lines: [ResultLine]) {
    let text = context.text
    let shown = context.playersWord(word)
    let slips = game.slips(in: word) ?? []
    guard slips.isEmpty else {
      return (
        true,
        slips.prefix(2).map {
          ResultLine(
            text.differs($0.answer.letter.capital, game.numbers($0.answer.places), game.numbers($0.places)))
        }
      )
    }
    let line =
      game.knows(word)
      ? text("\(shown): every mark was right.")
      : text("\(shown) is not in the word list. Every mark was right.")
    return (false, [ResultLine(line)])
  }

  /// What is said about a doubtful answer, by its number.
  package func doubtLine(_ number: Int, _ text: Texts) -> String {
    let answer = game.doubtfulAnswers[number]
    let letter = answer.letter.capital
    let places = game.numbers(answer.places)
    return isBeaten
      ? places.isEmpty
        ? text("Is there any \(letter) after all?")
        : text("Was the \(letter) in \(text.numbers(places)) a slip?")
      : places.isEmpty
        ? text("Without \(letter) I know no word.")
        : text("I know no word with the \(letter) in \(text.numbers(places)).")
  }
}

extension Context {
  /// A word in capitals of its spelling, unless it must not be displayed.
  package func playersWord(_ word: String) -> String {
    lexicon.mayBeShown(word) ? lexicon.spelling(of: word).capitals : text("That word")
  }
}

extension MindReader {
  /// The letter that the program asks for; `nil` when it asks for none.
  package var asked: Character? { if case .asks(let letter) = turn { letter } else { nil } }

  /// The word that the program names, or would name if it were one that may be shown.
  package var namedWord: String? { if case .knows(let word) = turn { word } else { nil } }

  /// The word that the marks spell, once every place has one, whether or not a list has it.
  package var markedWord: String? { pattern.contains(nil) ? nil : String(pattern.compactMap(\.self)) }
}
