import Commentary
import Engines
import Records
import Texts

/// What is different about a match that a player has won, for its result.
package struct GhostFigures: Equatable, Sendable {
  /// Something true that is not true of every match.
  package enum Remark: Equatable, Sendable {
    /// The match has the highest score of the player; the rank is that on the list, if it is on it.
    case best(rank: Int?)
    case rank(Int)
    /// The points that are missing to pass the next player on the list.
    case behind(String, by: Int)
    /// By how many points the match is better than the one before.
    case better(Int)
  }

  /// The highest score of a match before this one; `nil` until one has scored.
  private let best: Int?
  package private(set) var remark: Remark?

  init(_ session: GameSession, _ context: inout Context) {
    best =
      Self.counts(session) ? context.services.records.tally(of: session.player, in: session.mode).best : nil
  }

  private static func counts(_ session: GameSession) -> Bool {
    session.day == nil && session.mode.ranking != .wins && session.words.isEmpty && session.counts
  }

  /// Finds the remark on a match that has been won and saved. Once a sitting a match is praised for its
  /// place on a list, if that list says something.
  mutating func finish(_ session: GameSession, points: Int, _ context: inout Context) {
    guard Self.counts(session) else { return }
    let standings = context.services.records.standings(of: session.mode, for: session.player)
    let place = standings.firstIndex(where: \.isLatest)
    if standings.isContested, !context.ghost.praised.contains(session.mode) {
      let rank = place.map { $0 + 1 }
      remark = points > best ?? 0 ? .best(rank: rank) : rank.map(Remark.rank)
      if remark != nil { context.ghost.praised.insert(session.mode) }
    }
    if remark == nil, let ahead = standings[..<(place ?? 0)].last(where: { $0.player != session.player }) {
      remark = .behind(ahead.player, by: ahead.score - points + 1)
    }
    let last = context.services.records.results(of: session.player, in: [session.mode], limit: 2).dropLast()
      .last
    if remark == nil, let last, points > last.points { remark = .better(points - last.points) }
  }
}

extension GhostMatch {
  /// With which letters a day's puzzle begins, and whom to outlive.
  package func dailyOpening(_ fragment: String, _ text: Texts) -> String {
    text("Today all begin with \(fragment). Outlive \(text.name(session.mode.ghostComputer)).")
  }

  /// Who has won the match; of two players with the rounds, and for one person who has lost, that. Of a match that was given
  /// up, who has; of the day's puzzle, who has outlived whom; of a round, who gets which letter.
  package func title(_ text: Texts) -> String {
    let winner = match.winner
    func who(_ player: Int) -> Person { match.person(player, you: you, text) }
    if isGivenUp {
      return match.givenUpTitle(isPersonal: post.map { $0.match.resigned == $0.me } ?? isPersonal, text)
    }
    if session.day != nil {
      let other = match.name(of: match.opponent(of: person), text)
      return winner == person ? text("You outlived \(other)") : text("\(other) outlived you")
    }
    guard isOver else {
      let loser = match.lastRound.loser ?? 0
      let letter = match.letters(of: loser).last ?? "G"
      return text(who(loser), you: "You get the \(letter)") { "\($0) gets the \(letter)" }
    }
    let isOfMany = match.players.count > 2
    guard isWon else {
      return isOfMany && !isPersonal
        ? text.winsTheMatch(winner, in: match, you: you) : text("You are a ghost now")
    }
    let rounds = (won: match.roundsWon(by: winner), lost: match.letters(of: winner).count)
    if rounds.lost == 0 { return text("Not one letter of GHOST") }
    if isOfMany { return text.winsTheMatch(winner, in: match, you: you) }
    return text.wins(who(winner), rounds.won, rounds.lost)
  }

  /// The points, or the matches that each player has won, and one thing about this match.
  /// - Parameter review: the coach's; `nil` when no round has ended.
  package func resultLines(_ review: GhostCoach.Review?, _ context: Context) -> [ResultLine] {
    let text = context.text
    let mistakes = mistakes(review, text)
    guard countsByName, me == nil else { return [points(text, mistakes)] }
    let seats = match.players.indices.map { player in
      (name: match.name(of: player, text), won: context.ghost.matchesWon[player])
    }
    return [ResultLine(parts: text.matches(seats))] + (mistakes.map { [ResultLine($0, isNote: true)] } ?? [])
  }

  /// How many letters gave a round away: those of the person, or with several people everybody's; `nil` when none did, and in a
  /// match without a lost round, where none was taken.
  private func mistakes(_ review: GhostCoach.Review?, _ text: Texts) -> String? {
    let count = (review?.remarks ?? []).joined().count { remark in
      guard remark.move.letter != nil, remark.better != nil else { return false }
      return you.map { $0 == remark.player } ?? (match.players[remark.player].level == nil)
    }
    if count == 0 || isPersonal && isWon && match.letters(of: person).isEmpty { return nil }
    return isPersonal
      ? text(
        "\(count) letter of yours threw a round away", plural: "\(count) letters of yours threw a round away",
        count)
      : text("\(count) letter threw a round away", plural: "\(count) letters threw a round away", count)
  }

  private func points(_ text: Texts, _ mistakes: String?) -> ResultLine {
    let points = text.points(match.score(of: person))
    if me != nil { return ResultLine(points, mistakes) }
    if let both = sideBySide(text) { return both }
    guard session.words.isEmpty else { return ResultLine(text("\(points). Own words are on no list.")) }
    let level = match.players.compactMap(\.level).max { $0.factor < $1.factor } ?? .easy
    func standing(_ rank: Int) -> String { text("number \(rank) of all time on \(text.level(level))") }
    switch figures.remark {
    case .best(let rank): return ResultLine(text("\(points), your best yet"), rank.map(standing))
    case .rank(let rank): return ResultLine(points, standing(rank))
    case .behind(let name, let count):
      return ResultLine(
        points,
        text(Person(name), you: "\(count) more and you pass the next") { "\(count) more and you pass \($0)" }
      )
    case .better(let count):
      return ResultLine(
        points,
        text(
          "\(count) point better than your last", plural: "\(count) points better than your last", count))
    case nil: return ResultLine(points, mistakes)
    }
  }

  /// The result of the sender of this match's code beside the player's; `nil` for a match without a code.
  package func sideBySide(_ text: Texts) -> ResultLine? {
    guard let code = session.dealtBy else { return nil }
    let own = GameCode.Result(isWon: !isGivenUp && match.winner == person, number: match.score(of: person))
    func line(_ result: GameCode.Result) -> String {
      result.isWon ? text("won, \(text.points(result.number))") : text("lost, \(text.points(result.number))")
    }
    return text.sideBySide(line(own), line(GameCode.Result(bits: code.result)))
  }
}
