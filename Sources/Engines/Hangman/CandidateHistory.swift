/// How the words from which a host could choose became fewer in the course of a game.
public struct CandidateHistory: Sendable {
  /// The number of letters in each of the words.
  public let length: Int
  /// The seed by which the words were dealt; `nil` for a game begun under the first version of the rules.
  public let seed: UInt64?
  /// The number of words dealt at the start.
  public let wordsDealt: Int
  /// One of them.
  public let firstDealt: String
  public let steps: [DevilHangman.Step]
  /// The words still possible, if they are at most `few`; otherwise empty.
  public let fewLeft: [String]

  /// A number of words that can be named in a sentence.
  public static let few = 3

  /// The number of words still possible.
  public var wordsLeft: Int { steps.last?.wordsLeft ?? wordsDealt }

  /// Whether only one word matches the answers, so that the host has no choice left.
  public var isPinned: Bool { wordsLeft == 1 }
}
