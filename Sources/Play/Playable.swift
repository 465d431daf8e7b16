import Records

/// What is played, as both front ends know it: a game with what is recorded of it. Rules are in Engines; what can be done now, what
/// is said of it and what can follow is here.
package protocol Playable: Sendable {
  /// What a player does.
  associatedtype Input: Sendable

  /// Whether an input can be made now; what cannot, `take` refuses and changes nothing.
  func takes(_ input: Input, _ context: Context) -> Bool

  /// Makes an input, and records the result of a game that it ends.
  mutating func take(_ input: Input, _ context: inout Context) -> Taken

  /// What can follow the end of a round or of the game.
  func offers(_ context: Context) -> [Offer]

  /// The saved form; `nil` when there is nothing to continue.
  var saved: SavedGame? { get }

  /// The game of a saved form; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Self?
}

/// What became of an input, in sentences.
package enum Taken: Equatable, Sendable {
  /// It changed nothing; the sentences say why.
  case refused([String])
  /// It was made, and the game goes on.
  case made([String])
  /// It was made, and has ended the round or the game.
  case ended([String])

  package var sentences: [String] {
    switch self {
    case .refused(let sentences), .made(let sentences), .ended(let sentences): sentences
    }
  }
}
