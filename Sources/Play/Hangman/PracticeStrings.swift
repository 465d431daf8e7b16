/// What practice says.
struct PracticeStrings: Translated {
  var name: String
  /// Which word of the day it is, and of how many.
  var place: @Sendable (_ number: Int, _ count: Int) -> String
  /// The letters of the word in another order.
  var letters: @Sendable (String) -> String
  /// After a right answer the word comes back in so many days.
  var known: @Sendable (_ days: Int) -> String
  /// After a wrong one.
  var tomorrow: String
  /// So many words are left of the day.
  var toGo: @Sendable (Int) -> String
  var lastOne: String
  var next: String
}

extension Strings {
  var practice: PracticeStrings { .in(language) }
}
