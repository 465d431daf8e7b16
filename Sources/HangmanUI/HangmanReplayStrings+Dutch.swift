import Kit

extension HangmanReplayStrings {
  static let dutch = HangmanReplayStrings(
    guess: { "beurt \($0) van \($1)" },
    begins: { "\($0) plaatsen, en nog niets geraden." },
    hit: { $1 == 1 ? "\($0): komt één keer voor." : "\($0): komt \($1) keer voor." },
    miss: { "\($0): komt niet voor." }, hint: { "\($0): een hint." },
    solved: { $1 ? "\($0): goed." : "\($0): dat was het niet." },
    hitShort: { "\($0): \($1) keer." }, missShort: { "Geen \($0)." }, hintShort: { "\($0): hint." },
    wordsLeftShort: { $0 == 1 ? "Nog 1 woord over." : "Nog \($0) woorden over." },
    stillOpen: { $0 == 1 ? "1 plaats was nog open." : "\($0) plaatsen waren nog open." },
    wordsLeft: { $0 == 1 ? "Er was nog 1 woord over." : "Er waren nog \($0) woorden over." },
    won: { $0 == 0 ? "Gered, zonder een fout." : "Gered, met \($0) \($0 == 1 ? "fout" : "fouten")." },
    lost: "Te laat.",
    givenUp: "Hier is het opgegeven.")
}
