import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// Hangman, for the list of games.
package func hangman() -> any Game { HangmanGame() }

/// Hangman's implementation of `Game`.
struct HangmanGame: Game, FinishedGames, GameAtTables {
  let kind = GameKind.hangman

  var choices: [Choice] { HangmanSetUp.choices }

  func progress(of waiting: WaitingGame, _ text: Texts) -> String? {
    if waiting.session.mode == .vocabularyTable { return text.known(waiting.progress) }
    return Self.isScore(waiting) ? nil : text("\(waiting.progress) wrong")
  }

  /// If a score with its names is too wide, without them.
  func glimpse(of waiting: WaitingGame, room: Int) -> String {
    let glimpse = Self.isScore(waiting) ? waiting.glimpse : waiting.glimpse.spaced
    guard Self.isScore(waiting), glimpse.columns > room else {
      return glimpse.wordsFitting(WaitingGame.glimpseWidth).clipped(to: room)
    }
    let parts = glimpse.split(separator: " ")
    let colon = parts.indices.dropFirst().dropLast().first {
      parts[$0] == ":" && Int(parts[$0 - 1]) != nil && Int(parts[$0 + 1]) != nil
    }
    return (colon.map { parts[$0 - 1...$0 + 1].joined(separator: " ") } ?? glimpse).clipped(to: room)
  }

  /// Whether the preview is the score of a duel between two rounds: a secret has no colon.
  private static func isScore(_ waiting: WaitingGame) -> Bool {
    waiting.session.mode == .duel && waiting.glimpse.unicodeScalars.contains(":")
  }

  /// The phrase or the word with small letters for those that were not found; of a word that nobody knows, its places. A
  /// word that the mind reader has named is found as a whole.
  func glimpse(of record: GameRecord, _ context: Context) -> String {
    if record.result.mode == .vocabularyTable {
      return context.text.known(record.result.details.wordsFound ?? 0)
    }
    let fields = record.game.fields
    let end = record.game.glimpse
    let session = record.game.session
    let language = context.services.library.language(session.language) ?? context.profile.language
    let (alphabet, lexicon) = (language.alphabet, context.services.library.lexicon(language))
    if record.result.mode == .mindReader {
      guard let word = fields["word"] ?? fields["secret"], word.count == end.count else { return end.spaced }
      let isFound = fields["end"] == MindReaderEnd.found.rawValue
      return Self.glimpse(zip(lexicon.spelledLetters(of: word), end).map { ($0, isFound || $1 != "_") })
    }
    let moves = fields.values("move", as: Hangman.Move.self) ?? []
    guard let phrase = record.game.phrase(lexicon) else {
      if record.result.isWon { return end }
      // The Devil has chosen no word: only the letters that were found are known.
      let found = moves.compactMap { move -> Character? in
        switch move {
        case .guess(let letter), .hint(let letter): letter
        case .solve: nil
        }
      }
      return String(end.map { alphabet.letter($0).map(found.contains) ?? true ? $0 : "_" }).spaced
    }
    var game = Hangman(phrase: phrase, alphabet: alphabet)
    for move in moves { _ = game.replay(move) }
    return Self.glimpse(game.board.map { ($0.grapheme ?? "_", $0.known != nil) })
  }

  private static func glimpse(_ letters: [(letter: Character, isFound: Bool)]) -> String {
    String(letters.map { $0.isFound ? $0.letter.capital : $0.letter.lowered })
  }

  var finished: any FinishedGames { self }
  var atTables: (any GameAtTables)? { self }

  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen {
    if let mode { context.hangman.restore(mode) }
    context.dealer.openHangman()
    return Self.setUpScreen
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    switch saved.session.mode {
    case .mindReader: MindReaderScreen.restored(saved, &context)
    case .vocabularyTable: VocabularyScreen.restored(saved, &context)
    default: HangmanScreen.restored(saved, &context)
    }
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    puzzles.word.map { HangmanScreen(.game(HangmanRound(session, phrase: $0, &context)), &context) }
  }

  func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> (any Screen)? {
    Practice.begun(with: words, isCounted: isCounted, &context).map { HangmanScreen($0, &context) }
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? {
    switch record.result.mode {
    case .mindReader: MindReaderReplay(record, context)
    case .vocabularyTable: VocabularyReplay(record, context)
    default: HangmanReplay(record, context)
    }
  }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Navigation? {
    HangmanRound.playedOn(record, after: step, &context).map { round in
      var screen = HangmanScreen(.game(round), &context)
      screen.message = .whatIf(context.text)
      return .push(screen)
    }
  }

  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    HangmanStatistics(player, &context)
  }

  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    HangmanSlide(context.text).draw(on: &canvas, in: area, context)
  }

  // MARK: Tables

  func drawWatched(
    _ match: TableMatch, _ state: TableState, on canvas: inout Canvas, _ context: Context
  ) {
    let text = context.text
    let names = match.seats.map(state.name)
    guard case .duel(let duel) = match.game else { return drawRace(match, state, on: &canvas, text) }
    if !duel.board.isEmpty {
      HangmanStage(game: DuelBoard(duel), pictures: context.pictures).draw(on: &canvas, context)
    }
    let layout = canvas.layout
    let rows = layout.rect(0, layout.pick(12, 16, 26), layout.mainWidth, 2)
    let now =
      duel.status == .choosing
      ? text.isChoosing(names[duel.setter]) : text.guesses(names[duel.guesser])
    let line = if case .roundOver = duel.status { text.roundWinner(of: duel, names) } else { now }
    canvas.putCentered(line, in: rows, row: rows.minY, .text)
    canvas.putCentered(
      "\(names[0]) \(duel.scores[0]) : \(duel.scores[1]) \(names[1])", in: rows, row: rows.minY + 1, .dim)
  }

  /// What each knew is theirs until the end, and what is asked everybody's to answer.
  private func drawRace(_ match: TableMatch, _ state: TableState, on canvas: inout Canvas, _ text: Texts) {
    guard case .race(let race) = match.game else { return }
    let layout = canvas.layout
    let place = layout.rect(
      layout.pick(1, 8, 12), layout.pick(5, 8, 10), layout.pick(38, 64, 64), match.seats.count)
    canvas.putCentered(
      text.vocabularyOpening.balanced(to: layout.stage.width - 2), in: layout.stage, row: place.minY - 2,
      .text)
    RaceBars(of: race, in: match, state, points: 1).draw(on: &canvas, in: place)
    guard race.isOver else { return }
    let winners = race.winners.map { state.name(of: match.seats[$0]) }
    canvas.putCentered(text.won(by: winners), in: layout.stage, row: place.maxY + 1, .title)
  }

  func tableScreen(_ context: inout Context) -> (any Layer<Never>)? {
    if let race = VocabularyScreen.atTable(&context) { return race.opened }
    return HangmanTableSeat.atTable(&context).map {
      ScreenLayer(HangmanScreen($0.session, $0.seat, &context), then: .perform(.showState))
    }
  }

  // MARK: Codes

  func code(of record: GameRecord, _ context: Context) -> GameCode? { HangmanRound.code(of: record, context) }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    guard let round = HangmanRound(dealtBy: code, session, &context) else { return nil }
    var screen = HangmanScreen(.game(round), &context)
    screen.message = StatusMessage(context.text("This game by code counts on no list."))
    return screen
  }
}
