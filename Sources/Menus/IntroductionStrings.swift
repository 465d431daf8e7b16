import Kit

/// The texts of the introduction and the choice of a language.
struct IntroductionStrings: Translated {
  var name: String
  var welcome: Slide
  var controls: Slide
  /// Without the mouse.
  var keys: Slide
  /// The effect of a key of `IntroductionScreen.Control`.
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
  /// States what is displayed in this language once it is chosen.
  var greeting: String
  var choose: String
  var helpChoose: String
  var helpBack: String
}

extension Strings {
  var introduction: IntroductionStrings { _read { yield IntroductionStrings[language] } }
}
