import Engines
import Records
import Tables
import Texts

/// A list that the screen draws and lines speak, with the same entries and the same things to do.
package struct Listing: Sendable {
  /// Makes it, anew when something has changed.
  package typealias Source = @Sendable (inout Context) -> Listing

  package struct Entry: Sendable {
    package var title: String
    /// The heading under which it stands; empty without one.
    package var group = ""
    /// What choosing it does; `nil` when it cannot be chosen.
    package var action: ListAction?
    /// What there is to say of it; `_` is a hidden letter.
    package var facts: [String] = []
    /// Which of the facts is letters apart, which the screen shows as tiles.
    package var letters: Int?
    /// What else can be done with it.
    package var others: [ListAction] = []
    /// What opens it on the screen, whichever is chosen.
    package var key: Character?
  }

  package let name: String
  /// What it is, in a sentence or two.
  package var rules = ""
  /// What stands above the entries.
  package var heading: [String] = []
  /// What the facts of an entry are, where they do not say so themselves.
  package var heads: [String] = []
  package var entries: [Entry]
  /// The entry that Enter takes.
  package var standard: Int?
  /// Whether it closes when an entry has been chosen.
  package var isQuestion = false
  /// Whether the screen tries an entry when the selection moves to it.
  package var isTried = false
  /// Whether another list is behind it.
  package var isInside = false
  /// What is said when it has no entries.
  package var empty = ""
  /// How many entries are read out; the screen scrolls through the others.
  package var mostSpoken = Int.max
}

/// What can be done with an entry of a list, or with the list.
public enum ListAction: Equatable, Sendable {
  /// An entry is chosen, by its index.
  case choose(Int)
  /// A list opens.
  case waiting(of: GameKind?), scores, scoreList(Mode), players, more, posts, languages, newMatch
  /// The day's puzzles.
  case daily
  /// What a player has played and won, and the last games.
  case statistics(of: String), replays(of: String)
  /// What has grown of the days, and a player's games of one of them.
  case yard, games(of: String, on: Day)
  case tables, introduction, settings
  /// A seat at a table, by its identifier, a look at it, or a new table for a game.
  case sit(at: String), watch(String), lay(TableGame)
  /// The tables of another machine, or those of this one.
  case elsewhere, here
  /// The only saved game goes on, or one of several that is chosen.
  case goOn
  /// The Devil, who has knocked, comes in.
  case visit
  /// A game is chosen in the menu, or dealt, unless a saved one waits.
  case game(GameKind), deal(GameKind)
  /// A saved game goes on, a new one begins with the last choices, or with new ones.
  case resume(Int64), begin(GameKind), setUp(GameKind)
  /// A saved game that cannot go on is thrown away.
  case discard(Int64)
  /// The puzzle of a day begins, or goes on.
  case puzzle(Mode, Day)
  /// The words that are due are practised, or the last ones, which does not count; or these words.
  case practise(isLast: Bool = false), practice([PracticeWord], isCounted: Bool)
  /// A finished game is seen again.
  case replay(Int64)
  case useLanguage(String)
  case play(as: String), newPlayer
  /// A player gets another name, which is asked for, or goes, if that is sure.
  case renamePlayer(String, to: String? = nil), removePlayer(String, isSure: Bool = false)
  case openMatch(Int64), beginMatch(Mode), putAway(Int64)
  /// The others in a match get names, which are asked for; a letter by post is opened, which is asked for.
  case renameMatch(Int64, to: String? = nil), letter(String? = nil)
  /// A list of words that somebody sent becomes the player's, if that is sure.
  case takeList(String, isSure: Bool = false)

  /// The table that it is about, by its identifier.
  package var table: String? {
    switch self {
    case .sit(let id), .watch(let id): id
    default: nil
    }
  }

  /// The list that it opens; `nil` when it opens none.
  package var list: Listing.Source? {
    switch self {
    case .waiting(let kind): return { .waiting(of: kind, $0) }
    case .daily:
      return { context in
        let sheet = DailySheet(context.services.today(), &context)
        return sheet.listing(context.text, DayEnd(sheet, &context))
      }
    case .scores: return Listing.scores
    case .scoreList(let mode): return { .scores(of: mode, &$0) }
    case .statistics(let player): return { .statistics(of: player, &$0) }
    case .replays(let player): return { .replays(of: player, &$0) }
    case .games(let player, let day): return { .games(of: player, on: day, &$0) }
    case .players: return Listing.players
    case .more: return { .more($0) }
    case .posts: return Listing.posts
    case .languages: return { .languages($0) }
    case .newMatch: return { .newMatches($0) }
    default: return nil
    }
  }
}

extension Texts {
  /// The key of an action on the screen, its label in a word or two, and what it does; `nil` for what is an entry alone.
  package func offer(_ action: ListAction) -> (key: Character, label: String, help: String)? {
    switch action {
    case .newPlayer: ("n", self("new"), self("play under a new name"))
    case .newMatch: ("n", self("new"), self("begin a match"))
    case .letter: ("p", self("paste"), self("paste or type a letter"))
    case .renamePlayer, .renameMatch: ("r", self("rename"), self("give another name"))
    case .removePlayer: ("-", self("remove"), self("remove this name"))
    case .watch: ("w", self("watch"), self("watch the chosen table without a seat"))
    case .putAway: ("-", self("put away"), self("put a match away"))
    case .statistics: ("s", self("statistics"), self("the statistics of this name"))
    default: nil
    }
  }

  /// What choosing an entry does, in a word, and in help.
  package func choice(_ action: ListAction?) -> (label: String, help: String) {
    switch action {
    case .play, .newPlayer: (self("play"), self("play under this name"))
    case .sit: (self("sit down"), self("sit down at the chosen table, or lay one"))
    case .watch: (self("watch"), self("sit down at the chosen table, or lay one"))
    case .lay: (self("lay a table"), self("sit down at the chosen table, or lay one"))
    case .useLanguage: (self("choose"), self("play in this language"))
    default: (self("open"), self("open the chosen entry"))
    }
  }

  /// What a letter by post is.
  package var letterRules: String {
    self("A letter is a match in one line. Send it by any chat, and paste the answer.")
  }

  /// A saved game in a list.
  fileprivate func title(of waiting: WaitingGame) -> String {
    let mode = waiting.session.mode
    return waiting.session.day.map { "\(name(mode.game)), \(puzzle(of: $0))" } ?? name(of: mode)
  }
}

extension Listing {
  /// A question for one of some entries, which is chosen by its index.
  package static func choices(
    _ name: String, _ entries: [(title: String, note: String)], standard: Int
  ) -> Listing {
    let entries = entries.enumerated().map { Entry(title: $1.title, action: .choose($0), facts: [$1.note]) }
    return Listing(name: name, entries: entries, standard: standard, isQuestion: true)
  }

  /// Everything that can be played or asked for, in groups, each entry with its key. What is not always there leaves the first letters
  /// to the others.
  package static func wholeMenu(_ context: Context) -> [[Entry]] {
    let text = context.text
    let games = GameKind.allCases.map {
      Entry(title: text.name($0), action: .game($0), facts: [$0.traits.tagline(text)])
    }
    let daily = text("\(Mode.daily.count) puzzles, one try each")
    let more =
      context.profile.hasLetter
      ? text("by post: your turn") : text("by post, how to play, language, settings")
    var groups = [
      [Entry(title: text("Continue"), action: .goOn)],
      games + [
        Entry(title: text("Daily"), action: .daily, facts: [daily]),
        Entry(title: text("Table"), action: .tables, facts: [text("two terminals, one game")]),
      ],
      [
        Entry(title: text("Practice"), action: .practise(), facts: [context.practiceBook.note]),
        Entry(title: text("Scores"), action: .scores, facts: [text("and statistics")]),
        Entry(
          title: text("Players"), action: .players, facts: [context.profile.givenName].compactMap(\.self)),
        Entry(title: text("More"), action: .more, facts: [more]),
      ],
      [Entry(title: text("Somebody knocks."), action: .visit)],
    ]
    let isOccasional = { (entry: Entry) in [.goOn, .practise(), .visit].contains(entry.action) }
    let entries = groups.flatMap(\.self)
    let titles = (entries.filter { !isOccasional($0) } + entries.filter(isOccasional)).map(\.title)
    var keys = Dictionary(zip(titles, titles.shortcuts)) { first, _ in first }
    if let knock = titles.last, knock.contains("k"), !keys.values.contains("k") { keys[knock] = "k" }
    for (group, row) in groups.indices.flatMap({ group in groups[group].indices.map { (group, $0) } }) {
      groups[group][row].key = keys[groups[group][row].title] ?? nil
    }
    return groups
  }

  /// What of it there is at the moment: continuing and practice require something to continue or practise, tables their folder.
  package static func menu(_ context: Context, hasTables: Bool) -> [[Entry]] {
    wholeMenu(context).map { group in
      group.filter { entry in
        switch entry.action {
        case .goOn: !context.profile.waiting.isEmpty
        case .practise: context.practiceBook.canPractise
        case .visit: context.profile.visits.knocks(on: context.services.today())
        case .tables: hasTables
        default: true
        }
      }
    }.filter { !$0.isEmpty }
  }

  /// What the title screen keeps out of sight.
  package static func more(_ context: Context) -> Listing {
    let (text, library) = (context.text, context.services.library)
    let pages = text("\(text.introduction.count + 1) pictures")
    let post = context.profile.hasLetter ? text("your turn") : text("letters and codes that somebody sent")
    var entries = [
      Entry(title: text("By post"), action: .posts, facts: [post]),
      Entry(title: text("How to play"), action: .introduction, facts: [pages]),
      Entry(
        title: text("Language"), action: .languages, facts: [library.names(text, context.profile.language)]),
      Entry(title: text("Settings"), action: .settings, facts: [text("pictures, colours and sound")]),
    ]
    for (index, letter) in entries.map(\.title).shortcuts.enumerated() { entries[index].key = letter }
    return Listing(name: text("More"), entries: entries, isQuestion: true)
  }

  /// The saved games, the last played first; of one game with a new one as the last entry.
  package static func waiting(of kind: GameKind?, _ context: Context) -> Listing {
    let text = context.text
    var entries = context.profile.waiting.of(kind).map { game in
      // The score of a duel is no word.
      let isScore = game.session.mode == .duel && game.glimpse.contains(":")
      let glimpse = isScore ? game.glimpse : game.glimpse.spaced
      return Entry(
        title: text.title(of: game), action: .resume(game.session.id), facts: glimpse.isEmpty ? [] : [glimpse]
      )
    }
    for (index, digit) in zip(entries.indices, "1234567890") { entries[index].key = digit }
    if let kind { entries.append(Entry(title: text("A new game"), action: .begin(kind), key: "n")) }
    return Listing(
      name: text("Continue"),
      rules: text("The games you left, the last one first. Each goes on after your last key."),
      heading: [kind == nil ? text("Which one?") : text("A game waits for you")],
      entries: entries, standard: 0, isQuestion: true)
  }

  /// The languages, of which one is chosen for the words and the interface.
  package static func languages(_ context: Context) -> Listing {
    let (text, library) = (context.text, context.services.library)
    let languages = library.languageCodes().compactMap(library.language)
    return Listing(
      name: text("Language"),
      rules: text("The language of the words and of the menus. They can be set separately in the settings."),
      entries: languages.map {
        Entry(title: $0.name, action: .useLanguage($0.code), facts: $0.greeting.map { [$0] } ?? [])
      },
      standard: languages.firstIndex { $0.code == context.profile.language.code }, isTried: true)
  }

  /// The players with the number of their games and the day of the last one, and a new name.
  package static func players(_ context: inout Context) -> Listing {
    let (text, profile, today) = (context.text, context.profile, context.services.today())
    let (player, isGuest) = (profile.player, profile.isGuest)
    let players = context.services.records.playerSummaries()
    let entries = players.map { player in
      let last = player.lastDay.map { [text.when($0, today)] } ?? []
      let changes = [ListAction.renamePlayer(player.name), .removePlayer(player.name)]
      return Entry(
        title: text.name(Person(player.name)), action: isGuest ? nil : .play(as: player.name),
        facts: ["\(player.games)"] + last,
        others: (isGuest ? [] : changes) + [.statistics(of: player.name)])
    }
    return Listing(
      name: text("Players"),
      rules: text("Everybody has scores, streaks and unfinished games of their own.")
        + (isGuest ? " " + text("A guest cannot choose, change or remove a name.") : ""),
      heading: [isGuest ? text("\(player) is a guest, who has this name only.") : text.playsNow(profile)],
      heads: [text("games", context: "column"), text("last game")],
      entries: entries + [Entry(title: text("a new name"), action: isGuest ? nil : .newPlayer)],
      standard: players.firstIndex { $0.name == player })
  }

  /// The matches by post, those that wait for the player first, with ways to a new one and to open a letter.
  package static func posts(_ context: inout Context) -> Listing {
    let (text, today) = (context.text, context.services.today())
    let all = context.postBox.matches().filter { $0.posted?.isAway != true }
    let sorted = all.filter { $0.posted?.isMyTurn == true } + all.filter { $0.posted?.isMyTurn != true }
    let matches = sorted.map { saved, posted in
      posted?.entry(today, text)
        ?? Entry(title: text("Waits for an update"), action: .openMatch(saved.session.id))
    }
    return Listing(
      name: text("By post"), rules: text.letterRules,
      entries: matches + [
        Entry(title: text("New match"), action: .newMatch),
        Entry(title: text("Paste a letter"), action: .letter()),
      ])
  }

  /// The games of which a match by post can begin.
  fileprivate static func newMatches(_ context: Context) -> Listing {
    let text = context.text
    let modes = GameKind.allCases.compactMap { kind in Mode.byPost.first { $0.game == kind } }
    return Listing(
      name: text("By post"), heading: [text("A new match")],
      entries: modes.map { Entry(title: text.name($0.game), action: .beginMatch($0)) },
      standard: modes.count - 1, isQuestion: true)
  }
}

extension PostedMatch {
  /// Whose turn it is, with whom, what it looks like, since when.
  fileprivate func entry(_ today: Day, _ text: Texts) -> Listing.Entry {
    let title = title(text)
    // A title that names the other one says with whom.
    let isNamed = match.seats == 2 && (match.winner ?? match.turn) == 1 - me
    let letters = glimpse.spaced
    return Listing.Entry(
      title: isNamed ? title : "\(title) · \(others(text))", action: .openMatch(session.id),
      facts: [text.name(of: self), letters, text.when(since, today)].filter { !$0.isEmpty },
      letters: letters.isEmpty ? nil : 1,
      others: [.renameMatch(session.id), .putAway(session.id)])
  }
}
