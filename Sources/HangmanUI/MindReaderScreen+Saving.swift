import Engines
import Kit
import Records

extension MindReaderScreen {
  func saved(_ context: Context) -> SavedGame? {
    guard finished == nil else { return nil }
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

  /// The end of the game without further answers; `nil` while it continues.
  private func endSoFar(_ context: Context) -> MindReaderEnd? {
    switch game.turn {
    case .asks: nil
    case .givesUp: .safe
    case .isContradicted: secret == nil ? .contradicted : .safe
    case .knows(let word):
      if let secret {
        String(secret) == word ? .found : .safe
      } else {
        isBeaten || !context.lexicon.mayBeShown(word) ? .safe : nil
      }
    }
  }

  /// The word that the program has named, once the player has said that it is right.
  var foundWord: String? { ending == .found ? game.namedWord : nil }

  /// Saves the end of the game, once.
  mutating func conclude(_ end: MindReaderEnd, word: String?, _ context: inout Context) {
    guard finished == nil else { return }
    let record = record(end, word: word, context)
    finished = record
    ending = end
    context.finish(record)
  }

  /// Called when there is nothing left to ask: ends the game if the word was typed, else asks the player.
  mutating func end(_ context: inout Context) -> Transition {
    if let secret, let end = endSoFar(context) { conclude(end, word: String(secret), &context) }
    return outcome(context)
  }

  /// Leaves the game: saves it if it has ended, else discards it.
  mutating func leaveForGood(_ context: inout Context) {
    guard finished == nil else { return }
    guard let end = endSoFar(context) else { return context.records.discard(session.id) }
    conclude(end, word: nil, &context)
  }

  /// Opens the replay of the game, up to its present end.
  func openReplay(_ context: Context) -> Transition {
    (finished ?? endSoFar(context).map { record($0, word: nil, context) }).map { .open(.replay($0)) } ?? .stay
  }

  /// A saved game; `nil` when it cannot be rebuilt.
  static func game(_ fields: SavedGame.Fields, _ context: Context) -> MindReader? {
    guard let answers = fields.values("answer", as: MindReader.Answer.self),
      let length = fields[number: "length"], HangmanSetUp.lengths.contains(length),
      fields["secret"].map({ $0.count == length }) ?? true
    else { return nil }
    let words = context.readersWords(length: length)
    // Games from before this field was saved continue, and are replayed, under the rule that they were begun with.
    let namesAfterLastMiss = fields["limit"] == nil
    return words.count > 0 ? MindReader(words, answers: answers, namesAfterLastMiss: namesAfterLastMiss) : nil
  }

  /// The screens of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    guard let game = game(saved.fields, context) else { return nil }
    context.hangman.host = .mindReader
    var screen = MindReaderScreen(
      game, secret: saved.fields["secret"].map(Array.init), saved.session, context)
    screen.isBeaten = saved.fields["denied"] != nil
    let end = screen.end(&context)
    return .chain(.push(screen), then: end)
  }
}

extension Transition {
  /// Opens the first screen of a game of Hangman, where a mind reader may have nothing to ask.
  static func opening(_ screen: any Screen, replaces: Bool = false) -> Transition {
    let opened: Transition = replaces ? .replace(screen) : .push(screen)
    guard screen is MindReaderScreen else { return opened }
    return .chain(opened, then: .perform(MindReaderScreen.Command.begin))
  }
}

/// How a game of the mind reader ended; the raw values are saved.
enum MindReaderEnd: String, Sendable {
  /// The program named the word.
  case found
  /// The word was not found.
  case safe
  /// The word that the player revealed shows that a mark was wrong.
  case slipped
  /// No word fits the marks.
  case contradicted

  /// Whether the player has won.
  var isWon: Bool { self == .safe }
}
