import GhostUI
import HangmanUI
import Kit
import TextTwistUI

extension Games {
  /// The games of the program, in display order: the only place that names each of them.
  static let all = Games([hangman(), textTwist(), ghost()])
}
