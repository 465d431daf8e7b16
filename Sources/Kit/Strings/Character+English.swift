extension Character {
  /// The article for the name of a capital letter: `an F`, `a T`.
  package var englishArticle: String { "AEFHILMNORSX".contains(self) ? "an" : "a" }
}
