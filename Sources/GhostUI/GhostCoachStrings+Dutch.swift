import Kit

extension GhostCoachStrings {
  static let dutch = GhostCoachStrings(
    title: "Coach", round: { "ronde \($0) van \($1)" },
    letter: "letter", roundKey: "ronde", mistake: "fout",
    helpMoveBefore: "de letter ervoor", helpNextMove: "de volgende letter",
    helpMistake: "de volgende fout", helpMistakeBefore: "de vorige fout",
    helpRoundAfter: "de volgende ronde", helpRoundBefore: "de vorige ronde",
    dealt: { "De \($0) stond er al." },
    added: { "\($0) legde \($1) aan" }, challenged: { "\($0) twijfelde" }, named: { "\($0) noemde \($1)" },
    bluffed: { "\($0) had geen woord" },
    andGood: " en hield de ronde vast.", andMistake: " en gaf de ronde weg.",
    andLost: "; er was niets meer aan te doen.",
    andOpen: { "; het hing van de \($0 ? "ander" : "anderen") af." },
    lastedLongest: { "\($0) had het langst geduurd." }, behind: { "\($0) stond erachter." },
    after: { "Na \($0)" }, opening: "Begin met",
    goodLegend: "hield de winst", mistakeLegend: "gaf die weg", lostLegend: "was al verloren",
    openLegend: { "hing van de \($0 ? "ander" : "anderen") af" },
    endedLegend: "maakte een eind",
    end: { "Het eind: \($0)" },
    endDead: { "Het eind: \($0) legde \($1) aan, en \($2) begint met \($3)." })
}
