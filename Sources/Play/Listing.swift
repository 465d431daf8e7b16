import Engines
import Records
import Texts

/// A list that the screen draws and lines speak, with the same entries and the same things to do.
package struct Listing: Sendable {
  /// Makes it, anew when something has changed.
  package typealias Source = @Sendable (inout Context) -> Listing

  package struct Entry: Sendable {
    package var title: String
    /// What choosing it does; `nil` when it cannot be chosen.
    package var action: ListAction?
    /// What there is to say of it; `_` is a hidden letter.
    package var facts: [String] = []
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
}

/// What can be done with an entry of a list, or with the list.
public enum ListAction: Equatable, Sendable {
  /// An entry is chosen, by its index.
  case choose(Int)
  case posts, introduction, languages, settings
  /// A saved game goes on, or a new one begins.
  case resume(Int64), begin(GameKind)
  /// A saved game that cannot go on is thrown away.
  case discard(Int64)
  case useLanguage(String)
  case play(as: String), newPlayer, statistics(of: String)
  /// A player gets another name, which is asked for, or goes, if that is sure.
  case renamePlayer(String, to: String? = nil), removePlayer(String, isSure: Bool = false)
  case openMatch(Int64), newMatch, beginMatch(GameKind), putAway(Int64)
  /// The others in a match get names, which are asked for; a letter by post is opened, which is asked for.
  case renameMatch(Int64, to: String? = nil), letter(String? = nil)
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
    case .putAway: ("-", self("put away"), self("put a match away"))
    case .statistics: ("s", self("statistics"), self("the statistics of this name"))
    default: nil
    }
  }

  /// What choosing an entry does, in a word, and in help.
  package func choice(_ action: ListAction?) -> (label: String, help: String) {
    switch action {
    case .play, .newPlayer: (self("play"), self("play under this name"))
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

  /// What the title screen keeps out of sight.
  /// - Parameter pages: how many the introduction has.
  package static func more(pages: Int, _ context: Context) -> Listing {
    let text = context.text
    var entries = [
      Entry(title: text("By post"), action: .posts, facts: [text("letters and codes that somebody sent")]),
      Entry(title: text("How to play"), action: .introduction, facts: [text("\(pages) pictures")]),
      Entry(title: text("Language"), action: .languages, facts: [context.languageNames]),
      Entry(title: text("Settings"), action: .settings, facts: [text("pictures, colours and sound")]),
    ]
    for (index, letter) in entries.map(\.title).shortcuts.enumerated() { entries[index].key = letter }
    return Listing(name: text("More"), entries: entries, isQuestion: true)
  }

  /// The saved games, the last played first; of one game with a new one as the last entry.
  package static func waiting(of kind: GameKind?, _ context: Context) -> Listing {
    let text = context.text
    var entries = context.waiting(of: kind).map { game in
      // The score of a duel is no word.
      let isScore = game.session.mode == .duel && game.glimpse.contains(":")
      let glimpse = isScore ? game.glimpse : game.glimpse.spaced
      return Entry(
        title: text.title(of: game), action: .resume(game.session.id), facts: glimpse.isEmpty ? [] : [glimpse]
      )
    }
    if let kind { entries.append(Entry(title: text("A new game"), action: .begin(kind))) }
    for (index, digit) in zip(entries.indices, "1234567890") { entries[index].key = digit }
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
      heading: [isGuest ? text("\(player) is a guest, who has this name only.") : context.playsNow],
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
  fileprivate static func newMatches(_ context: inout Context) -> Listing {
    let (text, games) = (context.text, GameKind.allCases)
    return Listing(
      name: text("By post"), heading: [text("A new match")],
      entries: games.map { Entry(title: text.name($0), action: .beginMatch($0)) }, standard: games.count - 1,
      isQuestion: true)
  }
}

extension PostedMatch {
  /// Whose turn it is, with whom, what it looks like, since when.
  fileprivate func entry(_ today: Day, _ text: Texts) -> Listing.Entry {
    let title = title(text)
    // A title that names the other one says with whom.
    let isNamed = match.seats == 2 && (match.winner ?? match.turn) == 1 - me
    return Listing.Entry(
      title: isNamed ? title : "\(title) · \(others(text))", action: .openMatch(session.id),
      facts: [text.name(session.mode.game), glimpse.spaced, text.when(since, today)].filter { !$0.isEmpty },
      others: [.renameMatch(session.id), .putAway(session.id)])
  }
}

/// What follows when an action of a list has been chosen.
package enum ListStep: Sendable {
  /// It is done: what is said of it, and whether the list closes.
  case done(String? = nil, closes: Bool = false)
  /// Why it cannot be done.
  case refused(String)
  case asksName(NameQuestion)
  /// A question and what it is about, the answers, and what is done with a yes.
  case asks(String, String, no: String, yes: String, ListAction)
  case lists(Listing.Source)
  /// What each front end opens in its own way.
  case opens
}

/// A question for a name, or several.
package struct NameQuestion: Sendable {
  package let prompt: String
  /// What it is about, where the prompt does not say it.
  package var about = ""
  /// What is said of it in lines.
  package let note: String
  /// The name that is there already.
  package var name = ""
  /// Which names can be taken.
  package let rules: EntryRules
  /// What is done with one; `nil` when it is none.
  package let then: @Sendable (String) -> ListAction?
}

extension Context {
  /// The saved games that can be continued; of one game those that are no daily puzzles.
  package func waiting(of kind: GameKind?) -> [WaitingGame] {
    profile.waiting.filter { game in
      kind.map { game.session.mode.game == $0 && game.session.day == nil } ?? true
    }
  }

  /// Does what an action of a list changes, or says what follows.
  package mutating func step(_ action: ListAction) -> ListStep {
    let text = text
    switch action {
    case .play(let name):
      let isKnown = services.records.players().contains(name)
      play(as: name, beginningWith: isKnown ? nil : profile.settings)
      return .done(playsNow, closes: true)
    case .newPlayer:
      let about = text("a new name").capitalizedFirst
      return .asksName(newName(text("What is your name?"), about: about) { .play(as: $0) })
    case .renamePlayer(let name, to: nil):
      // The two would be merged, even if only results are left of the other.
      let taken = services.records.namesInUse().subtracting([name])
      let prompt = text(Person(name), you: "What is your name?") { "What is \($0) called from now on?" }
      return .asksName(newName(prompt, about: name, name, but: taken) { .renamePlayer(name, to: $0) })
    case .renamePlayer(let name, to: let new?): rename(player: name, to: new)
    case .removePlayer(let name, isSure: false):
      let unfinished = services.records.title(of: name).waiting.count
      return .asks(
        text(Person(name), you: "Remove this player?") { "Remove \($0)?" },
        unfinished == 0
          ? text("Scores stay under that name.")
          : text(
            "Scores stay under that name; the unfinished game goes.",
            plural: "Scores stay under that name; the unfinished games go.", unfinished),
        no: text("Keep"), yes: text("Remove"), .removePlayer(name, isSure: true))
    case .removePlayer(let name, isSure: true):
      services.records.remove(player: name)
      if name == profile.player, let next = services.records.playerSummaries().first {
        play(as: next.name)
      } else {
        returnToTitle()
      }
    case .useLanguage(let code):
      guard let language = services.library.language(code) else { break }
      setLanguage(language)
      saveLanguage()
      return .done("\(language.name).", closes: true)
    case .newMatch: return .lists { .newMatches(&$0) }
    case .renameMatch(let id, to: nil):
      guard let posted = postBox.matches().first(where: { $0.saved.session.id == id })?.posted else { break }
      return .asksName(names(in: posted))
    case .renameMatch(let id, to: let names?):
      return change(id, nil) { $0.name(others: names.playerNames) }
    case .putAway(let id):
      return change(id, text("Put away, until a letter of it comes.")) { $0.isAway = true }
    default: return .opens
    }
    return .done()
  }

  private func newName(
    _ prompt: String, about: String, _ name: String = "", but taken: Set<String> = [],
    then: @escaping @Sendable (String) -> ListAction
  ) -> NameQuestion {
    NameQuestion(
      prompt: prompt, about: about, note: playsNow, name: name, rules: .newName(but: taken, text),
      then: { $0.asPlayerName.map(then) })
  }

  /// Asks for what the player calls the others of a match; nothing leaves them as they are.
  package func names(in posted: PostedMatch) -> NameQuestion {
    let id = posted.session.id
    var rules = EntryRules.name(longest: PlayerName.longest * Ghost.playerCounts.upperBound, text)
    rules.textError = { _ in nil }
    return NameQuestion(
      prompt: text.namesQuestion(posted),
      note: text("The name stays here, and is in no letter. Enter alone leaves it out."),
      rules: rules, then: { .renameMatch(id, to: $0) })
  }

  /// Changes what is kept of a match.
  private func change(_ post: Int64, _ said: String?, _ body: (inout PostedMatch) -> Void) -> ListStep {
    do throws(PostProblem) { try postBox.change(post, body) } catch { return .refused(text.problem(error)) }
    return .done(said)
  }
}
