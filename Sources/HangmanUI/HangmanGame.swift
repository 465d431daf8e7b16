import Engines
import Kit
import Records
import Tables
import TextUI
import Texts

/// Hangman, for the list of games.
package func hangman() -> any Game { HangmanGame() }

/// Hangman's implementation of `Game`.
struct HangmanGame: Game, DailyGame, FinishedGames, GameAtTables {
  let kind = GameKind.hangman

  var choices: [Choice] { HangmanSetUp.choices }

  func name(_ text: Texts) -> String { text("Hangman") }

  func tagline(_ text: Texts) -> String { text("save someone, letter by letter") }

  func name(of mode: Mode, _ text: Texts) -> ModeName {
    func named(_ host: HangmanSetUp.Host, _ level: HangmanDeal.Difficulty? = nil) -> ModeName {
      ModeName(
        game: text("Hangman"), host: text.host(host),
        level: level.map(text.difficulty) ?? "")
    }
    return switch mode {
    case .dictionaryEasy: named(.dictionary, .easy)
    case .dictionaryMedium: named(.dictionary, .medium)
    case .dictionaryHard: named(.dictionary, .hard)
    case .devilGentle: named(.devil, .gentle)
    case .devilEasy: named(.devil, .easy)
    case .devilMedium: named(.devil, .medium)
    case .devilHard: named(.devil, .hard)
    case .duel: named(.duel)
    case .duelTable:
      ModeName(
        game: text("Hangman"), host: text.host(.duel), level: text("table"))
    case .mindReader: named(.mindReader)
    default: named(.phraseBook)
    }
  }

  func progress(of waiting: WaitingGame, _ text: Texts) -> String? {
    Self.isScore(waiting) ? nil : text("\(waiting.progress) wrong")
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

  func dailyLine(_ result: GameResult, _ text: Texts) -> String {
    result.isWon
      ? result.misses == 0 ? text("nothing wrong") : text("\(result.misses) wrong") : text("not found")
  }

  func dailyShareLine(_ result: GameResult, _ text: Texts) -> String {
    result.isWon ? text("\(result.misses) of \(Hangman.missesAllowed) wrong") : text("not found")
  }

  /// One square for each guess, filled for a hit.
  func dailyGlyphs(_ result: GameResult) -> String {
    let guesses = result.details.guesses ?? ""
    return String(guesses.prefix(17).map { $0 == "h" || $0 == "s" ? "■" : "□" })
  }

  var daily: any DailyGame { self }
  var finished: any FinishedGames { self }
  var atTables: (any GameAtTables)? { self }

  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen {
    if let mode { context.hangman.restore(mode) }
    return HangmanSetUpScreen()
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    saved.session.mode == .mindReader
      ? MindReaderScreen.restored(saved, &context) : HangmanScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    puzzles.word.map {
      HangmanScreen(session, game: Hangman(phrase: $0, alphabet: context.profile.language.alphabet), &context)
    }
  }

  func practice(_ words: [PracticeWord], isCounted: Bool, _ context: inout Context) -> (any Screen)? {
    HangmanScreen.practising(
      context.withoutSameMeanings(words, puttingOff: isCounted).shuffled, isCounted: isCounted, &context)
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? {
    record.result.mode == .mindReader ? MindReaderReplay(record, context) : HangmanReplay(record, context)
  }

  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    HangmanStatistics(player, &context)
  }

  func slide(_ context: Context) -> Slide {
    var slide = Slide(
      title: context.text("Hangman"),
      text: context.text(
        """
        Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the \
        seventh loses. Tab lets you fill in all of it.
        """))
    let sample = HangmanSlide(context.text)
    slide.draw = { canvas, area, context in
      sample.draw(on: &canvas, in: area, context)
    }
    return slide
  }

  // MARK: Tables

  var tableGame: TableGame { .duel }

  var tableOpening: Transition { .perform(HangmanScreen.Command.showState) }

  func tableTagline(_ text: Texts) -> String { text("one hides, one guesses") }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    TableHeader(id: id, game: .duel, language: words.language, words: words.version, seats: 2)
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.services.tables?.state() else { return nil }
    let code = state.header.language
    guard let language = context.services.library.language(code) else { return nil }
    // The words of a table are never the player's own.
    (context.profile.language, context.profile.ownWords) = (language, nil)
    return HangmanScreen(context.tableSession(.duelTable, language: code), state, &context)
  }

  // MARK: Codes

  func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let fields = record.game.fields
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty, let rules = record.game.rules else {
      return nil
    }
    let deal: (number: UInt64, words: Int)?
    if session.mode == .phraseBook {
      let category = context.services.library.categories(context.profile.language).first {
        $0.id == fields["category"]
      }
      deal = category.flatMap { category in
        category.phrases.firstIndex { $0 == fields["phrase"] }.map {
          (category.codeNumber << 16 | UInt64($0), category.codeVersion)
        }
      }
    } else {
      deal = fields["seed"].flatMap { UInt64($0) }.flatMap { seed in
        guard isDealt(record.game, seed: seed, context) else { return nil }
        return GameCode.deal(ofSeed: seed).map { ($0, context.lexicon.codeVersion) }
      }
    }
    return deal.flatMap {
      GameCode(
        mode: mode, language: session.language, deal: $0.number, rules: .init(version: rules.rawValue),
        words: $0.words,
        result: GameCode.Result(isWon: record.result.isWon, number: record.result.misses).bits)
    }
  }

  /// Whether the seed of a game deals its word. The word list may have changed since.
  private func isDealt(_ game: SavedGame, seed: UInt64, _ context: Context) -> Bool {
    guard let word = game.fields["phrase"] else { return true }
    var setUp = HangmanSetUp()
    setUp.restore(game.session.mode)
    let dealt = HangmanDeal.word(setUp.level, seed: seed).phrase(categories: [], lexicon: context.lexicon)
    return dealt.flatMap(context.profile.language.alphabet.word) == word
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    var screen = begun(code, session, &context)
    screen?.message = StatusMessage(context.text("This game by code counts on no list."))
    return screen
  }

  private func begun(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> HangmanScreen? {
    let setUp = context.hangman
    context.hangman.restore(session.mode)
    let alphabet = context.profile.language.alphabet
    let seed = GameCode.seed(ofDeal: code.deal)
    switch session.mode {
    case .phraseBook:
      let category = context.services.library.categories(context.profile.language)
        .first { $0.codeNumber == code.deal >> 16 && $0.codeVersion == code.words }
      let index = Int(code.deal & 0xFFFF)
      guard let category, category.phrases.indices.contains(index) else { break }
      let game = Hangman(phrase: category.phrases[index], alphabet: alphabet)
      return HangmanScreen(session, game: game, category: category.id, &context)
    case .devilGentle, .devilEasy, .devilMedium, .devilHard:
      guard context.lexicon.codeVersion == code.words,
        let words = context.devilsWords(context.hangman.level, seed: seed)
      else { break }
      return HangmanScreen(session, game: DevilHangman(words, seed: seed), &context)
    default:
      let deal = HangmanDeal.word(context.hangman.level, seed: seed)
      guard context.lexicon.codeVersion == code.words,
        let word = deal.phrase(categories: [], lexicon: context.lexicon)
      else { break }
      return HangmanScreen(
        session, game: Hangman(phrase: word, alphabet: alphabet), wordSeed: seed, &context)
    }
    context.hangman = setUp
    return nil
  }

  /// The text for a result in a code.
  static func text(of result: GameCode.Result, _ text: Texts) -> String {
    guard result.isWon else { return text("lost") }
    let misses = min(result.number, Hangman.missesAllowed)
    return misses == 0 ? text("none wrong") : text("\(misses) wrong")
  }
}

extension HangmanScreen {
  /// The result of the sender of this game's code beside the player's; `nil` for a game without a code.
  func sideBySide(_ text: Texts) -> Popup.Line? {
    guard let end, let code = session?.dealtBy else { return nil }
    let own = HangmanGame.text(of: .init(isWon: end.isWon, number: end.misses), text)
    let sent = HangmanGame.text(of: .init(bits: code.result), text)
    return text.sideBySide(own, sent)
  }
}

extension PhraseCategory {
  /// The 24 bits that identify the category in a code.
  fileprivate var codeNumber: UInt64 { UInt64(stable: id) & 0xFF_FFFF }

  /// The version of the category's phrases, 16 bits.
  fileprivate var codeVersion: Int { Int(UInt64(stable: phrases.joined(separator: "\n")) & 0xFFFF) }
}

extension DailyPuzzles {
  /// Hangman's word; `nil` when the list has no suitable one.
  var word: String? { DailyRules.word(in: lexicon, order: seed(.dailyHangman), place: day.number) }
}

extension GuessingGame {
  /// The details of a result about the guesses, without any letters.
  var resultDetails: GameResult.Details {
    var details = GameResult.Details()
    details.missedLetters = String(missedLetters)
    var hints = 0
    details.guesses = moves.enumerated().reduce(into: "") { text, move in
      switch move.element {
      case .guess(let letter): text += missedLetters.contains(letter) ? "m" : "h"
      case .solve: text += status == .won && move.offset == moves.count - 1 ? "s" : "x"
      case .hint:
        hints += 1
        text += "!"
      }
    }
    if hints > 0 { details.hints = hints }
    return details
  }
}

extension GameResult.Details {
  /// The guesses, one letter each: `h` a hit, `m` a miss, `!` a hint, `s` the solution, `x` a wrong solution.
  var guesses: String? {
    get { self[text: "guesses"] }
    set { self[text: "guesses"] = newValue }
  }

  /// The guessed letters that are not in the phrase.
  var missedLetters: String? {
    get { self[text: "missed-letters"] }
    set { self[text: "missed-letters"] = newValue }
  }
}
