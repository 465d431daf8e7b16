import Engines
import TextUI

extension MindReaderScreen {
  /// What follows when nothing is left to ask; whichever way the player goes on from there, the game is over.
  func outcome(_ context: Context) -> Transition {
    let own = context.strings.mindReader
    if isBeaten { return .push(beatenPopup(context)) }
    switch game.turn {
    case .asks: return .stay
    case .givesUp: return .push(beatenPopup(context))
    case .knows(let word) where secret != nil:
      return .push(secret.map { String($0) } == word ? foundPopup(context) : beatenPopup(context))
    case .knows(let word):
      return .push(
        popup(
          own.isIt, [.init(word.capitals, .stage)],
          [
            .init(own.yesButton, then: .perform(Command.confirm)),
            .init(own.noButton, then: .perform(Command.deny)),
          ], cancels: 1, .neutral))
    case .isContradicted: return .push(contradictionPopup(context))
    }
  }

  private func popup(
    _ title: String, _ lines: [Popup.Line], _ buttons: [Popup.Button], cancels: Int, _ look: ResultPopup.Look,
    extras: [ResultPopup.Extra] = [], opensByItself: Bool = true
  ) -> ResultPopup {
    ResultPopup(
      title, lines, buttons, cancels: cancels, look: look, extras: extras, opensByItself: opensByItself,
      at: { $0.keyboardPopup })
  }

  /// The key that asks what the word means.
  private func meaning(of word: String, _ context: Context) -> [ResultPopup.Extra] {
    .meaning(of: [word], context, Command.explain(word))
  }

  private func waysOn(_ context: Context) -> [Popup.Button] {
    let strings = context.strings
    return [
      .init(strings.mindReader.anotherWord, then: .perform(Command.newGame)),
      .init(strings.changeGame, then: .perform(Command.change)),
      .init(strings.menuButton, then: .perform(Command.menu)),
    ]
  }

  func leavePopup(_ strings: Strings) -> ResultPopup {
    let own = strings.hangmanEnd
    return popup(
      own.leaveTitle, [.init(own.leaveLine)],
      [
        .init(strings.keepPlaying, then: .stay), .init(strings.menuButton, then: .home),
        .init(strings.startOverButton, then: .perform(Command.newGame)),
      ], cancels: 0, .neutral, opensByItself: false)
  }

  private var foundWord: String? { if case .knows(let word) = game.turn { word } else { nil } }

  /// The word has been found.
  func foundPopup(_ context: Context) -> ResultPopup {
    let own = context.strings.mindReader
    return popup(
      own.wonTitle, [.init(own.wonLine(game.answers.count, game.misses))], waysOn(context), cancels: 2,
      .lost, extras: foundWord.map { meaning(of: $0, context) } ?? [])
  }

  /// The player has won: what was it?
  func beatenPopup(_ context: Context) -> ResultPopup {
    let own = context.strings.mindReader
    var line = Popup.Line(own.sevenWrong(game.wordsLeft), short: own.sevenWrongShort(game.wordsLeft))
    if case .knows(let word) = game.turn { line = .init(own.otherWord(word.capitals)) }
    if let secret {
      return popup(
        own.lostTitle, [.init(own.unknownWord(String(secret).capitals))], waysOn(context), cancels: 2,
        .won, extras: meaning(of: String(secret), context))
    }
    return popup(
      own.lostTitle, [line, .init(own.whatWasIt, short: own.whatWasItShort)],
      [
        .init(own.typeIt, then: .perform(Command.askForWord)),
        .init(own.anotherWord, then: .perform(Command.newGame)),
        .init(context.strings.menuButton, then: .perform(Command.menu)),
      ], cancels: 2, .won)
  }

  /// Where the player types the word that it was.
  func wordScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings
    let own = strings.mindReader
    let length = game.length
    let alphabet = game.alphabet
    var rules = EntryScreen.Rules.word(
      longest: length, least: length, lacks: own.otherLength(length), context)
    rules.lacks = { alphabet.letters(of: $0).count == length ? nil : own.otherLength(length) }
    return EntryScreen(
      [strings.hangman.name, strings.hangman.host(.mindReader)], prompt: own.typePrompt,
      known: String(game.pattern.map { $0?.capital ?? "·" }), rules: rules, context
    ) { Command.check($0) }
  }

  /// What comes of comparing the word with the marks.
  func checkedPopup(_ text: String, _ context: Context) -> ResultPopup {
    let own = context.strings.mindReader
    let word = game.alphabet.letters(of: text)
    let shown = String(word).capitals
    let extras = meaning(of: String(word), context)
    switch game.check(word) {
    case .known:
      return popup(
        own.lostTitle, [.init(own.marksRight(shown))], waysOn(context), cancels: 2, .won, extras: extras)
    case .unknown:
      return popup(
        own.lostTitle, [.init(own.unknownWord(shown))], waysOn(context), cancels: 2, .won, extras: extras)
    case .differs(let answer, let actual):
      let line = own.differs(answer.letter.capital, game.numbers(answer.places), game.numbers(actual))
      return popup(own.differsTitle(shown), [.init(line)], waysOn(context), cancels: 2, .lost, extras: extras)
    }
  }

  /// No word fits: says which mark to take back.
  func contradictionPopup(_ context: Context) -> ResultPopup {
    let strings = context.strings
    let own = strings.mindReader
    guard secret == nil, let answer = game.doubtful else { return beatenPopup(context) }
    return popup(
      own.contradictedTitle, [.init(own.leavesNoWord(answer.letter.capital, game.numbers(answer.places)))],
      [
        .init(own.takeBackButton, then: .perform(Command.takeBackDoubtful)),
        .init(strings.newGame, then: .perform(Command.newGame)),
        .init(strings.menuButton, then: .perform(Command.menu)),
      ], cancels: 0, .lost)
  }
}
