import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension PostedMatch {
  /// A line of the list of matches: whose turn it is, with whom, what it looks like, since when.
  func line(_ today: Day, _ games: Games, _ text: Texts) -> Menu.Entry {
    let parts = [
      games.game(session.mode.game).name(text), glimpse.wordsFitting(16).clipped(to: 16),
      text.when(since, today),
    ]
    let title = title(text)
    // A title that names the other one says with whom.
    let isNamed = match.seats == 2 && (match.winner ?? match.turn) == 1 - me
    return Menu.Entry(
      title: isNamed ? title : "\(others(text).clipped(to: 12)): \(title)",
      note: parts.filter { !$0.isEmpty }.joined(separator: " · "))
  }
}

/// The matches by post, those that wait for the player first, with ways to a new one and to paste a letter.
struct PostScreen: Screen {
  enum Command: Sendable {
    case move, pick, new, begin(Int), paste, putAway, rename, renamed(String), help, back
    /// The names of the others in a match whose first letter has just been opened.
    case named(String, Int64)
    /// A pasted or typed letter, or a code.
    case letter(String)
  }

  /// A match; without one that waits for other words its letter.
  private struct Row: Sendable {
    let saved: SavedGame
    let posted: PostedMatch?
  }

  private var rows: [Row] = []
  private var menu = Menu(count: 0)

  init(_ context: inout Context) { read(&context) }

  private mutating func read(_ context: inout Context) {
    let all = context.posts().map { Row(saved: $0.saved, posted: $0.posted) }
    let shown = all.filter { $0.posted?.isAway != true }
    rows = shown.filter { $0.posted?.isMyTurn == true } + shown.filter { $0.posted?.isMyTurn != true }
    menu = Menu(count: rows.count + 2, chosen: min(menu.chosen, rows.count + 1))
  }

  var manners: Manners { [.pagerKeys, .takesLines] }

  func name(_ text: Texts) -> String { text("By post") }

  func rules(_ context: Context) -> String { context.text.letterRules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.enter, .right, .character(" ")], "Enter", text("open"), help: text("open the chosen entry"), .pick),
      KeyBinding([], "↑ ↓", "", help: text("move through the entries"), click: .down, .move),
      KeyBinding(.letter("n"), "n", text("new"), help: text("begin a match"), .new),
      KeyBinding(
        .letter("p"), "p", text("paste"), help: text("paste or type a letter"), importance: .main, .paste),
      KeyBinding(
        .letter("r"), "r", text("rename"), help: text("give another name"), isEnabled: chosen != nil, .rename),
      KeyBinding(
        [.character("-"), .delete], "-", text("put away"), help: text("put a match away"),
        isEnabled: chosen != nil, .putAway),
      KeyBinding([.escape, .left], "Esc", text("back"), help: text("back to the menu"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    let text = context.text
    switch command {
    case .move: return .stay
    case .back: return .pop
    case .help: return .ask(help(context))
    case .new:
      let games = context.services.games.all
      return .ask(
        ChoiceList(
          text("A new match"), games.map { Menu.Entry(title: $0.name(text)) }, chosen: games.count - 1
        ) {
          Command.begin($0)
        })
    case .begin(let index):
      let game = context.services.games.all[index]
      let modes: [GameKind: Mode] = [.ghost: .ghostPost, .hangman: .challengePost, .textTwist: .rackPost]
      context.post.mode = modes[game.kind] ?? .ghostPost
      return .push(Self.setUpScreen)
    case .paste: return .ask(context.letterEntry { Command.letter($0) })
    case .letter(let letter): return .navigate(context.open(letter: letter))
    case .putAway: return .navigate(change(chosen, &context) { $0.isAway = true })
    case .rename:
      return chosen.map { .ask(context.namesEntry($0) { Command.renamed($0) }) } ?? .stay
    case .renamed(let names):
      return .navigate(change(chosen, &context) { $0.name(others: names.playerNames) })
    case .named(let names, let id):
      let named = rows.first { $0.saved.session.id == id }?.posted
      let changed = change(named, &context) { $0.name(others: names.playerNames) }
      return .navigate(.chain(changed, then: context.open(post: id)))
    case .pick:
      guard rows.indices.contains(menu.chosen) else {
        return perform(menu.chosen == rows.count ? .new : .paste, &context)
      }
      let row = rows[menu.chosen]
      guard row.posted != nil else {
        return .ask(Popup.problem(.newerWords, &context))
      }
      return .navigate(context.open(post: row.saved.session.id))
    }
  }

  private var chosen: PostedMatch? { rows.indices.contains(menu.chosen) ? rows[menu.chosen].posted : nil }

  /// Changes what is kept of a match.
  private mutating func change(
    _ posted: PostedMatch?, _ context: inout Context, _ body: (inout PostedMatch) -> Void
  ) -> Navigation {
    guard let posted else { return .stay }
    do throws(PostProblem) { try context.change(post: posted.session.id, body) } catch {
      return .push(PopupScreen.problem(error, &context))
    }
    read(&context)
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key), case .choose = key else { return .stay }
    return perform(.pick, &context)
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    .navigate(context.open(letter: text))
  }

  mutating func uncovered(_ context: inout Context) -> Transition {
    context.returnToTitle()
    read(&context)
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("By post")], right: context.profile.givenName ?? "")
    let layout = canvas.layout.page
    let stage = layout.stage
    let entries =
      rows.map { row in
        row.posted?.line(context.services.today(), context.services.games, text)
          ?? Menu.Entry(title: text("Waits for an update"))
      } + [Menu.Entry(title: text("New match")), Menu.Entry(title: text("Paste a letter"))]
    let width = min(stage.width - 2, layout.isCompact ? 38 : 72)
    let top = stage.minY + (layout.isCompact ? 0 : 2)
    let area = Rect(
      x: stage.centeredX(of: width), y: top, width: width,
      height: max(1, min(entries.count, stage.maxY - top)))
    menu.draw(entries, on: &canvas, in: area)
    guard rows.isEmpty else { return }
    for (row, line) in text.letterRules.wrapped(to: width - 2).enumerated() {
      canvas.put(line, at: Point(x: area.minX + 2, y: area.maxY + 1 + row), .dim)
    }
  }
}

extension PostScreen {
  /// A new match: the game has been chosen; here with whom, and by which rules.
  fileprivate static let setUpScreen = SetUpScreen(
    PostSetUp.self, title: { $0("By post") },
    subtitle: { $0.services.games.game($0.post.mode.game).name($0.text) }, rules: { $0.text.letterRules }
  ) { context in
    let text = context.text
    guard var posted = context.newPost() else {
      return .ask(PopupScreen<FormCommand>.message(text("By post"), text.noWord, text))
    }
    context.keep(&posted)
    return .pop(then: .navigate(context.open(post: posted.session.id)))
  }
}

extension Texts {
  fileprivate var letterRules: String {
    self("A letter is a match in one line. Send it by any chat, and paste the answer.")
  }
}

extension Context {
  /// Opens a match by post that is kept.
  mutating func open(post id: Int64) -> Navigation {
    do throws(PostProblem) {
      let saved = try claimed(post: id).saved
      let opened = services.games.game(saved.session.mode.game).restored(saved, &self)
      return opened ?? .push(PopupScreen.problem(.olderWords, &self))
    } catch { return .push(PopupScreen.problem(error, &self)) }
  }

  /// Opens what was pasted: a letter by post, or the game of a code.
  /// - Parameter isTaken: whether moves of the player that were not made here are taken.
  mutating func open(letter text: String, isTaken: Bool = false) -> Navigation {
    guard PostLetter.isIn(text) else {
      let code = text.filter { !$0.isWhitespace }
      return code.isEmpty ? .stay : open(code: code)
    }
    do throws(PostProblem) {
      let posted = try receive(post: text, isTaken: isTaken)
      let id = posted.session.id
      guard posted.isNew else { return open(post: id) }
      // While the question for the names is open, nobody plays it.
      services.records.release(id)
      let names = namesEntry(posted) { PostScreen.Command.named($0, id) }
      return .chain(.home, then: .push(PostScreen(&self), then: .ask(names)))
    } catch { return .push(PopupScreen.problem(error, with: text, &self)) }
  }

  /// The entry screen for what the player calls the others of a match; nothing leaves them as they are.
  fileprivate func namesEntry<Answer>(
    _ posted: PostedMatch, answer: @escaping @Sendable (String) -> Answer
  ) -> EntryScreen<Answer> {
    var rules = EntryRules.name(longest: PlayerName.longest * Ghost.playerCounts.upperBound, text)
    rules.textError = { _ in nil }
    return EntryScreen(
      [text("By post")], prompt: text.namesQuestion(posted), rules: rules, self, answer: answer)
  }

  /// The entry screen for a letter or a code, which is returned as a command of the screen that asks.
  func letterEntry<Answer>(answer: @escaping @Sendable (String) -> Answer) -> EntryScreen<Answer> {
    let (context, text) = (self, self.text)
    var rules = EntryRules(
      longest: PostLetter.longest,
      characterError: { _, character in
        GameCode.accepts(character) ? nil : text.problem(CodeProblem.notACode(.character(character)))
      },
      textError: { typed in
        // What a letter says is kept, so it is judged when it is opened.
        guard !PostLetter.isIn(typed) else { return nil }
        var dealing = context
        do throws(CodeProblem) { _ = try dealing.deal(code: typed) } catch { return text.problem(error) }
        return nil
      })
    rules.group = GameCode.group
    return EntryScreen(
      [text("By post")], prompt: text("Paste the letter or the code that somebody sent."), rules: rules, self,
      answer: answer)
  }
}
