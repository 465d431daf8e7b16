import Commentary
import Engines
import Records
import Texts

/// A match by post as one of its players keeps it.
package struct PostedMatch: Sendable {
  package let session: GameSession
  package fileprivate(set) var match: PostMatch
  /// The seat of the player of this program.
  package fileprivate(set) var me: Int
  /// What the player calls the others, by seat; empty where they have no name, and for the player.
  package var names: [String]
  /// The day on which its last letter came or went.
  package fileprivate(set) var since: Day
  /// Whether it has been put away: nobody has answered.
  package var isAway = false
  /// Whether its first letter has just been opened, and nobody has been asked for names.
  package fileprivate(set) var isNew = false
  /// Whether its result has been saved.
  package fileprivate(set) var isDone = false
  /// A letter that tells another history of this match.
  package fileprivate(set) var other = ""
  /// What the game saves besides, such as a rack that is being played.
  package var fields = SavedGame.Fields()

  fileprivate init(_ session: GameSession, _ match: PostMatch, me: Int, names: [String], since: Day) {
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
    case .rack(let rack):
      return rack.answers.enumerated().map { seat, answer in
        let (score, count) = (rack.score(answer), answer.words.count)
        let points = text("\(score) point", plural: "\(score) points", score)
        let words = text("\(count) word", plural: "\(count) words", count)
        return text("\(name(of: seat, text)): \(points), \(words), \(answer.seconds) s.")
      } + [resigned].compactMap(\.self)
    }
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
    return SavedGame(session: session, progress: 0, fields: fields)
  }

  /// The fragment, the phrase as far as it may be seen, or the letters of the rack.
  package var glimpse: String {
    switch match.play {
    case .ghost(let match): match.lastRound.ending == nil ? match.fragment.capitals : ""
    case .challenge(let game): me == 0 ? game.phrase.capitals : HangmanRound.glimpse(of: game)
    case .rack(let rack): rack.rack.letters.map { String($0.capital) }.sorted().joined()
    }
  }

  fileprivate init?(_ saved: SavedGame, _ match: PostMatch) {
    guard let me = saved.fields[number: "seat"], (0..<match.seats).contains(me) else { return nil }
    self.init(
      saved.session, match, me: me, names: saved.fields.all("named"),
      since: Day(number: saved.fields[number: "since"] ?? 0))
    isAway = saved.fields["away"] != nil
    isDone = saved.fields["done"] != nil
    other = saved.fields["other"] ?? ""
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
    case .challengePost:
      let phrase = SetUpRow(
        "phrase", text("Phrase"), value: setUp.phrase.capitals,
        note: text("It is scrambled against a glance, not encrypted."),
        entry: SetUpRow.Entry(
          .phrase, path, prompt: text("What is to be guessed?"), text: setUp.phrase, rules: .secret(context)
        ) { $1.post.phrase = $0 })
      return [other, phrase, HangmanSetUp.picturesRow(context)]
    case .ghostPost:
      let seats = SetUpRow(
        "seats", text("Players"), Array(Ghost.playerCounts), setUp.seats, { "\($0)" },
        note: { _ in text("You begin. The letter goes from player to player.") }
      ) { $1.post.seats = $0 }
      return [other, seats, GhostSetUp.wordsRow(context), GhostSetUp.bluffRow(context)]
    default: return [other]
    }
  }

  package static func problem(_ context: Context) -> String? {
    context.post.mode == .challengePost
      && PostMatch.phrase(context.post.phrase, context.profile.language.alphabet) == nil
      ? context.text("Choose a phrase of two letters or more.") : nil
  }
}

extension Context {
  /// A new match with the chosen set-up; `nil` when there is no phrase yet, or no word for it.
  package mutating func newPost() -> PostedMatch? {
    let (names, setUp) = (["", post.other], post)
    let posted: PostedMatch? =
      switch setUp.mode {
      case .challengePost:
        PostMatch.phrase(setUp.phrase, profile.language.alphabet).flatMap {
          newPost(challenge: $0, names: names)
        }
      case .ghostPost: newPost(ghostSeats: setUp.seats, names: names)
      default: newPost(rackFor: names)
      }
    if posted != nil { post.phrase = "" }
    return posted
  }
}

extension Context {
  package var post: PostSetUp {
    get { self[PostSetUp.self] }
    set { self[PostSetUp.self] = newValue }
  }
}

extension GameKind {
  /// The mode of its matches by post.
  package var byPost: Mode {
    switch self {
    case .ghost: .ghostPost
    case .hangman: .challengePost
    case .textTwist: .rackPost
    }
  }
}

extension PostMatch {
  /// The mode under which its results are saved.
  package var mode: Mode { kind.mode }
}

extension PostLetter.Kind {
  package var mode: Mode {
    switch self {
    case .ghost: .ghostPost
    case .challenge: .challengePost
    case .rack: .rackPost
    }
  }
}

/// Why a letter by post cannot be opened or answered.
public enum PostProblem: Error, Equatable, Sendable {
  case letter(PostLetter.Problem)
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
    case .letter(.tooLong): self("No letter has more than \(PostLetter.longest) characters.")
    case .letter(.newer), .newer: self("This letter is from a newer Wordyard.")
    case .noLanguage(let code): self("This letter needs the language \(code).")
    case .newerWords:
      self("This match uses a newer word list. It is kept, and goes on after an update.")
    case .olderWords: self("This match was begun with an older word list, and cannot go on.")
    case .move(let number): self("Move \(number) of this letter is against the rules.")
    case .turn: self("This letter is wrong about whose turn it is.")
    case .answered: self("You have answered this letter.")
    case .differs(let number, let was, let says, kept: _):
      self("Move \(number) was \(was); this letter says \(says). It is not the game you had.")
    case .otherRules: self("This letter says other rules than the match that you have.")
    case .isPlayed: self("Another Wordyard is playing that game.")
    case .notYourTurn(let name): isTurn(of: .named(name))
    case .notAMove(let move): self("\(move): not a move here.")
    case .isFull: self("The letter has no room for more.")
    case .noMove(let option): self("A match begins with its first move: give it with \(option).")
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
    case .ghost(.challenge): self("a challenge")
    case .ghost(.answer(let word?)): word.capitals
    case .ghost(.answer(nil)): self("no word")
    case .hangman(.solve(let text)): text.capitals
    case .phrase: self("another phrase")
    case .answer(let answer):
      self("\(answer.words.count) word", plural: "\(answer.words.count) words", answer.words.count)
    case .resign: self("giving up")
    case .ghost, .hangman: ""
    }
  }
}

extension String {
  /// The names in a list that commas part.
  package var playerNames: [String] { split(separator: ",").compactMap { String($0).asPlayerName } }
}

extension Context {
  /// The identity of a player's side of a match.
  private func postID(_ game: UInt64) -> Int64 {
    Int64(UInt64(stable: "post \(game) \(profile.player)") >> 1)
  }

  /// The player's matches by post, the last played first; without a match those whose words are not here.
  package mutating func posts() -> [(saved: SavedGame, posted: PostedMatch?)] {
    var versions: [String: Int] = [:]
    return services.records.posts(of: profile.player).map { saved in
      let code = saved.session.language
      if versions[code] == nil {
        versions[code] = services.library.language(code).map { services.library.lexicon($0).codeVersion }
      }
      return (saved, posted(saved, version: versions[code]))
    }
  }

  /// A match in its saved form, rebuilt; `nil` when its words or its rules are not here.
  package func posted(_ saved: SavedGame, version: Int? = nil) -> PostedMatch? {
    guard let text = saved.fields["letter"], let letter = try? PostLetter.found(in: text),
      let language = services.library.language(letter.language),
      let match = try? PostMatch(
        letter, alphabet: language.alphabet, lexicon: services.library.lexicon(language), version: version)
    else { return nil }
    return PostedMatch(saved, match)
  }

  /// Opens the match of a letter that somebody sent, and keeps what it says; the match is claimed.
  /// - Parameters:
  ///   - isTaken: whether moves of the player that were not made here are taken; else they are a problem.
  ///   - isKept: false for a look at it, which claims nothing either.
  package mutating func receive(
    post text: String, isTaken: Bool = false, isKept: Bool = true
  ) throws(PostProblem) -> PostedMatch {
    let letter: PostLetter
    do { letter = try PostLetter.found(in: text) } catch { throw .letter(error) }
    guard let language = services.library.language(letter.language) else {
      throw .noLanguage(letter.language)
    }
    let id = postID(letter.game)
    guard services.records.claimPost(id) else { throw .isPlayed }
    do throws(PostProblem) {
      var posted = try received(letter, language, id, isTaken)
      guard isKept else {
        services.records.release(id)
        return posted
      }
      keep(&posted)
      profile.language = language
      profile.ownWords = nil
      return posted
    } catch {
      services.records.release(id)
      throw error
    }
  }

  private mutating func received(
    _ letter: PostLetter, _ language: Language, _ id: Int64, _ isTaken: Bool
  ) throws(PostProblem) -> PostedMatch {
    services.records.add(player: profile.player)
    let saved = services.records.posts(of: profile.player).first { $0.session.id == id }
    let session = GameSession(
      id: id, player: profile.player, mode: letter.kind.mode, language: language.code)
    let match: PostMatch
    do {
      match = try PostMatch(
        letter, alphabet: language.alphabet, lexicon: services.library.lexicon(language))
    } catch {
      switch error {
      case .newer: throw .newer
      case .move(let number): throw .move(number)
      case .turn: throw .turn
      case .words:
        // What was played here once was played with words of before.
        if saved?.fields["seat"] != nil { throw .olderWords }
        var fields = SavedGame.Fields()
        fields.add("letter", letter.text)
        fields.add("since", "\(services.today().number)")
        services.records.save(SavedGame(session: session, progress: 0, fields: fields))
        throw .newerWords
      }
    }
    let kept = saved.flatMap { self.posted($0) }
    var posted = kept ?? PostedMatch(session, match, me: 0, names: [], since: services.today())
    // Where nobody had moved, whoever did so first began.
    if kept?.match.moves.isEmpty ?? true {
      let others = posted.names.filter { !$0.isEmpty }
      posted.me = match.turn ?? 1
      posted.name(others: others)
    }
    switch kept == nil ? .longer : posted.match.compared(with: match) {
    case .same: posted.isAway = false
    case .shorter: throw .answered
    case .other: throw .otherRules
    case .differs(let number):
      posted.other = letter.text
      services.records.save(posted.saved)
      throw .differs(
        number, was: text.name(posted.match.moves[number - 1], lettersOf: nil),
        says: text.name(match.moves[number - 1], lettersOf: nil), kept: posted.letter)
    case .longer:
      let new = zip(match.moves, match.movers).dropFirst(kept?.match.moves.count ?? 0)
      let mine = new.filter { $1 == posted.me }.map { text.name($0.0, lettersOf: nil) }
      guard mine.isEmpty || isTaken else { throw .notMade(mine) }
      (posted.match, posted.since, posted.isAway) = (match, services.today(), false)
    }
    posted.isNew = kept == nil
    return posted
  }

  /// Opens a match that is kept, in its language; it is claimed.
  package mutating func claimed(post id: Int64) throws(PostProblem) -> PostedMatch {
    guard services.records.claimPost(id) else { throw .isPlayed }
    guard let saved = services.records.claim(id), let posted = posted(saved),
      let language = services.library.language(posted.session.language)
    else {
      services.records.release(id)
      throw .newerWords
    }
    (profile.language, profile.ownWords) = (language, nil)
    return posted
  }

  /// Changes what is kept of a match that nobody plays.
  package func change(post id: Int64, _ body: (inout PostedMatch) -> Void) throws(PostProblem) {
    var context = self
    var posted = try context.postBox.claim(id)
    body(&posted)
    context.services.records.save(posted.saved)
    context.services.records.release(id)
  }

  /// Checks that a letter can be opened, perhaps after a question; what it says is kept.
  public func check(post letter: String) throws(PostProblem) {
    var context = self
    do { _ = try context.postBox.receive(letter) } catch { guard case .notMade = error else { throw error } }
  }

  /// Saves a match, and its result once it is over.
  package mutating func keep(_ posted: inout PostedMatch) {
    guard posted.isOver, !posted.isDone else { return services.records.save(posted.saved) }
    finish(&posted, record: record(of: posted))
  }

  /// A finished match in the form in which its game replays it.
  package mutating func record(of posted: PostedMatch) -> SavedGame {
    switch posted.match.play {
    case .ghost: return GhostMatch(posted, &self).record
    case .challenge(let game): return HangmanRound(posted.session, game: game, &self).record
    case .rack: return posted.saved
    }
  }

  /// Saves the result of a match that is over.
  package mutating func finish(_ posted: inout PostedMatch, record: SavedGame) {
    posted.isDone = true
    posted.since = services.today()
    var record = record
    if posted.match.resigned != nil, record.fields["end"] == nil { record.fields.addGivenUp() }
    let result = postResult(posted)
    services.records.finish([result], game: posted.session.id, record: record, next: posted.saved)
  }

  /// The result of the player of this program.
  package func postResult(_ posted: PostedMatch) -> GameResult {
    var (points, misses) = (0, 0)
    if case .rack(let rack) = posted.match.play, rack.answers.indices.contains(posted.me) {
      points = rack.score(rack.answers[posted.me])
    }
    if case .challenge(let game) = posted.match.play { misses = game.misses }
    return result(of: posted.session, isWon: posted.isWon, points: points, misses: misses)
  }

  // MARK: New matches

  // They are claimed; whoever begins one keeps it.

  /// A new match of Ghost with the chosen rules, in which the player begins.
  package mutating func newPost(ghostSeats seats: Int, names: [String]) -> PostedMatch? {
    let rules = Ghost.Rules(allowedTier: ghost.allowedTier.tier, bluff: ghost.isBluff)
    return begin(
      PostMatch(
        ghost: rules, seats: seats, game: newPostNumber(), language: profile.language, lexicon: postLexicon),
      names)
  }

  /// A new challenge on a phrase that the player has chosen.
  package mutating func newPost(challenge phrase: String, names: [String]) -> PostedMatch? {
    let pictures = services.library.pictureIDs().firstIndex(of: hangman.pictures) ?? 0
    return begin(
      PostMatch(
        challenge: phrase, pictures: min(pictures, 15), game: newPostNumber(), language: profile.language,
        lexicon: postLexicon), names)
  }

  /// A new rack, which the player answers first.
  package mutating func newPost(rackFor names: [String]) -> PostedMatch? {
    begin(
      PostMatch(
        rackNumbered: newPostNumber(), language: profile.language,
        lexicon: postLexicon), names)
  }

  /// The match of Ghost for two, or the rack, in which nobody has moved yet; without one a new one.
  package mutating func unbegunPost(_ kind: GameKind) -> PostedMatch? {
    let unbegun = posts().compactMap(\.posted).first {
      $0.session.mode.game == kind && $0.session.language == profile.language.code && $0.match.seats == 2
        && $0.match.moves.isEmpty && !$0.isAway
    }
    if let unbegun, services.records.claimPost(unbegun.session.id) { return unbegun }
    return kind == .ghost ? newPost(ghostSeats: 2, names: []) : newPost(rackFor: [])
  }

  private var postLexicon: Lexicon { services.library.lexicon(profile.language) }

  /// The pictures that the setter of a challenge has chosen; the player's where they do not exist here.
  package func pictures(of posted: PostedMatch) -> PictureSet {
    let ids = services.library.pictureIDs()
    let number = posted.match.pictures
    return ids.indices.contains(number) ? services.library.pictureSet(ids[number]) : pictures
  }

  private mutating func newPostNumber() -> UInt64 {
    profile.generator.next() >> UInt64(64 - GameCode.dealBits)
  }

  private mutating func begin(_ match: PostMatch?, _ names: [String]) -> PostedMatch? {
    guard let match else { return nil }
    services.records.add(player: profile.player)
    profile.ownWords = nil
    let session = GameSession(
      id: postID(match.game), player: profile.player, mode: match.mode, language: match.language)
    _ = services.records.claimPost(session.id)
    return PostedMatch(session, match, me: 0, names: names, since: services.today())
  }
}
