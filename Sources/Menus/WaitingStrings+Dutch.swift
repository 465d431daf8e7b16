import Kit

extension WaitingStrings {
  static let dutch = WaitingStrings(
    title: "Er wacht een spel op je", newGame: "Een nieuw spel",
    helpNumber: "het spel met dat nummer openen",
    rules: "De spellen die je verliet, het laatste eerst. Elk gaat verder na je laatste toets.")
}
