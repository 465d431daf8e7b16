import Commentary
import Engines
import Records
import Tables
import Texts

extension Texts {
  package func opponent(_ opponent: GhostSetUp.Opponent) -> String {
    switch opponent {
    case .computer: self("the computer")
    case .friend: self("a friend")
    case .seats: self("several")
    }
  }

  package func opponentNote(_ opponent: GhostSetUp.Opponent) -> String {
    switch opponent {
    case .computer: self("Alone, for points. Each level has its own high scores.")
    case .friend: self("Two at one keyboard. Matches won are counted by name.")
    case .seats:
      self("Two to five seats at one keyboard, for people and computers. Matches won are counted by name.")
    }
  }

  package func levelNote(_ level: GhostLevel) -> String {
    switch level {
    case .easy:
      self("Knows common words, looks no further than one letter. A round won scores its letters.")
    case .medium:
      self("Knows familiar words and sees two letters ahead. A round won scores twice its letters.")
    case .sharp:
      self("Knows familiar words and sees four letters ahead. A round won scores twice its letters.")
    case .hard:
      self("Knows every word that counts, and plays perfectly. A round won scores its letters three times.")
    }
  }

  package func list(_ list: GhostJudge.List) -> String {
    switch list {
    case .base: self("base forms")
    case .familiar: self("familiar")
    case .standard: self("wide")
    case .rare: self("rare")
    }
  }

  package func listNote(_ list: GhostJudge.List) -> String {
    switch list {
    case .base:
      self("base forms: familiar infinitives and singulars. Whoever finishes one of them loses the round.")
    case .familiar: self("familiar: words you have met. Whoever finishes one of them loses the round.")
    case .standard:
      self("wide: words of a school dictionary. Whoever finishes one of them loses the round.")
    case .rare: self("rare: words of the big one. Whoever finishes one of them loses the round.")
    }
  }

  package func bluffNote(_ isOn: Bool) -> String {
    isOn
      ? self(
        """
        A letter that no word follows may stand until it is doubted. Whoever is doubted names a longer word, or \
        loses.
        """) : self("A letter that no word follows ends the round at once. Nobody can bluff.")
  }

  /// Who chooses the first letter of a round.
  package func opening(isDealt: Bool) -> String { isDealt ? self("dealt") : self("chosen") }

  package func openingNote(isDealt: Bool) -> String {
    isDealt
      ? self("Each round begins with a letter that nobody chose.")
      : self("Whoever begins a round chooses its first letter.")
  }

  /// The shortest word that loses, by its letters.
  package func shortest(_ shortest: GhostSetUp.Shortest) -> String { self("\(shortest.rawValue) letters") }

  /// What a match has beyond Ghost as it is usually played, as its title says it.
  package func variations(_ rules: Ghost.Rules) -> [String] {
    let chosen = GhostSetUp.Shortest(rawValue: rules.shortest)
    return (chosen == .five ? [shortest(.five)] : []) + (rules.bluff ? [self("bluff")] : [])
  }

  package func shortestNote(_ shortest: GhostSetUp.Shortest) -> String {
    switch shortest {
    case .four: self("Words of three letters lose nothing.")
    case .five: self("Words of four letters lose nothing, either: rounds are longer.")
    }
  }

  /// That no match can begin with the chosen seats.
  package var fewSeats: String {
    self("At least two seats have to be taken, and one of them by a person.")
  }

  /// The rules of the game.
  package func ghostRules(isBluff: Bool, shortest: Int = Ghost.Rules().shortest) -> String {
    let word =
      shortest == GhostSetUp.Shortest.five.rawValue
      ? self("Add a letter in turn, but never finish a word of five letters or more.")
      : self("Add a letter in turn, but never finish a word of four letters or more.")
    let rules = word + " "
    return isBluff
      ? rules + self("Whoever does gets a letter of GHOST.") + " " + bluffNote(true)
      : rules + self("Whoever does, or leaves no word possible, gets a letter of GHOST.")
  }

  /// The rules of a match.
  package func ghostRules(_ rules: Ghost.Rules) -> String {
    ghostRules(isBluff: rules.bluff, shortest: rules.shortest)
      + (rules.list == .base ? " " + self("Infinitives and singulars count, other forms do not.") : "")
  }

  package func seatKind(_ kind: GhostSeats.Kind) -> String {
    switch kind {
    case .person: self("person")
    case .easy, .medium, .sharp, .hard: kind.level.map { level($0) } ?? ""
    case .empty: self("empty")
    }
  }

  package func seatNote(_ kind: GhostSeats.Kind) -> String {
    switch kind {
    case .person: self("Somebody at this keyboard.")
    case .easy: self("A computer that knows common words.")
    case .medium: self("A computer that knows familiar words.")
    case .sharp: self("A computer that sees four letters ahead.")
    case .hard: self("A computer that takes all others for one opponent.")
    case .empty: self("Nobody sits here.")
    }
  }

  /// The matches that each seat has won this evening.
  package func matches(_ seats: [(name: String, won: Int)]) -> [String] {
    let parts = seats.map { "\($0.name) \($0.won)" }
    return parts.prefix(1).map { self("matches") + "   " + $0 } + parts.dropFirst()
  }

  /// Who has won the match.
  package func winsTheMatch(_ winner: Int, in match: Ghost, you: Int?) -> String {
    self(match.person(winner, you: you, self), you: "You win the match") { "\($0) wins the match" }
  }

  /// Who begins the round.
  package func begins(_ match: Ghost, you: Int?) -> String {
    let number = match.rounds.count
    let starter = match.person(match.lastRound.starter, you: you, self)
    return self(starter, you: "Round \(number). You begin.") { "Round \(number). \($0) to begin." }
  }

  /// How the round begins: with whom, or with which letters.
  package func opening(_ match: Ghost, you: Int?, _ letters: String) -> String {
    match.rules.dealtLetters > 0
      ? self("Round \(match.rounds.count) begins with \(letters).") : begins(match, you: you)
  }

  /// That somebody doubts the letters, to who added the last one.
  package func doubts(_ name: String, _ fragment: String) -> String {
    self("\(name) says no word begins with \(fragment). Name one, or own up.")
  }

  /// Asks who is doubted for the word.
  package func question(_ who: Person, _ fragment: String) -> String {
    self(who, you: "Which word begins with \(fragment)?") { "\($0), which word begins with \(fragment)?" }
  }

  /// How the word is named.
  package func howToName(_ fragment: String) -> String { self("Type how \(fragment) goes on.") }

  /// Who has won the match, with how many rounds to how many.
  package func wins(_ who: Person, _ won: Int, _ lost: Int) -> String {
    self(who, you: "You win, \(won) to \(lost)") { "\($0) wins, \(won) to \(lost)" }
  }

  /// Whose turn it is, for a player who does something out of turn.
  package func isTurn(of who: Person) -> String {
    self(who, you: "It is your turn.") { "It is \($0)'s turn." }
  }
}

extension Texts {
  /// The display name of a mode of Ghost, except the daily one.
  package func ghostName(of mode: Mode) -> ModeName {
    let level =
      switch mode {
      case .ghostSeats: self("several")
      case .ghostTable: self("table")
      case .ghostPost: self("by post")
      default: mode.ghostLevel.map { self.level($0) } ?? self("two players")
      }
    return ModeName(
      game: self("Ghost"), host: mode.ghostShortest == .five ? self("of five") : "", level: level)
  }
}

/// What Ghost is to everything that is common to all games.
struct GhostTraits: GameTraits {
  let kind = GameKind.ghost

  func name(_ text: Texts) -> String { text("Ghost") }
  func tagline(_ text: Texts) -> String { text("add a letter, never finish a word") }

  func page(_ text: Texts) -> (text: String, tip: String) {
    (text.ghostRules(isBluff: false), "")
  }

  func name(of mode: Mode, _ text: Texts) -> ModeName { text.ghostName(of: mode) }

  func dailyLine(_ result: GameResult, _ text: Texts) -> String {
    let letters = result.details.letters ?? 0
    return result.isWon ? text("won in \(letters)") : text("lost in \(letters)")
  }

  func shareLine(_ result: GameResult, _ text: Texts) -> String {
    let letters = result.details.letters ?? 0
    return result.isWon
      ? text("won in \(letters) letter", plural: "won in \(letters) letters", letters)
      : text("lost in \(letters) letter", plural: "lost in \(letters) letters", letters)
  }

  /// One circle for each letter, hollow for the player's own.
  func glyphs(_ result: GameResult) -> String {
    String((result.details.turns ?? "").prefix(14).map { $0 == "0" ? "○" : "●" })
  }

  func isDealt(by code: GameCode, _ session: GameSession, _ context: inout Context) -> Bool {
    GhostMatch(dealtBy: code, session, &context) != nil
  }

  var tableGame: TableGame? { .ghost }

  func tableTagline(_ text: Texts) -> String { text("letter by letter") }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let list = context.ghostList
    let judge = GhostJudge(words.lexicon, list)
    guard judge.isPossible("") else { return nil }
    return TableHeader(
      id: id, game: .ghost, language: words.language, words: words.version, seats: GhostSeats.count,
      seed: context.profile.generator.next(), list: list, shortest: context.ghost.shortest.rawValue,
      bluff: context.ghost.isBluff)
  }
}
