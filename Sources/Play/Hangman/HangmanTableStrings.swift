/// The texts of Hangman at a table, where one player sets a phrase and the other guesses it.
struct HangmanTableStrings: Translated {
  var title: String
  var tagline: String
  var rules: String

  /// Asks for the phrase that a player is to guess.
  var prompt: @Sendable (_ guesser: String) -> String
  var hide: String
  var helpHide: String
  var choose: String
  var isChoosing: @Sendable (_ setter: String) -> String
  var hasHidden: @Sendable (_ setter: String) -> String
  var guesses: @Sendable (_ guesser: String) -> String

  /// While the other player is away.
  var callOffLater: String
  var callOffNow: String
  var callOffShort: @Sendable (_ isEarly: Bool) -> String
  var callOffButton: String
  var callOffButtonShort: String
  var tooSoon: @Sendable (_ setter: String) -> String

  /// The end of a round, for the setter of the phrase.
  var foundTitle: @Sendable (_ guesser: String) -> String
  var keptTitle: String
  /// After an invalid answer: the title for the guesser, for the setter, and the reason.
  var untrueWonTitle: String
  var untrueLostTitle: String
  var untrue: @Sendable (_ setter: String) -> String
  var calledOffTitle: String
  var calledOffLine: String

  static let english = HangmanTableStrings(
    title: "table", tagline: "one hides, one guesses",
    rules: """
      One hides a word or a phrase, the other guesses it, then the roles swap. What is hidden stays in its own \
      terminal until the round is over; then every answer is checked.
      """,
    prompt: { "Hide a word or a phrase from \($0). It stays in this terminal until the round is over." },
    hide: "hide a phrase", helpHide: "type what the other one is to guess",
    choose: "Enter: hide a word or a phrase.", isChoosing: { "\($0) is choosing what to hide." },
    hasHidden: { "\($0) has hidden it. Guess a letter." }, guesses: { "\($0) guesses." },
    callOffLater: "After two minutes you can call the round off.",
    callOffNow: "You can call the round off: nobody wins it then.",
    callOffShort: { $0 ? "Call it off: after two minutes." : "Called off, nobody wins it." },
    callOffButton: "Call the round off", callOffButtonShort: "Call off",
    tooSoon: { "\($0) has been away for less than two minutes." },
    foundTitle: { "\($0) found it" }, keptTitle: "✓ Never found",
    untrueWonTitle: "✓ The round is yours", untrueLostTitle: "Not true",
    untrue: { "\($0)'s answers were not true." },
    calledOffTitle: "The round is called off", calledOffLine: "Nobody wins it.")

  static let dutch = HangmanTableStrings(
    title: "tafel", tagline: "een verbergt, een raadt",
    rules: """
      De een verbergt een woord of een zin, de ander raadt, dan wisselen jullie. Wat verborgen is, blijft in de eigen \
      terminal tot de ronde voorbij is; dan wordt elk antwoord nagekeken.
      """,
    prompt: {
      "Verberg een woord of een zin voor \($0). Het blijft in deze terminal tot de ronde voorbij is."
    },
    hide: "iets verbergen", helpHide: "typen wat de ander moet raden",
    choose: "Enter: verberg een woord of een zin.", isChoosing: { "\($0) kiest iets om te verbergen." },
    hasHidden: { "\($0) verborg iets. Raad een letter." }, guesses: { "\($0) raadt." },
    callOffLater: "Na twee minuten kun je de ronde afbreken.",
    callOffNow: "Je kunt de ronde afbreken: dan wint niemand.",
    callOffShort: { $0 ? "Afbreken kan na twee minuten." : "Na afbreken wint niemand." },
    callOffButton: "Ronde afbreken", callOffButtonShort: "Afbreken",
    tooSoon: { "\($0) is nog geen twee minuten weg." },
    foundTitle: { "\($0) heeft het gevonden" }, keptTitle: "✓ Niet gevonden",
    untrueWonTitle: "✓ De ronde is voor jou", untrueLostTitle: "Onjuiste antwoorden",
    untrue: { "\($0) gaf onjuiste antwoorden." },
    calledOffTitle: "De ronde is afgebroken", calledOffLine: "Niemand wint deze ronde.")
}

extension Strings {
  var hangmanTable: HangmanTableStrings { .in(language) }
}
