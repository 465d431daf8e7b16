import Engines

/// What Ghost says.
struct GhostStrings: Sendable {
  var name: String
  var opponent: String
  /// In the order of `GhostSetUp.Opponent`.
  var opponents: [String]
  var twoPlayers: String
  var twoPlayersNote: String
  var level: String
  /// In the order of `GhostLevel`, and what each can do.
  var levels: [String]
  var levelNotes: [String]
  var judge: String
  /// By the rarest tier, from `familiar` on.
  var judges: [String]
  var bluff: String
  var on: String
  var off: String
  var computer: String
  var noWord: String

  var add: String
  var helpAdd: String
  var helpPress: String
  var alive: String
  var helpAlive: String
  var challenge: String
  var helpChallenge: String
  var nameWord: String
  var helpNameWord: String
  var admit: String
  var helpAdmit: String
  var nextRound: String
  var helpNextRound: String
  var stop: String
  var helpStop: String
  var stopButton: String

  var yourTurn: String
  var turn: @Sendable (String) -> String
  var thinking: String
  var noPoints: String
  var begin: String
  /// The round of this number is begun by somebody.
  var begins: @Sendable (Int, String) -> String
  var added: @Sendable (String, Character) -> String
  var legend: String
  var tooLong: String

  var challengedTitle: String
  /// Who does not believe in a fragment.
  var doubted: @Sendable (String, String) -> String
  var nameWordButton: String
  var admitButton: String
  /// Who has to name a word that begins with a fragment.
  var prompt: @Sendable (String, String) -> String
  var notInWord: @Sendable (Character) -> String

  var wordTitle: String
  var deadTitle: String
  var noBluffTitle: String
  var caughtTitle: String
  /// By whom, and the word.
  var completed: @Sendable (String, String) -> String
  var dead: @Sendable (String) -> String
  var possible: @Sendable (String) -> String
  var hadWord: @Sendable (String, String) -> String
  var wasBluffing: @Sendable (String) -> String
  /// Who named what, for which fragment.
  var wrongWord: @Sendable (String, String, String) -> String

  var roundWonTitle: String
  var roundLostTitle: String
  var wonTitle: String
  var lostTitle: String
  var wins: @Sendable (String) -> String
  /// Both players' points.
  var points: @Sendable (Int, Int) -> String
  /// The matches that both have won.
  var matches: @Sendable (Int, Int) -> String

  var stopTitle: String
  var stopQuestion: String

  var coach: String
  var round: @Sendable (Int, Int) -> String
  var rounds: String
  var nextMove: String
  var moveBefore: String
  var helpNextMove: String
  var helpMoveBefore: String
  var mistake: String
  var helpMistake: String
  var helpMistakeBefore: String
  var helpRoundAfter: String
  var helpRoundBefore: String
  var challenged: @Sendable (String) -> String
  var named: @Sendable (String, String) -> String
  var threwAway: String
  var kept: @Sendable (Character, String) -> String
  var keptByChallenge: String
  var keptByAnswer: @Sendable (String) -> String
  var sound: String
  var flawless: String
}

extension GhostStrings {
  static let english = GhostStrings(
    name: "Ghost", opponent: "Against", opponents: ["the computer", "a friend"],
    twoPlayers: "two players",
    twoPlayersNote: "Two at one keyboard. Whoever finishes a word loses the round.",
    level: "Level", levels: ["easy", "medium", "hard"],
    levelNotes: [
      "It knows common words and looks no further than its letter.",
      "It knows familiar words and sees three letters ahead.",
      "It knows every word that counts, and plays perfectly.",
    ],
    judge: "Words that count", judges: ["familiar", "standard", "rare, too"],
    bluff: "Bluff", on: "on", off: "off", computer: "Computer",
    noWord: "The word list has no word for this game.",
    add: "add", helpAdd: "add a letter", helpPress: "add the chosen letter",
    alive: "hint", helpAlive: "which letters live? costs the points",
    challenge: "challenge", helpChallenge: "doubt that there is a word",
    nameWord: "name a word", helpNameWord: "name the word you had in mind",
    admit: "bluffed", helpAdmit: "admit that there is no word",
    nextRound: "next round", helpNextRound: "begin the next round",
    stop: "stop", helpStop: "stop this match", stopButton: "Stop",
    yourTurn: "Your turn", turn: { "\($0) to play" }, thinking: "The computer is thinking",
    noPoints: "no points",
    begin: "Type a letter, or click one.",
    begins: { round, name in "Round \(round). \(name) to begin." },
    added: { "\($0) added \($1)." },
    legend: "[A] lives, ─A─ is dead, A ends a word.",
    tooLong: "It is long enough. Challenge it.",
    challengedTitle: "Challenged",
    doubted: { who, fragment in "\(who): there is no word with \(fragment)." },
    nameWordButton: "Name a word", admitButton: "I bluffed",
    prompt: { name, fragment in "\(name): which word begins with \(fragment)?" },
    notInWord: { "\($0) cannot be in a word." },
    wordTitle: "A word", deadTitle: "A dead end", noBluffTitle: "No bluff", caughtTitle: "Caught",
    completed: { name, _ in "\(name) finished a word." },
    dead: { "No word begins with \($0)." },
    possible: { "There was \($0)." },
    hadWord: { name, _ in "\(name) had a word in mind." },
    wasBluffing: { "\($0) had no word." },
    wrongWord: { name, word, _ in "\(name) said \(word). It does not count." },
    roundWonTitle: "You outlived it", roundLostTitle: "It outlived you",
    wonTitle: "Still among the living", lostTitle: "You are a ghost now", wins: { "\($0) wins" },
    points: { "Points \($0) : \($1)" }, matches: { "matches \($0) : \($1)" },
    stopTitle: "A match is running", stopQuestion: "Stop, and it waits for you under Continue.",
    coach: "Coach", round: { "round \($0) of \($1)" }, rounds: "Rounds",
    nextMove: "next", moveBefore: "previous", helpNextMove: "the next move",
    helpMoveBefore: "the move before",
    mistake: "mistake", helpMistake: "the next mistake", helpMistakeBefore: "the mistake before",
    helpRoundAfter: "the next round", helpRoundBefore: "the round before",
    challenged: { "\($0) challenged it." }, named: { "\($0) said \($1)." },
    threwAway: "A won round thrown away.",
    kept: { letter, word in "\(letter) would have kept it, and forced \(word)." },
    keptByChallenge: "It was dead: a challenge would have won.",
    keptByAnswer: { "\($0) would have been the answer." },
    sound: "Nothing thrown away.",
    flawless: "Nobody threw a won round away.")

  static let dutch = GhostStrings(
    name: "Ghost", opponent: "Tegen", opponents: ["de computer", "elkaar"],
    twoPlayers: "twee spelers",
    twoPlayersNote: "Met z'n tweeën. Wie een woord afmaakt, verliest de ronde.",
    level: "Niveau", levels: ["makkelijk", "gemiddeld", "moeilijk"],
    levelNotes: [
      "Kent gewone woorden en denkt niet verder dan één letter.",
      "Kent bekende woorden en ziet drie letters vooruit.",
      "Kent elk woord dat telt en speelt volmaakt.",
    ],
    judge: "Wat telt", judges: ["bekende woorden", "gangbare woorden", "ook zeldzame"],
    bluff: "Bluffen", on: "aan", off: "uit", computer: "Computer",
    noWord: "De woordenlijst heeft geen woord voor dit spel.",
    add: "aanleggen", helpAdd: "een letter aanleggen", helpPress: "de gekozen letter aanleggen",
    alive: "tip", helpAlive: "wat kan er nog? kost de punten",
    challenge: "betwijfelen", helpChallenge: "zeggen dat er geen woord is",
    nameWord: "woord noemen", helpNameWord: "het woord in gedachten noemen",
    admit: "gebluft", helpAdmit: "toegeven dat er geen woord is",
    nextRound: "volgende ronde", helpNextRound: "de volgende ronde beginnen",
    stop: "stoppen", helpStop: "deze partij stoppen", stopButton: "Stoppen",
    yourTurn: "Jouw beurt", turn: { "\($0) is aan de beurt" }, thinking: "De computer denkt na",
    noPoints: "geen punten",
    begin: "Typ een letter, of klik er een aan.",
    begins: { round, name in "Ronde \(round). \(name) mag beginnen." },
    added: { "\($0) legde \($1) aan." },
    legend: "[A] leeft, ─A─ dood, A maakt een woord.",
    tooLong: "Lang genoeg. Betwijfel het.",
    challengedTitle: "Betwijfeld",
    doubted: { who, fragment in "\(who): er is geen woord met \(fragment)." },
    nameWordButton: "Woord noemen", admitButton: "Ik blufte",
    prompt: { name, fragment in "\(name): welk woord begint met \(fragment)?" },
    notInWord: { "\($0) kan niet in een woord." },
    wordTitle: "Een woord", deadTitle: "Doodgelopen", noBluffTitle: "Geen bluf", caughtTitle: "Betrapt",
    completed: { name, _ in "\(name) maakte een woord af." },
    dead: { "Geen woord begint met \($0)." },
    possible: { "Het kon nog \($0) worden." },
    hadWord: { name, _ in "\(name) had een woord in gedachten." },
    wasBluffing: { "\($0) had geen woord." },
    wrongWord: { name, word, _ in "\(name) zei \(word). Dat telt niet." },
    roundWonTitle: "Jij bleef over", roundLostTitle: "De computer bleef over",
    wonTitle: "Nog onder de levenden", lostTitle: "Je bent nu een spook", wins: { "\($0) wint" },
    points: { "Punten \($0) : \($1)" }, matches: { "partijen \($0) : \($1)" },
    stopTitle: "Er loopt een partij", stopQuestion: "Stop gerust: de partij staat dan klaar onder Verder.",
    coach: "Coach", round: { "ronde \($0) van \($1)" }, rounds: "Rondes",
    nextMove: "volgende", moveBefore: "vorige", helpNextMove: "de volgende zet",
    helpMoveBefore: "de vorige zet",
    mistake: "fout", helpMistake: "de volgende fout", helpMistakeBefore: "de vorige fout",
    helpRoundAfter: "de volgende ronde", helpRoundBefore: "de vorige ronde",
    challenged: { "\($0) betwijfelde het." }, named: { "\($0) zei \($1)." },
    threwAway: "Een gewonnen ronde weggegeven.",
    kept: { letter, word in "\(letter) had gewonnen en dwong \(word) af." },
    keptByChallenge: "Het was dood: betwijfelen had gewonnen.",
    keptByAnswer: { "\($0) was het antwoord geweest." },
    sound: "Niets weggegeven.",
    flawless: "Niemand gaf een gewonnen ronde weg.")
}
