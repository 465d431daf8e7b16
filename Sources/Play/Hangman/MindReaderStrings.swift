/// What the mind reader says.
struct MindReaderStrings: Translated {
  var rules: String
  var typeWord: String
  /// A letter as a question: `An E?`, and the same in a sentence.
  var question: @Sendable (Character) -> String
  var isThere: @Sendable (Character) -> String
  var whereIs: @Sendable (Character) -> String
  var yes: @Sendable ([Int]) -> String
  /// The same where there is little room.
  var yesShort: @Sendable ([Int]) -> String
  var none: @Sendable (Character) -> String
  var noneButton: @Sendable (Character) -> String
  var markOrNone: @Sendable (Character) -> String
  var doneButton: String
  var notInIt: String
  var letters: @Sendable (Int) -> String

  var answer: String
  var helpAnswer: String
  var noneLabel: String
  var helpNone: String
  var mark: String
  var helpMark: String
  var helpNextPlace: String
  var helpPlaceBefore: String
  var takeBack: String
  var helpTakeBack: String

  var isIt: String
  var yesButton: String
  var noButton: String
  var wonTitle: String
  /// So many questions, so many misses.
  var wonLine: @Sendable (Int, Int) -> String
  var anotherWord: String
  var lostTitle: String
  var sevenWrong: @Sendable (_ left: Int) -> String
  var sevenWrongShort: @Sendable (_ left: Int) -> String
  var otherWord: @Sendable (String) -> String
  var whatWasIt: String
  var whatWasItShort: String
  var typeIt: String
  var typePrompt: String
  var otherLength: @Sendable (Int) -> String
  var marksRight: @Sendable (String) -> String
  var unknownWord: @Sendable (String) -> String
  /// The mark that was wrong: a letter, the places that were marked, the places it has.
  var differs: @Sendable (Character, _ marked: [Int], _ actual: [Int]) -> String
  var differsTitle: @Sendable (String) -> String

  var contradictedTitle: String
  /// A letter and the places it was marked in leave no word.
  var leavesNoWord: @Sendable (Character, [Int]) -> String
  var takeBackButton: String
  /// The next of the marks that may be wrong.
  var otherMark: String
  /// When the word that was named is not the one.
  var wrongMark: String
  var wasMarkWrong: String
  var wasMarkWrongTitle: String
  var isMarkWrong: @Sendable (Character, [Int]) -> String
  var allRight: String
  /// Instead of a word that is not shown.
  var thatWord: String
  var panelTitle: String
}

extension Strings {
  var mindReader: MindReaderStrings { _read { yield MindReaderStrings[language] } }
}
