import Engines
import Records
import Texts

/// The player's matches by post: what is kept of them, and what becomes of a letter.
package struct PostBox: Sendable {
  fileprivate var context: Context

  /// The identity of a player's side of a match.
  private func id(_ game: UInt64) -> Int64 {
    Int64(UInt64(stable: "post \(game) \(context.profile.player)") >> 1)
  }

  /// The player's matches by post, the last played first; without a match those whose words are not here.
  package mutating func matches() -> [(saved: SavedGame, posted: PostedMatch?)] {
    context.services.records.posts(of: context.profile.player).map { ($0, match($0)) }
  }

  /// Whether one of them waits for the player.
  package mutating func hasTurn() -> Bool {
    context.services.records.posts(of: context.profile.player).contains { match($0)?.isMyTurn == true }
  }

  /// The identity of the one match whose name on the command line begins so.
  package mutating func match(named id: String) throws(PostProblem) -> Int64 {
    let named = matches().compactMap(\.posted).filter { $0.id.hasPrefix(id.lowercased()) }
    guard let match = named.first, named.count == 1, !id.isEmpty else { throw .noMatch(id) }
    return match.session.id
  }

  /// A match in its saved form, rebuilt; `nil` when its words or its rules are not here.
  package func match(_ saved: SavedGame) -> PostedMatch? {
    guard let text = saved.fields["letter"], let letter = try? PostLetter.found(in: text),
      let language = context.services.library.language(letter.language),
      let match = try? PostMatch(
        letter, alphabet: language.alphabet, lexicon: context.services.library.lexicon(language))
    else { return nil }
    return PostedMatch(saved, match)
  }

  /// Opens the match of a letter that somebody sent, and keeps what it says; the match is claimed.
  /// - Parameters:
  ///   - isTaken: whether moves of the player that were not made here are taken; else they are a problem.
  ///   - isKept: false for a look at it, which claims nothing either.
  package mutating func receive(
    _ text: String, isTaken: Bool = false, isKept: Bool = true
  ) throws(PostProblem) -> PostedMatch {
    let letter: PostLetter
    do { letter = try PostLetter.found(in: text) } catch { throw .letter(error) }
    guard let language = context.services.library.language(letter.language) else {
      throw .noLanguage(letter.language)
    }
    let id = id(letter.game)
    guard context.services.records.claimPost(id) else { throw .isPlayed }
    do throws(PostProblem) {
      var posted = try received(letter, language, id, isTaken)
      guard isKept else {
        context.services.records.release(id)
        return posted
      }
      keep(&posted)
      context.profile.language = language
      context.profile.ownWords = nil
      return posted
    } catch {
      context.services.records.release(id)
      throw error
    }
  }

  private mutating func received(
    _ letter: PostLetter, _ language: Language, _ id: Int64, _ isTaken: Bool
  ) throws(PostProblem) -> PostedMatch {
    context.services.records.add(player: context.profile.player)
    let saved = context.services.records.posts(of: context.profile.player).first { $0.session.id == id }
    let session = GameSession(
      id: id, player: context.profile.player, mode: letter.kind.mode, language: language.code)
    let match: PostMatch
    do {
      match = try PostMatch(
        letter, alphabet: language.alphabet, lexicon: context.services.library.lexicon(language))
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
        fields.add("since", "\(context.services.today().number)")
        context.services.records.save(SavedGame(session: session, progress: 0, fields: fields))
        throw .newerWords
      }
    }
    let kept = saved.flatMap { self.match($0) }
    var posted = kept ?? PostedMatch(session, match, me: 0, names: [], since: context.services.today())
    // Where nobody had moved, whoever did so first began.
    if kept?.match.moves.isEmpty ?? true {
      let others = posted.names.filter { !$0.isEmpty }
      posted.me = match.turn ?? 1
      posted.name(others: others)
    }
    switch kept == nil ? .longer : posted.match.compared(with: match) {
    case .same: posted.isAway = false
    // What the program has answered by itself is shown again.
    case .shorter
    where letter.kind == .sealed && posted.me == 0
      && posted.match.moves.count == match.moves.count + 1:
      posted.isAway = false
    case .shorter: throw .answered
    case .other: throw .otherRules
    case .differs(let number):
      posted.other = letter.text
      context.services.records.save(posted.saved)
      throw .differs(
        number, was: context.text.name(posted.match.moves[number - 1], lettersOf: nil),
        says: context.text.name(match.moves[number - 1], lettersOf: nil), kept: posted.letter)
    case .longer:
      // A letter that asks for a phrase that was set elsewhere could only be looked at.
      if letter.kind == .sealed, posted.me == 0, match.turn == 0, posted.secret == nil { throw .noSecret }
      let new = zip(match.moves, match.movers).dropFirst(kept?.match.moves.count ?? 0)
      let mine = new.filter { $1 == posted.me }.map { context.text.name($0.0, lettersOf: nil) }
      guard mine.isEmpty || isTaken else { throw .notMade(mine) }
      (posted.match, posted.since, posted.isAway) = (match, context.services.today(), false)
      guard posted.answer() else { throw .noSecret }
    }
    posted.isNew = kept == nil
    return posted
  }

  /// Opens a match that is kept, in its language; it is claimed.
  package mutating func claim(_ id: Int64) throws(PostProblem) -> PostedMatch {
    guard context.services.records.claimPost(id) else { throw .isPlayed }
    let saved = context.services.records.claim(id)
    // A letter that waited for newer words than this program had then.
    if let letter = saved?.fields["letter"], saved?.fields["seat"] == nil {
      context.services.records.release(id)
      return try receive(letter)
    }
    guard let saved, let posted = match(saved),
      let language = context.services.library.language(posted.session.language)
    else {
      context.services.records.release(id)
      throw .newerWords
    }
    (context.profile.language, context.profile.ownWords) = (language, nil)
    return posted
  }

  /// Changes what is kept of a match that nobody plays.
  package func change(_ id: Int64, _ body: (inout PostedMatch) -> Void) throws(PostProblem) {
    var box = self
    var posted = try box.claim(id)
    body(&posted)
    box.context.services.records.save(posted.saved)
    box.context.services.records.release(id)
  }

  /// Checks that a letter can be opened, perhaps after a question; what it says is kept.
  func check(_ letter: String) throws(PostProblem) {
    var box = self
    do { _ = try box.receive(letter) } catch { guard case .notMade = error else { throw error } }
  }

  /// Saves a match, and its result once it is over.
  package mutating func keep(_ posted: inout PostedMatch) {
    guard posted.isOver, !posted.isDone else { return context.services.records.save(posted.saved) }
    finish(&posted, record: record(of: posted))
  }

  /// A finished match in the form in which its game replays it.
  package mutating func record(of posted: PostedMatch) -> SavedGame {
    switch posted.match.play {
    case .ghost: return GhostMatch(posted, &context).record
    case .challenge, .sealed: return HangmanRound(posted, &context).record
    case .rack: return posted.saved
    }
  }

  /// Saves the result of a match that is over.
  package mutating func finish(_ posted: inout PostedMatch, record: SavedGame) {
    posted.isDone = true
    posted.since = context.services.today()
    var record = record
    if posted.match.resigned != nil, record.fields["end"] == nil { record.fields.addGivenUp() }
    let result = result(of: posted)
    context.services.records.finish([result], game: posted.session.id, record: record, next: posted.saved)
  }

  /// The result of the player of this program.
  package func result(of posted: PostedMatch) -> GameResult {
    var (points, misses) = (0, 0)
    if case .rack(let rack) = posted.match.play, rack.answers.indices.contains(posted.me) {
      points = rack.score(rack.answers[posted.me])
    }
    if let game = posted.match.challenge { misses = game.misses }
    return GameResult(of: posted.session, isWon: posted.isWon, points: points, misses: misses, context)
  }

  // MARK: New matches

  // They are claimed; whoever begins one keeps it.

  /// A new match with the chosen set-up; `nil` when there is no phrase yet, or no word for it.
  package mutating func newMatch() -> PostedMatch? {
    let (names, setUp) = (["", context.post.other], context.post)
    let posted: PostedMatch? =
      switch setUp.mode {
      case .sealedPost, .challengePost:
        PostMatch.phrase(setUp.phrase, context.profile.language.alphabet).flatMap {
          newMatch(challenge: $0, names: names)
        }
      case .ghostPost: newMatch(ghostSeats: setUp.seats, names: names)
      default: newMatch(rackFor: names)
      }
    if posted != nil { context.post.phrase = "" }
    return posted
  }

  /// A new match of Ghost with the chosen rules, in which the player begins.
  package mutating func newMatch(ghostSeats seats: Int, names: [String]) -> PostedMatch? {
    let setUp = context.ghost
    let rules = Ghost.Rules(list: context.ghostList, bluff: setUp.isBluff).of(setUp.variant)
    return begin(
      PostMatch(
        ghost: rules, seats: seats, game: newNumber(), language: context.profile.language, lexicon: lexicon),
      names)
  }

  /// A new challenge on a phrase that the player has chosen, sealed unless an open letter is.
  package mutating func newMatch(challenge phrase: String, names: [String]) -> PostedMatch? {
    let pictures = context.services.library.pictureIDs().firstIndex(of: context.hangman.pictures) ?? 0
    let (number, language) = (min(pictures, 15), context.profile.language)
    guard context.post.mode != .challengePost else {
      return begin(
        PostMatch(
          challenge: phrase, pictures: number, game: newNumber(), language: language, lexicon: lexicon), names
      )
    }
    var random = SystemRandomNumberGenerator()
    let secret = SealedHangman.Secret(phrase, using: &random)
    var posted = begin(
      PostMatch(
        sealed: secret, pictures: number, game: newNumber(), language: language, lexicon: lexicon), names)
    posted?.secret = secret
    return posted
  }

  /// A new rack, which the player answers first.
  package mutating func newMatch(rackFor names: [String]) -> PostedMatch? {
    begin(
      PostMatch(
        rackNumbered: newNumber(), language: context.profile.language,
        lexicon: lexicon), names)
  }

  /// The match of Ghost for two, or the rack, in which nobody has moved yet; without one a new one.
  package mutating func unbegun(_ kind: GameKind) -> PostedMatch? {
    let unbegun = matches().compactMap(\.posted).first {
      $0.session.mode.game == kind && $0.session.language == context.profile.language.code
        && $0.match.seats == 2
        && $0.match.moves.isEmpty && !$0.isAway
    }
    if let unbegun, context.services.records.claimPost(unbegun.session.id) { return unbegun }
    return kind == .ghost ? newMatch(ghostSeats: 2, names: []) : newMatch(rackFor: [])
  }

  private var lexicon: Lexicon { context.services.library.lexicon(context.profile.language) }

  /// The pictures that the setter of a challenge has chosen; the player's where they do not exist here.
  package func pictures(of posted: PostedMatch) -> PictureSet {
    let ids = context.services.library.pictureIDs()
    let number = posted.match.pictures
    return ids.indices.contains(number) ? context.services.library.pictureSet(ids[number]) : context.pictures
  }

  private mutating func newNumber() -> UInt64 {
    context.profile.generator.next() >> UInt64(64 - GameCode.dealBits)
  }

  private mutating func begin(_ match: PostMatch?, _ names: [String]) -> PostedMatch? {
    guard let match else { return nil }
    context.services.records.add(player: context.profile.player)
    context.profile.ownWords = nil
    let session = GameSession(
      id: id(match.game), player: context.profile.player, mode: match.mode, language: match.language)
    _ = context.services.records.claimPost(session.id)
    return PostedMatch(session, match, me: 0, names: names, since: context.services.today())
  }
}

extension Context {
  /// The player's matches by post.
  package var postBox: PostBox {
    get { PostBox(context: self) }
    set { self = newValue.context }
  }
}
