import Kit

/// The texts of practice.
struct PracticeStrings: Translated {
  var name: String
  /// The position of the word, and the number of words due today.
  var place: @Sendable (_ number: Int, _ count: Int) -> String
  /// The letters of the word in another order.
  var letters: @Sendable (String) -> String
  /// After another word with the same letters.
  var otherWord: String
  /// After a correct answer: in how many days the word is due again.
  var known: @Sendable (_ days: Int) -> String
  /// After a wrong answer.
  var tomorrow: String
  /// The number of words left today.
  var toGo: @Sendable (Int) -> String
  var lastOne: String
  var next: String
}

extension Strings {
  var practice: PracticeStrings { .in(language) }
}
