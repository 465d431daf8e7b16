import Commentary
import Engines
import Records
import Texts

/// A visit of the Devil: a game against him that he has begun by knocking, with what he remembers.
package struct DevilVisit: Sendable {
  /// The day on which he knocked.
  package let day: Day
  /// The pieces that he had left behind by then.
  package let pieces: Int
  /// The visits before, and this one once it has ended.
  private(set) var visits: DevilVisits
  /// What he has said, by name; with the last guess nothing where `line` is `nil`.
  fileprivate(set) var said: [String]
  /// What he is saying.
  package fileprivate(set) var line: String?
  /// The number of guesses after which he has last spoken.
  fileprivate var spoke = 0

  fileprivate init(day: Day, pieces: Int, _ visits: DevilVisits, said: [String] = []) {
    (self.day, self.pieces, self.visits, self.said) = (day, pieces, visits, said)
  }

  /// How the visits stand.
  package func standing(_ text: Texts) -> String {
    text.devilStanding(won: visits.won, lost: visits.lost)
  }

  /// The most sentences in the course of a game, and the guesses between two of them.
  private static let (most, pause) = (3, 3)

  /// Lets him say something that is true now and that he has not said for a month; nothing if there is none.
  fileprivate mutating func speak(of memory: DevilMemory, _ text: Texts) {
    line = nil
    if memory.occasion == .guess {
      guard said.count < Self.most, spoke == 0 || memory.letters.count >= spoke + Self.pause else { return }
    }
    let recent = visits.said(before: day).union(said)
    let lines = DevilLine.allCases.filter { $0.isTrue(of: memory) && !recent.contains($0.rawValue) }
    let remembered = lines.filter { !$0.isGeneral }
    // Of guesses he mostly says what he remembers.
    let choice =
      remembered.isEmpty && (memory.occasion != .guess || memory.letters.count >= 5) ? lines : remembered
    guard !choice.isEmpty else { return }
    var generator = SplitMix64(seed: UInt64(stable: "\(day) \(said.count) \(memory.letters.count)"))
    let chosen = choice[generator.below(choice.count)]
    said.append(chosen.rawValue)
    if memory.occasion == .guess { spoke = memory.letters.count }
    line = text.devil(chosen, memory)
  }
}

extension Context {
  /// The pictures of the Devil without the pieces that he has left behind.
  package func devil(without pieces: Int) -> PictureSet { services.library.pictureSet("devil/\(pieces)") }

  /// Opens the door: deals one word at the level that the Devil thinks right, and saves the game to be continued.
  mutating func openDoor() -> ListStep {
    guard profile.visits.knocks(on: services.today()) else {
      returnToTitle()
      return .done()
    }
    guard let round = HangmanRound.visit(&self), let saved = round.saved else {
      return .refused(text.noWord, title: text("Hangman"))
    }
    services.records.save(saved)
    services.records.release(saved.session.id)
    return .opens(.resume(saved.session.id))
  }
}

extension SavedGame {
  /// Whether it is a visit in which nothing has been guessed.
  var isUntouchedVisit: Bool { fields.visit != nil && fields.all("move").isEmpty }
}

extension HangmanRound {
  /// A visit that begins; `nil` when the word list has no suitable words. On a day the same words are dealt.
  package static func visit(_ context: inout Context) -> HangmanRound? {
    let (visits, today) = (context.profile.visits, context.services.today())
    var own = context
    (own.hangman.host, own.hangman.difficulty) = (.devil, visits.level)
    var dealing = SplitMix64(
      seed: UInt64(stable: "the Devil \(today) \(context.profile.language.code) \(context.profile.player)"))
    let seed = GameCode.seed(ofDeal: dealing.next() & (1 << UInt64(GameCode.dealBits) - 1))
    guard let words = own.dealer.devilsWords(visits.level, seed: seed) else { return nil }
    let session = GameSession(own.hangman.mode, &context)
    var round = HangmanRound(session, game: DevilHangman(words, seed: seed), &context)
    round.visit = DevilVisit(day: today, pieces: visits.piecesLeft, visits)
    round.speak(.greeting, &context)
    return round
  }

  /// Whether it is a visit in which nothing has been guessed.
  package var isUntouchedVisit: Bool { visit != nil && game.moves.isEmpty && end == nil }

  /// The visit of a saved game; `nil` for a game that was chosen. Before the first guess he says again what he came in with.
  static func visit(of saved: SavedGame, _ game: any GuessingGame, _ context: inout Context) -> DevilVisit? {
    guard let (day, pieces) = saved.fields.visit else { return nil }
    var visit = DevilVisit(
      day: day, pieces: pieces, context.profile.visits, said: saved.fields.all("said"))
    visit.spoke = visit.said.count > 1 ? game.tried.count : 0
    if game.moves.isEmpty, let first = visit.said.first.flatMap(DevilLine.init) {
      let memory = DevilMemory(.greeting, visit, saved.session, game, &context)
      visit.line = context.text.devil(first, memory)
    }
    return visit
  }

  /// Lets the Devil say something, if this is a visit.
  /// - Parameter wordsBefore: the number of words that were left before the last guess.
  mutating func speak(
    _ occasion: DevilMemory.Occasion, wordsBefore: Int = 0, _ context: inout Context
  ) {
    guard let visit else { return }
    var memory = DevilMemory(occasion, visit, session, game, &context)
    memory.wordsBefore = wordsBefore
    self.visit?.speak(of: memory, context.text)
  }

  /// Ends the visit: lets the Devil say something of it, and adds to the result what he will remember.
  mutating func endVisit(_ result: inout GameResult, _ context: inout Context) {
    guard let day = visit?.day else { return }
    speak(result.isWon ? .won : .lost, &context)
    result.details.visit = day
    result.details.said = visit?.said ?? []
    result.details[text: "asked-letters"] = String(game.tried)
    result.details[text: "word"] = game.phrase
    visit?.end(with: result)
  }

  /// What the Devil leaves behind with his defeat, and how the visits stand; `nil` for a game that was chosen.
  func leaving(_ text: Texts) -> ResultLine? {
    visit.map { visit in
      let piece = game.status == .won ? text.devilLeaves(visit.pieces + 1) : nil
      return ResultLine(piece, visit.standing(text) + ".")
    }
  }
}

extension DevilVisit {
  fileprivate mutating func end(with result: GameResult) { visits = visits.adding(result) }
}

extension DevilMemory {
  /// What the records say, and the game as it stands.
  fileprivate init(
    _ occasion: Occasion, _ visit: DevilVisit, _ session: GameSession, _ game: any GuessingGame,
    _ context: inout Context
  ) {
    self.init(occasion)
    let (visits, all) = (visit.visits, visit.visits.results)
    (won, lost, streak, pieces) = (visits.won, visits.lost, visits.streak, visit.pieces)
    (level, fewestMisses) = (visits.level, all.filter(\.isWon).map(\.misses).min())
    remember(all, on: visit.day, in: session.language, context)
    let levels = HangmanDeal.Difficulty.allCases
    let place = { (visits: DevilVisits) in levels.firstIndex(of: visits.level) ?? 0 }
    if occasion == .won || occasion == .lost {
      let now = GameResult(of: session, isWon: occasion == .won, context)
      step = place(visits.adding(now)) - place(visits)
    } else if !all.isEmpty {
      step = place(visits) - place(DevilVisits(all.dropLast()))
    }
    let results = context.services.records.results(of: session.player, in: Mode.allCases, limit: 60)
      .filter { $0.day == visit.day && $0.details.visit == nil }
    wonToday = results.count { $0.isWon && !$0.mode.isDaily }
    dailyToday = results.count(where: \.mode.isDaily)
    if let last = results.last {
      (lastGame, lastGameWon) = (last.mode.game.rawValue, last.isWon)
    }
    (misses, letters, length) = (game.misses, game.tried.map(\.capital), game.board.count)
    found = game.tried.reduce(0) { $0 + game.places(of: $1) }
    wordsLeft = game.candidateHistory?.wordsLeft ?? 0
    guard case .guess(let guessed)? = game.moves.last else { return }
    (letter, places) = (guessed.capital, game.places(of: guessed))
    let asking = all.filter { $0.details.askedLetters.contains(guessed) }
    asked = asking.count
    missed = all.count { $0.details.missedLetters?.contains(guessed) ?? false }
    missedLast = all.last?.details.missedLetters?.contains(guessed) ?? false
    askedOnWeekday = asking.contains { $0.day.weekday == visit.day.weekday }
  }

  /// What there is to remember of the visits before.
  private mutating func remember(
    _ all: [GameResult], on day: Day, in language: String, _ context: Context
  ) {
    (weekday, weekdayName) = (day.weekday.rawValue, context.text.weekday(day.weekday))
    (month, dayOfMonth) = (day.parts.month, day.parts.day)
    let firsts = Set(all.map { $0.details.askedLetters.first })
    if all.count >= 3, firsts.count == 1 { usual = firsts.first??.capital }
    guard let last = all.last else { return }
    (days, lastWon, lastMisses) = (day.number - last.day.number, last.isWon, last.misses)
    leftHat = last.isWon && pieces == 0
    lastLetters = last.details.askedLetters.prefix(3).map(\.capital)
    if last.language == language, let word = last.details[text: "word"], context.lexicon.mayBeShown(word) {
      lastWord = context.lexicon.spelling(of: word).capitals
    }
  }
}

extension GameResult.Details {
  /// The letters that were guessed, in their order.
  fileprivate var askedLetters: [Character] { Array(self[text: "asked-letters"] ?? "") }
}
