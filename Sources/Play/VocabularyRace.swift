import Commentary
import Engines
import Records
import Tables
import Texts

/// A race of words at a table: all are asked for the same words, each by its clue, and have one try at each.
package struct VocabularyRace: Sendable {
  package let session: GameSession
  package var seat: RaceSeat
  /// The words, as many as the host has asked for so far.
  package private(set) var questions: [TableRace.Question] = []
  /// What was answered to the first questions; empty for what was passed.
  package private(set) var answers: [String]
  /// At which question all that were left have been passed.
  private var passed: Int?
  package private(set) var timeLeft: Duration
  /// Whether the clock stands still after the race was continued, until a host starts it again.
  package private(set) var isWaiting = false
  /// Whether the race has ended, or the player has given it up.
  package private(set) var isOver = false
  private let alphabet: Alphabet

  /// - Returns: `nil` when the table's game is no race of words, or this player does not take part.
  private init?(
    _ session: GameSession, _ state: TableState, answers: [String] = [], passed: Int? = nil,
    _ saved: SavedTable?,
    _ context: inout Context
  ) {
    guard state.header.game == .vocabulary, let seat = RaceSeat(state), context.useWords(of: session) else {
      return nil
    }
    (self.session, self.seat, self.answers, self.passed) = (session, seat, answers, passed)
    alphabet = context.profile.language.alphabet
    self.seat.saved = saved ?? context.services.tables?.saved()
    timeLeft = self.seat.saved?.timeLeft ?? TableRace.timeLimit
    isWaiting = saved != nil
    read(state)
  }

  /// The race in progress at the player's table.
  package static func atTable(_ context: inout Context) -> VocabularyRace? {
    guard let state = context.services.tables?.state() else { return nil }
    let session = GameSession(.vocabularyTable, atTableIn: state.header.language, &context)
    return VocabularyRace(session, state, nil, &context)
  }

  private mutating func read(_ state: TableState) {
    if case .race(let race)? = state.match?.game { questions = race.questions }
  }

  /// The question that is to be answered; `nil` when there is none, or the time is up.
  package var question: TableRace.Question? {
    timeLeft > .zero && answers.count < questions.count && !isOver ? questions[answers.count] : nil
  }

  /// The word that is asked for, as a board of blanks.
  package var board: (any GuessingGame)? {
    question.map { Hangman(phrase: $0.word, alphabet: alphabet) }
  }

  /// Whether a text is the word that is asked for.
  package func isRight(_ text: String) -> Bool {
    question.map { Hangman.isSolution(text, of: $0.word, alphabet: alphabet) } ?? false
  }

  private func hasLetters(of word: String, _ text: String) -> Bool {
    let count = alphabet.letters(of: word).count
    return alphabet.readings(of: String(alphabet.letters(of: text))).contains { $0.count == count }
  }

  /// How many words the player has known.
  package var score: Int { questions.indices.count(where: knows) }

  /// Who knew how many words.
  package var standings: String { seat.told(own: isOver ? nil : score) }

  /// Whether the player has known a word.
  package func knows(_ index: Int) -> Bool {
    index < min(questions.count, answers.count)
      && Hangman.isSolution(answers[index], of: questions[index].word, alphabet: alphabet)
  }

  /// Adopts the table's clock, and the state to be saved.
  private mutating func follow(_ context: inout Context) {
    timeLeft = seat.follow(&context) ?? timeLeft
  }

  /// Lets time pass on the player's own clock.
  /// - Returns: whether the time is up now.
  package mutating func elapse(_ time: Duration, _ context: inout Context) -> Bool {
    guard !isOver, !isWaiting, timeLeft > .zero else { return false }
    timeLeft = max(.zero, timeLeft - time)
    follow(&context)
    return timeLeft == .zero
  }

  /// What has happened at the table.
  package enum Heard {
    /// What others have done.
    case events([RaceSeat.Event])
    /// The clock runs again, or the race has ended.
    case goesOn, ended
  }

  /// Adopts what the table has made known.
  package mutating func hear(_ news: TableNews, _ context: inout Context) -> Heard {
    follow(&context)
    switch news {
    case .timeLeft, .seated, .moved, .rebuilt, .seats, .scores: break
    default: return .events([])
    }
    guard !isOver, let state = context.services.tables?.state() else { return .events([]) }
    read(state)
    let events = seat.read(state)
    if case .race(let race)? = state.match?.game, race.isOver {
      finish(race, &context)
      return .ended
    }
    guard case .timeLeft = news, isWaiting else { return .events(events) }
    isWaiting = false
    return .goesOn
  }
}

extension VocabularyRace: Playable {
  package enum Input: Sendable {
    /// A word; empty for one that the player does not know.
    case answer(String)
    /// All that is left is passed.
    case done
    /// A race that waits for the others is given up; it counts as lost.
    case giveUp
  }

  package func takes(_ input: Input, _ context: Context) -> Bool {
    switch input {
    // What has another number of letters is a slip.
    case .answer(let text):
      !isWaiting && question.map { text.isEmpty || isRight(text) || hasLetters(of: $0.word, text) } ?? false
    case .done: question != nil && !isWaiting
    case .giveUp: isWaiting
    }
  }

  package mutating func take(_ input: Input, _ context: inout Context) -> Taken {
    let text = context.text
    guard takes(input, context) else {
      if timeLeft == .zero, !isOver { return .refused([text.raceTimeIsUp]) }
      return .refused(board.map { [text.shape(of: $0).capitalizedFirst] } ?? [])
    }
    switch input {
    case .giveUp:
      isOver = true
      RaceSeat.giveUp(record, details, &context)
      return .ended([])
    case .done:
      passed = answers.count
      answers += Array(repeating: "", count: questions.count - answers.count)
    case .answer(let word):
      answers.append(word)
      if knows(answers.count - 1) { context.services.tables?.play(.word("\(answers.count)")) }
    }
    let said = input == .done ? [] : [text.answered(self, answers.count - 1)]
    guard answers.count == questions.count else { return .made(said) }
    context.services.tables?.play(.done)
    return .made(said + [text.raceEndsWhenAllAreDone])
  }

  package func offers(_ context: Context) -> [Offer] {
    [.anotherMatch] + context.meanings.explaining(missed) + [.menu]
  }

  /// The words that the player has not known, in letters of the alphabet.
  package var missed: [String] {
    questions.indices.filter { !knows($0) }.map { String(alphabet.letters(of: questions[$0].word)) }
  }

  /// Those of them that the player has come to, and can be asked for again: others' vocabularies may have words that are in no list here.
  private func practised(_ context: Context) -> [String] {
    // What was saved may be damaged.
    let reached = passed.map { min(max(0, $0), questions.count - 1) + 1 } ?? answers.count
    return questions.indices.prefix(reached).filter { !knows($0) }
      .map { String(alphabet.letters(of: questions[$0].word)) }
      .filter { context.vocabularies.entry(of: $0) != nil || context.lexicon.tier(of: $0) != nil }
  }

  package var saved: SavedGame? { isOver ? nil : record }

  private var record: SavedGame {
    let known = questions.indices.filter(knows).map { "\($0 + 1)" }
    var fields = seat.fields("", words: known, timeLeft: timeLeft)
    for answer in answers { fields.add("answer", answer) }
    if let passed { fields.add("passed", String(passed)) }
    return SavedGame(session: session, progress: score, fields: fields)
  }

  /// A saved race, which is resumed at its table once another player has returned.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> VocabularyRace? {
    guard let rebuilt = RaceSeat.rebuiltTable(saved, .vocabulary, &context) else { return nil }
    return VocabularyRace(
      saved.session, rebuilt.resume(&context), answers: saved.fields.all("answer"),
      passed: saved.fields["passed"].flatMap(Int.init(checked:)), rebuilt.table, &context)
  }

  /// A finished race; `nil` when it cannot be rebuilt.
  package static func finished(_ saved: SavedGame, _ context: Context) -> VocabularyRace? {
    var context = context
    guard let rebuilt = RaceSeat.rebuiltTable(saved, .vocabulary, &context),
      case .race(let race) = rebuilt.match.game,
      var finished = VocabularyRace(
        saved.session, TableState(rebuilt.match, seat: rebuilt.seat), answers: saved.fields.all("answer"),
        rebuilt.table, &context)
    else { return nil }
    finished.isOver = true
    if race.isOver { finished.seat.end(race) }
    return finished
  }

  private var details: GameResult.Details {
    GameResult.Details(wordsFound: score, wordsTotal: questions.count)
  }

  /// Ends the race with the words that were counted, and saves the player's own result.
  private mutating func finish(_ race: TableRace, _ context: inout Context) {
    (isOver, isWaiting) = (true, false)
    seat.end(race)
    let result = GameResult(of: session, isWon: seat.isWon, details: details, context)
    context.services.records.finish(result, game: session.id, record: record)
    context.practiceBook.add(practised(context), of: session.player, session, isFromList: false)
  }
}

extension VocabularyRace.Input: Equatable {}

// MARK: What is asked

extension VocabularyRace {
  /// What a table is to ask for, at most ten words in an order that nobody knows: of the vocabulary that is chosen in Hangman, else of all
  /// the player's, else words of the language's list, each by its meaning; empty when none has a clue.
  static func questions(_ context: inout Context) -> [TableRace.Question] {
    let (alphabet, lists) = (context.profile.language.alphabet, context.vocabularies.all)
    let chosen = lists.filter { $0.id == context.hangman.category }
    let entries = (chosen.isEmpty ? lists : chosen).flatMap(\.entries)
    let asked = entries.compactMap { entry in
      entry.question(alphabet).map { TableRace.Question(entry.phrase, clue: $0) }
    }
    guard asked.isEmpty else {
      let order = context.profile.generator.permutation(of: asked.count)
      return order.prefix(TableRace.mostQuestions).map { asked[$0] }
    }
    var dealt: [TableRace.Question] = []
    let pool = HangmanPool(context.hangman.level, context.services.library.lexicon(context.profile.language))
    for _ in 0..<draws where dealt.count < TableRace.mostQuestions {
      guard let draw = pool.draw(seed: context.profile.generator.next()) else { break }
      let word = pool.phrase(at: draw)
      guard !dealt.contains(where: { $0.word == word }),
        let clue = context.practiceBook.clue(to: String(alphabet.letters(of: word)))
      else { continue }
      dealt.append(TableRace.Question(word, clue: clue.text))
    }
    return dealt
  }

  /// How many words of the list are tried for ten that have a clue.
  private static let draws = 60
}

extension Texts {
  package var vocabularyOpening: String { self("The same words for all, one try each.") }

  package var vocabularyRules: String {
    self(
      """
      Everybody is asked for the same words, at most ten, in the same two minutes: what is shown says what a word means, and \
      you type the word. There is one try; who knows more wins. The clock stops for nobody, help included.
      """)
  }

  /// How many words were known.
  package func known(_ count: Int) -> String {
    self("\(count) word known", plural: "\(count) words known", count)
  }

  /// Which question it is of how many.
  package func number(of race: VocabularyRace) -> String {
    self("Word \(min(race.answers.count + 1, race.questions.count)) of \(race.questions.count)")
  }

  /// Whether an answer was right, and which word was meant.
  func answered(_ race: VocabularyRace, _ index: Int) -> String {
    let word = race.questions[index].word
    return race.knows(index) ? self("\(word.capitals): right.") : self("It was \(word.capitals).")
  }

  /// A word, whether the player knew it, and what asked for it.
  package func told(_ race: VocabularyRace, _ index: Int) -> String {
    let question = race.questions[index]
    return race.knows(index)
      ? self("\(question.word.capitals), known: \(question.clue)")
      : self("\(question.word.capitals), not known: \(question.clue)")
  }
}
