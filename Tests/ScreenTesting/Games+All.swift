import GhostUI
import HangmanUI
import Kit
import Plain
import TextTwistUI

extension Games {
  /// All games, as the program lists them.
  package static let all = Games([hangman(), textTwist(), ghost()])
}

extension AllLines {
  package static let all = AllLines([hangmanLines(), textTwistLines(), ghostLines()])
}
