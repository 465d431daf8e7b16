/// What the screens for typing say.
struct EntryStrings: Sendable {
  var accept: String
  var erase: String
  var peek: String
  var hide: String
  var helpAccept: String
  var helpErase: String
  var helpPeek: String
  var helpCancel: String
  var empty: String
  var tooLong: @Sendable (Int) -> String
  var notPossible: @Sendable (Character) -> String

  static let english = EntryStrings(
    accept: "done", erase: "erase", peek: "peek", hide: "hide",
    helpAccept: "take it as it stands", helpErase: "take the last one back",
    helpPeek: "show it for a look", helpCancel: "back without it",
    empty: "There is nothing yet.",
    tooLong: { "No more than \($0) characters." },
    notPossible: { "\($0) cannot stand here." })

  static let dutch = EntryStrings(
    accept: "klaar", erase: "wissen", peek: "kijken", hide: "verbergen",
    helpAccept: "de tekst aannemen", helpErase: "het laatste teken terug",
    helpPeek: "even laten zien", helpCancel: "terug, zonder iets te veranderen",
    empty: "Er staat nog niets.",
    tooLong: { "Niet meer dan \($0) tekens." },
    notPossible: { "\($0) kan hier niet." })
}
