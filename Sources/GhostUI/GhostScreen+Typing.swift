import Engines
import Kit
import TextUI

/// Typing when no letter can be added, and the message about an added letter.
extension GhostScreen {
  /// The maximum number of letters of an answer.
  private static let longestWord = 60
  /// The width of a message in the compact layout.
  private static let compactRoom = 38

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
    let own = strings.ghostMatch
    let fragment = match.fragment.capitals
    return Message(
      "\(own.question(name, fragment)) \(own.typeRest)",
      short: own.question(name, fragment, room: Self.compactRoom))
  }

  /// Tells a player who types during the computer's turn whose turn it is; the input is discarded.
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

  /// Describes who added which letter and, where that is possible, how to challenge it.
  func added(by name: String, _ strings: Strings) -> Message {
    let own = strings.ghostMatch
    let letter = match.fragment.last!.capital
    let last = match.rounds.last?.turns.last?.player
    if isPersonal, last == person { return Message(own.youAdded(letter)) }
    let line = own.added(name, letter)
    guard match.rules.bluff, isPersonsTurn, let last else { return Message(line) }
    return Message([line, own.doubtIt(name, match.players[last].level != nil)], key: "#")
  }
}
