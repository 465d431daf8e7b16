/// A match of Ghost, from the first letter to the last player standing.
///
/// It is a value made of its players, rules, seed and accepted moves: the same moves always rebuild the
/// same match.
public struct Ghost: Equatable, Sendable {
  /// The word that losers spell: each round lost adds a letter, and a player who has all of them is out.
  public static let word = "GHOST"
  /// The maximum length of a fragment in the bluff variant; at that length only a challenge is possible.
  public static let longestFragment = 40

  public struct Player: Equatable, Sendable {
    public let name: String
    /// The level of a computer player; `nil` for a person.
    public let level: GhostLevel?

    public init(_ name: String, level: GhostLevel? = nil) {
      self.name = name
      self.level = level
    }
  }

  public struct Rules: Equatable, Sendable {
    /// The words that count.
    public var list: GhostJudge.List
    /// The minimum number of letters of a word that counts.
    public var shortest: Int
    /// Whether letters are added at either end: Superghost.
    public var isSuper = false
    /// Whether a dead fragment ends the round only when it is challenged.
    public var bluff: Bool
    /// Who starts the first round; `nil` when the other rules decide it.
    public var starter: Int?
    /// The number of letters with which each round begins and that nobody chose: one that `dealOpening` adds, or those of
    /// the daily puzzle, which is a single round.
    public var dealtLetters = 0
    /// Under the first version players take turns at starting, and an opening letter can be repeated; up to the second, the
    /// answer to a challenge could be the fragment itself; under the second and third, a word of tiers 1 to 3 is one, even
    /// where the judge does not count it.
    public var version: RulesVersion

    public init(
      list: GhostJudge.List = .familiar, shortest: Int = 4, bluff: Bool = false, starter: Int? = nil,
      version: RulesVersion = .shared
    ) {
      self.list = list
      self.shortest = shortest
      self.bluff = bluff
      self.starter = starter
      self.version = version
    }
  }

  /// What is played. The raw value is saved and never changes.
  public enum Variant: Int, CaseIterable, Sendable {
    /// Words of four letters and more lose.
    case usual = 4
    /// Words of five letters and more lose.
    case five = 5
    /// Letters are added at either end, after a first one that is dealt.
    case superghost = 6
  }

  /// An end of the fragment.
  public enum Side: Sendable {
    case front, behind
  }

  /// A letter and the end at which it is added.
  public struct Letter: Equatable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character
    public let side: Side

    public init(_ character: Character, _ side: Side = .behind) {
      self.character = character
      self.side = side
    }

    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The fragment with the letter.
    public func added(to fragment: String) -> String {
      side == .front ? String(character) + fragment : fragment + String(character)
    }
  }

  /// A move that a player made and the rules accepted.
  public enum Move: Equatable, Sendable {
    /// A letter of the alphabet at the fragment's end.
    case add(Character)
    /// A letter in front of the fragment, in Superghost only.
    case prepend(Character)
    /// Asks the last player for the word.
    case challenge
    /// The word the challenged player had in mind; `nil` admits the bluff.
    case answer(String?)
    /// Shows the letters after which a word is still possible; the player scores nothing in this round.
    case askForHelp
    /// Starts the next round.
    case beginRound
    /// A computer of this level plays on for the player to move; with `nil`, the person plays again.
    case replace(GhostLevel?)
  }

  /// The result of an attempt. `notALetter`, `tooLong`, `alreadyOpened` and `notNow` are not moves and change nothing.
  public enum Outcome: Equatable, Sendable {
    /// The letter was added; it is the next player's turn.
    case added
    /// The player who added the last letter must name a word.
    case challenged
    case ended(Ending)
    case helped
    case began
    case replaced
    case notALetter
    /// The fragment has its maximum length.
    case tooLong
    /// The letter has already opened a round of this match, and some other letter has not.
    case alreadyOpened(Character)
    /// The rules do not allow it at this point.
    case notNow
  }

  /// Why a round ended, and the word that ended it.
  public enum Ending: Equatable, Sendable {
    /// The last letter completed a word.
    case completed(String)
    /// No word is possible after the last letter; before it, this one was.
    case dead(possible: String?)
    /// The challenged player named a word; the challenger loses.
    case answered(String)
    /// The challenged player named a wrong word or none. `possible` is a word that was possible, at the latest before the
    /// fragment became dead.
    case caught(named: String?, possible: String?)
  }

  public enum Status: Equatable, Sendable {
    /// The player at this index adds a letter, or challenges.
    case turn(Int)
    /// The player at this index must name a word.
    case answer(Int)
    /// The round has ended and the next one can begin.
    case roundOver
    /// The match is won by the player at this index.
    case over(winner: Int)
  }

  public private(set) var players: [Player]
  /// The people for whom a computer plays at present.
  public private(set) var replaced: Set<Int> = []
  public let rules: Rules
  /// Seeds the choices of the computer players.
  public let seed: UInt64
  public let alphabet: Alphabet
  /// What counts as a word.
  public let judge: GhostJudge
  /// What is accepted as an answer to a challenge: words of the judge's list with more letters.
  public let answerJudge: GhostJudge
  /// The opening letters that win in theory, where they decide who starts a round; otherwise `nil`.
  private let winningOpenings: [Character]?
  /// The letters that a round can be dealt; empty where the players choose them.
  let dealableOpenings: [Character]
  public private(set) var moves: [Move] = []
  /// Every round so far; the last one is in progress or has just ended.
  public private(set) var rounds: [Round]

  /// The allowed numbers of players.
  public static let playerCounts = 2...5

  /// Starts a match.
  /// - Parameter players: as many as `playerCounts` allows.
  public init(
    players: [Player], rules: Rules = Rules(), seed: UInt64 = 0, alphabet: Alphabet, lexicon: Lexicon
  ) {
    precondition(Self.playerCounts.contains(players.count))
    self.players = players
    self.rules = rules
    self.seed = seed
    self.alphabet = alphabet
    let judge = GhostJudge(lexicon, rules.list, shortest: rules.shortest, isSuper: rules.isSuper)
    self.judge = judge
    let hasWideAnswers = rules.version == .second || rules.version == .third
    answerJudge =
      rules.isSuper
      ? judge
      : GhostJudge(
        lexicon, upTo: hasWideAnswers ? max(judge.tier, .standard) : judge.tier, shortest: rules.shortest,
        onlyHeadwords: judge.onlyHeadwords, acceptsFragment: rules.version < .third)
    winningOpenings = Self.winningOpenings(players, rules, judge)
    dealableOpenings =
      rules.dealtLetters != 1 ? [] : judge.fragments?.letters(judge) ?? Self.dealableOpenings(judge)
    rounds = []
    rounds = [Round(starter: nextStarter())]
  }
}

extension Ghost {
  /// A word as it is written where it stands whole, by the list of the match; the word itself when that states no other
  /// spelling.
  public func spelling(of word: String) -> String { judge.lexicon.spelling(of: word) }
}

extension Ghost {
  /// One round: the letters, who added each of them, and how it ended.
  public struct Round: Equatable, Sendable {
    /// A letter and who added it.
    public struct Turn: Equatable, Sendable {
      public let player: Int
      public let letter: Character
      public let side: Side

      public init(player: Int, letter: Character, side: Side = .behind) {
        self.player = player
        self.letter = letter
        self.side = side
      }

      /// The letter with its end.
      public var added: Letter { Letter(letter, side) }
    }

    public let starter: Int
    public fileprivate(set) var turns: [Turn] = []
    /// Who challenged the last letter.
    public fileprivate(set) var challenger: Int?
    /// The players who asked for help.
    public fileprivate(set) var helped: Set<Int> = []
    public fileprivate(set) var ending: Ending?

    fileprivate init(starter: Int) {
      self.starter = starter
    }

    public var fragment: String { fragment(after: turns.count) }

    /// The fragment when only the first `count` letters had been added.
    public func fragment(after count: Int) -> String {
      turns.prefix(count).reduce("") { $1.added.added(to: $0) }
    }

    /// The indices of the turns in the order in which their letters stand.
    public var order: [Int] {
      turns.indices.reversed().filter { turns[$0].side == .front }
        + turns.indices.filter { turns[$0].side == .behind }
    }

    /// The player who gets a letter of GHOST; `nil` while the round is in progress.
    public var loser: Int? {
      switch ending {
      case nil: nil
      case .completed, .dead, .caught: turns.last?.player
      case .answered: challenger
      }
    }
  }
}

extension Ghost {
  /// Adds a letter to the fragment, in either case, accented or not.
  public mutating func add(_ grapheme: Character, _ side: Side = .behind) -> Outcome {
    guard case .turn(let player) = status else { return .notNow }
    guard side == .behind || rules.isSuper && !fragment.isEmpty else { return .notNow }
    guard let letter = alphabet.letter(grapheme) else { return .notALetter }
    if fragment.isEmpty, openedLetters.contains(letter) { return .alreadyOpened(letter) }
    guard fragment.count < Self.longestFragment || !rules.bluff else { return .tooLong }
    moves.append(Move(Letter(letter, side)))
    round.turns.append(Round.Turn(player: player, letter: letter, side: side))
    if judge.isWord(fragment) { return end(.completed(fragment)) }
    // A dealt letter stands in words.
    let isDealt = rules.isSuper && round.turns.count <= rules.dealtLetters
    guard rules.bluff || isDealt || judge.isPossible(fragment) else {
      return end(.dead(possible: wordMissed(judge)))
    }
    return .added
  }

  /// Challenges the player who added the last letter, instead of adding one; in the bluff variant only.
  public mutating func challenge() -> Outcome {
    guard canChallenge, case .turn(let player) = status else { return .notNow }
    moves.append(.challenge)
    round.challenger = player
    return .challenged
  }

  /// Whether the player to move can challenge: a letter that was dealt is nobody's.
  public var canChallenge: Bool {
    guard case .turn = status else { return false }
    return rules.bluff && round.turns.count > rules.dealtLetters
  }

  /// Answers a challenge with a word, in either case, accented or not; `nil` or an empty text admits the
  /// bluff.
  public mutating func answer(_ text: String?) -> Outcome {
    guard case .answer = status else { return .notNow }
    guard let text, !text.isEmpty else {
      moves.append(.answer(nil))
      return end(.caught(named: nil, possible: wordMissed(answerJudge)))
    }
    guard let word = alphabet.word(text) else { return .notALetter }
    moves.append(.answer(word))
    if answerJudge.accepts(word, for: fragment) { return end(.answered(word)) }
    return end(.caught(named: word, possible: wordMissed(answerJudge)))
  }

  private func wordMissed(_ judge: GhostJudge) -> String? {
    judge.wordMissed(by: (0...round.turns.count).map(round.fragment(after:)))
  }

  /// Shows the player to move the letters after which a word is still possible; the player scores no points in this round
  /// for it. Asking again in the same round has no further effect.
  public mutating func askForHelp() -> Outcome {
    guard case .turn(let player) = status else { return .notNow }
    if round.helped.insert(player).inserted { moves.append(.askForHelp) }
    return .helped
  }

  /// Begins the next round.
  public mutating func beginRound() -> Outcome {
    guard status == .roundOver else { return .notNow }
    moves.append(.beginRound)
    rounds.append(Round(starter: nextStarter()))
    return .began
  }

  /// Lets a computer play for the player to move, or with `nil` the person again.
  public mutating func replace(by level: GhostLevel?) -> Outcome {
    guard let player, players[player].level != level else { return .notNow }
    moves.append(.replace(level))
    players[player] = Player(players[player].name, level: level)
    if level == nil { replaced.remove(player) } else { replaced.insert(player) }
    return .replaced
  }

  /// Makes a move of any kind.
  public mutating func play(_ move: Move) -> Outcome {
    switch move {
    case .add(let letter): add(letter)
    case .prepend(let letter): add(letter, .front)
    case .challenge: challenge()
    case .answer(let word): answer(word)
    case .askForHelp: askForHelp()
    case .beginRound: beginRound()
    case .replace(let level): replace(by: level)
    }
  }

  /// Makes the moves of a saved match and stops at the first one that the rules do not accept.
  /// - Returns: whether every move was accepted.
  public mutating func replay(_ moves: [Move]) -> Bool { moves.allSatisfy { replay($0) } }

  /// Makes a move of a saved match.
  /// - Returns: whether the rules accept it; else nothing has changed.
  public mutating func replay(_ move: Move) -> Bool {
    let count = moves.count
    _ = play(move)
    return moves.count > count
  }

  /// The same match with other names for its players.
  public func named(_ names: [String]) -> Ghost {
    var match = self
    match.players = zip(players, names).map { Player($1, level: $0.level) }
    return match
  }

  private var round: Round {
    get { rounds[rounds.count - 1] }
    set { rounds[rounds.count - 1] = newValue }
  }

  private mutating func end(_ ending: Ending) -> Outcome {
    round.ending = ending
    return .ended(ending)
  }
}

extension Ghost {
  public var status: Status {
    let left = players.indices.filter(isLeft)
    if left.count == 1 { return .over(winner: left[0]) }
    guard round.ending == nil else { return .roundOver }
    guard let last = round.turns.last?.player else { return .turn(round.starter) }
    return round.challenger == nil ? .turn(player(after: last)) : .answer(last)
  }

  /// The winner of the match, else of the last round that has ended, else the player to move.
  public var winner: Int {
    if case .over(let winner) = status { return winner }
    guard let loser = rounds.last(where: { $0.loser != nil })?.loser else { return player ?? 0 }
    return player(after: loser)
  }

  /// The letters of the round in progress, or of the one that has just ended.
  public var fragment: String { round.fragment }

  /// The player whose move is next; `nil` when a round or the match is over.
  public var player: Int? {
    switch status {
    case .turn(let player), .answer(let player): player
    case .roundOver, .over: nil
    }
  }

  /// The letters of GHOST that a player has collected.
  public func letters(of player: Int) -> String {
    String(Self.word.prefix(rounds.count { $0.loser == player }))
  }

  /// Whether a player is still in the match.
  public func isLeft(_ player: Int) -> Bool { isLeft(player, beforeRound: rounds.count) }

  private func isLeft(_ player: Int, beforeRound index: Int) -> Bool {
    rounds[..<index].count { $0.loser == player } < Self.word.count
  }

  /// A player's points in the match.
  public func score(of player: Int) -> Int {
    rounds.indices.reduce(0) { $0 + score(of: player, inRound: $1) }
  }

  /// A player's points in one round: if won without help, the fragment's length times 1, 2 or 3 by the level of the
  /// strongest computer opponent; 0 while it is being played.
  public func score(of player: Int, inRound index: Int) -> Int {
    let round = rounds[index]
    guard let loser = round.loser, loser != player, isLeft(player, beforeRound: index),
      !round.helped.contains(player)
    else { return 0 }
    let levels = players.indices.compactMap { $0 == player ? nil : players[$0].level }
    return round.turns.count * (levels.map(\.factor).max() ?? 1)
  }

  /// Each letter after which a word is still possible, and whether it completes one: what help displays.
  public var possibleLetters: [(letter: Character, completes: Bool)] { possibleLetters(at: .behind) }

  /// The same at one end of the fragment; in front there are none but in Superghost.
  public func possibleLetters(at side: Side) -> [(letter: Character, completes: Bool)] {
    let opened = fragment.isEmpty ? openedLetters : []
    return GhostSolver(judge).lines(from: fragment, lookahead: 1)
      .filter { $0.side == side && !opened.contains($0.letter) }.map { ($0.letter, $0.verdict == .ends) }
  }

  /// The next player who is still in the match.
  func player(after player: Int) -> Int {
    var next = player
    repeat { next = (next + 1) % players.count } while next != player && !isLeft(next)
    return next
  }
}

extension Ghost {
  /// The word that a challenged player means by a text: the fragment followed by it, or, if that is no answer and the text
  /// begins with the fragment, the text itself. In Superghost the whole word is typed.
  public func answer(typed text: String) -> String {
    let readings = alphabet.readings(of: text)
    let words = rules.isSuper ? readings : readings.map { fragment + $0 } + readings
    if let word = words.first(where: { answerJudge.accepts($0, for: fragment) }) { return word }
    if rules.isSuper { return text }
    let word = fragment + text
    return text.hasPrefix(fragment) ? text : word
  }

  /// Whether every letter that can be added leaves a word possible and completes none, so that help would tell nothing.
  public var isHelpUseless: Bool {
    let possible = possibleLetters + possibleLetters(at: .front)
    let opened = fragment.isEmpty ? openedLetters : []
    let ends = rules.isSuper ? 2 : 1
    return possible.count == ends * (alphabet.letters.count - opened.count)
      && !possible.contains(where: \.completes)
  }
}

extension Ghost {
  /// The letters that have opened a round and cannot open another one; empty once every possible opening letter has been
  /// used.
  public var openedLetters: [Character] { openedLetters(beforeRound: rounds.count) }

  /// The letters that could not open the round with this index.
  public func openedLetters(beforeRound number: Int) -> [Character] {
    guard rules.version >= .second, rules.dealtLetters == 0 else { return [] }
    // The opening letter of the round in progress does not count as used in that round.
    let opened = rounds.prefix(number).enumerated().compactMap { index, round in
      index == rounds.count - 1 && round.ending == nil ? nil : round.turns.first?.letter
    }
    guard !opened.isEmpty else { return [] }
    return alphabet.letters.contains { !opened.contains($0) && judge.isPossible(String($0)) } ? opened : []
  }

  /// Who starts the next round; a dealt letter counts as theirs, so that the next player adds the first one. Against Hard with
  /// two players, the person starts in such a way that the round is a theoretical win in the first round and after every
  /// lost round, Hard does otherwise; else the players take turns.
  public func nextStarter() -> Int {
    guard let winningOpenings, let person = players.firstIndex(where: { $0.level == nil }) else {
      return rounds.last.map { player(after: $0.starter) } ?? rules.starter
        ?? (rules.dealtLetters == 1 ? players.count - 1 : 0)
    }
    let opened = openedLetters
    let openings = openingToDeal.map { [$0] } ?? alphabet.letters.filter { !opened.contains($0) }
    let isWonByStarter = winningOpenings.contains { openings.contains($0) }
    let isPersonFavoured = rounds.last.map { $0.loser == person } ?? true
    return isPersonFavoured == isWonByStarter ? person : 1 - person
  }

  /// The opening letters that win in theory, where the rules use them to decide who starts; otherwise `nil`.
  static func winningOpenings(_ players: [Player], _ rules: Rules, _ judge: GhostJudge) -> [Character]? {
    guard rules.version >= .second, !rules.isSuper, rules.starter == nil, players.count == 2,
      players.contains(where: { $0.level == nil }), players.contains(where: { $0.level == .hard })
    else { return nil }
    return GhostSolver(judge).lines(from: "").filter { $0.verdict == .wins }.map(\.letter)
  }
}

extension Ghost {
  /// The players who were still in the match when a round began.
  public func playersLeft(beforeRound index: Int) -> [Int] {
    players.indices.filter { isLeft($0, beforeRound: index) }
  }

  /// The player who would add the last letter of `word` in a round if `player` adds the letter at index `letters`.
  public func completer(of word: String, after letters: Int, by player: Int, inRound index: Int) -> Int {
    let left = playersLeft(beforeRound: index)
    guard let turn = left.firstIndex(of: player) else { return player }
    return left[(turn + max(0, word.count - letters - 1)) % left.count]
  }

  /// The number of rounds won by a player who is still in the match: those that another one lost.
  public func roundsWon(by player: Int) -> Int {
    rounds.count { $0.loser != nil && $0.loser != player }
  }
}

extension Ghost.Rules {
  /// Whether a list suits them: Superghost has familiar words and base forms, of a player's own list all, and not so
  /// many that their fragments would need too much memory.
  public func canBePlayed(with lexicon: Lexicon, isOwnList: Bool = false) -> Bool {
    guard isSuper else { return true }
    let judge = GhostJudge(lexicon, list, shortest: shortest, isSuper: true)
    return (isOwnList || list.tier == .familiar) && judge.fragments?.areTooMany(judge) == false
  }

  /// What is played by them; `nil` where the shortest word is none that can be chosen.
  public var variant: Ghost.Variant? { isSuper ? .superghost : Ghost.Variant(rawValue: shortest) }

  /// The rules of a variant, which otherwise are the same.
  public func of(_ variant: Ghost.Variant) -> Ghost.Rules {
    var rules = self
    rules.isSuper = variant == .superghost
    rules.shortest = variant == .five ? 5 : 4
    if rules.isSuper { rules.dealtLetters = 1 }
    return rules
  }
}

extension Ghost.Move {
  /// The move that adds a letter.
  public init(_ letter: Ghost.Letter) {
    self = letter.side == .front ? .prepend(letter.character) : .add(letter.character)
  }

  /// The letter that it adds; `nil` for another move.
  public var letter: Ghost.Letter? {
    switch self {
    case .add(let letter): Ghost.Letter(letter)
    case .prepend(let letter): Ghost.Letter(letter, .front)
    default: nil
    }
  }
}

/// A move as a saved game writes it: `+a` adds, `<a` adds in front, `#` challenges, `=word` answers, `=` admits, `!` asks for
/// help, `>` begins a round, `~2` replaces the player to move by a computer of that level, `~0` brings the person back.
extension Ghost.Move: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .add(let letter): "+\(letter)"
    case .prepend(let letter): "<\(letter)"
    case .challenge: "#"
    case .answer(let word): "=\(word ?? "")"
    case .askForHelp: "!"
    case .beginRound: ">"
    case .replace(let level): "~\(level?.rawValue ?? 0)"
    }
  }

  public init?(_ text: String) {
    let rest = text.dropFirst()
    switch text.first {
    case "+" where rest.count == 1: self = .add(rest.first!)
    case "<" where rest.count == 1: self = .prepend(rest.first!)
    case "=": self = .answer(rest.isEmpty ? nil : String(rest))
    case "#" where rest.isEmpty: self = .challenge
    case "!" where rest.isEmpty: self = .askForHelp
    case ">" where rest.isEmpty: self = .beginRound
    case "~" where rest == "0": self = .replace(nil)
    case "~":
      guard rest.utf8.count == 1, let level = Int(rest).flatMap(GhostLevel.init) else { return nil }
      self = .replace(level)
    default: return nil
    }
  }
}
