extension DailyStrings {
  static let english = DailyStrings(
    name: "Daily",
    note: "The same three for everyone today, and one try at each.",
    open: "not played yet",
    begun: "begun, and waiting",
    oneTry: "One try a day; come back tomorrow.",
    noPuzzle: "This word list has no such puzzle.",
    share: "copy",
    shareButton: "Copy the result",
    helpShare: "copy the result, to share it",
    helpPlay: "play the chosen puzzle",
    copied: "Copied, if your terminal allows it.",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    streak: { "\($0) \($0 == 1 ? "day" : "days") in a row" },
    sharedTitle: { "Wordyard \($0) · \($1) · words \($2)" })
}
