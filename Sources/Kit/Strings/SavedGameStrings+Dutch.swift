extension SavedGameStrings {
  package static let dutch = SavedGameStrings(
    title: "Verder",
    welcomeBack: "Welkom terug; alles staat er nog.",
    claimed: "Een andere Wordyard speelt dat spel.",
    broken: "Dat spel kan niet verder: zijn woorden zijn veranderd.",
    outdated: "Dit is begonnen met een oudere versie, die volgens andere regels deelde.",
    noWords: { "Het heeft de woorden van \($0) nodig, en die zijn niet te lezen." },
    discard: "Weggooien",
    unranked: "Spellen met je eigen woorden komen niet in de topscores.",
    unrankedShort: "Eigen woorden staan op geen lijst.",
    waitingTitle: "Welk spel?",
    points: { $0.pointsInDutch },
    leaveTitle: "Er loopt een spel", leaveLine: "Het wacht op je onder Verder.",
    leaveDailyTitle: "De puzzel van vandaag loopt", leaveDailyLine: "Hij wacht op je tot middernacht.",
    daily: { "dagpuzzel van \($0)" },
    puzzles: "Puzzels",
    copyResult: "Uitslag kopiëren", copyResultShort: "Kopiëren",
    noticeTitle: "Over je gegevens",
    damaged: { "Ze waren beschadigd. Het bestand heet nu \($0); er is een nieuw gemaakt." },
    moved: { "Hun map is verplaatst of verwijderd. Er is een nieuw \($0) gemaakt." },
    newer: {
      "\($0) is van een nieuwere Wordyard. Het blijft zoals het is; van dit spel wordt niets bewaard."
    },
    unreadable: { "\($0): \($1). Je kunt doorspelen; er wordt niets meer bewaard." },
    notSaved: { "\($0). Je kunt doorspelen; er wordt niets meer bewaard." },
    playOn: "Doorspelen")
}
