import Engines
import Kit
import TextUI

extension MindReaderScreen {
  /// What follows when there is nothing left to ask; the game is over whatever the player chooses next.
  func outcome(_ context: Context) -> Transition {
    let own = context.strings.mindReader
    if isBeaten { return .push(beatenPopup(context)) }
    switch game.turn {
    case .asks: return .stay
    case .givesUp: return .push(beatenPopup(context))
    case .knows(let word) where secret != nil:
      return .push(secret.map { String($0) } == word ? foundPopup(context) : beatenPopup(context))
    case .knows(let word) where !context.lexicon.mayBeShown(word): return .push(beatenPopup(context))
    case .knows(let word):
      return .push(
        popup(
          own.isIt, [.init(word.capitals, .stage)],
          [
            .init(own.yesButton, letter: own.yesButton.lowercased().first, then: .perform(Command.confirm)),
            .init(
              own.noButton, letter: own.noButton.lowercased().first, isCancel: true,
              then: .perform(Command.deny)),
          ], .neutral))
    case .isContradicted: return .push(doubtPopup(0, opensByItself: true, context))
    }
  }

  private func popup(
    _ title: String, _ lines: [Popup.Line], _ buttons: [Popup.Button], _ look: ResultPopup.Look,
    extras: [ResultPopup.Extra] = [], opensByItself: Bool = true
  ) -> ResultPopup {
    ResultPopup(
      title, lines, buttons, look: look, extras: extras, opensByItself: opensByItself)
  }

  /// The key that opens the replay.
  private func replay(_ context: Context) -> ResultPopup.Extra {
    .replay(Command.replay, context.strings)
  }

  /// The key that explains the word.
  private func meaning(of word: String, _ context: Context) -> [ResultPopup.Extra] {
    .meaning(of: context.lexicon.mayBeShown(word) ? [word] : [], context, Command.explain(word))
  }

  private func nextButtons(_ context: Context) -> [Popup.Button] {
    let strings = context.strings
    return [
      .init(strings.mindReader.anotherWord, then: .perform(Command.newGame)),
      .init(strings.changeGame, then: .perform(Command.change)),
      .init(strings.menuButton, isCancel: true, then: .perform(Command.menu)),
    ]
  }

  func leavePopup(_ strings: Strings) -> ResultPopup {
    .leaving(
      session, other: .init(strings.startOverButton, then: .perform(Command.newGame)), strings)
  }

  /// The popup when the word has been found.
  func foundPopup(_ context: Context) -> ResultPopup {
    let own = context.strings.mindReader
    return popup(
      own.wonTitle, [.init(own.wonLine(game.answers.count, game.misses))], nextButtons(context),
      .lost, extras: (game.namedWord.map { meaning(of: $0, context) } ?? []) + [replay(context)])
  }

  /// The popup after the player has won: asks for the word, unless a wrong mark may have misled the program.
  func beatenPopup(_ context: Context) -> ResultPopup {
    let own = context.strings.mindReader
    if let secret {
      let word = String(secret)
      let line =
        game.knows(word)
        ? Popup.Line(own.sevenWrong(game.wordsLeft), short: own.sevenWrongShort(game.wordsLeft))
        : Popup.Line(own.unknownWord(context.playersWord(word)))
      return popup(
        own.lostTitle, [line], nextButtons(context), .won,
        extras: meaning(of: word, context) + [replay(context)])
    }
    var line = Popup.Line(own.sevenWrong(game.wordsLeft), short: own.sevenWrongShort(game.wordsLeft))
    var mayBeSlip = false
    if case .knows(let word) = game.turn {
      line = .init(game.knows(word) ? own.otherWord(word.capitals) : own.contradictedTitle + ".")
      mayBeSlip = !game.answers.isEmpty
    }
    var beaten = popup(
      own.lostTitle,
      [line, .init(own.whatWasIt, short: own.whatWasItShort)],
      [
        .init(own.typeIt, then: .perform(Command.askForWord)),
        .init(own.anotherWord, then: .perform(Command.newGame)),
        .init(context.strings.menuButton, isCancel: true, then: .perform(Command.menu)),
      ], .won, extras: [replay(context)])
    if mayBeSlip {
      beaten.extras.insert(
        .init(key: Self.otherMark, label: own.wrongMark, hint: own.wasMarkWrong, command: Command.doubt(0)),
        at: 0)
    }
    return beaten
  }

  /// The key for choosing another mark.
  private static let otherMark: Character = "o"

  /// The entry screen for the player's word.
  func wordScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings
    let own = strings.mindReader
    let length = game.length
    let alphabet = game.alphabet
    var rules = EntryScreen.Rules.word(
      longest: length, least: length, tooShort: own.otherLength(length), context)
    rules.textError = { alphabet.letters(of: $0).count == length ? nil : own.otherLength(length) }
    return EntryScreen(
      [strings.hangman.name, strings.hangman.host(.mindReader)], prompt: own.typePrompt,
      known: game.pattern.map { String($0?.capital ?? "_") }.joined(separator: " "), rules: rules, context
    ) { Command.check($0) }
  }

  /// The popup with the result of comparing the word with the marks.
  func checkedPopup(_ word: String, _ context: Context) -> ResultPopup {
    let own = context.strings.mindReader
    let shown = context.playersWord(word)
    let extras = meaning(of: word, context) + [replay(context)]
    let slips = game.slips(in: word) ?? []
    guard slips.isEmpty else {
      let lines = slips.prefix(2).map {
        Popup.Line(
          own.differs($0.answer.letter.capital, game.numbers($0.answer.places), game.numbers($0.places)))
      }
      return popup(own.differsTitle(shown), lines, nextButtons(context), .lost, extras: extras)
    }
    let line = game.knows(word) ? own.marksRight(shown) : own.unknownWord(shown)
    return popup(own.lostTitle, [.init(line)], nextButtons(context), .won, extras: extras)
  }

  /// The popup when no word fits, or the named word is wrong: asks which mark to take back, the most likely mistake first.
  func doubtPopup(_ number: Int, opensByItself: Bool, _ context: Context) -> ResultPopup {
    let strings = context.strings
    let own = strings.mindReader
    let doubtful = game.doubtfulAnswers
    guard secret == nil, doubtful.indices.contains(number) else { return beatenPopup(context) }
    let letter = doubtful[number].letter.capital
    let places = game.numbers(doubtful[number].places)
    let takeBack = Popup.Button(
      own.takeBackButton, then: .perform(Command.takeBackDoubtful(number)))
    // The marks of a word that is not on the list contradict all words, too: then the player is asked for the word.
    let allRight = Popup.Button(
      own.allRight, short: own.allRightShort, isCancel: isBeaten,
      then: .perform(isBeaten ? Command.showEnd : .askForWord))
    let menu = Popup.Button(strings.menuButton, then: .perform(Command.menu))
    let hasOthers = doubtful.count > 1
    let line = isBeaten ? own.isMarkWrong(letter, places) : own.leavesNoWord(letter, places)
    var asking = popup(
      isBeaten ? own.wasMarkWrongTitle : own.contradictedTitle, [.init(line)], [takeBack, allRight, menu],
      .lost, extras: [replay(context)], opensByItself: opensByItself)
    if hasOthers {
      let next = (number + 1) % doubtful.count
      asking.extras.insert(
        .init(key: Self.otherMark, label: own.otherMark, hint: own.otherMark, command: Command.doubt(next)),
        at: 0)
    }
    return asking
  }
}

extension Context {
  /// The player's word in capitals, unless it must not be displayed.
  func playersWord(_ word: String) -> String {
    lexicon.mayBeShown(word) ? word.capitals : strings.mindReader.thatWord
  }
}
