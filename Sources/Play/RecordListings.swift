import Records
import Texts

extension Listing {
  /// What there is of records.
  package static func records(_ context: Context) -> [Entry] {
    let (text, player) = (context.text, context.profile.player)
    return [
      Entry(title: text("The yard"), action: .yard),
      Entry(title: text("High scores"), action: .scores),
      Entry(title: text("Statistics"), action: .statistics(of: player)),
      Entry(title: text("Replay"), action: .replays(of: player)),
    ]
  }

  /// The high score lists that are not empty.
  package static func scores(_ context: inout Context) -> Listing {
    let text = context.text
    let lists = context.services.records.scoreLists(for: context.profile.player)
    return Listing(
      name: text("High scores"),
      rules: text.scoreRules,
      entries: lists.map { Entry(title: text.name(of: $0.mode), action: .scoreList($0.mode)) },
      empty: text("There are no scores yet. One game won, and a list begins."))
  }

  /// The ranks of a high score list, whose last game is seen again.
  package static func scores(of mode: Mode, _ context: inout Context) -> Listing {
    let (text, today) = (context.text, context.services.today())
    let rows = context.services.records.standings(of: mode, for: context.profile.player)
    return Listing(
      name: text.name(of: mode), heading: [text.name(of: mode) + "."],
      entries: rows.map { row in
        Entry(
          title: text.name(Person(row.player)), action: row.game.map { .replay($0) },
          facts: [text.score(row.score, mode.ranking), text.shortDate(row.day, from: today)])
      },
      isInside: true, empty: text("Nobody is here yet. One game, and this list is yours."),
      mostSpoken: mostSpoken)
  }

  /// What a player has played and won in each mode, the modes of a group together; what a mode does not count is empty.
  package static func statistics(of player: String, _ context: inout Context) -> Listing {
    let text = context.text
    let results = context.services.records.dailyResults(of: player, language: context.profile.settings.words)
    let daily = results.isEmpty ? nil : DailyStanding(results, day: context.services.today())
    let hangman = HangmanCourse(of: player, &context)
    return Listing(
      name: text("Statistics"),
      heading: (daily.map { [text.daily($0)] } ?? [])
        + ([hangman.average(text)].compactMap(\.self) + hangman.sentences(text)).map {
          text.labelled(text.name(.hangman), $0)
        },
      heads: [text("played"), text("won"), text("streak"), text("best")],
      entries: entries(of: context.services.records.tallies(of: player), text),
      empty: text(Person(player), you: "You have not finished a game yet. One game, and this table begins.") {
        "\($0) has not finished a game yet. One game, and this table begins."
      })
  }

  /// An entry a mode. The groups are in the order in which the first mode of each occurs.
  package static func entries(of tallies: [Tally], _ text: Texts) -> [Entry] {
    let entries = tallies.map { tally in
      let name = text.modeName(tally.mode)
      return Entry(title: name.row, group: name.group, facts: tally.cells)
    }
    return entries.map(\.group).uniqued.flatMap { group in entries.filter { $0.group == group } }
  }

  /// A player's last games, the latest first: what came of each, its day, and the number by which `wordyard replay` opens it.
  package static func replays(of player: String, _ context: inout Context) -> Listing {
    let (text, today) = (context.text, context.services.today())
    let entries = context.services.records.finishedGames(of: player).map { entry(of: $0, from: today, text) }
    return Listing(
      name: text("Games"),
      rules: text("The last \(GameRecord.limit) games; those on a high score list are kept longer."),
      entries: entries,
      empty: text(Person(player), you: "You have no game to see again yet. One game, and it is listed here.")
      {
        "\($0) has no game to see again yet. One game, and it is listed here."
      }, mostSpoken: mostSpoken)
  }

  /// A finished game, which is seen again.
  static func entry(of game: FinishedGame, from today: Day, _ text: Texts) -> Entry {
    Entry(
      title: text.name(of: game.result.mode), action: .replay(game.id),
      facts: [
        text.outcome(of: game.result), text.shortDate(game.result.day, from: today),
        text("number \(Int(game.id))"),
      ])
  }

  private static var mostSpoken: Int { 10 }
}

extension Texts {
  /// What the high score lists are.
  package var scoreRules: String {
    self(
      """
      A list for each game and level, its hundred best. A win with a hint continues a streak, but is on no list.
      """)
  }
}

extension Records {
  /// The high score lists that are not empty, as a player sees them.
  package mutating func scoreLists(for player: String) -> [(mode: Mode, rows: [Standing])] {
    var lists: [(mode: Mode, rows: [Standing])] = []
    for mode in Mode.ranked {
      let rows = standings(of: mode, for: player)
      if !rows.isEmpty { lists.append((mode, rows)) }
    }
    return lists
  }
}

extension Tally {
  /// How often it was played and won, the streak, and the best one or the most points.
  fileprivate var cells: [String] {
    if played == 0 { return ["", "", "", ""] }
    let isRanked = mode.ranking != .none
    let best = mode.ranking == .points ? mostPoints : longestStreak
    return ["\(played)", "\(won)", isRanked ? "\(streak)" : "", isRanked ? "\(best)" : ""]
  }
}

extension Texts {
  fileprivate func daily(_ daily: DailyStanding) -> String {
    self(
      "Daily: \(daily.streak) day in a row, longest \(daily.longestStreak).",
      plural: "Daily: \(daily.streak) days in a row, longest \(daily.longestStreak).", daily.streak)
  }

  /// What came of a game: its points if it has any, else whether it was won.
  package func outcome(of result: GameResult) -> String {
    result.points > 0 ? points(result.points) : result.isWon ? self("won") : self("lost")
  }

  /// What a high score list counts of a player.
  fileprivate func score(_ count: Int, _ ranking: Mode.Ranking) -> String {
    switch ranking {
    case .points: points(count)
    case .streak: "\(count) \(unit(.streak))"
    case .wins, .none: self("\(count) game won", plural: "\(count) games won", count)
    }
  }
}
