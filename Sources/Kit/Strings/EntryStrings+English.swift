extension EntryStrings {
  package static let english = EntryStrings(
    rules: { "A text of at most \($0) characters." },
    refusalRule: "What cannot be in it is refused at once.",
    secretRule: "It is shown as dots, so that nobody can read it.",
    accept: "done", erase: "erase", peek: "peek", hide: "hide", hideShort: "hide",
    helpAccept: "accept the text", helpErase: "erase the last character",
    helpPeek: "show it for a look", helpCancel: "back, and change nothing",
    empty: "There is nothing yet.",
    tooLong: { "No more than \($0) characters." },
    notPossible: { "\($0) is not possible here." },
    notInWord: { $0 == " " ? "A space cannot be in a word." : "\($0) cannot be in a word." },
    nameTaken: "Another player has that name.")
}
