import GhostUI
import HangmanUI
import Kit
import TextTwistUI

extension Games {
  /// All games, as the program lists them.
  package static let all = Games([hangman(), textTwist(), ghost()])
}
