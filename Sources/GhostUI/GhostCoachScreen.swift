import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// Steps through the rounds of a match, letter by letter, and shows which moves gave away a won position.
struct GhostCoachScreen<Answer: Sendable>: AskedScreen {
  enum Command: Sendable {
    case step(Int), mistake(Int), round(Int), explain, playOn, back
  }

  /// The coach's view of the match, at the chosen move.
  private(set) var commentary: GhostCommentary
  /// The player who is called "you"; `nil` with several people at one keyboard.
  private let you: Int?
  /// The match that is played on from a move; `nil` at a table, where the others are.
  private let session: GameSession?
  /// Whether the language has meanings for the words.
  let hasMeanings: Bool
  /// What the screen beneath does when this one has closed.
  let whenClosed: ScreenTransition<Answer, Never>

  /// Opens at a mistake of a person at this keyboard, else at the first letter that somebody chose: in a round at the last
  /// one, of which the round's result speaks, in a match at the first one. An opening is taken only where nothing else is.
  /// - Parameters:
  ///   - round: the round to open; `nil` for that of the mistake.
  ///   - me: at a table the player of this program.
  ///   - session: the match, whose moves can be tried otherwise; `nil` when they cannot.
  init(
    _ match: Ghost, atRound round: Int?, me: Int? = nil, session: GameSession? = nil,
    hasMeanings: Bool = false, whenClosed: ScreenTransition<Answer, Never>
  ) {
    you = match.you(seenBy: me)
    self.session = session
    commentary = GhostCommentary(match, you: you)
    self.hasMeanings = hasMeanings
    self.whenClosed = whenClosed
    let mistakes = places.filter { isMistake($0) && (round == nil || $0.round == round) }
    let later = mistakes.filter { !remarks[$0.round][$0.move].fragment.isEmpty }
    go(to: (round == nil ? later.first : later.last) ?? mistakes.first ?? start(of: round ?? 0))
  }

  var match: Ghost { commentary.match }
  var remarks: [[GhostCoach.Remark]] { commentary.remarks }
  var round: Int { commentary.round }
  var move: Int { commentary.move }
  var remark: GhostCoach.Remark? { commentary.remark }

  private typealias Place = (round: Int, move: Int)

  private var places: [Place] {
    remarks.indices.flatMap { round in remarks[round].indices.map { (round, $0) } }
  }

  /// Whether a move is of a person at this keyboard.
  private func isMine(_ remark: GhostCoach.Remark) -> Bool {
    you.map { $0 == remark.player } ?? (match.players[remark.player].level == nil)
  }

  /// Whether a person at this keyboard gave a round away by a move.
  private func isMistake(_ remark: GhostCoach.Remark) -> Bool { remark.better != nil && isMine(remark) }

  private func isMistake(_ place: Place) -> Bool { isMistake(remarks[place.round][place.move]) }

  /// The first move of a round that was not dealt.
  private func start(of round: Int) -> Place { (round, remarks[round].firstIndex { !$0.isDealt } ?? 0) }

  private mutating func go(to place: Place) { commentary.go(toRound: place.round, move: place.move) }

  func name(_ text: Texts) -> String { text("Coach") }

  /// Explains the marks under the letters.
  func rules(_ context: Context) -> String {
    legend(context.text).map { "\($0.mark) \($0.text)" }.joined(separator: "\n")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let hasMistakes = places.contains(where: isMistake)
    let hasRounds = remarks.count > 1
    // In the compact layout the rounds are named where they can be clicked.
    let namesRounds = hasRounds && !context.layout.isCompact
    return [
      KeyBinding(
        [.right, .character(" ")], "← →", text("letter"), help: text("the next letter"), .step(1)),
      KeyBinding([.left], "←", "", help: text("the letter before"), .step(-1)),
      KeyBinding(
        [.down, .pageDown], hasRounds ? "↑ ↓" : "↓", namesRounds ? text("round") : "",
        help: hasRounds ? text("the next round") : "", .round(1)),
      KeyBinding([.up, .pageUp], "↑", "", help: hasRounds ? text("the round before") : "", .round(-1)),
      KeyBinding(
        [.tab], "Tab", text("mistake"), help: text("the next mistake"), isEnabled: hasMistakes, .mistake(1)),
      KeyBinding([.backTab], "⇤", "", help: text("the mistake before"), isEnabled: hasMistakes, .mistake(-1)),
      KeyBinding(
        [.enter], "Enter", text("what if"), help: text("play on from here; it counts nowhere"),
        isEnabled: canPlayOn, .playOn),
      KeyBinding(
        .letter("d"), "d", text("meaning"),
        help: text("what the word means"), isEnabled: explained(context) != nil, .explain),
      KeyBinding([.escape], "Esc", text("back"), help: text("back"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    switch command {
    case .back: return .pop(then: whenClosed)
    case .playOn:
      guard let session,
        let game = GhostMatch.playedOn(match, session, after: chosenBefore, &context)
      else { return .stay }
      return .navigate(GhostScreen.playingOn(game, &context))
    case .explain:
      return .push(
        MeaningPopup(of: words(context), at: explained(context), context) { $0.page.keyboardPopup })
    case .round(let step): go(to: start(of: (round + step).wrapped(in: remarks.count)))
    case .step(let step): move(by: step, among: places)
    case .mistake(let step): move(by: step, among: places.filter(isMistake))
    }
    return .stay
  }

  /// Whether the chosen move can be tried otherwise: somebody chose it.
  private var canPlayOn: Bool { session != nil && remark.map { !$0.isDealt } ?? false }

  /// How many moves somebody chose before the chosen one.
  private var chosenBefore: Int {
    remarks[..<round].joined().count { !$0.isDealt } + remarks[round][..<move].count { !$0.isDealt }
  }

  /// Moves to the next of the places in a direction. The ends stop the movement, but it wraps around for mistakes.
  private mutating func move(by step: Int, among places: [Place]) {
    let here = (round, move)
    let isForward = step > 0
    let ahead = isForward ? places.first { $0 > here } : places.last { $0 < here }
    if let next = ahead { return go(to: next) }
    if places.count < self.places.count, let next = isForward ? places.first : places.last { go(to: next) }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    switch key {
    case .home: go(to: (0, 0))
    case .end: if let last = places.last { go(to: last) }
    case .wheel(let notches): move(by: notches, among: places)
    case .choose(let move) where remarks[round].indices.contains(move): go(to: (round, move))
    case .select(let round) where remarks.indices.contains(round): go(to: start(of: round))
    default: break
    }
    return .stay
  }

  typealias LegendEntry = (mark: String, text: String, role: Role)

  /// The marks with their explanations; of two players the last one is only needed where a move depended on the other.
  func legend(_ text: Texts) -> [LegendEntry] {
    func entry(_ verdict: GhostCoach.Verdict?, _ text: String) -> LegendEntry {
      let mark = GhostCommentary.mark(verdict, ends: verdict == nil)
      return (mark.text, text, mark.role)
    }
    let usual = [
      entry(.good, text("kept the win")), entry(.mistake, text("threw it away")),
      entry(.lost, text("was lost anyway")),
      entry(nil, text("ended the round")),
    ]
    let isOfTwo = match.players.count == 2
    let hasOpen = commentary.verdicts.joined().contains(.open)
    return isOfTwo && !hasOpen
      ? usual
      : usual + [entry(.open, isOfTwo ? text("depended on the opponent") : text("depended on the others"))]
  }

  /// The words on the screen, without duplicates: the one named in the advice, those of the choices, the one that ended the
  /// round.
  private func words(_ context: Context) -> [String] {
    let better = remark?.better
    let isNamed = better != nil && better != .challenge
    var words = [isNamed ? better?.word : commentary.longest ?? commentary.answer]
    words += shownChoices(in: GhostCoachLayout(context.layout, of: match), context.text).map(\.name)
    words.append(match.rounds[round].ending?.word)
    return words.compactMap(\.self).uniqued
  }

  /// The word that the key for meanings explains first; `nil` when no word is named or the language has no meanings.
  func explained(_ context: Context) -> String? { hasMeanings ? words(context).first : nil }
}

/// The layout of the coach's screen; a large terminal shows the layout of 80 by 24, centred.
private struct GhostCoachLayout {
  let layout: Layout
  /// Whether there are more than two players.
  let isCrowded: Bool

  init(_ layout: Layout, of match: Ghost) {
    self.layout = layout.page
    isCrowded = match.players.count > 2
  }

  private func pick(_ compact: Int, _ home: Int) -> Int { layout.isCompact ? compact : home }

  func line(_ row: Int) -> Rect { layout.rect(0, row, pick(40, 80), 1) }

  var rounds: Rect { line(pick(2, 3)) }
  var tiles: Rect { layout.rect(0, pick(3, 5), pick(40, 80), 3) }
  /// - Parameter names: the width of the longest name below the letters, in columns.
  func forms(names: Int) -> [FragmentView.Tiles] {
    let room = pick(38, 78)
    if layout.isCompact { return FragmentView.Tiles.forms(upTo: 5, height: isCrowded ? 1 : 3, room: room) }
    return FragmentView.Tiles.forms(upTo: names > 6 ? 9 : 7, height: 3, room: room)
  }
  var verdictRow: Int { line(pick(6, 8)).minY }
  /// The row of the players' names; `nil` where the tiles tell whose the letters are, and there is no room for it.
  var nameRow: Int? { layout.isCompact ? isCrowded ? line(5).minY : nil : line(9).minY }
  var sentence: Rect { line(pick(7, 11)) }
  var sentenceRows: Int { pick(4, 2) }
  var label: Point { layout.point(pick(1, 9), pick(11, 14)) }
  var most: Int { pick(3, 6) }
  /// The position of a choice: on 80 columns there are three in a row.
  func choice(_ index: Int) -> Point {
    layout.isCompact
      ? layout.point(14, 11 + index) : layout.point(22 + index % 3 * 19, 14 + index / 3)
  }
  var choiceRoom: Int { pick(25, 18) }
  var legend: Rect? { layout.isCompact ? nil : line(17) }
  var end: Rect { line(pick(14, 19)) }
  /// `nil` without room for it.
  var meaningRow: Rect? { layout.isCompact ? nil : line(20) }
}

extension GhostCoachScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    drawCovered(on: &canvas, context)
    let text = context.text
    let places = GhostCoachLayout(canvas.layout, of: match)
    let ending = ending(in: places, text)
    drawChoices(on: &canvas, places, text)
    let legendRows = places.legend.map { drawLegend(on: &canvas, $0, text) } ?? 0
    // Between the legend and the end there is a blank row.
    var below = max(0, legendRows - 1)
    let first = places.layout.isCompact ? 1 - ending.count : below
    canvas.putCentered(ending, in: places.end, row: places.end.minY + first, .dim)
    below += ending.count - 1
    if let row = places.meaningRow, let explained = explained(context) {
      drawQuestion(explained, on: &canvas, in: row, row: row.minY + below, text)
    }
  }

  /// A popup covers everything below the sentence.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header(
      [text.title(match.rules), text("Coach")], right: text("round \(round + 1) of \(remarks.count)"))
    let places = GhostCoachLayout(canvas.layout, of: match)
    drawRounds(on: &canvas, places)
    drawMoves(on: &canvas, places, text)
    drawSentence(on: &canvas, places, text)
  }

  /// Draws the key that asks what a word means.
  private func drawQuestion(
    _ word: String, on canvas: inout Canvas, in area: Rect, row: Int, _ text: Texts
  ) {
    let text = text("what does \(match.spelling(of: word).capitals) mean?")
    let x = area.centeredX(of: 3 + text.columns)
    canvas.put("d", at: Point(x: x, y: row), .shortcut)
    canvas.put(text, at: Point(x: x + 3, y: row), .dim)
    canvas.target(Rect(x: x, y: row, width: 3 + text.columns, height: 1), sends: .character("d"))
  }

  /// Draws the rounds, those with a mistake of a person at this keyboard marked; each can be clicked. Without room for all, those around the chosen one.
  private func drawRounds(on canvas: inout Canvas, _ places: GhostCoachLayout) {
    let isCompact = places.layout.isCompact
    let labels = remarks.indices.map { index in
      let mark = remarks[index].contains(where: isMistake) ? "×" : "✓"
      let text = isCompact ? "\(index + 1)\(mark)" : "\(index + 1) \(mark)"
      return index == round ? "‹\(text)›" : isCompact ? " \(text) " : text
    }
    let gap = isCompact ? 0 : 3
    let widths = labels.map { $0.columns + gap }
    let room = places.rounds.width - 2 + gap
    let shown = Range.window(of: widths, around: round, room: room, cut: 1 + gap)
    let cuts = (before: shown.lowerBound > 0, after: shown.upperBound < labels.count)
    let width = shown.width(of: widths, cut: 1 + gap) - gap
    let y = places.rounds.minY
    var x = places.rounds.centeredX(of: width)
    if cuts.before { x += canvas.put("…", at: Point(x: x, y: y), .dim) + gap }
    for index in shown {
      let role: Role = index == round ? .title : .dim
      x += gap + canvas.button(labels[index], at: Point(x: x, y: y), role, sends: .select(index))
    }
    if cuts.after { canvas.put("…", at: Point(x: x, y: y), .dim) }
  }

  /// Draws the round's letters, followed by a challenge and an answer; under each the verdict and who added it, if anybody did.
  /// What a person at this keyboard did is bright.
  private func drawMoves(on canvas: inout Canvas, _ places: GhostCoachLayout, _ text: Texts) {
    let remarks = remarks[round]
    let chosen = move
    // The letters stand as they stood, what else was done behind them.
    let order = match.rounds[round].order
    let shown = order + remarks.indices.dropFirst(order.count)
    let view = FragmentView(
      letters: shown.map { remarks[$0].symbol }, isOpen: false, focus: shown.firstIndex(of: move))
    let names = Set(remarks.map(\.player)).map { match.name(of: $0, text).columns }
    let forms = places.forms(names: names.max() ?? 0)
    let placing = view.draw(on: &canvas, in: places.tiles, forms, key: { .choose(shown[$0]) }) { place in
      let index = shown[place]
      if index >= chosen { return index == chosen ? .chosen : .slot }
      return remarks[index].isDealt ? .cap : match.tile(of: remarks[index].player, you: you)
    }
    if !canvas.isFilled, let place = shown.firstIndex(of: chosen), placing.shown.contains(place) {
      let middle = Point(x: placing.x(of: place), y: placing.top + placing.tiles.height / 2)
      canvas.put("‹", at: Point(x: middle.x - 1, y: middle.y), .chosen)
      canvas.put("›", at: Point(x: middle.x + 1, y: middle.y), .chosen)
    }
    canvas.put(below: placing, row: places.verdictRow) { place in
      let index = shown[place]
      let (mark, role) = commentary.mark(index, ofRound: round)
      return (mark, isMine(remarks[index]) ? role : .dim)
    }
    guard let row = places.nameRow else { return }
    canvas.put(below: placing, row: row) { place in
      let index = shown[place]
      let player = remarks[index].player
      if remarks[index].isDealt { return ("", .dim) }
      let name = player == you ? text("you") : match.name(of: player, text, below: placing.tiles)
      return (name, isMine(remarks[index]) ? .text : .dim)
    }
  }

  private func drawSentence(on canvas: inout Canvas, _ places: GhostCoachLayout, _ text: Texts) {
    guard remark != nil else { return }
    let width = places.sentence.width - 2
    var lines = commentary.sentence(text).balanced(to: width).map { ($0, commentary.role) }
    lines += commentary.advice(text).balanced(to: width).map { ($0, .text) }
    for (offset, line) in lines.prefix(places.sentenceRows).enumerated() {
      canvas.putCentered(line.0, in: places.sentence, row: places.sentence.minY + offset, line.1)
    }
  }

  /// Draws the letters that could be added: those that win, then those that lose, then those that end the round.
  private func drawChoices(on canvas: inout Canvas, _ places: GhostCoachLayout, _ text: Texts) {
    guard let remark, !others.isEmpty else { return }
    let room = places.choice(0).x - places.label.x - 1
    let fragment = remark.fragment.capitals.tail(room - text("After \("")").columns)
    let label = remark.fragment.isEmpty ? text("To begin") : text("After \(fragment)")
    canvas.put(label.clipped(to: room), at: places.label, .dim)
    let shown = shownChoices(in: places, text)
    for (index, line) in shown.enumerated() {
      let place = places.choice(index)
      let mark: (text: String, role: Role) =
        switch line.verdict {
        case .wins, .open: ("✓", .right)
        case .loses: ("×", .wrong)
        case .ends: ("■", .warm)
        }
      // In Superghost the letter stands between the marks of its end and of the verdict.
      let end = match.rules.isSuper ? 1 : 0
      canvas.put(String(line.letter.capital), at: place, .stage)
      if end > 0 {
        let isFront = line.side == .front
        canvas.put(isFront ? "‹" : "›", at: Point(x: place.x + (isFront ? -1 : 1), y: place.y), .dim)
      }
      canvas.put(mark.text, at: Point(x: place.x + 2 + end, y: place.y), mark.role)
      let rest = others.count - shown.count
      let more = index == shown.count - 1 && rest > 0 ? "  +\(rest)" : ""
      let word = (line.name.map { match.spelling(of: $0).capitals } ?? "").clipped(
        to: places.choiceRoom - 4 - end - more.columns)
      let used = canvas.put(word, at: Point(x: place.x + 4 + end, y: place.y), .text)
      canvas.put(more, at: Point(x: place.x + 4 + end + used, y: place.y), .dim)
    }
  }

  /// What could have been added instead of the chosen letter, where a word may be shown for it.
  private var others: [GhostSolver.Line] {
    commentary.choices.filter { choice in remark?.move != Ghost.Move(choice.added) && choice.name != nil }
  }

  /// How the round ended, in the rows in which it is drawn.
  private func ending(in places: GhostCoachLayout, _ text: Texts) -> [String] {
    commentary.ending(text).sentences(to: places.end.width - 2)
  }

  /// The first of them; the one that the coach recommends is always included. In the compact layout the end of the round takes
  /// its second row from them.
  private func shownChoices(in places: GhostCoachLayout, _ text: Texts) -> [GhostSolver.Line] {
    let taken = places.layout.isCompact ? ending(in: places, text).count - 1 : 0
    var shown = Array(others.prefix(max(1, places.most - taken)))
    guard case .letter(let letter, _) = remark?.better, !shown.contains(where: { $0.added == letter }),
      let named = others.first(where: { $0.added == letter })
    else { return shown }
    shown[shown.count - 1] = named
    return shown
  }

  /// Draws the legend in one row, or in two of similar width, if it is too wide for the terminal.
  /// - Returns: the number of rows.
  private func drawLegend(on canvas: inout Canvas, _ area: Rect, _ text: Texts) -> Int {
    let all = legend(text)
    func width(_ entries: some Collection<LegendEntry>) -> Int {
      entries.reduce(-3) { $0 + $1.mark.columns + 1 + $1.text.columns + 3 }
    }
    func widest(_ cut: Int) -> Int { max(width(all[..<cut]), width(all[cut...])) }
    let fits = width(all) <= canvas.size.width - 2
    let cut = fits ? all.count : (1..<all.count).min { widest($0) < widest($1) } ?? all.count
    let rows = [all[..<cut], all[cut...]].filter { !$0.isEmpty }
    for (row, entries) in rows.enumerated() {
      var x = area.centeredX(of: width(entries))
      for (mark, text, role) in entries {
        canvas.put(mark, at: Point(x: x, y: area.minY + row), role)
        x += 2 + canvas.put(text, at: Point(x: x + 2, y: area.minY + row), .dim) + 3
      }
    }
    return rows.count
  }
}

extension GhostCommentary {
  /// The mark under a letter, and its role.
  static func mark(_ verdict: GhostCoach.Verdict?, ends: Bool) -> (text: String, role: Role) {
    if ends { return ("■", .warm) }
    return switch verdict {
    case .good: ("✓", .right)
    case .mistake: ("×", .wrong)
    case .lost: ("·", .dim)
    case .open: ("~", .dim)
    case nil: (" ", .dim)
    }
  }

  /// The same of a move in the match.
  func mark(_ move: Int, ofRound round: Int) -> (text: String, role: Role) {
    Self.mark(verdicts[round][move], ends: ends(move, ofRound: round))
  }

  /// The role of the sentence.
  var role: Role {
    switch verdict {
    case .mistake: .warning
    case .good: .right
    default: .text
    }
  }
}

extension GhostCoach.Remark {
  /// The move as one character.
  var symbol: Character {
    switch move {
    case .add(let letter), .prepend(let letter): letter.capital
    case .challenge: "#"
    default: "="
    }
  }
}

extension GhostCoachScreen: Screen where Answer == Never {}
