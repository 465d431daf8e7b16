/// What the title screen says.
struct TitleStrings: Translated {
  var name: String
  var tagline: String
  var quit: String
  var helpOpen: String
  var helpQuit: String
  /// An entry that is no game, and a few words on what is behind it.
  var entry: @Sendable (TitleScreen.Entry) -> (title: String, note: String)
}

extension Strings {
  var title: TitleStrings { .in(language) }
}
