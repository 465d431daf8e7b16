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

  /// What is played.
  package func variant(_ variant: Ghost.Variant) -> String {
    switch variant {
    case .usual: self("Ghost")
    case .five: self("Ghost of five")
    case .superghost: self("Superghost")
    }
  }

  /// What a match is called.
  package func title(_ rules: Ghost.Rules) -> String { variant(rules.variant ?? .usual) }

  /// The game of a match by post.
  package func name(of posted: PostedMatch) -> String {
    if case .ghost(let match) = posted.match.play {
      title(match.rules)
    } else {
      name(posted.session.mode.game)
    }
  }

  /// What a match has beyond Ghost as it is usually played, as its title says it.
  package func variations(_ rules: Ghost.Rules) -> [String] {
    let words =
      switch rules.list {
      case .base, .familiar: ""
      case .standard: self("wide words")
      case .rare: self("rare words")
      }
    return [words, rules.bluff ? self("bluff") : ""].filter { !$0.isEmpty }
  }

  package func variantNote(_ variant: Ghost.Variant) -> String {
    switch variant {
    case .usual: self("A letter behind the others. Words of three letters lose nothing.")
    case .five: self("Words of four letters lose nothing, either: rounds are longer.")
    case .superghost: self("A letter in front or behind. The first one is dealt; rounds are longer.")
    }
  }

  /// That no match can begin with the chosen seats.
  package var fewSeats: String {
    self("At least two seats have to be taken, and one of them by a person.")
  }

  /// The rules of the game.
  package func ghostRules(isBluff: Bool, _ variant: Ghost.Variant = .usual) -> String {
    let word =
      switch variant {
      case .usual: self("Add a letter in turn, but never finish a word of four letters or more.")
      case .five: self("Add a letter in turn, but never finish a word of five letters or more.")
      case .superghost:
        self("Add a letter in turn, in front or behind, but never finish a word of four letters or more.")
      }
    let rules = word + " "
    return isBluff
      ? rules + self("Whoever does gets a letter of GHOST.") + " " + bluffNote(true)
      : rules + self("Whoever does, or leaves no word possible, gets a letter of GHOST.")
  }

  /// The rules of a match.
  package func ghostRules(_ rules: Ghost.Rules) -> String {
    ghostRules(isBluff: rules.bluff, rules.variant ?? .usual)
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
  package func doubts(_ name: String, _ fragment: String, in match: Ghost) -> String {
    match.rules.isSuper
      ? self("\(name) says no word has \(fragment) in it. Name one, or own up.")
      : self("\(name) says no word begins with \(fragment). Name one, or own up.")
  }

  /// Asks who is doubted for the word.
  package func question(_ who: Person, _ fragment: String, in match: Ghost) -> String {
    match.rules.isSuper
      ? self(who, you: "Which word has \(fragment) in it?") { "\($0), which word has \(fragment) in it?" }
      : self(who, you: "Which word begins with \(fragment)?") { "\($0), which word begins with \(fragment)?" }
  }

  /// How the word is named.
  package func howToName(_ fragment: String, in match: Ghost) -> String {
    match.rules.isSuper
      ? self("Type a whole word with \(fragment) in it.") : self("Type how \(fragment) goes on.")
  }

  /// Why no match can begin.
  package func noMatch(_ context: Context) -> String {
    context.ghost.variant == .superghost && context.hasOwnWords
      ? self("Superghost needs a list that has words for it, and not too many.") : noWord
  }

  /// How a letter is added in lines to either end.
  package var howToAdd: String { self("<s puts S in front, s> puts it behind.") }

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
      game: variant(mode.ghostVariant), level: level)
  }
}

extension Ghost.Letter {
  /// A letter as it is typed in lines to either end of the letters: `<s` or `s>`, and the sign on the other side of the letter means
  /// the same; `nil` for anything else.
  package init?(typed text: String) {
    let typed = text.filter { $0 != " " }
    let letters = typed.filter { $0 != "<" && $0 != ">" }
    guard typed.count == 2, letters.count == 1, let letter = letters.first else { return nil }
    self.init(letter, typed.contains("<") ? .front : .behind)
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

  func worth(_ result: GameResult) -> Int {
    result.isWon ? 100 : min(60, 5 * (result.details.letters ?? 0))
  }

  /// One circle for each letter, hollow for the player's own.
  func glyphs(_ result: GameResult) -> String {
    String((result.details.turns ?? "").prefix(14).map { $0 == "0" ? "○" : "●" })
  }

  func isDealt(by code: GameCode, _ session: GameSession, _ context: inout Context) -> Bool {
    GhostMatch(dealtBy: code, session, &context) != nil
  }

  var tableGames: [TableGame] { [.ghost] }

  func tagline(_ game: TableGame, _ text: Texts) -> String { text("letter by letter") }

  func header(
    _ game: TableGame, id: String, words: inout TableWords, _ context: inout Context
  ) -> TableHeader? {
    let list = context.ghostList
    let judge = GhostJudge(words.lexicon, list)
    let rules = Ghost.Rules(list: list).of(context.ghost.variant)
    guard judge.isPossible(""), rules.canBePlayed(with: words.lexicon) else { return nil }
    return TableHeader(
      id: id, game: game, language: words.language, words: words.version, seats: GhostSeats.count,
      seed: context.profile.generator.next(), list: list, variant: context.ghost.variant,
      bluff: context.ghost.isBluff)
  }
}
