/// A match by post, rebuilt from the moves of its letters by the rules of its game.
///
/// It is a value made of a letter: the same letter always rebuilds the same match, on every machine.
public struct PostMatch: Equatable, Sendable {
  /// What is played, as far as it has come.
  public enum Play: Equatable, Sendable {
    case ghost(Ghost)
    /// The phrase that the first player has chosen, as the second one has guessed it.
    case challenge(Hangman)
    /// The same, whose phrase only its setter knows.
    case sealed(SealedHangman)
    case rack(PostRack)
  }

  public internal(set) var play: Play
  /// Who has resigned.
  public private(set) var resigned: Int?
  public let alphabet: Alphabet
  /// The letter without moves and turn.
  private let header: PostLetter

  /// Why the moves of a letter are no match.
  public enum Problem: Error, Equatable, Sendable {
    /// The rules are from a later version of the program.
    case newer
    /// The match was begun with another list of words.
    case words
    /// The rules do not allow this move, counted from 1.
    case move(Int)
    /// The moves are right, but it is not the turn of the player it names.
    case turn
  }

  /// Rebuilds the match of a letter.
  /// - Parameters:
  ///   - names: of the players, by seat.
  ///   - alphabet: that of the letter's language.
  ///   - words: the version of the list, which is computed from the whole of it, if it is known.
  public init(
    _ letter: PostLetter, names: [String] = [], alphabet: Alphabet, lexicon: Lexicon,
    version words: Int? = nil
  ) throws(Problem) {
    guard RulesVersion(rawValue: letter.rules.version) != nil else { throw .newer }
    guard letter.kind.isChallenge || letter.words == words ?? lexicon.codeVersion else { throw .words }
    let isGhost = letter.kind == .ghost || letter.kind == .superghost
    guard isGhost || letter.seats == 2 else { throw .newer }
    var header = letter
    (header.moves, header.turn) = ([], nil)
    self.header = header
    self.alphabet = alphabet
    switch letter.kind {
    case .ghost, .superghost:
      guard var rules = letter.rules.ghost else { throw .newer }
      let isDealt = rules.dealtLetters > 0
      rules.dealtLetters = 0
      if letter.kind == .superghost {
        rules = rules.of(.superghost)
        guard !isDealt, rules.canBePlayed(with: lexicon) else { throw .newer }
      } else if isDealt {
        // No opening is dealt by post: what states one in a code states Ghost of five in a letter.
        rules = rules.of(.five)
      }
      let players = (0..<letter.seats).map { Ghost.Player(names.indices.contains($0) ? names[$0] : "") }
      var match = Ghost(
        players: players, rules: rules, seed: GameCode.seed(ofDeal: letter.game), alphabet: alphabet,
        lexicon: lexicon)
      match.dealOpening()
      play = .ghost(match)
    case .challenge:
      guard let phrase = Self.phrase(in: letter, alphabet) else { throw .move(1) }
      play = .challenge(Hangman(phrase: phrase, alphabet: alphabet))
    case .sealed:
      guard let game = SealedHangman(letter, alphabet) else { throw .move(1) }
      play = .sealed(game)
    case .rack:
      guard let rack = PostRack(letter, lexicon) else { throw .newer }
      play = .rack(rack)
    }
    try replay(letter)
    guard turn == letter.turn else { throw .turn }
  }

  /// A new match of Ghost; `nil` when no letter can state its language or its rules, or no word counts in it.
  public init?(
    ghost rules: Ghost.Rules, seats: Int, names: [String] = [], game: UInt64, language: Language,
    lexicon: Lexicon
  ) {
    guard let variant = rules.variant, rules.isSuper || rules.dealtLetters == 0 else { return nil }
    var stated = rules
    stated.dealtLetters = variant == .five ? 1 : 0
    guard let coded = GameCode.Rules(stated) else { return nil }
    self.init(
      PostLetter(
        kind: rules.isSuper ? .superghost : .ghost, language: language.code, rules: coded,
        words: lexicon.codeVersion, game: game,
        seats: seats),
      names: names, language, lexicon)
    guard case .ghost(let match) = play, match.judge.isPossible("") else { return nil }
  }

  /// A new challenge of Hangman: the phrase and the number of its pictures, 0…15; `nil` when no letter can state them.
  public init?(challenge phrase: String, pictures: Int, game: UInt64, language: Language, lexicon: Lexicon) {
    guard let parts = Self.parts(of: phrase, language.alphabet), (0...15).contains(pictures) else {
      return nil
    }
    let rules = GameCode.Rules(tier: pictures >> 1, isBluff: pictures & 1 == 1)
    self.init(
      PostLetter(
        kind: .challenge, language: language.code, rules: rules, words: lexicon.codeVersion, game: game,
        turn: 1,
        moves: Self.scrambled(parts, game)), names: [], language, lexicon)
  }

  /// A new challenge whose phrase stays with its setter; `nil` when no letter can state it.
  public init?(
    sealed secret: SealedHangman.Secret, pictures: Int, game: UInt64, language: Language, lexicon: Lexicon
  ) {
    guard Self.phrase(secret.phrase, language.alphabet) == secret.phrase, (0...15).contains(pictures) else {
      return nil
    }
    let rules = GameCode.Rules(tier: pictures >> 1, isBluff: pictures & 1 == 1)
    var letter = PostLetter(
      kind: .sealed, language: language.code, rules: rules, words: lexicon.codeVersion, game: game, turn: 1)
    letter.moves = SealedHangman(secret, match: letter.matchName, alphabet: language.alphabet).parts
    self.init(letter, names: [], language, lexicon)
  }

  /// A new rack of Text Twist; `nil` when no letter can state it or the words have none.
  public init?(rackNumbered game: UInt64, language: Language, lexicon: Lexicon) {
    self.init(
      PostLetter(
        kind: .rack, language: language.code, rules: PostRack.rules, words: lexicon.codeVersion,
        game: game), names: [], language, lexicon)
  }

  private init?(_ letter: PostLetter, names: [String], _ language: Language, _ lexicon: Lexicon) {
    let code = Array(language.code.utf8)
    guard code.count == 2, code.allSatisfy({ (0x61...0x7A).contains($0) }),
      language.alphabet.letters.count <= PostLetter.Part.letters,
      let match = try? PostMatch(
        letter, names: names, alphabet: language.alphabet, lexicon: lexicon, version: letter.words)
    else { return nil }
    self = match
  }
}

// MARK: How it stands

extension PostMatch {
  public var kind: PostLetter.Kind { header.kind }
  public var language: String { header.language }
  /// The number of the match.
  public var game: UInt64 { header.game }
  public var seats: Int { header.seats }
  /// The number of the pictures of a challenge.
  public var pictures: Int { header.rules.tier << 1 | (header.rules.isBluff ? 1 : 0) }

  /// Whose move is next; `nil` once the match is over.
  public var turn: Int? {
    if case .sealed(let game) = play {
      return game.revealed != nil ? nil : game.asked == nil ? 1 : 0
    }
    guard resigned == nil else { return nil }
    switch play {
    case .sealed: return nil
    case .ghost(let match):
      if case .over = match.status { return nil }
      var next = match
      next.goOn()
      return next.player
    case .challenge(let game): return game.status == .playing ? 1 : nil
    case .rack(let rack): return rack.answers.count < seats ? rack.answers.count : nil
    }
  }

  /// Who has won; `nil` while the match goes on, when nobody has, or when one of several has resigned.
  public var winner: Int? {
    guard turn == nil else { return nil }
    if case .sealed(let game) = play, !game.isTrue { return 1 }
    if let resigned { return seats == 2 ? 1 - resigned : nil }
    switch play {
    case .ghost(let match): return match.winner
    case .challenge(let game): return game.status == .won ? 1 : 0
    case .sealed(let game): return game.status == .won ? 1 : 0
    case .rack(let rack): return rack.winner
    }
  }

  /// The letter to send.
  public var letter: PostLetter {
    var letter = header
    letter.turn = turn
    letter.moves = parts
    return letter
  }

  /// What a player does in one of these games.
  public enum Move: Equatable, Sendable {
    case ghost(Ghost.Move)
    case hangman(Hangman.Move)
    case answer(PostRack.Answer)
    case phrase(String)
    /// What the setter's program answers.
    case answered(SealedHangman.Answer)
    case resign
  }

  /// The moves of the players, without those that only begin a round, and without letters that were dealt.
  public var moves: [Move] {
    let resignation: [Move] = resigned == nil ? [] : [.resign]
    switch play {
    case .ghost(let match): return match.chosenMoves.map { .ghost($0) } + resignation
    case .challenge(let game): return [.phrase(game.phrase)] + game.moves.map { .hangman($0) } + resignation
    case .sealed(let game): return game.postMoves
    case .rack(let rack): return rack.answers.map { .answer($0) } + resignation
    }
  }

  /// Who has made each of the moves.
  public var movers: [Int] {
    let resignation = [resigned].compactMap(\.self)
    switch play {
    case .ghost(let match):
      return match.rounds.flatMap { round in
        // A challenge is answered by whoever added the last letter.
        let answering = round.challenger != nil && round.ending != nil ? round.turns.last?.player : nil
        return round.turns.dropFirst(match.rules.dealtLetters).map(\.player)
          + [round.challenger, answering].compactMap(\.self)
      } + resignation
    case .challenge(let game): return [0] + game.moves.map { _ in 1 } + resignation
    case .sealed: return moves.indices.map { $0 % 2 }
    case .rack(let rack): return Array(rack.answers.indices) + resignation
    }
  }

  /// How the history of another letter of the same match compares with this one.
  public enum Comparison: Equatable, Sendable {
    case same
    /// The other one has more moves.
    case longer
    /// The other one has fewer.
    case shorter
    /// At this move, counted from 1, they differ.
    case differs(Int)
    /// They are not of the same match.
    case other
  }

  public func compared(with other: PostMatch) -> Comparison {
    guard header.sameMatch(as: other.header) else { return .other }
    let (mine, theirs) = (moves, other.moves)
    for (index, pair) in zip(mine, theirs).enumerated() where pair.0 != pair.1 { return .differs(index + 1) }
    return mine.count == theirs.count ? .same : mine.count < theirs.count ? .longer : .shorter
  }
}

extension PostLetter {
  fileprivate func sameMatch(as other: PostLetter) -> Bool {
    (kind, language, words, game, seats) == (other.kind, other.language, other.words, other.game, other.seats)
      && rules == other.rules
  }
}

// MARK: Moving

extension PostMatch {
  /// Makes a move for the player whose turn it is; in Ghost it begins the next round where one has ended.
  /// - Returns: false when the rules or the room in a letter do not allow it; then nothing has changed.
  public mutating func make(_ move: Move) -> Bool {
    var trial = self
    // There is always room for giving up.
    guard trial.play(move), trial.letter.fits(parts: move == .resign ? 0 : trial.reserve) else {
      return false
    }
    self = trial
    return true
  }

  private mutating func play(_ move: Move) -> Bool {
    guard turn != nil else { return false }
    switch (move, play) {
    case (_, .sealed(var game)):
      guard game.play(move) else { return false }
      if move == .resign { resigned = 1 }
      play = .sealed(game)
    case (.resign, _): resigned = turn
    case (.ghost(let move), .ghost(var match)):
      match.goOn()
      guard match.makes(move) else { return false }
      play = .ghost(match)
    case (.hangman(let move), .challenge(var game)):
      switch move {
      case .hint: return false
      case .guess: guard game.replay(move) else { return false }
      case .solve(let text):
        // As it is read again: a letter has no blanks.
        let letters = String(alphabet.letters(of: text))
        guard game.replay(.solve(game.shape.written(letters))) else { return false }
      }
      play = .challenge(game)
    case (.answer(let answer), .rack(var rack)):
      guard rack.add(answer) else { return false }
      play = .rack(rack)
    default: return false
    }
    return true
  }

  /// Adopts the moves that the screen of a game has made.
  /// - Returns: false when the letter has no room for them.
  public mutating func adopt(_ play: Play) -> Bool {
    var trial = self
    trial.play = play
    guard trial.letter.fits(parts: trial.reserve) else { return false }
    self = trial
    return true
  }

  /// The parts for which a letter keeps room: to give up and, where a phrase is revealed, for that.
  private var reserve: Int { if case .sealed(let game) = play { 1 + game.partsOfEnd } else { 1 } }
}

extension Ghost {
  /// Makes a move of a match by post: no help, and an answer that goes on after the fragment.
  fileprivate mutating func makes(_ move: Move) -> Bool {
    switch move {
    case .add, .prepend, .challenge: return replay(move)
    case .answer(let word): return rules.isSuper || word?.hasPrefix(fragment) ?? true ? replay(move) : false
    case .askForHelp, .beginRound, .replace: return false
    }
  }

  /// The moves that somebody chose.
  fileprivate var chosenMoves: [Move] {
    var dealt = rules.dealtLetters
    return moves.filter { move in
      if move == .beginRound { dealt = rules.dealtLetters }
      let isDealt = move.letter != nil && dealt > 0
      if isDealt { dealt -= 1 }
      return !isDealt && move != .beginRound
    }
  }
}

// MARK: The moves in parts of six bits

extension PostMatch {
  private var parts: [UInt8] {
    let end = resigned == nil ? [] : [PostLetter.Part.resign]
    switch play {
    case .ghost(let match): return parts(of: match) + end
    case .challenge(let game):
      let phrase = Self.parts(of: game.phrase, alphabet) ?? []
      return Self.scrambled(phrase, header.game) + game.moves.flatMap(parts) + end
    case .sealed(let game): return game.parts
    case .rack(let rack): return rack.parts + end
    }
  }

  private func parts(of text: some StringProtocol) -> [UInt8] { alphabet.parts(of: text) }

  private func parts(of match: Ghost) -> [UInt8] {
    var parts: [UInt8] = []
    for (index, round) in match.rounds.enumerated() {
      let turns = round.turns.dropFirst(match.rules.dealtLetters)
      // A round that has begun, but in which nobody has moved yet, begins with the next letter.
      if turns.isEmpty { continue }
      if index > 0 { parts.append(PostLetter.Part.nextRound) }
      for turn in turns {
        if turn.side == .front { parts.append(PostLetter.Part.front) }
        parts += self.parts(of: String(turn.letter))
      }
      if round.challenger != nil { parts.append(PostLetter.Part.challenge) }
      switch round.ending {
      case .answered(let word), .caught(let word?, _):
        parts.append(PostLetter.Part.solve)
        parts += self.parts(of: match.rules.isSuper ? word[...] : word.dropFirst(round.fragment.count))
      case .caught(nil, _): parts.append(PostLetter.Part.accept)
      case .completed, .dead, nil: break
      }
    }
    return parts
  }

  private func parts(of move: Hangman.Move) -> [UInt8] {
    switch move {
    case .guess(let letter): parts(of: String(letter))
    case .solve(let text): [PostLetter.Part.solve] + parts(of: text) + [PostLetter.Part.solve]
    case .hint: []
    }
  }

  /// Makes the moves of a letter, and stops at the first one that the rules do not accept.
  private mutating func replay(_ letter: PostLetter) throws(Problem) {
    var parts = letter.moves[...]
    if letter.kind == .challenge { parts = parts.dropFirst(1 + phraseLength) }
    if case .rack(var rack) = play {
      while let count = rack.partsOfAnswer, parts.count >= count {
        rack.add(parts: parts.prefix(count))
        parts = parts.dropFirst(count)
      }
      play = .rack(rack)
    }
    if case .sealed(let game) = play { parts = parts.dropFirst(game.partsOfBeginning) }
    while case .sealed(let game) = play, !parts.isEmpty {
      guard let move = game.move(from: &parts), play(move) else { throw .move(moves.count + 1) }
    }
    while let part = parts.popFirst() {
      guard try replay(part, &parts) else { throw .move(moves.count + 1) }
    }
    // Of several ways to write the same moves only one is a letter.
    guard letter.fits(), self.letter.moves == letter.moves else { throw .move(moves.count) }
  }

  private var phraseLength: Int { if case .challenge(let game) = play { game.phrase.count } else { 0 } }

  /// Makes the move that a part begins, with the parts that belong to it.
  private mutating func replay(_ part: UInt8, _ parts: inout ArraySlice<UInt8>) throws(Problem) -> Bool {
    switch part {
    case PostLetter.Part.resign: return parts.isEmpty && play(.resign)
    case PostLetter.Part.challenge: return play(.ghost(.challenge))
    case PostLetter.Part.accept: return play(.ghost(.answer(nil)))
    case PostLetter.Part.nextRound:
      // It belongs to the letter that follows, and is needed exactly where a round has ended.
      guard case .ghost(let match) = play, match.status == .roundOver, let next = parts.popFirst() else {
        return false
      }
      if next == PostLetter.Part.resign { return parts.isEmpty && play(.resign) }
      return move(next, &parts).map { play(.ghost($0)) } ?? false
    case PostLetter.Part.solve:
      let letters = parts.prefix { $0 < alphabet.letters.count }
      parts = parts.dropFirst(letters.count)
      let text = String(letters.compactMap { letter($0) })
      if case .ghost(let match) = play {
        return play(.ghost(.answer(match.rules.isSuper ? text : match.fragment + text)))
      }
      guard case .challenge(let game) = play, parts.popFirst() == PostLetter.Part.solve else { return false }
      return play(.hangman(.solve(game.shape.written(text))))
    default:
      if case .ghost(let match) = play {
        guard match.status != .roundOver, let move = move(part, &parts) else { return false }
        return make(.ghost(move))
      }
      return letter(part).map { make(.hangman(.guess($0))) } ?? false
    }
  }

  /// The letter of Ghost that a part begins; `nil` when it is none.
  private func move(_ part: UInt8, _ parts: inout ArraySlice<UInt8>) -> Ghost.Move? {
    guard kind == .superghost, part == PostLetter.Part.front else { return letter(part).map { .add($0) } }
    return parts.popFirst().flatMap(letter).map { .prepend($0) }
  }

  private func letter(_ part: UInt8) -> Character? {
    alphabet.letters.indices.contains(Int(part)) ? alphabet.letters[Int(part)] : nil
  }
}

extension Hangman {
  fileprivate var shape: [Character?] { SealedHangman.shape(of: phrase, alphabet) }
}

extension Alphabet {
  /// The letters of a text by their indices.
  func parts(of text: some StringProtocol) -> [UInt8] {
    letters(of: text).compactMap { letter in letters.firstIndex(of: letter).map { UInt8($0) } }
  }
}

// MARK: The phrase of a challenge

extension PostMatch {
  /// The lengths of a phrase, in characters.
  public static let phraseLengths = 2...40
  /// What can be in a phrase besides letters, with its part.
  static let signs: [(Character, UInt8)] = [(" ", 61), ("-", 62), ("'", 63)]

  /// The phrase in the letters of the alphabet, as the board of a challenge shows it; `nil` when it is none.
  public static func phrase(_ text: String, _ alphabet: Alphabet) -> String? {
    let phrase = text.split(separator: " ").joined(separator: " ").flatMap { character -> [Character] in
      let letters = alphabet.letters(character)
      return letters.isEmpty ? [character] : letters
    }
    let isPossible = phrase.allSatisfy { character in
      alphabet.letters.contains(character) || signs.contains { $0.0 == character }
    }
    guard isPossible, phraseLengths.contains(phrase.count),
      phrase.count(where: alphabet.letters.contains) >= 2
    else {
      return nil
    }
    return String(phrase)
  }

  /// The number of characters and each of them.
  static func parts(of text: String, _ alphabet: Alphabet) -> [UInt8]? {
    guard let phrase = phrase(text, alphabet) else { return nil }
    return [UInt8(phrase.count)]
      + phrase.compactMap { character in
        alphabet.letters.firstIndex(of: character).map { UInt8($0) } ?? signs.first { $0.0 == character }?.1
      }
  }

  private static func phrase(in letter: PostLetter, _ alphabet: Alphabet) -> String? {
    guard let count = scrambled(Array(letter.moves.prefix(1)), letter.game).first,
      phraseLengths.contains(Int(count)), letter.moves.count > Int(count)
    else { return nil }
    return phrase(
      of: scrambled(Array(letter.moves.prefix(1 + Int(count))), letter.game).dropFirst(), alphabet)
  }

  /// The phrase of these parts; `nil` when it is none.
  static func phrase(of parts: ArraySlice<UInt8>, _ alphabet: Alphabet) -> String? {
    let characters = parts.compactMap { part -> Character? in
      alphabet.letters.indices.contains(Int(part))
        ? alphabet.letters[Int(part)] : signs.first { $0.1 == part }?.0
    }
    guard characters.count == parts.count, let phrase = phrase(String(characters), alphabet),
      phrase == String(characters)
    else { return nil }
    return phrase
  }

  /// Hides parts from a glance, and shows them again: whoever knows the program can read them.
  private static func scrambled(_ parts: [UInt8], _ game: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: game)
    return parts.map { $0 ^ UInt8(generator.next() & 63) }
  }
}
