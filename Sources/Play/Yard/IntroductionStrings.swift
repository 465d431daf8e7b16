/// What the introduction and the choice of a language say.
struct IntroductionStrings: Translated {
  var name: String
  var welcome: Slide
  var controls: Slide
  /// What a key of `IntroductionScreen.Control` does on every screen.
  var control: @Sendable (IntroductionScreen.Control) -> String

  var next: String
  var before: String
  var skip: String
  var done: String
  var helpNext: String
  var helpBefore: String
  var helpFirst: String
  var helpLast: String
  var helpSkip: String

  var rules: String
  var languageRules: String
  var whichLanguage: String
  /// What is in this language when it is chosen.
  var greeting: String
  var choose: String
  var helpChoose: String
  var helpBack: String
}

extension Strings {
  var introduction: IntroductionStrings { _read { yield IntroductionStrings[language] } }
}
