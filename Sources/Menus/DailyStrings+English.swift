import Kit
import Records

extension DailyStrings {
  static let english = DailyStrings(
    name: "Daily",
    note: "The same \(Mode.daily.count.inEnglish) for everyone today, and one try at each.",
    open: "not played yet",
    begun: "begun, and waiting",
    oneTry: "One try a day; come back tomorrow.",
    noPuzzle: "This word list has no such puzzle.",
    newDay: "It is past midnight: these are the new ones.",
    share: "copy",
    shareTitle: "To share",
    helpShare: "show the result and copy it, to share",
    play: "play",
    helpPlay: "play the chosen puzzle",
    rules: """
      Everybody has the same \(Mode.daily.count.inEnglish) puzzles today. A day counts for the days in a row once \
      all \(Mode.daily.count.inEnglish) have been played, won or lost. The result tells no letter of them.
      """,
    hint: "+hint",
    playButton: { "Play \($0)" },
    newOnes: { $0 == 1 ? "New ones within the hour." : "New ones in \($0) hours." })
}
