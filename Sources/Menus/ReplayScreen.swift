import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A replay of a finished game, step by step, with controls in place of the keyboard or tiles.
struct ReplayScreen: Screen {
  enum Command: Sendable {
    case step(Int), first, last, play, playOn, game(Int), copy, explain, back
  }

  let record: GameRecord
  let replay: any Replay
  let marks: [ReplayMark]
  /// The columns of each mark and of what is before it, measured once: a replay can have a thousand steps.
  let markWidths: [Int]
  /// The language of the game's words.
  private let language: Language
  /// Whether that language has meanings: asking the file system at every step would take longer.
  private let hasMeanings: Bool
  /// The code of the deal in text form; `nil` when the game has none.
  let code: String?
  /// Whether the code has just been copied.
  private(set) var isCopied = false
  /// The games of the row of a high score list from which the replay was opened; `nil` otherwise.
  let series: ReplaySeries?
  /// The number of the current step; 0 is before the first move.
  private(set) var step = 0
  /// The description of the current step.
  private(set) var sentences: [StatusMessage] = []
  /// The words of this step whose meaning can be shown.
  private var words: [String] = []
  /// The language and the own words of the player while a game is played on above.
  private var wordsBefore: (Language, OwnWords?)?
  /// How long the current step has been shown during automatic replay; `nil` otherwise.
  private var played: Duration?

  /// How long a step is shown during automatic replay.
  static let stepTime = Duration.milliseconds(800)

  /// Opens before the first step.
  /// - Returns: `nil` when the game cannot be rebuilt, or its outcome differs from the saved result.
  init?(_ record: GameRecord, _ context: Context, _ series: ReplaySeries? = nil) {
    var own = context
    let session = record.game.session
    guard own.useWords(of: session),
      let replay = own.services.games.game(session.mode.game).finished.replay(record, own),
      replay.outcome.agrees(with: record.result)
    else { return nil }
    self.record = record
    self.replay = replay
    self.series = series
    marks = own.capitals.during { replay.marks }
    markWidths = marks.map { $0.text.columns + ($0.isFirst ? 3 : 1) }
    language = own.profile.language
    hasMeanings = own.meanings.exist
    code = own.services.games.code(of: record, own)
    sentences = own.capitals.during { replay.sentences(at: 0, own) }
  }

  var isPlaying: Bool { played != nil }

  var hasOthers: Bool { series?.hasOthers ?? false }

  func name(_ text: Texts) -> String { text("Replay") }

  func rules(_ context: Context) -> String {
    let text = context.text
    return context.profile.settings.usesMouse
      ? text("A finished game, step by step.") + text(" Click a step, or a place on the line.")
      : text("A finished game, step by step.")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding([.right], "← →", text("step"), help: text("the next step"), .step(1)),
      KeyBinding([.left], "←", "", help: text("the step before"), .step(-1)),
      KeyBinding([.home], "Home End", text("first, last"), help: text("before the first step"), .first),
      KeyBinding([.end], "End", "", help: text("the last step"), .last),
      KeyBinding(
        [.character(" ")], text("Space"), isPlaying ? text("stop") : text("play", context: "replay"),
        help: text("go on by itself, or stop"), .play),
      KeyBinding(
        [.enter], "Enter", text("what if"), help: text("play on from here; it counts nowhere"),
        isEnabled: replay.canPlayOn(after: step), .playOn),
      KeyBinding(
        [.pageUp], "PgUp PgDn", text("game"), help: text("the game before, of the same row of the list"),
        isEnabled: hasOthers, .game(-1)),
      KeyBinding([.pageDown], "PgDn", "", help: text("the game after it"), isEnabled: hasOthers, .game(1)),
      KeyBinding(
        .letter("c"), "c", text("copy"), help: text("copy the code, to send"),
        isEnabled: code != nil, .copy),
      KeyBinding(
        .letter("d"), "d", text("meaning"), help: text("what the word means"),
        isEnabled: !words.isEmpty, .explain),
      KeyBinding([.escape], "Esc", text("back"), help: text("back"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    isCopied = false
    switch command {
    case .copy:
      if let code { context.copy(code) }
      isCopied = true
    case .step(let by): go(to: step + by, context)
    case .first: go(to: 0, context)
    case .last: go(to: marks.count, context)
    case .play:
      guard played == nil else {
        played = nil
        return .stay
      }
      if step == marks.count { go(to: 0, context) }
      played = .zero
    case .playOn: return playOn(&context)
    case .game(let step): return other(by: step, &context)
    case .explain:
      let isOnTiles = replay.controls == .tiles
      return .push(
        MeaningPopup(
          of: words, at: replay.opensOnRarestWord ? nil : words.first, spelledAs: replay.spelling,
          inItsLanguage(context)
        ) { isOnTiles ? $0.tilesPopup : $0.keyboardPopup })
    case .back: return .pop
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    isCopied = false
    switch key {
    case .wheel(let notches): go(to: step + notches, context)
    case .choose(let index): go(to: index + 1, context)
    case .select(let step): go(to: step, context)
    case .adjust(_, let by): return other(by: by, &context)
    default: break
    }
    return .stay
  }

  /// Plays on from this step, in the language and with the words of the game until the player comes back.
  private mutating func playOn(_ context: inout Context) -> Transition {
    played = nil
    var own = context
    guard own.useWords(of: record.game.session),
      let opened = context.services.games.game(record.result.mode.game).finished
        .playedOn(record, after: step, &own)
    else { return .stay }
    wordsBefore = (context.profile.language, context.profile.ownWords)
    (context.profile.language, context.profile.ownWords) = (own.profile.language, own.profile.ownWords)
    return .navigate(opened)
  }

  mutating func uncovered(_ context: inout Context) -> Transition {
    if let wordsBefore { (context.profile.language, context.profile.ownWords) = wordsBefore }
    wordsBefore = nil
    return .stay
  }

  /// Another game of the series, in this direction the next that can be rebuilt.
  private func other(by step: Int, _ context: inout Context) -> Transition {
    guard var next = series?.following(by: step) else { return .stay }
    while next.number != series?.number {
      if let record = context.services.records.record(of: next.game),
        let screen = ReplayScreen(record, context, next)
      {
        return .replace(screen)
      }
      next = next.following(by: step)
    }
    return .stay
  }

  private mutating func go(to step: Int, _ context: Context) {
    played = nil
    show(step, context)
  }

  private mutating func show(_ step: Int, _ context: Context) {
    self.step = max(0, min(step, marks.count))
    let own = inItsLanguage(context)
    sentences = own.capitals.during { replay.sentences(at: self.step, own) }
    words = hasMeanings ? replay.words(at: self.step, own) : []
  }

  /// The context with the language and words of the game.
  private func inItsLanguage(_ context: Context) -> Context {
    var own = context
    own.profile.language = language
    return own
  }

  var patience: Duration? { played.map { max(.milliseconds(1), Self.stepTime - $0) } }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard let played else { return .stay }
    let passed = played + time
    guard passed >= Self.stepTime else {
      self.played = passed
      return .stay
    }
    show(step + 1, context)
    self.played = step < marks.count ? .zero : nil
    return .stay
  }
}

/// The layout of a replay's controls, in place of the game's keyboard or tiles.
struct ReplayLayout {
  let layout: Layout
  let controls: ReplayControls

  /// The width of the slider, in columns.
  var sliderCells: Int { layout.isCompact ? 36 : 41 }

  private func line(_ keyboard: (Int, Int, Int), _ tiles: (Int, Int, Int)) -> Rect {
    let rows = controls == .keyboard ? keyboard : tiles
    return layout.rect(0, layout.pick(rows.0, rows.1, rows.2), layout.mainWidth, 1)
  }

  /// The row of the description; in the compact layout a long sentence begins one row higher.
  var sentence: Rect { line((14, 14, 23), (7, 8, 19)) }
  /// The row of the second sentence; `nil` when there is none.
  var secondSentence: Rect? {
    layout.isCompact || controls == .tiles ? nil : line((14, 15, 24), (7, 8, 19))
  }
  /// The columns of a sentence.
  var room: Int { sentence.width - 2 }
  var marks: Rect { line((11, 16, 26), (4, 5, 9)) }
  /// The row of the code; in the compact layout a row that the game leaves blank, otherwise the first row of a long
  /// sentence.
  func code(blankRow: Int?) -> Rect { line((blankRow ?? 13, 20, 30), (blankRow ?? 6, 7, 14)) }
  var slider: Rect { line((12, 18, 28), (5, 6, 12)) }
}

extension ReplayScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let own = inItsLanguage(context)
    own.capitals.during { draw(on: &canvas, inItsLanguage: own) }
  }

  private func draw(on canvas: inout Canvas, inItsLanguage context: Context) {
    let text = context.text
    let game = context.services.games.game(record.result.mode.game)
    let date = text.shortDate(record.result.day, from: context.services.today())
    let isCompact = canvas.layout.isCompact
    let mode = record.result.mode
    let title = [text("Replay"), mode.isDaily ? text.name(mode.game) : text.modeName(mode).game]
    let position = replay.position(step, of: marks.count, text)
    if let series, series.count > 1 {
      let place = text("game \(series.number) of \(series.count)")
      let fixed = hasOthers ? [] : [place]
      let stepper = hasOthers ? Stepper(place, back: .adjust(0, by: -1), forward: .adjust(0, by: 1)) : nil
      canvas.header(
        isCompact ? fixed : title + [date], right: (isCompact ? [] : fixed) + [position], stepper: stepper)
    } else {
      canvas.header(isCompact ? title : title + [date], right: position)
    }
    replay.draw(step: step, on: &canvas, context)
    let places = ReplayLayout(layout: canvas.layout, controls: replay.controls)
    let sentences =
      isCopied ? [StatusMessage(text("Copied. (If not: select it.)"), .right)] : sentences
    drawSentences(sentences, on: &canvas, places)
    drawMarks(on: &canvas, in: places.marks)
    // A long sentence of the compact layout takes the row, unless the game leaves another one blank.
    let isLong = { (sentences.first?.text.sentences(to: places.room).count ?? 0) > 1 }
    if replay.blankRow != nil || !isCompact || !isLong() {
      drawCode(on: &canvas, in: places.code(blankRow: replay.blankRow), text)
    }
    drawSlider(on: &canvas, in: places.slider, cells: places.sliderCells)
  }

  private func drawSentences(_ sentences: [StatusMessage], on canvas: inout Canvas, _ places: ReplayLayout) {
    guard let first = sentences.first else { return }
    let row = places.sentence
    let room = places.room
    if canvas.layout.isCompact {
      let lines = first.text.sentences(to: room).prefix(2)
      canvas.put(message: Array(lines), in: row, row: row.minY + 1 - lines.count, first.role)
      return
    }
    canvas.put(message: [first.text.clipped(to: room)], in: row, row: row.minY, first.role)
    guard sentences.count > 1, let second = places.secondSentence else { return }
    canvas.putCentered(sentences[1].text.clipped(to: room), in: second, row: second.minY, sentences[1].role)
  }

  /// Draws the code of the deal; a click copies it.
  private func drawCode(on canvas: inout Canvas, in row: Rect, _ text: Texts) {
    guard let code else { return }
    let text = text("code  \(code)")
    canvas.button(
      text, at: Point(x: row.centeredX(of: text.columns), y: row.minY), .dim, sends: .character("c"))
  }

  /// Draws the steps in a row: the current one in brackets, later ones small and dim. If they do not fit, those around the
  /// current step.
  private func drawMarks(on canvas: inout Canvas, in area: Rect) {
    guard !marks.isEmpty else { return }
    // Leaves room for the brackets and for a mark at either end.
    let shown = Range.window(
      of: markWidths, around: min(max(0, step - 1), marks.count - 1), room: area.width - 9)
    let width = shown.reduce(1) {
      $0 + marks[$1].text.columns + (marks[$1].isFirst && $1 > shown.lowerBound ? 3 : 1)
    }
    // Including the brackets; each step begins one column further on.
    var x = area.centeredX(of: width) - 1
    if shown.lowerBound > 0 { canvas.put("…", at: Point(x: x - 1, y: area.minY), .dim) }
    for index in shown {
      let mark = marks[index]
      if mark.isFirst, index > shown.lowerBound { canvas.put("·", at: Point(x: x + 1, y: area.minY), .dim) }
      if mark.isFirst, index > shown.lowerBound { x += 2 }
      let isCurrent = index == step - 1
      let isToCome = index >= step
      let text = isToCome ? mark.text.lowered : mark.text
      if isCurrent {
        x += 1
        canvas.put("[", at: Point(x: x, y: area.minY), .chosen)
      }
      canvas.button(
        text, at: Point(x: x + 1, y: area.minY), isCurrent ? .chosen : isToCome ? .dim : mark.role,
        sends: .choose(index))
      x += 1 + mark.text.columns
      if isCurrent {
        canvas.put("]", at: Point(x: x, y: area.minY), .chosen)
        x += 1
      }
    }
    if shown.upperBound < marks.count { canvas.put("…", at: Point(x: x + 2, y: area.minY), .dim) }
  }

  /// Draws a slider whose cells can be clicked, with a knob at the current step.
  private func drawSlider(on canvas: inout Canvas, in area: Rect, cells: Int) {
    let last = cells - 1
    let x = area.centeredX(of: cells)
    let knob = marks.isEmpty ? 0 : (2 * step * last + marks.count) / (2 * marks.count)
    let (row, marks) = (area.minY, marks.count)
    canvas.rule(at: Point(x: x, y: row), width: cells)
    canvas.rule(at: Point(x: x, y: row), width: knob, "━", .clock)
    canvas.set("●", at: Point(x: x + knob, y: row), .title)
    for cell in 0..<cells {
      canvas.target(
        Rect(x: x + cell, y: row, width: 1, height: 1),
        sends: .select((2 * cell * marks + last) / (2 * last)))
    }
  }
}

/// Opens replays of finished games.
enum Replays {
  /// Opens a finished game before its first step; a popup when it cannot be rebuilt.
  static func open(_ record: GameRecord, _ context: Context) -> Navigation {
    if let screen = ReplayScreen(record, context) { return .push(screen) }
    return .push(PopupScreen.message(context.text("Replay"), context.text.noReplay(record), context.text))
  }

  /// Opens the last game of a row of a high score list; PgUp and PgDn open the others.
  static func open(_ place: Standing, rankedBy ranking: Mode.Ranking, _ context: inout Context) -> Navigation
  {
    guard let game = place.game, let record = context.services.records.record(of: game) else { return .stay }
    guard ranking != .points else { return open(record, context) }
    let series = ReplaySeries(context.services.records.games(countedWith: game), of: place.score)
    return ReplayScreen(record, context, series).map { .push($0) } ?? open(record, context)
  }

  /// Opens a finished game by its id.
  static func open(_ game: Int64?, _ context: inout Context) -> Navigation {
    game.flatMap { context.services.records.record(of: $0) }.map { open($0, context) } ?? .stay
  }
}

/// The games behind one row of a high score list, and which of them is being replayed.
struct ReplaySeries: Sendable {
  /// The replayable games, the oldest first. Only the oldest games of the row can be missing.
  let games: [Int64]
  /// The number of games in the row, including missing ones.
  let count: Int
  private(set) var index: Int

  /// Begins at the last game.
  init(_ games: [Int64], of count: Int) {
    self.games = games
    self.count = max(count, games.count)
    index = games.count - 1
  }

  /// The number of the replayed game in the row, from 1.
  var number: Int { count - games.count + index + 1 }

  var hasOthers: Bool { games.count > 1 }

  var game: Int64 { games[index] }

  /// The series moved by a number of games, cyclically.
  func following(by step: Int) -> ReplaySeries {
    var series = self
    series.index = (index + step).wrapped(in: games.count)
    return series
  }
}
