import Engines
import Records
import Texts

/// Something that can be chosen once a round, a rack or a game has ended. The game says what, and in which order; a screen shows it
/// as a button or a key, lines as a numbered list.
package enum Offer: Hashable, Sendable {
  case nextRound, nextRack, nextWord
  /// A new game with the same choices, another word for the mind reader, or another match at a table.
  case newGame, anotherWord, anotherMatch
  /// The letter of a match by post, to be sent.
  case letter
  /// The puzzle of the day that is played next, by its game; after the last one how the day has ended.
  case nextPuzzle(GameKind, Day)
  case day(Day)
  /// Of the mind reader: to tell the word that it did not find; to look at the mark that is most likely wrong, or at the next such one
  /// by its number; to take a mark back, or to say that all are right, which goes back to the end if that was shown before.
  case typeWord, firstDoubt, nextDoubt(Int), takeBack(Int), allRight(isShown: Bool)
  /// What the Devil had left after each guess.
  case devilsWords
  case coach
  /// The words that were not found.
  case missed
  /// What the words of the result mean.
  case explain
  case replay
  /// The set-up.
  case change
  /// The puzzles of the day.
  case puzzles
  case menu
  /// Out of a match that goes on; it is left where others play it on.
  case stop, leave
  /// Back to the game of which a step was played on.
  case back

  /// The key of a screen that has no button for it; `nil` where it is always a button.
  package var key: Character? {
    switch self {
    case .coach: "c"
    case .explain: "d"
    case .replay: "y"
    case .devilsWords: "w"
    case .firstDoubt, .nextDoubt: "o"
    default: nil
    }
  }

  /// Whether leaving without a choice takes it.
  package var isLeaving: Bool { [.menu, .stop, .leave, .back, .allRight(isShown: true)].contains(self) }

  /// Whether lines have it, too: a drawing they have not.
  package var isSpoken: Bool {
    switch self {
    case .devilsWords: false
    default: true
    }
  }

  /// Whether a screen has it: the words that were not found are drawn there.
  package var isShown: Bool { self != .missed }
}

extension Texts {
  /// What a button says, and in small letters a list in lines.
  package func name(of offer: Offer) -> String {
    switch offer {
    case .nextRound: self("Next round")
    case .nextRack: self("Next rack")
    case .nextWord: self("Next word")
    case .newGame: self("New game")
    case .anotherWord: self("Another word")
    case .anotherMatch: self("Another match")
    case .letter: self("The letter")
    case .nextPuzzle(let kind, _): name(kind)
    case .day: self("The day", context: "whose puzzles have all been played")
    case .typeWord: self("Type it")
    case .firstDoubt: self("a wrong mark")
    case .nextDoubt: self("another mark")
    case .takeBack: self("Take it back")
    case .allRight: self("All marks are right")
    case .devilsWords: self("what was left", context: "label of a key")
    case .coach: self("Coach")
    case .missed: self("missed words")
    case .explain: self("what a word means")
    case .replay: self("Replay")
    case .change: self("Change")
    case .puzzles: self("Puzzles")
    case .menu: self("Menu")
    case .stop: self("Stop")
    case .leave: self("leave").capitalizedFirst
    case .back: self("Back")
    }
  }

  /// The name within a line; that of a game keeps its capital.
  package func inLine(_ offer: Offer) -> String {
    if case .nextPuzzle(let kind, _) = offer { name(kind) } else { inLine(name(of: offer)) }
  }

  /// The label of a button within a line.
  package func inLine(_ label: String) -> String {
    // Translators: whether the labels of buttons begin with a small letter in the bottom line: "small" or "capital".
    let begins = self("small", context: "first letter of a label in the bottom line")
    // A word of one letter, as in "I bluffed", keeps its capital.
    guard begins != "capital", label.dropFirst().first != " " else { return label }
    return label.loweredFirst
  }
}

extension GameSession {
  /// What can follow its game when that has ended: first of all the next puzzle of the day, a new game or the letter, at last
  /// the ways out.
  /// - Parameters:
  ///   - again: what goes on with the same choices.
  ///   - others: what can be learned from it.
  ///   - hasSetUp: whether the choices can be changed.
  func offers(
    again: Offer = .newGame, _ others: [Offer], hasSetUp: Bool = true, _ context: Context
  ) -> [Offer] {
    if isWhatIf { return others + [.back] }
    if mode.isByPost { return [.letter] + others + [.menu] }
    guard let played = day else {
      return [again] + others + (hasSetUp ? [.change] : []) + [.menu]
    }
    // After midnight the next puzzles are those of another day.
    guard played == context.services.today() else { return others + [.puzzles, .menu] }
    let finished = context.profile.daily?.finished ?? []
    let next = Mode.daily.first { $0 != mode && !finished.contains($0) }
    return [next.map { .nextPuzzle($0.game, played) } ?? .day(played)] + others
      + (next == nil ? [.menu] : [.puzzles, .menu])
  }
}
