import Kit
import Records

extension DailyStrings {
  static let dutch = DailyStrings(
    name: "Dagpuzzels",
    note: "Vandaag voor iedereen dezelfde \(Mode.daily.count.inDutch), elk één poging.",
    open: "nog niet gespeeld",
    begun: "begonnen, wacht op je",
    oneTry: "Eén poging per dag; tot morgen.",
    noPuzzle: "Met deze woordenlijst is er geen puzzel.",
    newDay: "Het is na middernacht: dit zijn de nieuwe.",
    share: "kopiëren",
    shareTitle: "Om te delen",
    helpShare: "de uitslag tonen en kopiëren, om te delen",
    play: "spelen",
    helpPlay: "de gekozen puzzel spelen",
    rules: """
      Iedereen heeft vandaag dezelfde \(Mode.daily.count.inDutch) puzzels. Een dag telt voor de dagen op rij als \
      ze alle \(Mode.daily.count.inDutch) zijn gespeeld, gewonnen of verloren. De uitslag verraadt er geen letter \
      van.
      """,
    hint: "+hint",
    playButton: { "\($0) spelen" },
    newOnes: { $0 == 1 ? "Nieuwe binnen het uur." : "Nieuwe over \($0) uur." })
}
