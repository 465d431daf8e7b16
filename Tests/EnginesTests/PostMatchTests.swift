import TestSupport
import Testing

@testable import Engines

/// Matches by post: their letters, and what a letter may not say.
@Suite struct PostMatchTests {
  private static let trials = LongTrials.areOn ? 10_000 : 25

  @Test(
    "a letter states which words count and the shortest of them", arguments: GhostJudge.List.allCases, [4, 5])
  func rules(list: GhostJudge.List, shortest: Int) throws {
    let sent = try PostSample.ghost(list: list, shortest: shortest, bluff: true)
    let read = try PostMatch(sent.letter, alphabet: PostSample.language.alphabet, lexicon: PostSample.lexicon)
    guard case .ghost(let match) = read.play else {
      Issue.record("no match of Ghost")
      return
    }
    #expect(match.rules == Ghost.Rules(list: list, shortest: shortest, bluff: true))
  }

  @Test("matches carried by letters end in the same state on all sides, in letters of at most 160 characters")
  func carried() throws {
    var generator = SplitMix64(seed: 10)
    var ended = 0
    for _ in 0..<Self.trials {
      var match = try PostSample.random(&generator)
      // Every seat keeps what it was sent last.
      var sides = Array(repeating: match, count: match.seats)
      while let turn = match.turn {
        let move = PostSample.move(in: match, &generator)
        guard match.make(move) else { continue }
        let text = match.letter.text
        if rounds(match) <= 9 { #expect(text.count <= 160 || isLongAnswer(match), "\(text)") }
        let read = try PostSample.read(text)
        #expect((read == match) as Bool)
        #expect(sides[turn].compared(with: read) == .longer)
        for seat in sides.indices { sides[seat] = read }
      }
      #expect(sides.allSatisfy { $0 == match && $0.winner == match.winner && $0.turn == nil })
      ended += 1
    }
    #expect(ended == Self.trials)
  }

  @Test("of each move it is known who has made it") func movers() throws {
    var generator = SplitMix64(seed: 21)
    for _ in 0..<(LongTrials.areOn ? 1_000 : 8) {
      var match = try PostSample.random(&generator)
      var movers = match.movers
      while let turn = match.turn {
        if match.make(PostSample.move(in: match, &generator)) { movers.append(turn) }
      }
      #expect(match.movers == movers && movers.count == match.moves.count)
    }
  }

  @Test("a tie on a rack by post is won by nobody") func tie() throws {
    var match = try PostSample.rack()
    guard case .rack(let rack) = match.play else { return #expect(Bool(false)) }
    let ones: [String] = [rack.words[0], rack.words[1]]
    _ = match.make(.answer(.init(words: ones, seconds: 10)))
    #expect(match.winner == nil && match.turn == 1)
    var won = match
    _ = match.make(.answer(.init(words: ones.reversed(), seconds: 90)))
    #expect(match.turn == nil && match.moves.count == 2 && match.winner == nil)
    _ = won.make(.answer(.init(words: ones + [rack.words[2]], seconds: 90)))
    #expect(won.winner == 1)
  }

  private func rounds(_ match: PostMatch) -> Int {
    if case .ghost(let ghost) = match.play { ghost.rounds.count } else { 1 }
  }

  /// Whether whole phrases were guessed wrongly, each of which a challenge's answer must carry.
  private func isLongAnswer(_ match: PostMatch) -> Bool {
    if case .sealed = match.play { return true }
    return if case .challenge(let game) = match.play {
      game.moves.contains { if case .solve = $0 { true } else { false } }
    } else {
      false
    }
  }

  @Test("every move that was taken back is named") func takenBack() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<Self.trials {
      var match = try PostSample.random(&generator)
      var history = [match]
      while match.turn != nil {
        if match.make(PostSample.move(in: match, &generator)) { history.append(match) }
      }
      for step in history.indices.dropLast() {
        // Another move at this step, and then the match as it stands.
        var other = history[step]
        var tries = 0
        while tries < 20, other.moves.count == history[step].moves.count || other == history[step + 1] {
          other = history[step]
          _ = other.make(PostSample.move(in: other, &generator))
          tries += 1
        }
        guard other != history[step + 1], other.moves.count > history[step].moves.count else { continue }
        #expect(match.compared(with: other) == .differs(history[step].moves.count + 1))
        #expect(match.compared(with: history[step]) == .shorter)
      }
    }
  }

  @Test("letters of another match are told apart") func another() throws {
    #expect(try PostSample.ghost().compared(with: PostSample.ghost(game: 1)) == .other)
    #expect(try PostSample.ghost().compared(with: PostSample.ghost(bluff: true)) == .other)
    #expect(try PostSample.ghost().compared(with: PostSample.ghost(shortest: 5)) == .other)
  }

  // MARK: Sealed phrases

  private static func ask(_ match: inout PostMatch, _ move: PostMatch.Move) throws {
    #expect(match.turn == 1 && match.make(move))
    match = try PostSample.read(match.letter.text)
    #expect(match.turn == 0)
  }

  private static func answer(
    _ match: inout PostMatch, _ phrase: String = "black hole"
  ) throws -> SealedHangman {
    guard case .sealed(let game) = match.play else { throw CancellationError() }
    let answer = try #require(game.answer(with: PostSample.secret(phrase, match.game)))
    #expect(match.make(.answered(answer)) == true)
    match = try PostSample.read(match.letter.text)
    guard case .sealed(let answered) = match.play else { throw CancellationError() }
    return answered
  }

  @Test("a sealed phrase is in no letter before the end; its answers are verified then") func sealed() throws
  {
    var match = try PostSample.sealed("black hole", pictures: 13)
    #expect(match.pictures == 13 && match.turn == 1)
    try Self.ask(&match, .hangman(.guess("l")))
    #expect(match.make(.hangman(.guess("e"))) == false, "nothing is asked before the answer")
    let first = try Self.answer(&match)
    #expect(first.phrase == "_l___ __l_" && first.misses == 0)
    try Self.ask(&match, .hangman(.guess("z")))
    let second = try Self.answer(&match)
    #expect(second.missedLetters == ["z"] && second.status == .playing)
    try Self.ask(&match, .hangman(.solve("black holy")))
    #expect(try Self.answer(&match).misses == 2)
    try Self.ask(&match, .hangman(.solve("blackhole")))
    let last = try Self.answer(&match)
    #expect(last.status == .won && last.isTrue && last.phrase == "black hole")
    #expect(match.turn == nil && match.winner == 1 && match.movers == [0, 1, 0, 1, 0, 1, 0, 1, 0])
  }

  @Test("who gives a sealed phrase up is told it") func sealedGivenUp() throws {
    var match = try PostSample.sealed("black hole")
    try Self.ask(&match, .resign)
    let game = try Self.answer(&match)
    #expect(game.phrase == "black hole" && match.turn == nil && match.winner == 0 && match.resigned == 1)
  }

  @Test("another phrase than the one that was promised loses, and without the salt none can be tried")
  func untrue() throws {
    var match = try PostSample.sealed("black hole")
    let other = PostSample.secret("block hole", match.game)
    try Self.ask(&match, .hangman(.solve("black hole")))
    guard case .sealed(let game) = match.play else { throw CancellationError() }
    #expect(game.answer(with: other) == nil)
    #expect(game.answer(with: PostSample.secret("black hole", 5)) == nil, "the salt is another one")
    // A program that lies: the right words with a salt of its own.
    let lie = SealedHangman.Answer(
      places: game.shape.indices.filter { game.shape[$0] == nil }, secret: PostSample.secret("black hole", 5))
    #expect(match.make(.answered(lie)) == true)
    let read = try PostSample.read(match.letter.text)
    #expect(read.winner == 1 && read.turn == nil)
    guard case .sealed(let ended) = read.play else { throw CancellationError() }
    #expect(!ended.isTrue && ended.status == .won)
  }

  @Test("a secret is saved and read again") func savedSecret() {
    let secret = PostSample.secret("black hole", 7)
    #expect(SealedHangman.Secret(saved: secret.saved) == secret)
    #expect(SealedHangman.Secret(saved: "00 black hole") == nil)
    #expect(SealedHangman.Secret(saved: String(repeating: "ff", count: 20) + " moss") == nil)
  }

  // MARK: What the rules refuse

  private static func changed(
    _ match: PostMatch, _ change: (inout PostLetter) -> Void
  ) -> PostMatch.Problem? {
    var letter = match.letter
    change(&letter)
    do {
      _ = try PostMatch(letter, alphabet: .latin, lexicon: PostSample.lexicon, version: PostSample.version)
      return nil
    } catch { return error }
  }

  private static func begun() throws -> PostMatch {
    var match = try PostSample.ghost()
    for letter in "stra" { #expect(match.make(.ghost(.add(letter))) == true) }
    return match
  }

  @Test("a letter that the rules do not allow is refused with the number of the move")
  func refused() throws {
    let match = try Self.begun()
    #expect(Self.changed(match) { _ in } == nil)
    #expect(Self.changed(match) { $0.moves[2] = 63 } == .move(3), "a challenge without bluff")
    #expect(Self.changed(match) { $0.moves[3] = 62 } == .move(4), "an answer without a challenge")
    #expect(Self.changed(match) { $0.moves[1] = 60 } == .move(2), "a next round within a round")
    #expect(Self.changed(match) { $0.moves[1] = 30 } == .move(2), "no letter of the alphabet")
    #expect(Self.changed(match) { $0.moves[1] = 61 } == .move(2), "moves after resigning")
    #expect(Self.changed(match) { $0.moves.append(60) } == .move(5), "a round that nobody begins")
    #expect(Self.changed(match) { $0.turn = 1 } == .turn)
    #expect(Self.changed(match) { $0.turn = nil } == .turn)
    #expect(Self.changed(match) { $0.rules.version = 15 } == .newer)
    #expect(Self.changed(match) { $0.rules.tier = 8 } == .newer)
    #expect(Self.changed(match) { $0.words ^= 1 } == .words)
  }

  @Test("a letter cannot open a round twice") func openings() throws {
    var match = try PostSample.ghost()
    for letter in "sx" { #expect(match.make(.ghost(.add(letter))) == true) }
    #expect(match.make(.ghost(.add("s"))) == false)
    #expect(match.make(.ghost(.add("t"))) == true)
  }

  @Test("a challenge's phrase is not readable at a glance, and must be one") func phrase() throws {
    let match = try PostSample.challenge("black hole")
    #expect(match.turn == 1)
    #expect(match.moves == [.phrase("black hole")])
    let other = try PostSample.challenge("black hole", game: 5)
    #expect(match.letter.moves != other.letter.moves)
    #expect(Self.changed(match) { $0.moves.removeAll() } == .move(1))
    #expect(Self.changed(match) { $0.moves.removeLast() } == .move(1))
    #expect(PostMatch.phrase("Crème  brûlée", .latin) == "creme brulee")
    for text in ["a", "", "a1b", "- -", String(repeating: "a", count: 41)] {
      #expect(PostMatch.phrase(text, .latin) == nil, "\(text)")
    }
  }

  @Test("a challenge's answer carries every guess, right and wrong words too") func answer() throws {
    var match = try PostSample.challenge("black hole", pictures: 13)
    for move in [
      Hangman.Move.guess("e"), .guess("t"), .solve("blank hole"), .solve("hm"), .solve("black hole"),
    ] {
      #expect(match.make(.hangman(move)) == true)
    }
    let read = try PostSample.read(match.letter.text)
    #expect((read == match) as Bool)
    #expect(read.pictures == 13)
    #expect(read.winner == 1)
    #expect(match.make(.hangman(.guess("x"))) == false)
  }

  @Test("a challenge knows no hint, and Ghost none either") func hints() throws {
    var match = try PostSample.challenge("black hole")
    #expect(match.make(.hangman(.hint("b"))) == false)
    var ghost = try PostSample.ghost()
    for move in [Ghost.Move.askForHelp, .beginRound, .replace(.easy)] {
      #expect(ghost.make(.ghost(move)) == false)
    }
  }

  @Test("a rack's answer is checked word by word, and the points decide") func rack() throws {
    var match = try PostSample.rack()
    guard case .rack(let rack) = match.play else { return }
    #expect(match.make(.answer(.init(words: ["zzzz"], seconds: 1))) == false)
    #expect(match.make(.answer(.init(words: Array(rack.words.prefix(2)), seconds: 5000))) == true)
    #expect(match.turn == 1)
    #expect(match.make(.answer(.init(words: Array(rack.words.prefix(5)), seconds: 61))) == true)
    let read = try PostSample.read(match.letter.text)
    #expect((read == match) as Bool)
    #expect(read.winner == 1)
    guard case .rack(let answered) = read.play else { return }
    #expect(answered.answers.map(\.words.count) == [2, 5])
    #expect(answered.answers.map(\.seconds) == [PostRack.longestTime, 61])
    #expect(Self.changed(match) { $0.moves.removeLast() } != nil)
  }

  @Test("whoever resigns loses, and a match of more than two has no winner then") func resigned() throws {
    for (seats, winner) in [(2, 0), (3, nil)] as [(Int, Int?)] {
      var match = try PostSample.ghost(seats: seats)
      #expect(match.make(.ghost(.add("s"))) == true)
      #expect(match.make(.resign) == true)
      let read = try PostSample.read(match.letter.text)
      #expect((read.turn, read.resigned, read.winner) == (nil, 1, winner))
    }
  }

  @Test("a letter without room takes no more") func full() throws {
    var match = try PostSample.ghost(bluff: true)
    var moves = 0
    while match.make(.ghost(.add("z"))) || match.make(.ghost(.add("q"))) || match.make(.ghost(.challenge))
      || match.make(.ghost(.answer(nil))) || match.make(.ghost(.add("x")))
    {
      moves += 1
      if moves > 1_000 { break }
    }
    #expect(match.letter.text.count <= PostLetter.longest)
  }

  @Test("random parts are refused or are a match whose letter they are") func randomParts() throws {
    var generator = SplitMix64(seed: 12)
    let letters = [try PostSample.ghost(bluff: true).letter, try PostSample.challenge("black hole").letter]
    for _ in 0..<(LongTrials.areOn ? 200_000 : 400) {
      var letter = letters[generator.below(2)]
      if generator.below(2) == 0 { letter.moves = [] }
      letter.moves += (0..<generator.below(80)).map { _ in UInt8(generator.below(64)) }
      letter.seats = 2 + generator.below(2)
      letter.turn = generator.below(2)
      if let match = try? PostMatch(
        letter, alphabet: .latin, lexicon: PostSample.lexicon, version: PostSample.version)
      {
        #expect(match.letter == letter)
      }
    }
  }
}
