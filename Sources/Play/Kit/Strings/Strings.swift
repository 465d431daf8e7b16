import TextUI

/// What the program says in one language: what the kit's own parts and several screens say, directly, and each other
/// topic by an extension beside those who say it.
///
/// It is a class so that handing it on copies none of its texts: 60,000 instructions of an arrow key on the title.
@dynamicMemberLookup
public final class Strings: Translated {
  /// The language that all of it is in.
  public let language: InterfaceLanguage
  private let kit: KitStrings

  init(_ language: InterfaceLanguage, _ kit: KitStrings) {
    self.language = language
    self.kit = kit
  }

  public subscript<Text>(dynamicMember text: KeyPath<KitStrings, Text>) -> Text { kit[keyPath: text] }
}

/// What the kit's own parts and several screens say.
public struct KitStrings: Sendable {
  var help: String
  var keys: String
  var menu: String
  var menuButton: String
  var back: String
  var backButton: String
  var close: String
  var choose: String
  var change: String
  var open: String
  var start: String
  var startButton: String
  var newGame: String
  var changeGame: String
  var startOver: String
  var startOverButton: String
  var keepPlaying: String
  var on: String
  var off: String

  /// The name of the space bar.
  var space: String
  /// What the arrows and the other keys drawn as signs are called where there is only ASCII.
  var keyNames: KeyNames
  var helpMove: String
  var helpMoveOnKeyboard: String
  var helpNext: String
  var helpPrevious: String
  var helpStart: String
  /// Opens the editor of a row, or moves its value on.
  var helpEdit: String
  var helpMenu: String
  /// Opens the chosen entry of a list.
  var helpOpenChosen: String
  /// Closes a list and changes nothing.
  var helpCloseList: String

  var letterPrompt: String
  /// Enter on a keyboard without a cursor.
  var noCursor: String
  var pasteIgnored: String
  /// The word list has no word for a game.
  var noWord: String
  var notALetter: @Sendable (Character) -> String
  var firstPlayer: String
  var secondPlayer: String
  /// A player who gave no name, by number.
  var player: @Sendable (Int) -> String
  var level: String

  /// The terminal is smaller than so many columns and rows.
  var tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> String
}

extension Strings {
  /// The value of a switch.
  func onOff(_ isOn: Bool) -> String { isOn ? self.on : self.off }
}
