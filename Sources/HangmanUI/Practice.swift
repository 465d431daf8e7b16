import Commentary
import Engines
import Kit
import Records
import TextUI
import Texts

/// A word practised on the screen of Hangman, its clue, and the words that follow it.
struct Practice: Sendable {
  enum Clue: Equatable, Sendable {
    /// Its meaning, with the word itself hidden.
    case meaning(Meaning.PartOfSpeech, String)
    /// Its letters in another order, always the same one for a day's word; the whole word is then guessed, in at most three
    /// tries.
    case letters([Character])
  }

  /// The word as it is due: before the answer, and after it.
  private(set) var word: PracticeWord
  let clue: Clue
  /// Who practises it, and the code of its language.
  let player: String
  let language: String
  /// The words of the round that follow it.
  let rest: [PracticeWord]
  /// The position of the word in the round, counted from 1.
  let number: Int
  /// Whether the answer decides when the word is due again.
  let isCounted: Bool

  /// The number of tries with the scrambled letters.
  static let tries = 3

  var count: Int { number + rest.count }

  /// The wrong guesses with which the word begins, so that only the tries are left.
  var missesGiven: Int { takesLetters ? 0 : Hangman.missesAllowed - Self.tries }

  /// Whether single letters are guessed.
  var takesLetters: Bool { if case .meaning = clue { true } else { false } }

  /// - Parameter words: the words of the round that have not been answered; at least one.
  init(_ words: [PracticeWord], number: Int, isCounted: Bool, _ context: Context) {
    word = words[0]
    rest = Array(words.dropFirst())
    self.number = number
    self.isCounted = isCounted
    player = context.profile.player
    language = context.profile.language.code
    clue = Self.clue(for: words[0], context)
  }

  private static func clue(for word: PracticeWord, _ context: Context) -> Clue {
    guard let clue = context.clue(to: word.word) else {
      return .letters(scrambled(word, context.services.library.lexicon(context.profile.language)))
    }
    return .meaning(clue.sense.partOfSpeech, clue.text)
  }

  /// The letters of a word in another order, which is no word of the list if there is such an order.
  private static func scrambled(_ word: PracticeWord, _ lexicon: Lexicon) -> [Character] {
    let letters = Array(word.word)
    var generator = SplitMix64(seed: UInt64(stable: "\(word.word) \(word.due.number)"))
    let orders = (1...Self.mostOrders).lazy.map { _ in
      generator.permutation(of: letters.count).map { letters[$0] }
    }.filter { $0 != letters }
    return orders.first { lexicon.entry(of: String($0)) == nil } ?? orders.first ?? letters
  }

  /// How many orders of the letters are tried; four letters have 24.
  private static let mostOrders = 100

  /// Whether a text is another word with the letters of the clue.
  func isOtherWord(_ text: String, _ lexicon: Lexicon) -> Bool {
    guard case .letters(let letters) = clue, text != word.word else { return false }
    return text.sorted() == letters.sorted() && lexicon.entry(of: text) != nil
  }

  /// Moves the word to the box that the answer calls for, and saves it, if the round counts.
  mutating func answer(isKnown: Bool, _ context: inout Context) {
    guard isCounted else { return }
    let day = context.services.today()
    word = word.answered(isKnown: isKnown, on: day)
    context.services.records.save(word, of: player, language: language, answeredOn: day)
  }

  /// The clue as one line of text, with a short part of speech if it is longer than `width` columns.
  func text(_ text: Texts, width: Int = .max) -> String {
    switch clue {
    case .meaning(let part, let meaning):
      let whole = "\(text.partOfSpeech(part)): \(meaning)"
      guard whole.columns > width else { return whole }
      let short = text.partOfSpeechShort(part)
      return "\(short)\(short.hasSuffix(".") ? "" : ":") \(meaning)"
    case .letters(let letters):
      return text("Its letters: \(letters.map { String($0.capital) }.joined(separator: " "))")
    }
  }
}

/// A round of practice that was left: a word that is asked again on the same day goes on, so that leaving it does not give
/// tries back.
struct LeftPractice: Equatable, Sendable {
  private let word: PracticeWord
  private let player: String
  private let language: String
  private let moves: [Hangman.Move]

  init(_ practice: Practice, _ moves: [Hangman.Move]) {
    word = practice.word
    player = practice.player
    language = practice.language
    self.moves = moves
  }

  /// The moves of the round if it is the same one.
  func moves(in practice: Practice) -> [Hangman.Move] {
    practice.word == word && practice.player == player && practice.language == language ? moves : []
  }
}

extension [PracticeWord] {
  /// The words in another order than that of the alphabet, in which each word would be a hint to the next one. The order is
  /// always the same, so that a round that was left is asked again first.
  var shuffled: [PracticeWord] {
    map { (word: $0, rank: UInt64(stable: $0.word)) }.sorted { $0.rank < $1.rank }.map(\.word)
  }
}

extension Context {
  /// The clue to a word by its meaning; `nil` when it has none that asks for it.
  fileprivate func clue(to word: String) -> MeaningClue? {
    guard hasMeanings else { return nil }
    return services.library.glosses(profile.language)?.clue(to: word, profile.language.alphabet)
  }

  /// The words without those that would be asked by the same meaning as a word before them, such as another inflection.
  /// - Parameter isPuttingOff: whether those are put off until tomorrow.
  mutating func withoutSameMeanings(
    _ words: [PracticeWord], puttingOff isPuttingOff: Bool
  ) -> [PracticeWord] {
    guard hasMeanings else { return words }
    var asked: [Meaning.Sense] = []
    var others: [PracticeWord] = []
    let day = services.today()
    for word in words where profile.language.alphabet.word(word.word) == word.word {
      let sense = clue(to: word.word)?.sense
      if let sense, asked.contains(where: { $0.text == sense.text && $0.partOfSpeech == sense.partOfSpeech })
      {
        guard isPuttingOff else { continue }
        let later = PracticeWord(word.word, box: word.box, due: Day(number: day.number + 1))
        services.records.save(later, of: profile.player, language: profile.language.code, answeredOn: nil)
      } else {
        others.append(word)
        if let sense { asked.append(sense) }
      }
    }
    return others
  }
}

extension HangmanScreen {
  /// The screen for the first of these words that can be played; `nil` when none can.
  /// - Parameter number: its position in the round.
  static func practising(
    _ words: [PracticeWord], number: Int = 1, isCounted: Bool, _ context: inout Context
  ) -> HangmanScreen? {
    let alphabet = context.profile.language.alphabet
    let playable = words.filter { alphabet.word($0.word) == $0.word }
    guard !playable.isEmpty else { return nil }
    let practice = Practice(playable, number: number, isCounted: isCounted, context)
    let lexicon = context.services.library.lexicon(context.profile.language)
    var game = Hangman(
      phrase: lexicon.spelling(of: practice.word.word), alphabet: alphabet, spent: practice.missesGiven)
    for move in context.hangman.leftPractice?.moves(in: practice) ?? [] { _ = game.replay(move) }
    var screen = HangmanScreen(practice, game: game, context)
    if !practice.takesLetters { screen.openSolving() }
    return screen
  }

  /// Continues with the next word of the round, or with the title screen when there is none.
  static func next(after practice: Practice, _ context: inout Context) -> Transition {
    practising(practice.rest, number: practice.number + 1, isCounted: practice.isCounted, &context)
      .map { .replace($0) } ?? .home
  }

  /// The popup after an answer.
  func practicePopup(_ practice: Practice, _ context: Context, opensByItself: Bool) -> Popup {
    let text = context.text
    let isWon = game.status == .won
    let days = PracticeWord.days[practice.word.box - 1]
    let result =
      !practice.isCounted
      ? text("This one did not count.")
      : isWon ? text("Known. It comes back in \(days) days.") : text("It comes back tomorrow.")
    let rest = Popup.Line(
      practice.rest.isEmpty
        ? text("That was the last one for today.")
        : text(
          "\(practice.rest.count) word to go today.", plural: "\(practice.rest.count) words to go today.",
          practice.rest.count), .dim)
    let menu = Popup.Button(text("Menu"), isCancel: true, then: .home)
    let next = Popup.Button(text("Next word"), then: .perform(Command.newGame))
    return Popup(
      isWon ? text.wonTitle(game.misses - practice.missesGiven) : text("Too late"),
      [.init(result), rest],
      practice.rest.isEmpty ? [menu] : [next, menu],
      look: isWon ? .won : .lost,
      extras: .meaning(of: game.shownWords(context), context, Command.explain),
      opensByItself: opensByItself)
  }

  /// Draws the clue above the message, and on the message's row while there is no message; in the compact layout only
  /// there.
  func drawClue(_ practice: Practice, on canvas: inout Canvas, in area: Rect, _ context: Context) {
    if canvas.layout.isCompact {
      guard message.text.isEmpty else { return }
      let text = practice.text(context.text, width: 38).shortened(to: 38)
      canvas.putCentered(text, in: area, row: area.minY, .stage)
      return
    }
    let text = practice.text(context.text)
    let isOnlyText = message.text.isEmpty && solving == nil
    let lines = text.filled(to: 76)
    let isWhole = lines.count == 1 || isOnlyText
    let shown = isWhole ? Array(lines.prefix(2)) : [text.shortened(to: 76)]
    canvas.putCentered(shown, in: area, row: area.minY - 1, .stage)
  }
}
