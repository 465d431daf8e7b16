import Kit

/// The texts of the mind reader.
struct MindReaderStrings: Translated {
  var rules: String
  var typeWord: String
  /// The question about a letter: `An E?`, and the same within a sentence.
  var question: @Sendable (Character) -> String
  /// The answer for a typed word: a letter and its places.
  var answered: @Sendable (Character, [Int]) -> String
  var whereIs: @Sendable (Character) -> String
  var yes: @Sendable ([Int]) -> String
  /// The same in short form.
  var yesShort: @Sendable ([Int]) -> String
  var none: @Sendable (Character) -> String
  var noneButton: @Sendable (Character) -> String
  var markOrNone: @Sendable (Character) -> String
  var doneButton: String
  var nextButton: String
  var notInIt: String
  var letters: @Sendable (Int) -> String

  var answer: String
  var helpAnswer: String
  /// What Enter does when the word was typed.
  var next: String
  var helpNext: String
  var noneLabel: String
  var helpNone: String
  var mark: String
  var helpMark: String
  var helpMarkNumber: String
  var helpNextPlace: String
  var helpPlaceBefore: String
  var takeBack: String
  var helpTakeBack: String

  var isIt: String
  var yesButton: String
  var noButton: String
  var wonTitle: String
  /// The number of questions and of misses.
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
  /// The wrong mark: a letter, the places marked, and its actual places.
  var differs: @Sendable (Character, _ marked: [Int], _ actual: [Int]) -> String
  var differsTitle: @Sendable (String) -> String

  var contradictedTitle: String
  /// A letter's marked places contradict every word.
  var leavesNoWord: @Sendable (Character, [Int]) -> String
  var takeBackButton: String
  /// Asks about the next mark that may be wrong.
  var otherMark: String
  /// The title when the named word is not the right one.
  var wrongMark: String
  var wasMarkWrong: String
  var wasMarkWrongTitle: String
  var isMarkWrong: @Sendable (Character, [Int]) -> String
  /// Says that no mark is wrong, in long and short form.
  var allRight: String
  var allRightShort: String
  /// Replaces a word that must not be displayed.
  var thatWord: String
  var panelTitle: String
}

extension Strings {
  var mindReader: MindReaderStrings { _read { yield MindReaderStrings[language] } }
}
