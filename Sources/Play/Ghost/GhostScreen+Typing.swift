import Engines
import TextUI

/// What is typed while it is not the turn for a letter, and what is said of a letter that was added.
extension GhostScreen {
  /// The most letters of an answer.
  private static let longestWord = 60

  mutating func typeAnswer(_ character: Character, _ context: inout Context) -> Transition {
    let strings = context.strings
    guard let letter = match.alphabet.letter(character) else {
      message = .refusal(strings.entry.notInWord(character), &context)
      return .stay
    }
    guard match.fragment.count + typed.count < Self.longestWord else {
      message = .refusal(strings.entry.tooLong(Self.longestWord), &context)
      return .stay
    }
    typed.append(letter)
    message = prompt(strings)
    return .stay
  }

  func prompt(_ strings: Strings) -> Message {
    let name = personToAnswer.map { match.name(of: $0, strings) } ?? ""
    return Message(strings.ghostMatch.prompt(name, match.fragment.uppercased()))
  }

  /// Says whose turn it is to somebody who types while the computer thinks; nothing of it is played later.
  mutating func refuseTurn(_ key: Key, _ context: inout Context) -> Transition {
    guard let player = match.player else { return .stay }
    switch key {
    case .character, .enter, .function, .backspace:
      let name = match.name(of: player, context.strings)
      message = .refusal(context.strings.ghostMatch.notYourTurn(name), &context)
    default: break
    }
    return .stay
  }

  /// Who added which letter and, where that can be done, how to doubt it.
  func added(by name: String, _ strings: Strings) -> String {
    let own = strings.ghostMatch
    let line = own.added(name, match.fragment.last!.capital)
    guard match.rules.bluff, isPersonsTurn, let last = match.rounds.last?.turns.last?.player else {
      return line
    }
    return line + " " + own.doubtIt(name, match.players[last].level != nil)
  }
}
