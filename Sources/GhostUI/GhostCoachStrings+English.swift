import Kit

extension GhostCoachStrings {
  static let english = GhostCoachStrings(
    title: "Coach", round: { "round \($0) of \($1)" },
    letter: "letter", roundKey: "round", mistake: "mistake",
    helpMoveBefore: "the letter before", helpNextMove: "the next letter",
    helpMistake: "the next mistake", helpMistakeBefore: "the mistake before",
    helpRoundAfter: "the next round", helpRoundBefore: "the round before",
    dealt: { "\($0) was there from the start." },
    added: { "\($0) added \($1)" }, challenged: { "\($0) challenged it" }, named: { "\($0) named \($1)" },
    bluffed: { "\($0) had no word" },
    andGood: " and kept the round.", andMistake: " and threw the round away.",
    andLost: "; nothing could have saved it.",
    andOpen: { "; it depended on the \($0 ? "opponent" : "others")." },
    lastedLongest: { "\($0) would have lasted longest." }, behind: { "\($0) stood behind it." },
    after: { "After \($0)" }, opening: "To begin",
    goodLegend: "kept the win", mistakeLegend: "threw it away", lostLegend: "was lost anyway",
    openLegend: { "depended on the \($0 ? "opponent" : "others")" },
    endedLegend: "ended the round",
    end: { "The end: \($0)" },
    endDead: { "The end: \($0) added \($1), and \($2) begins with \($3)." })
}
