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

  package init(_ language: InterfaceLanguage, _ kit: KitStrings) {
    self.language = language
    self.kit = kit
  }

  public subscript<Text>(dynamicMember text: KeyPath<KitStrings, Text>) -> Text { kit[keyPath: text] }
}

/// The texts of the kit's own parts and of several screens.
public struct KitStrings: Sendable {
  package var help: String
  package var keys: String
  package var menu: String
  package var menuButton: String
  package var back: String
  package var backButton: String
  package var close: String
  package var choose: String
  package var change: String
  package var open: String
  package var start: String
  package var startButton: String
  package var newGame: String
  package var changeGame: String
  package var startOver: String
  package var startOverButton: String
  package var keepPlaying: String
  package var giveUpButton: String
  package var on: String
  package var off: String

  /// The name of the space bar.
  package var space: String
  /// The names of the arrows and of other keys drawn as symbols, for ASCII.
  package var keyNames: KeyNames
  package var helpMove: String
  /// The rules of a list from which one entry is chosen.
  package var listRules: String
  /// A letter selects the next entry that begins with it.
  package var helpLetter: String
  package var helpMoveOnKeyboard: String
  package var helpNext: String
  package var helpPrevious: String
  package var helpStart: String
  /// Opens the editor of a row, or moves its value on.
  package var helpEdit: String
  package var helpMenu: String
  /// Opens the chosen entry of a list.
  package var helpOpenChosen: String
  /// Closes a list and changes nothing.
  package var helpCloseList: String
  /// The letters that act as ↓, ↑ and Esc.
  package var helpPagerKeys: String

  package var letterPrompt: String
  package var letterPromptShort: String
  /// Enter was pressed on a keyboard without a cursor.
  package var noCursor: String
  package var pasteIgnored: String
  package var pasteIgnoredShort: String
  /// The word list has no suitable word for a game.
  package var noWord: String
  package var notALetter: @Sendable (Character) -> String
  package var firstPlayer: String
  package var secondPlayer: String
  /// A player without a name, by number.
  package var player: @Sendable (Int) -> String
  package var level: String
  /// The title of the figures in statistics, and the label of a number of games.
  package var inAll: String
  package var games: @Sendable (Int) -> String
  /// A text has been sent to the clipboard.
  package var copied: String

  /// The words that have a capital letter within a sentence, too.
  package var capitalizedWords: [String]

  /// The terminal is smaller than this number of columns and rows.
  package var tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> String
}

extension Strings {
  /// The value of an on/off setting.
  package func onOff(_ isOn: Bool) -> String { isOn ? self.on : self.off }

  /// A text with a small first letter, for the bottom line or within a sentence, unless its first word is always capitalized.
  package func uncapitalized(_ text: String) -> String {
    let first = text.prefix { $0 != " " }
    let isCapitalized = self.capitalizedWords.contains { $0 == first }
    return isCapitalized ? text : text.prefix(1).lowercased() + text.dropFirst()
  }
}
