import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension ListScreen where Answer == Never {
  /// The saved games, each with a preview; a digit opens the game on its line.
  /// - Parameter kind: the game whose saved games these are; `nil` for those of all games.
  static func waiting(of kind: GameKind?, _ context: inout Context) -> Self {
    Self({ .waiting(of: kind, $0) }, &context) { listing, menu, canvas, context in
      let lines = context.services.games.lines(
        of: context.profile.waiting.of(kind), language: context.profile.settings.words,
        room: min(60, canvas.size.width - 10), context.text)
      let entries = listing.entries.enumerated().map { index, entry in
        let title = lines.indices.contains(index) ? lines[index] : entry.title
        return Menu.Entry(title: "\(entry.key.map(String.init) ?? " ")  \(title)")
      }
      let asked = context.heading(ofWaiting: kind) ?? ""
      let fits = !asked.isEmpty && asked.columns <= canvas.size.width - 8
      menu.draw(fits ? asked : listing.heading[0], entries, on: &canvas, context)
    }
  }

  /// The languages, each by its own name; the screen is displayed in the chosen one.
  /// - Parameters:
  ///   - isFirst: whether it is the very first start: then the introduction follows.
  ///   - next: what opens after the introduction.
  static func languages(_ context: inout Context, isFirst: Bool = false, next: Destination? = nil) -> Self {
    // What has been chosen until now comes back with Esc.
    if !isFirst { context.choices.save() }
    let introduction: Navigation? = isFirst ? .replace(IntroductionScreen(next: next)) : nil
    return Self({ .languages($0) }, &context, next: introduction) { listing, menu, canvas, context in
      let text = context.text
      let layout = canvas.layout.page
      let stage = layout.stage
      canvas.header([text("Wordyard"), listing.name])
      var y = stage.minY + (layout.isCompact ? 1 : 3)
      Wordmark.draw(on: &canvas, centeredIn: stage, row: y)
      y += Wordmark.size(layout).height + (layout.isCompact ? 1 : 2)
      canvas.putCentered(text("Which language would you like?"), in: stage, row: y, .text)
      y += 2
      let entries = listing.entries.map { Menu.Entry(title: $0.title, note: $0.facts.first ?? "") }
      let names = entries.reduce(0) { max($0, $1.title.columns) } + 8
      let noted = names + entries.reduce(0) { max($0, $1.note.columns) }
      let isNoted = noted <= stage.width
      let height = min(entries.count, stage.maxY - y - (isNoted ? 0 : 2))
      let area = Rect(x: stage.minX, y: y, width: stage.width, height: height)
      menu.draw(
        isNoted ? entries : entries.map { Menu.Entry(title: $0.title) }, on: &canvas,
        in: area.centered(Size(width: min(stage.width, isNoted ? noted : names), height: height)))
      if !isNoted { canvas.putCentered(entries[menu.chosen].note, in: stage, row: area.maxY + 1, .dim) }
    }
  }

  /// The players in columns.
  static func players(_ context: inout Context) -> Self {
    Self(Listing.players, &context) { PlayersLayout($2.layout.page).draw($0, $1, on: &$2, $3) }
  }
}

/// The columns and rows of the list of players; a large terminal shows the layout of 80 by 24, centred.
private struct PlayersLayout {
  let layout: Layout
  /// The left ends of the names and of the rows, where the mark of the chosen one is, and the width of these.
  let (left, rowX, rowWidth): (Int, Int, Int)
  /// The right end of the numbers of games, the left end of the days, and the column of the arrows.
  let (gamesEnd, lastGame, edge): (Int, Int, Int)
  let (head, first, most): (Int, Int, Int)

  init(_ layout: Layout) {
    self.layout = layout
    (left, rowX, rowWidth) = layout.isCompact ? (2, 0, 39) : (16, 13, 50)
    (gamesEnd, lastGame, edge) = layout.isCompact ? (25, 27, 39) : (46, 49, 66)
    (head, first, most) = layout.isCompact ? (2, 3, 9) : (3, 5, 12)
  }

  func draw(_ listing: Listing, _ menu: Menu, on canvas: inout Canvas, _ context: Context) {
    let (text, profile) = (context.text, context.profile)
    canvas.header([listing.name], right: text(profile.person, you: "You play") { "\($0) plays" })
    draw([text("name")] + listing.heads, .dim, room: gamesEnd - left, row: head, on: &canvas)
    // The last entry, for a new name, is separate and always visible; when it is chosen, so is the last name.
    let players = Menu(count: menu.count - 1, chosen: min(menu.chosen, menu.count - 2))
    let visible = players.visible(in: most)
    let room = gamesEnd - left - max(6, listing.heads[0].columns + 1)
    for (offset, index) in visible.enumerated() {
      let (entry, row, isChosen) = (listing.entries[index], first + offset, index == menu.chosen)
      canvas.listRow(
        layout.rect(rowX, row, rowWidth, 1), isChosen: isChosen, sends: .choose(index), fills: false)
      draw([entry.title] + entry.facts, isChosen ? .chosen : .text, room: room, row: row, on: &canvas)
    }
    players.drawArrows(on: &canvas, in: layout.rect(edge, first, 1, visible.count))
    let newName = layout.isCompact ? min(13, first + visible.count) : first + visible.count + 1
    let isChosen = menu.chosen == players.count
    if isChosen { canvas.set("▸", at: layout.point(rowX, newName), .title) }
    canvas.button(
      "+ " + listing.entries[players.count].title, at: layout.point(left, newName),
      isChosen ? .chosen : profile.isGuest ? .dim : .shortcut, sends: .choose(players.count))
    guard !layout.isCompact || newName < 12 else { return }
    let own = text("Scores, streaks and unfinished games are each their own.")
    let notes = listing.heading + (profile.isGuest || layout.isCompact ? [] : [own])
    let lines = notes.joined(separator: " ").sentences(to: layout.isCompact ? 38 : 76)
    let row = layout.isCompact ? 13 : max(13, newName + 2)
    canvas.putCentered(Array(lines.prefix(2)), in: layout.stage, row: layout.point(0, row).y, .dim)
  }

  /// Draws a name, the number of games and the day of the last one in their columns.
  private func draw(_ cells: [String], _ role: Role, room: Int, row: Int, on canvas: inout Canvas) {
    canvas.put(cells[0].clipped(to: room), at: layout.point(left, row), role)
    canvas.put(cells[1], at: layout.point(gamesEnd - cells[1].columns, row), .dim)
    if cells.count > 2 { canvas.put(cells[2], at: layout.point(lastGame, row), .dim) }
  }
}

extension Context {
  /// What waits of a game, and what the keys do; `nil` for a list of all games.
  fileprivate func heading(ofWaiting kind: GameKind?) -> String? {
    guard let kind, let first = profile.waiting.of(kind).first else { return nil }
    return services.games.game(kind).progress(of: first, text).map {
      text("\($0): Enter goes on, n deals anew.")
    }
  }
}

extension Navigation {
  /// Does what an action calls for, above any screen.
  static func follow(_ action: ListAction, _ context: inout Context) -> Navigation {
    follow(context.step(action), &context)
  }

  /// Opens what follows, or says why it does not.
  static func follow(_ step: ListStep, _ context: inout Context) -> Navigation {
    switch step {
    case .opens(let action): open(action, &context)
    case .refused(let line, let title), .told(let line, let title):
      .push(PopupScreen.message(title, line, context.text))
    case .asks(let question): .push(PopupScreen(question) { .open(.action($0)) })
    case .asksName: .stay
    case .done: .home
    }
  }

  /// What opens for an action.
  static func open(_ action: ListAction, _ context: inout Context) -> Navigation {
    let (text, games) = (context.text, context.services.games)
    switch action {
    case .waiting(of: let kind): return .push(ListScreen.waiting(of: kind, &context))
    case .players: return .push(ListScreen.players(&context))
    case .languages: return .push(ListScreen.languages(&context))
    case .daily: return .push(DailyScreen(day: context.services.today(), &context))
    case .yard:
      context.returnToTitle()
      let title = ScreenLayer(TitleScreen(isMoving: true), then: .perform(.walk(-1)))
      return .chain(.home, then: .replace(title))
    case .scores: return .push(HighScoresScreen(&context))
    case .scoreList(let mode): return .push(HighScoresScreen(&context, of: mode))
    case .statistics(of: let name): return .push(StatisticsScreen(&context, of: name))
    case .replays(of: let name): return .push(GamesScreen(of: name, &context))
    case .games(of: let name, on: let day): return .push(GamesScreen(of: name, on: day, &context))
    case .replay(let game): return Replays.open(game, &context)
    case .tables where context.services.tables != nil: return .push(TablesScreen(&context))
    case .introduction: return .push(IntroductionScreen())
    case .settings: return .push(SettingsScreen())
    case .resume(let game): return resume(game, isOverTitle: true, &context)
    case .begin(let kind): return submitted(games.game(kind).setUp(nil, &context), &context)
    case .setUp(let kind): return .push(games.game(kind).setUp(nil, &context))
    case .puzzle(let mode, let day):
      let session = GameSession(daily: mode, day, context.profile)
      return games.game(mode.game).dailyPuzzle(session, DailyPuzzles(of: day, &context), &context)
        .map { .push($0) }
        ?? .push(PopupScreen.message(text("Daily"), text.noPuzzle, text))
    case .practice(let words, isCounted: let isCounted):
      for game in games.all {
        if let screen = game.practice(words, isCounted: isCounted, &context) { return .push(screen) }
      }
      return .stay
    case .openMatch(let id): return open(post: id, &context)
    case .beginMatch(let mode):
      context.post.mode = mode
      return .push(PostSetUp.screen)
    case .letter(let letter?): return open(letter: letter, &context)
    case .letter(nil): return .push(EntryScreen<Never>.letter(context))
    default: return action.list.map { .push(ListScreen($0, &context)) } ?? .stay
    }
  }

  /// Begins a game with the choices of its set-up, above it.
  private static func submitted(_ setUp: some FormScreen, _ context: inout Context) -> Navigation {
    var setUp = setUp
    let opened = setUp.submit(&context)
    return .push(setUp, then: opened)
  }
}
