import TextUI

/// The texts of the program in one language: those of the kit and of several screens directly, and those of each other
/// topic through an extension next to the code that uses them.
///
/// It is a class so that passing it on copies no texts, which would cost 60,000 instructions for an arrow key on the title
/// screen.
@dynamicMemberLookup
public final class Strings: Translated {
  /// The language of all texts.
  public let language: InterfaceLanguage
  private let kit: KitStrings

  init(_ language: InterfaceLanguage, _ kit: KitStrings) {
    self.language = language
    self.kit = kit
  }

  public subscript<Text>(dynamicMember text: KeyPath<KitStrings, Text>) -> Text { kit[keyPath: text] }
}

/// The texts of the kit's own parts and of several screens.
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
  var giveUpButton: String
  var on: String
  var off: String

  /// The name of the space bar.
  var space: String
  /// The names of the arrows and of other keys drawn as symbols, for ASCII.
  var keyNames: KeyNames
  var helpMove: String
  /// The rules of a list from which one entry is chosen.
  var listRules: String
  /// A letter selects the next entry that begins with it.
  var helpLetter: String
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
  /// The letters that act as ↓, ↑ and Esc.
  var helpPagerKeys: String

  var letterPrompt: String
  var letterPromptShort: String
  /// Enter was pressed on a keyboard without a cursor.
  var noCursor: String
  var pasteIgnored: String
  var pasteIgnoredShort: String
  /// The word list has no suitable word for a game.
  var noWord: String
  var notALetter: @Sendable (Character) -> String
  var firstPlayer: String
  var secondPlayer: String
  /// A player without a name, by number.
  var player: @Sendable (Int) -> String
  var level: String
  /// The title of the figures in statistics, and the label of a number of games.
  var inAll: String
  var games: @Sendable (Int) -> String
  /// A text has been sent to the clipboard.
  var copied: String

  /// The words that have a capital letter within a sentence, too.
  var capitalizedWords: [String]

  /// The terminal is smaller than this number of columns and rows.
  var tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> String
}

extension Strings {
  /// The value of an on/off setting.
  func onOff(_ isOn: Bool) -> String { isOn ? self.on : self.off }

  /// A text with a small first letter, for the bottom line or within a sentence, unless its first word is always capitalized.
  func uncapitalized(_ text: String) -> String {
    let first = text.prefix { $0 != " " }
    let isCapitalized = self.capitalizedWords.contains { $0 == first }
    return isCapitalized ? text : text.prefix(1).lowercased() + text.dropFirst()
  }
}
