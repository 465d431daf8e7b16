import Kit

extension RaceStrings {
  static let dutch = RaceStrings(
    title: "race", tagline: "allebei dezelfde letters",
    rules: """
      Iedereen heeft dezelfde zes letters en dezelfde twee minuten. Een woord telt een punt per letter voor iedereen \
      die het vindt, en alle woorden verdubbelen de punten. De meeste punten winnen. De klok stopt voor niemand, ook \
      niet voor de hulp.
      """,
    panelTitle: "De race", leave: "weg", helpLeave: "klaar zijn, of de race verlaten",
    begins: "Eén klok. De meeste punten winnen.",
    found: { "\($0) vond een woord van \($1.inDutch)." },
    foundAll: { "\($0) heeft alle woorden gevonden." },
    isDone: { "\($0) zoekt niet verder." },
    hasLeft: { "\($0) is uit de race." },
    noPause: "De klok is van iedereen en stopt niet.",
    oneRack: "Een race heeft één ronde.",
    timeUp: "De tijd is om. De woorden worden geteld.",
    tooLate: "Dat woord kwam te laat.",
    youAreDone: "Voorbij zodra iedereen hier klaar is.",
    leaveTitle: "De klok loopt door",
    leaveLine: "Hij stopt voor niemand, ook niet nu dit hier staat.",
    leaveLine2: "De race staat onder Verder tot hij voorbij is.",
    leaveLine3: "Zijn alle aanwezigen klaar, dan is hij meteen voorbij.",
    leaveShort: "Hij stopt voor niemand.", leaveShort2: "Klaar: voorbij als iedereen het is.",
    doneButton: "Ik ben klaar", doneShort: "Klaar",
    waitTitle: { $0.isEmpty ? "Wachten op de anderen" : "Wachten op \($0)" },
    waitLine: { "De klok staat op \($0) tot er iemand aanschuift." },
    waitLine2: "Wie de race zonder jou uitspeelde, komt niet: geef dan op.",
    waitShort: { "De klok staat op \($0)." }, waitShort2: "Hij loopt weer als er iemand komt.",
    youWin: "Jij wint de race", youShare: "Jij deelt de winst",
    wins: { $0.listed("en") + ($0.count < 2 ? " wint de race" : " delen de winst") },
    nobodyWins: "Niemand vond een woord",
    tally: { found, all, bonus in
      let extra = bonus == 0 ? "" : bonus == 1 ? " en 1 extra" : " en \(bonus) extra"
      return "Jij vond \(found) van \(all) woorden\(extra)."
    },
    tallyShort: { "Jij vond \($0) van \($1)." },
    wasShort: { "was \($0)." },
    againButton: "Nog een race",
    wordsKey: "woorden", wordsKeyShort: "van wie", wordsHint: "wie vond wat?")
}
