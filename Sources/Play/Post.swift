import Commentary
import Engines
import Records
import Texts

/// A match by post as one of its players keeps it.
package struct PostedMatch: Sendable {
  package let session: GameSession
  package internal(set) var match: PostMatch
  /// The seat of the player of this program.
  package internal(set) var me: Int
  /// What the player calls the others, by seat; empty where they have no name, and for the player.
  package var names: [String]
  /// The day on which its last letter came or went.
  package internal(set) var since: Day
  /// Whether it has been put away: nobody has answered.
  package var isAway = false
  /// Whether its first letter has just been opened, and nobody has been asked for names.
  package internal(set) var isNew = false
  /// Whether its result has been saved.
  package internal(set) var isDone = false
  /// A letter that tells another history of this match.
  package internal(set) var other = ""
  /// The phrase of a challenge and its salt, which only its setter has.
  package internal(set) var secret: SealedHangman.Secret?
  /// What the game saves besides, such as a rack that is being played.
  package var fields = SavedGame.Fields()

  init(_ session: GameSession, _ match: PostMatch, me: Int, names: [String], since: Day) {
    self.session = session
    self.match = match
    self.me = me
    self.names = (0..<match.seats).map { names.indices.contains($0) && $0 != me ? names[$0] : "" }
    self.since = since
  }

  package var isMyTurn: Bool { match.turn == me }
  package var isOver: Bool { match.turn == nil }
  package var isWon: Bool { match.winner == me }

  /// The letter to send.
  package var letter: String { match.letter.text }

  /// What names the match on the command line, whose beginning suffices.
  package var id: String { Int(match.game).digits(8, radix: 32) }

  /// A player in a sentence to the one of this program.
  package func person(_ seat: Int, _ text: Texts) -> Person {
    seat == me ? .you : .named(names[seat].isEmpty ? text("Player \(seat + 1)") : names[seat])
  }

  /// The name of a player that stands alone, as in a list.
  package func name(of seat: Int, _ text: Texts) -> String {
    text.name(seat == me ? Person(session.player) : person(seat, text))
  }

  /// All names but the player's.
  package func others(_ text: Texts) -> String {
    let others = (0..<match.seats).filter { $0 != me }.map { name(of: $0, text) }
    return others.count < 3 ? text.and(others) : text("\(others.count) others")
  }

  /// Gives the others their names, in the order of their seats.
  package mutating func name(others: [String]) {
    let seats = names.indices.filter { $0 != me }
    for (seat, name) in zip(seats, others) { names[seat] = name }
  }

  /// Makes a move; false when the rules or the letter's room do not allow it.
  package mutating func make(_ move: PostMatch.Move) -> Bool { match.make(move) }

  /// Adopts the moves that the screen of a game has made.
  package mutating func adopt(_ play: PostMatch.Play) { _ = match.adopt(play) }

  /// Who has won, or whose turn it is.
  package func title(_ text: Texts) -> String {
    if let turn = match.turn {
      return text(person(turn, text), you: "Your turn") { "\($0)'s turn" }
    }
    guard let winner = match.winner else {
      guard let seat = match.resigned else { return text("A draw") }
      return text(person(seat, text), you: "Given up") { "\($0) gave up" }
    }
    return text(person(winner, text), you: "You win") { "\($0) wins" }
  }

  /// What a result says besides.
  package func resultLines(_ text: Texts) -> [String] {
    let resigned = match.resigned.map { text(person($0, text), you: "You gave up") { "\($0) gave up" } + "." }
    switch match.play {
    case .ghost: return [resigned].compactMap(\.self)
    case .challenge(let game):
      return [game.phrase.capitals, resigned ?? text.wrongGuesses(game.misses)]
    case .sealed(let game):
      let untrue = text("It is not the phrase that was promised, or an answer was wrong.")
      return [game.phrase.capitals, game.isTrue ? resigned ?? text.wrongGuesses(game.misses) : untrue]
    case .rack(let rack):
      return rack.answers.indices.map { answer($0, of: rack, text) } + [resigned].compactMap(\.self)
    }
  }

  private func answer(_ seat: Int, of rack: PostRack, _ text: Texts) -> String {
    let answer = rack.answers[seat]
    let (score, count) = (rack.score(answer), answer.words.count)
    let points = text("\(score) point", plural: "\(score) points", score)
    let words = text("\(count) word", plural: "\(count) words", count)
    return text("\(name(of: seat, text)): \(points), \(words), \(answer.seconds) s.")
  }

  /// What the player of this program has answered in a match that goes on; what others have is not told before its end.
  package func ownAnswer(_ text: Texts) -> [String] {
    guard !isOver, case .rack(let rack) = match.play, rack.answers.indices.contains(me) else { return [] }
    let words = rack.answers[me].words.map { rack.rack.spelling(of: $0).capitals }
    return [answer(me, of: rack, text)] + (words.isEmpty ? [] : [text.and(words) + "."])
  }

  /// What the setter of a sealed phrase has answered last; `nil` before there is anything.
  package func lastAnswer(_ text: Texts) -> String? {
    guard case .sealed(let game) = match.play, let last = game.lastOutcome else { return nil }
    return text.outcome(of: last.move, last.outcome)
  }

  /// Whether the player's letter reveals a sealed phrase, which ends the match here before the guesser knows it.
  package var isReveal: Bool {
    guard case .sealed = match.play else { return false }
    return isOver && me == 0
  }

  /// Lets the setter's program answer what waits for it; false when it has not the secret.
  mutating func answer() -> Bool {
    guard case .sealed(let game) = match.play, match.turn == 0, me == 0 else { return true }
    return secret.flatMap(game.answer).map { make(.answered($0)) } ?? false
  }

  // MARK: Saving

  /// The match in its saved form.
  package var saved: SavedGame {
    var fields = fields
    fields.add("glimpse", glimpse)
    fields.add("letter", letter)
    fields.add("seat", "\(me)")
    for name in names { fields.add("named", name) }
    fields.add("since", "\(since.number)")
    if isAway { fields.add("away", "yes") }
    if isDone { fields.add("done", "yes") }
    if !other.isEmpty { fields.add("other", other) }
    if let secret { fields.add("secret", secret.saved) }
    return SavedGame(session: session, progress: 0, fields: fields)
  }

  /// The fragment, the phrase as far as it may be seen, or the letters of the rack.
  package var glimpse: String {
    switch match.play {
    case .ghost(let match): match.lastRound.ending == nil ? match.fragment.capitals : ""
    case .challenge(let game): me == 0 ? game.phrase.capitals : HangmanRound.glimpse(of: game)
    case .sealed(let game): secret?.phrase.capitals ?? HangmanRound.glimpse(of: game)
    // Who has still to answer sees the letters when the clock runs.
    case .rack(let rack): isMyTurn ? "" : rack.rack.letters.map { String($0.capital) }.sorted().joined()
    }
  }

  init?(_ saved: SavedGame, _ match: PostMatch) {
    guard let me = saved.fields[number: "seat"], (0..<match.seats).contains(me) else { return nil }
    self.init(
      saved.session, match, me: me, names: saved.fields.all("named"),
      since: Day(number: saved.fields[number: "since"] ?? 0))
    isAway = saved.fields["away"] != nil
    isDone = saved.fields["done"] != nil
    other = saved.fields["other"] ?? ""
    secret = saved.fields["secret"].flatMap(SealedHangman.Secret.init)
    fields = saved.playing
  }
}

/// What was last chosen for a new match by post.
package struct PostSetUp: SetUp {
  /// The game that is played.
  package var mode = Mode.ghostPost
  package var seats = 2
  /// What the player calls the other one.
  package var other = ""
  /// The phrase of a challenge, until it has been sent.
  package var phrase = ""

  package init() {}
}

extension PostSetUp {
  package static func rows(_ context: Context) -> [SetUpRow] {
    let (text, setUp) = (context.text, context.post)
    let path = [text("By post"), text("New match")]
    let other = SetUpRow(
      "other", text("With"), value: setUp.other.isEmpty ? text("Player \(2)") : setUp.other,
      note: text("The name stays here, and is in no letter."),
      entry: SetUpRow.Entry(
        .name, path, prompt: text("Who gets the letter?"), text: setUp.other,
        rules: .playerName(others: [], text)
      ) { $1.post.other = $0 })
    switch setUp.mode {
    case .sealedPost, .challengePost:
      let phrase = SetUpRow(
        "phrase", text("Phrase"), value: setUp.phrase.capitals,
        note: text("Its length, its blanks and its signs are seen from the start."),
        entry: SetUpRow.Entry(
          .phrase, path, prompt: text("What is to be guessed?"), text: setUp.phrase, rules: .secret(context)
        ) { $1.post.phrase = $0 })
      let letter = SetUpRow(
        "sealing", text("Letter"), [Mode.sealedPost, .challengePost], setUp.mode,
        { text.sealing($0 == .sealedPost) }, note: { text.sealingNote($0 == .sealedPost) }
      ) { $1.post.mode = $0 }
      return [other, phrase, letter, HangmanSetUp.picturesRow(context)]
    case .ghostPost:
      let seats = SetUpRow(
        "seats", text("Players"), Array(Ghost.playerCounts), setUp.seats, { "\($0)" },
        note: { _ in text("You begin. The letter goes from player to player.") }
      ) { $1.post.seats = $0 }
      return [
        other, seats, GhostSetUp.wordsRow(context), GhostSetUp.variantRow(context),
        GhostSetUp.bluffRow(context),
      ]
    default: return [other]
    }
  }

  package static func problem(_ context: Context) -> String? {
    context.post.mode.game == .hangman
      && PostMatch.phrase(context.post.phrase, context.profile.language.alphabet) == nil
      ? context.text("Choose a phrase of two letters or more.") : nil
  }
}

extension Context {
  package var post: PostSetUp {
    get { self[PostSetUp.self] }
    set { self[PostSetUp.self] = newValue }
  }
}

extension GameKind {
  /// Whether the player has played the game alone or at one keyboard, and so has choices for it.
  package func isPlayed(_ context: inout Context) -> Bool {
    func counts(_ mode: Mode) -> Bool { mode.game == self && !mode.isDaily && !mode.isAtTable }
    return context.profile.waiting.contains { counts($0.session.mode) }
      || context.services.records.tallies(of: context.profile.player).contains { counts($0.mode) }
  }

  /// The game of this name, if it is played by post.
  package init?(byPost name: String) {
    guard let mode = Mode.byPost.first(where: { $0.game.rawValue == name }) else { return nil }
    self = mode.game
  }
}

extension PostMatch {
  /// The mode under which its results are saved.
  package var mode: Mode { kind.mode }
}

extension PostLetter.Kind {
  package var mode: Mode {
    switch self {
    case .ghost, .superghost: .ghostPost
    case .challenge: .challengePost
    case .sealed: .sealedPost
    case .rack: .rackPost
    }
  }
}

/// Why a letter by post cannot be opened or answered.
public enum PostProblem: Error, Equatable, Sendable {
  case letter(PostLetter.Problem)
  /// It is a list of words.
  case list(ListLetter.Problem)
  case noLanguage(String)
  /// It was written with another list of words; the match is kept.
  case newerWords
  /// It goes on with words that the program has had earlier.
  case olderWords
  case newer
  /// The rules do not allow this move, counted from 1.
  case move(Int)
  case turn
  /// It says less than what is kept.
  case answered
  /// Its match has ended.
  case over
  /// It says otherwise than what is kept, at this move; with the letter that was kept.
  case differs(Int, was: String, says: String, kept: String)
  /// It is another match with the same number.
  case otherRules
  /// Another process has claimed the match.
  case isPlayed
  case notYourTurn(String)
  case notAMove(String)
  case isFull
  /// A match begins with its first move, which this option gives.
  case noMove(String)
  /// It has moves of the player that were not made here.
  case notMade([String])
  /// Of the matches that are kept this names none, or several.
  case noMatch(String)
  /// The phrase that it asks for was set on another computer.
  case noSecret
}

extension PostMatch {
  /// The challenge as a game of Hangman; `nil` in other matches.
  package var challenge: (any GuessingGame)? {
    switch play {
    case .challenge(let game): game
    case .sealed(let game): game.opened ?? game
    case .ghost, .rack: nil
    }
  }
}

extension Texts {
  /// Why a letter by post cannot be opened or answered.
  public func problem(_ problem: PostProblem) -> String {
    switch problem {
    case .letter(.none): self("There is no letter in this text: it would begin with WY.")
    case .letter(.character(let character, let place)):
      self("\(character), character \(place), is in no letter.")
    case .letter(.damaged(let end)):
      self("A character of this letter is wrong, or some are missing after \(end).")
    case .letter(.group(let number, let group)):
      self("Group \(number) of this letter, \(group), is mistyped.")
    case .letter(.tooLong): self("No letter has more than \(PostLetter.longest) characters.")
    case .list(.tooLong): self("No list in a letter has more than \(ListLetter.longest) characters.")
    case .list: self("A character of this list is wrong, or some are missing.")
    case .letter(.newer), .newer: self("This letter is from a newer Wordyard.")
    case .noLanguage(let code): self("This letter needs the language \(code).")
    case .newerWords:
      self("This match uses a newer word list. It is kept, and goes on after an update.")
    case .olderWords: self("This match was begun with an older word list, and cannot go on.")
    case .move(let number): self("Move \(number) of this letter is against the rules.")
    case .turn: self("This letter is wrong about whose turn it is.")
    case .answered: self("You have answered this letter.")
    case .over: self("The match is over.")
    case .differs(let number, let was, let says, kept: _):
      self("Move \(number) was \(was); this letter says \(says). It is not the game you had.")
    case .otherRules: self("This letter says other rules than the match that you have.")
    case .isPlayed: self("Another Wordyard is playing that game.")
    case .notYourTurn(let name): isTurn(of: .named(name))
    case .notAMove(let move): self("\(move): not a move here.")
    case .isFull: self("The letter has no room for more.")
    case .noSecret: self("Its phrase is on the computer on which you set it: only that one can answer.")
    case .noMove(let option): self("A match begins with its first move: give it with \(option).")
    case .noMatch(let id): self("\(id): names no match by post, or several; see `wordyard post list`")
    case .notMade(let moves):
      notMade(moves) + " " + self("It is asked about when the letter is opened without --move.")
    }
  }

  /// Whether moves that were made elsewhere are to be taken is asked after this.
  package func notMade(_ moves: [String]) -> String {
    let all = and(moves)
    return self(
      "\(all) is not a move you made here.", plural: "\(all) are not moves you made here.", moves.count)
  }

  /// Asks that.
  package var takesMoves: String { self("Take it? It may be your other computer's.") }

  /// What is asked once of a match: the names of the others.
  package func namesQuestion(_ posted: PostedMatch) -> String {
    posted.match.seats == 2
      ? self("What do you call the other one?")
      : self("What do you call the others? A comma stands between two names.")
  }

  /// A move of a match by post in a sentence.
  package func name(_ move: PostMatch.Move, lettersOf rack: PostRack?) -> String {
    switch move {
    case .ghost(.add(let letter)), .hangman(.guess(let letter)): String(letter.capital)
    case .ghost(.prepend(let letter)): self("\(letter.capital) in front")
    case .ghost(.challenge): self("a challenge")
    case .ghost(.answer(let word?)): word.capitals
    case .ghost(.answer(nil)): self("no word")
    case .hangman(.solve(let text)): text.capitals
    case .phrase: self("another phrase")
    case .answered: self("an answer")
    case .answer(let answer):
      self("\(answer.words.count) word", plural: "\(answer.words.count) words", answer.words.count)
    case .resign: self("giving up")
    case .ghost, .hangman: ""
    }
  }
}

extension Texts {
  /// What it means that the phrase of a challenge is sealed, or is not.
  package func sealingNote(_ isSealed: Bool) -> String {
    isSealed
      ? self("The phrase stays here: each guess comes by letter, and your program answers it.")
      : self("All in one letter: a glance at its code by a program gives the phrase away.")
  }
}

extension String {
  /// The names in a list that commas part.
  package var playerNames: [String] { split(separator: ",").compactMap { String($0).asPlayerName } }
}
