import Kit

extension HangmanEndStrings {
  static let dutch = HangmanEndStrings(
    wonTitle: { misses in
      switch misses {
      case 0: "✓ Zonder kleerscheuren"
      case 1...3: "✓ Gered"
      case 4...5: "✓ Net op tijd"
      default: "✓ Op het nippertje"
      }
    },
    lostTitle: "Te laat",
    wrongGuesses: { $0 == 0 ? "Niet één keer fout" : "\($0) keer fout" },
    wrongShort: { $0 == 0 ? "Geen fout" : "\($0) fout" },
    longestYet: ", je langste tot nu toe",
    longestYetShort: ", je langste",
    rank: { "\($0)e aller tijden in \($1)" },
    rankShort: { "\($0)e in \($1)" },
    longestIs: { "Je langste is \($0)." },
    hinted: "Met een hint: niet op een lijst.",
    smallLetters: "De kleine letters ontbraken nog.",
    smallLettersShort: "De kleine letters ontbraken nog.",
    streakEnds: { "De reeks eindigt bij \($0)." },
    wins: { "\($0) wint de ronde" },
    nextRound: "Volgende ronde",
    devilWonTitle: "✓ Klemgezet",
    devilLostTitle: "Ontsnapt",
    neverChose: { "De duivel koos nooit. Er waren nog \($0) woorden mogelijk, waaronder \($1)." },
    neverChoseShort: { "Nog \($0) woorden, waaronder \($1)." },
    neverChoseAmong: { "De duivel koos nooit. \($0.listed("en")) waren nog mogelijk." },
    neverChoseAmongShort: { "Nog: \($0.joined(separator: ", "))." },
    longestAgainst: { "Je langste reeks tegen hem is \($0)." },
    oneWasLeft: { "Er was één woord over: \($0)." },
    nothingElse: { "Er was niets anders over: \($0)." },
    tableTitle: "Wat er over was",
    tableButton: "De rest",
    tableStart: "start",
    scroll: "bladeren",
    startOverTitle: "Opnieuw beginnen?",
    startOverLine: "Dit spel telt dan als verloren.",
    itWas: { "Het was: \($0)" },
    hintTitle: "Een hint kost een fout",
    hintLine: { "Je krijgt één letter. Nog \($0) over." },
    showIt: "Tonen",
    handOverTitle: "Jouw beurt")
}
