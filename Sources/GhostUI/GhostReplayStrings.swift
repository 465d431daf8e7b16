import Kit

/// The texts of the replay of a match of Ghost.
struct GhostReplayStrings: Translated {
  var letter: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: @Sendable (_ name: String) -> String
  var givenUp: String
}

extension Strings {
  var ghostReplay: GhostReplayStrings { .in(language) }
}
