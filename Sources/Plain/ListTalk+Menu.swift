import Commentary
import Engines
import Play
import Records
import Texts

extension ListTalk {
  /// The menu: everything that can be played or asked for.
  static let menu = ListTalk(
    note: { [$0.text("A number or the first letters open an entry.")] },
    { context in
      let text = context.text
      let resume = context.profile.waiting.isEmpty ? [] : [entry(text("Continue")) { $0.resume(of: nil) }]
      let practise = !context.practiceBook.canPractise ? [] : [entry(text("Practice")) { $0.practise() }]
      let games = GameKind.allCases.map { kind in entry(text.name(kind)) { $0.choose(kind) } }
      let records = [
        entry(text("High scores")) { $0.openScores() },
        entry(text("Statistics")) { .list($0.tallyLines(of: $0.profile.player)) },
        entry(text("Replay")) { $0.openReplays() },
        entry(text("Players")) { ListTalk(Listing.players).opening($0) },
      ]
      let others = [
        entry(text("By post")) { ListTalk(Listing.posts).opening($0) },
        entry(text("Settings")) { settings.opening($0) },
        entry(text("Language")) { ListTalk { .languages($0) }.opening($0) },
        entry(text("How to play")) { .list($0.text.introduction) }, entry(text("Quit")) { _ in .then(.quit) },
      ]
      let today = [entry(text("Daily")) { daily.opening($0) }]
      let entries = resume + games + today + practise + records + others
      return ([], Choices(entries, standard: 0))
    })

  /// The day's puzzles, one try each.
  static let daily = ListTalk(
    note: { [$0.text("The same \(Mode.daily.count) for everyone today, and one try at each.")] },
    { context in
      let (text, today) = (context.text, context.services.today())
      let results = context.services.records.dailyResults(
        of: context.profile.player, language: context.profile.settings.words)
      let entries = Mode.daily.map { mode in
        let result = results.first { $0.mode == mode && $0.day == today }
        let isBegun = context.profile.waiting.contains { $0.session.mode == mode && $0.session.day == today }
        let line =
          result.map { AllLines.game(mode.game)?.dailyLine($0, text) ?? text("played") }
          ?? (isBegun ? text("begun") : nil)
        return entry(text.labelled(text.name(mode.game), line ?? text("not played yet"))) {
          result == nil ? $0.playDaily(mode) : .say(text("One try a day; come back tomorrow."))
        }
      }
      let streak = DailyStanding(results, day: today).streak
      let days = streak > 0 ? [text.daysInARow(streak) + "."] : []
      return (
        ["\(text("Daily")), \(text.date(today))."] + days,
        Choices(
          entries + [entry(text("menu")) { _ in .then(.menu) }],
          standard: Mode.daily.firstIndex { mode in !results.contains { $0.mode == mode && $0.day == today } }
        )
      )
    })
}

extension Context {
  /// Asks for the choices of a game that the player does not know yet; else begins it.
  fileprivate mutating func choose(_ kind: GameKind) -> Reply {
    if let game = AllLines.game(kind), !hasPlayed(kind) { return game.setUp(&self) }
    return play(kind)
  }

  /// Begins a game with the last choices, or asks which of those that wait goes on.
  mutating func play(_ kind: GameKind) -> Reply {
    guard let game = AllLines.game(kind) else { return .say(text.onScreenOnly(text.name(kind))) }
    return waiting(of: kind).isEmpty ? game.begin(&self) : resume(of: kind)
  }

  /// Continues the only saved game, or asks for one of several.
  /// - Parameter kind: the game of which a new one can be chosen, too.
  fileprivate mutating func resume(of kind: GameKind?) -> Reply {
    let waiting = waiting(of: kind)
    if kind == nil, waiting.count == 1 { return resume(waiting[0].session.id) }
    return ListTalk { .waiting(of: kind, $0) }.opening(self)
  }

  /// Continues a saved game.
  mutating func resume(_ game: Int64) -> Reply {
    do throws(ResumeProblem) {
      let (_, reply) = try resumed(game) { saved, context -> Reply? in
        let kind = saved.session.mode.game
        guard let lines = AllLines.game(kind) else {
          return .say(context.text.onScreenOnly(context.text.name(kind)))
        }
        return lines.restored(saved, &context)
      }
      if case .open = reply.next { return reply }
      services.records.release(game)
      return reply
    } catch {
      return .say(text.problem(error))
    }
  }

  /// Opens the game of a code, or says why it cannot be opened.
  mutating func open(code: String) -> Reply {
    var dealing = self
    do throws(CodeProblem) {
      let (_, reply) = try dealing.dealt(code: code) { AllLines.game($1.mode.game)?.dealt($0, $1, &$2) }
      self = dealing
      services.records.add(player: profile.player)
      return reply
    } catch {
      return .say(text.problem(error))
    }
  }

  /// Checks that the game of a code can be opened, and opens nothing.
  public func check(code: String) throws(CodeProblem) {
    var dealing = self
    _ = try dealing.dealt(code: code) { AllLines.game($1.mode.game)?.dealt($0, $1, &$2) }
  }

  /// Begins a puzzle of the day, or continues it.
  mutating func playDaily(_ mode: Mode) -> Reply {
    guard let game = AllLines.game(mode.game) else { return .say(text.onScreenOnly(text.name(mode.game))) }
    let day = services.today()
    let session = dailySession(mode, day)
    if services.records.isClaimedElsewhere(session.id) { return .say(text.problem(ResumeProblem.isPlayed)) }
    if services.records.savedGames(of: session.player).contains(where: { $0.session.id == session.id }) {
      return resume(session.id)
    }
    return game.daily(session, puzzles(of: day), &self) ?? .say(text("This word list has no such puzzle."))
  }

  /// Practises the words that are due, or says when the next one is, and offers the last ones.
  mutating func practise() -> Reply {
    if let reply = practise(practiceBook.due(), isCounted: true) { return reply }
    guard let summary = practiceBook.summary else { return .say(text("There is nothing to practise.")) }
    let today = services.today()
    let next = text.when(summary.next(after: today), from: today)
    let question = EntryTalk.asking({ $0.text("Practise the last ones now? It does not count.") }) {
      $0.practise($0.practiceBook.last(), isCounted: false)?.replacing ?? .then(.close)
    }
    return .say(text("Nothing is due today. The next word comes \(next)."), then: .open(question))
  }

  private mutating func practise(_ words: [PracticeWord], isCounted: Bool) -> Reply? {
    for game in AllLines.games {
      if let reply = game.practice(words, isCounted: isCounted, &self) { return reply }
    }
    return nil
  }

  /// The high score lists that are not empty, of which the first ranks are read out.
  fileprivate mutating func openScores() -> Reply {
    let lists = Mode.ranked.map { ($0, services.records.standings(of: $0, for: profile.player)) }
      .filter { !$0.1.isEmpty }
    guard !lists.isEmpty else { return .say(text("There are no scores yet.")) }
    return ListTalk(note: { [$0.text("A number reads that list.")] }) { context in
      let (text, today) = (context.text, context.services.today())
      let entries = lists.map { mode, rows in
        let lines = rows.prefix(10).enumerated().map { rank, row in
          let (name, score) = (text.name(Person(row.player)), text.score(row.score, mode.ranking))
          return text.labelled("\(rank + 1) \(name)", "\(score), \(text.shortDate(row.day, from: today)).")
        }
        return entry(text.name(of: mode)) { _ in .list(lines) }
      }
      return ([], Choices(entries + [entry(text("menu")) { _ in .then(.close) }]))
    }.opening(self)
  }

  /// What a player has played and won in each mode.
  mutating func tallyLines(of player: String) -> [String] {
    let tallies = services.records.tallies(of: player)
    return tallies.isEmpty
      ? [text("Nothing has been played yet.")]
      : tallies.map { tally in
        let mode = tally.mode
        let streak = text("Streak \(tally.streak), longest \(tally.longestStreak).")
        return
          ([
            text.labelled(text.name(of: mode), text("\(tally.played) played, \(tally.won) won.")),
            mode.ranking == .streak ? streak : nil,
            tally.best.map { text("Best \($0).") },
          ] as [String?]).compactMap(\.self).joined(separator: " ")
      }
  }

  /// The player's last games, of which one is read out step by step.
  mutating func openReplays() -> Reply {
    let games = services.records.finishedGames(of: profile.player).prefix(Self.replaysListed)
    guard !games.isEmpty else { return .say(text("Nothing has been played yet.")) }
    return ListTalk(note: { [$0.text("A number reads that game, move by move.")] }) { context in
      let (text, today) = (context.text, context.services.today())
      let entries = games.map { game in
        let (mode, day) = (game.result.mode, text.shortDate(game.result.day, from: today))
        let outcome = game.result.isWon ? text("won") : text("lost")
        let number = text("number \(Int(game.id))")
        return entry("\(text.name(of: mode)), \(outcome), \(day), \(number)") { context in
          context.replay(game.id)
        }
      }
      return ([], Choices(entries + [entry(text("menu")) { _ in .then(.close) }]))
    }.opening(self)
  }

  private static let replaysListed = 10

  /// Reads a finished game out.
  mutating func replay(_ game: Int64) -> Reply {
    var context = self
    guard let record = services.records.record(of: game), context.useWords(of: record.game.session),
      let lines = AllLines.game(record.result.mode.game)?.replay(record, &context)
    else { return .say(text("This game cannot be replayed any more.")) }
    // A game that had not ended before its first move can be played on from there, and so from others.
    guard context.playedOn(record, after: 0) != nil else { return .list(lines) }
    let note = text("What if? A number plays on after so many moves, and counts nowhere. Enter goes back.")
    let question = EntryTalk({ $0.text("Move?") }, note: { _ in note }) { typed, context in
      guard !typed.isEmpty else { return .then(.close) }
      guard let step = Int(checked: typed), step >= 0 else { return nil }
      return context.playedOn(record, after: step)
        ?? .say(context.text("The game had ended by then, or had no such move."))
    }
    return .list(lines + [note], then: .open(question))
  }

  /// Plays a finished game on, in its language and with its words.
  private mutating func playedOn(_ record: GameRecord, after step: Int) -> Reply? {
    var own = self
    guard own.useWords(of: record.game.session),
      let reply = AllLines.game(record.result.mode.game)?.playedOn(record, after: step, &own)
    else { return nil }
    (profile.language, profile.ownWords) = (own.profile.language, own.profile.ownWords)
    return reply.after(text("What if: this counts nowhere."))
  }
}

extension Texts {
  /// What a high score list counts of a player.
  fileprivate func score(_ count: Int, _ ranking: Mode.Ranking) -> String {
    switch ranking {
    case .points: points(count)
    case .streak: "\(count) \(unit(.streak))"
    case .wins, .none: self("\(count) game won", plural: "\(count) games won", count)
    }
  }

  /// The introduction, a paragraph an entry.
  fileprivate var introduction: [String] {
    [
      self(
        "1 Wordyard has three games of words: Hangman, Text Twist and Ghost. Each goes on where it was left."),
      self("2 Hangman: guess a hidden phrase, a letter at a time. The seventh wrong letter loses."),
      self("3 Text Twist: make words out of six letters."),
      self("4 Ghost: say letters in turn. Whoever completes a word loses the round."),
      self("5 A question mark says what can be typed; Enter alone says how the game stands."),
    ]
  }
}
