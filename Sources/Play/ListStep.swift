import Engines
import Records
import Texts

/// What follows when an action of a list has been chosen.
package enum ListStep: Sendable {
  /// It is done: what is said of it, and whether the list closes.
  case done(String? = nil, closes: Bool = false)
  /// Why it cannot be done; a title where no list says what it is about.
  case refused(String, title: String = "")
  /// What has been done, which an own window says, with its title.
  case told(String, title: String)
  case asksName(NameQuestion)
  case asks(ListQuestion)
  /// What each front end opens in its own way.
  case opens(ListAction)
}

/// A question of yes or no.
package struct ListQuestion: Sendable {
  /// The question itself, or what it is about.
  package let title: String
  package let lines: [String]
  /// The answers, which say what they do.
  package let no: String
  package let yes: String
  /// What a yes does.
  package let action: ListAction
  /// Whether a screen shows the yes first.
  package var isYesFirst = false
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

extension ListAction {
  /// Does what it changes, as long as its entry is selected; what was chosen before comes back with `SavedChoices.discard`.
  package func tries(_ context: inout Context) {
    if case .useLanguage(let code) = self, let language = context.services.library.language(code) {
      context.choices.setWords(language)
      context.profile.settings.language = language.code
    }
  }
}

extension [WaitingGame] {
  /// Those of one game, that are no daily puzzles; all for `nil`.
  package func of(_ kind: GameKind?) -> [WaitingGame] {
    filter { game in kind.map { game.session.mode.game == $0 && game.session.day == nil } ?? true }
  }
}

extension Context {
  /// Does what an action of a list changes, or says what follows.
  package mutating func step(_ action: ListAction) -> ListStep {
    let text = text
    switch action {
    case .goOn:
      let games = profile.waiting
      return .opens(games.count == 1 ? .resume(games[0].session.id) : .waiting(of: nil))
    case .visit: return openDoor()
    case .game(let kind) where !profile.waiting.of(kind).isEmpty: return .opens(.waiting(of: kind))
    case .game(let kind): return .opens(kind.isPlayed(&self) ? .begin(kind) : .setUp(kind))
    case .deal(let kind): return .opens(profile.waiting.of(kind).isEmpty ? .begin(kind) : .waiting(of: kind))
    case .puzzle(let mode, let day): return puzzle(mode, day)
    case .takeList(let letter, isSure: let isSure): return takeList(letter, isSure: isSure)
    case .practise(isLast: let isLast): return practise(isLast: isLast)
    case .discard(let game):
      services.records.discard(game)
      returnToTitle()
      return .done(closes: true)
    case .play(let name):
      let isKnown = services.records.players().contains(name)
      play(as: name, beginningWith: isKnown ? nil : profile.settings)
      return .done(text.playsNow(profile), closes: true)
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
      let line =
        unfinished == 0
        ? text("Scores stay under that name.")
        : text(
          "Scores stay under that name; the unfinished game goes.",
          plural: "Scores stay under that name; the unfinished games go.", unfinished)
      return .asks(
        ListQuestion(
          title: text(Person(name), you: "Remove this player?") { "Remove \($0)?" }, lines: [line],
          no: text("Keep"), yes: text("Remove"), action: .removePlayer(name, isSure: true)))
    case .removePlayer(let name, isSure: true):
      services.records.remove(player: name)
      if name == profile.player, let next = services.records.playerSummaries().first {
        play(as: next.name)
      } else {
        returnToTitle()
      }
    case .useLanguage(let code):
      action.tries(&self)
      choices.saveLanguage()
      return .done(services.library.language(code).map { "\($0.name)." }, closes: true)
    case .renameMatch(let id, to: nil):
      guard let posted = postBox.matches().first(where: { $0.saved.session.id == id })?.posted else { break }
      return .asksName(NameQuestion(in: posted, text))
    case .renameMatch(let id, to: let names?):
      return change(id, nil) { $0.name(others: names.playerNames) }
    case .putAway(let id):
      return change(id, text("Put away, until a letter of it comes.")) { $0.isAway = true }
    default: return .opens(action)
    }
    return .done()
  }

  /// A puzzle of a day: there is only one try, which goes on where it was left.
  private mutating func puzzle(_ mode: Mode, _ day: Day) -> ListStep {
    let sheet = DailySheet(day, &self)
    // What can follow the puzzle depends on it.
    profile.daily = sheet.standing
    if sheet.result(of: mode) != nil { return .refused(text("One try a day; come back tomorrow.")) }
    let session = sheet.session(of: mode) ?? GameSession(daily: mode, day, profile)
    if services.records.isClaimedElsewhere(session.id) { return .problem(.isPlayed, of: session.id, text) }
    return .opens(sheet.isBegun(mode) ? .resume(session.id) : .puzzle(mode, day))
  }

  /// The practice of the words that are due, or of the last ones; else when the next one is due.
  private mutating func practise(isLast: Bool) -> ListStep {
    let words = isLast ? practiceBook.last() : practiceBook.due()
    if Practice.begun(words, isCounted: !isLast, self) != nil {
      return .opens(.practice(words, isCounted: !isLast))
    }
    let (text, today) = (text, services.today())
    guard !isLast, let summary = practiceBook.summary else {
      let come = text("Words that you miss come here, and those that `wordyard import` brings.")
      return .refused(text("There is nothing to practise yet.") + " " + come, title: text("Practice"))
    }
    let next = text.when(summary.next(after: today), from: today)
    let count = practiceBook.last().count
    return .asks(
      ListQuestion(
        title: text("Practice"),
        lines: [
          text("Nothing is due today. The next word comes \(next)."),
          text("What you practise now does not count."),
        ], no: text("Back"),
        yes: text("Practise the last one now", plural: "Practise the last \(count) now", count),
        action: .practise(isLast: true), isYesFirst: true))
  }

  private func newName(
    _ prompt: String, about: String, _ name: String = "", but taken: Set<String> = [],
    then: @escaping @Sendable (String) -> ListAction
  ) -> NameQuestion {
    NameQuestion(
      prompt: prompt, about: about, note: text.playsNow(profile), name: name,
      rules: .newName(but: taken, text), then: { $0.asPlayerName.map(then) })
  }

  /// Changes what is kept of a match.
  private func change(_ post: Int64, _ said: String?, _ body: (inout PostedMatch) -> Void) -> ListStep {
    do throws(PostProblem) { try postBox.change(post, body) } catch { return .refused(text.problem(error)) }
    return .done(said)
  }
}

extension ListStep {
  /// What is said when a saved game cannot go on: it can be thrown away, unless somebody plays it.
  package static func problem(_ problem: ResumeProblem, of game: Int64, _ text: Texts) -> ListStep {
    let line = text.problem(problem)
    if case .isPlayed = problem { return .refused(line, title: text("Continue")) }
    return .asks(
      ListQuestion(
        title: text("Continue"), lines: [line], no: text("Back"), yes: text("Throw it away"),
        action: .discard(game)))
  }
}

extension NameQuestion {
  /// Asks for what the player calls the others of a match; nothing leaves them as they are.
  package init(in posted: PostedMatch, _ text: Texts) {
    let id = posted.session.id
    var rules = EntryRules.name(longest: PlayerName.longest * Ghost.playerCounts.upperBound, text)
    rules.textError = { _ in nil }
    self.init(
      prompt: text.namesQuestion(posted),
      note: text("The name stays here, and is in no letter. Enter alone leaves it out."),
      rules: rules, then: { .renameMatch(id, to: $0) })
  }
}
