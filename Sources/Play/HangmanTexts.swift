import Engines
import Records
import Tables
import Texts

extension Texts {
  /// That nothing can be dealt.
  package var noWord: String { self("The word list has no word for this game.") }

  package var hangmanRules: String {
    self(
      """
      Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the \
      seventh loses.
      """)
  }

  package func host(_ host: HangmanSetUp.Host) -> String {
    switch host {
    case .phraseBook: self("Phrase book")
    case .dictionary: self("Dictionary")
    case .duel: self("Duel")
    case .devil: self("Devil")
    case .mindReader: self("Mind reader")
    }
  }

  /// Two sentences, one on each line, about a host.
  package func hostNote(_ host: HangmanSetUp.Host) -> String {
    switch host {
    case .phraseBook:
      self("A phrase from a category of your choice.\nNothing comes twice before everything has come once.")
    case .dictionary:
      self("One word of five to twelve letters.\nThe level decides how well known it is.")
    case .duel: self("Two players: one enters a secret, the other guesses.\nThen they swap.")
    case .devil:
      self(
        """
        It fixes only the length, and dodges as long as it can.
        It never lies: the end shows how many words were left.
        """)
    case .mindReader:
      self("You think of a word, and the computer guesses.\nYou mark the places of its letters.")
    }
  }

  /// The title of a picture set: the one that its file has in the language, else the English one translated.
  package func title(of pictures: PictureSet) -> String {
    pictures.titles[language] ?? self(Message(stringLiteral: pictures.title(in: "en")))
  }

  /// The display name of a mode of Hangman, except the daily one.
  package func hangmanName(of mode: Mode) -> ModeName {
    func named(_ host: HangmanSetUp.Host, _ level: HangmanDeal.Difficulty? = nil) -> ModeName {
      ModeName(
        game: self("Hangman"), host: self.host(host),
        level: level.map { difficulty($0) } ?? "")
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
        game: self("Hangman"), host: self.host(.duel), level: self("table"))
    case .vocabularyTable: ModeName(game: self("Hangman"), host: self("Vocabulary"), level: self("table"))
    case .sealedPost, .challengePost:
      ModeName(
        game: self("Hangman"),
        host: mode == .sealedPost
          ? self("sealed by post", context: "challenge") : self("open by post", context: "challenge"))
    case .mindReader: named(.mindReader)
    default: named(.phraseBook)
    }
  }

  /// Whether the phrase of a challenge by post stays with its setter.
  package func sealing(_ isSealed: Bool) -> String {
    isSealed ? self("sealed", context: "challenge") : self("open", context: "challenge")
  }

  package func difficulty(_ difficulty: HangmanDeal.Difficulty) -> String {
    switch difficulty {
    case .gentle: self("gentle")
    case .easy: self("easy")
    case .medium: self("medium")
    case .hard: self("hard")
    }
  }

  package func difficultyNote(_ difficulty: HangmanDeal.Difficulty) -> String {
    switch difficulty {
    case .gentle: self("gentle: few words, all well known.\nEach level has its own high scores.")
    case .easy: self("easy: words everybody uses.\nEach level has its own high scores.")
    case .medium: self("medium: words you have met.\nEach level has its own high scores.")
    case .hard: self("hard: words of a school dictionary.\nEach level has its own high scores.")
    }
  }

  package func secret(_ secret: HangmanSetUp.Secret) -> String {
    switch secret {
    case .thought: self("thought of")
    case .typed: self("typed unseen")
    }
  }

  package func secretNote(_ secret: HangmanSetUp.Secret) -> String {
    switch secret {
    case .thought:
      self("You mark the places of every letter it asks for.\nAt the end your marks are checked.")
    case .typed: self("You type the word, and nobody sees it.\nThe marks are then made for you.")
    }
  }
}

/// What Hangman is to everything that is common to all games.
struct HangmanTraits: GameTraits {
  let kind = GameKind.hangman

  func name(_ text: Texts) -> String { text("Hangman") }
  func tagline(_ text: Texts) -> String { text("save someone, letter by letter") }

  func page(_ text: Texts) -> (text: String, tip: String) {
    (text.hangmanRules, text("Tab lets you fill in all of it."))
  }

  func name(of mode: Mode, _ text: Texts) -> ModeName { text.hangmanName(of: mode) }

  func dailyLine(_ result: GameResult, _ text: Texts) -> String {
    guard result.isWon else { return text("not found") }
    return result.misses == 0 ? text("nothing wrong") : text("\(result.misses) wrong")
  }

  func shareLine(_ result: GameResult, _ text: Texts) -> String {
    result.isWon
      ? text("\(result.misses) of \(Hangman.missesAllowed) wrong") : text("not found")
  }

  func worth(_ result: GameResult) -> Int { result.isWon ? max(30, 100 - 10 * result.misses) : 0 }

  /// One square for each guess, filled for a hit.
  func glyphs(_ result: GameResult) -> String {
    String((result.details.guesses ?? "").prefix(17).map { $0 == "h" || $0 == "s" ? "■" : "□" })
  }

  func isDealt(by code: GameCode, _ session: GameSession, _ context: inout Context) -> Bool {
    HangmanRound(dealtBy: code, session, &context) != nil
  }

  var tableGames: [TableGame] { [.duel, .vocabulary] }

  func tagline(_ game: TableGame, _ text: Texts) -> String {
    game == .duel ? text("one hides, one guesses") : text("who knows more words")
  }

  func header(
    _ game: TableGame, id: String, words: inout TableWords, _ context: inout Context
  ) -> TableHeader? {
    if game == .vocabulary {
      words.questions = VocabularyRace.questions(&context)
      if words.questions.isEmpty { return nil }
    }
    return TableHeader(
      id: id, game: game, language: words.language, words: words.version, seats: game.seats.upperBound)
  }
}
