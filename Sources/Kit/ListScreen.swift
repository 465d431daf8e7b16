import Engines
import Play
import TextUI
import Texts

/// A list as a screen: a popup when it is a question, else a page.
package struct ListScreen<Answer: Sendable>: AskedScreen {
  package enum Command: Sendable {
    case move, pick, act(ListAction), help, back
  }

  /// Draws a list and its selection.
  package typealias Look = @Sendable (Listing, Menu, inout Canvas, Context) -> Void

  private let source: Listing.Source
  /// Draws it in place of the usual look.
  private let look: Look?
  /// Converts the index of a chosen entry into a command of the screen beneath; `nil` when the list is read-only.
  private let answer: (@Sendable (Int) -> Answer)?
  package private(set) var listing: Listing
  private var menu: Menu
  /// What opens in its place after a choice, on the first start, when nothing is behind it.
  private var next: Navigation?

  private init(
    _ listing: Listing, _ source: @escaping Listing.Source, look: Look?, answer: (@Sendable (Int) -> Answer)?
  ) {
    (self.listing, self.source, self.look, self.answer) = (listing, source, look, answer)
    menu = Menu(listing)
  }

  /// Asks for one of some entries, whose index is returned to the screen that asks as one of its commands.
  package init(
    _ title: String, _ entries: [Menu.Entry], chosen: Int, answer: (@Sendable (Int) -> Answer)? = nil
  ) {
    let listing = Listing.choices(title, entries.map { ($0.title, $0.note) }, standard: chosen)
    self.init(listing, { _ in listing }, look: nil, answer: answer)
  }

  private var chosen: Listing.Entry? {
    listing.entries.indices.contains(menu.chosen) ? listing.entries[menu.chosen] : nil
  }

  /// Whether a letter leads to the next entry that begins with it.
  private var jumps: Bool { listing.isQuestion && listing.entries.allSatisfy { $0.key == nil } }

  private var takesLetters: Bool { listing.entries.contains { $0.action == .letter() } }

  package var manners: Manners {
    let opensByLetters = listing.entries.contains { $0.key?.isLetter ?? false }
    return [
      .popup.when(listing.isQuestion), .pagerKeys.when(!jumps && !opensByLetters && next == nil),
      .takesLines.when(takesLetters), .trying.when(listing.isTried), .needsRecords.when(next != nil),
    ]
  }

  package func name(_ text: Texts) -> String { listing.name }

  package func rules(_ context: Context) -> String {
    jumps
      ? context.text("One entry is chosen. A letter leads to the next one that begins with it.")
      : listing.rules
  }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let (text, isQuestion) = (context.text, listing.isQuestion)
    let choice = text.choice(listing.entries.last?.action)
    let offers = listing.entries.compactMap(\.action) + (chosen?.others ?? [])
    let offering = offers.compactMap { action in text.offer(action).map { (action, $0) } }
    var bindings = [
      KeyBinding(
        [.enter, .right, .character(" ")], "Enter", next == nil ? choice.label : text("start"),
        help: choice.help, isEnabled: chosen.map { $0.action != nil } ?? true, Command.pick),
      KeyBinding(
        [], "↑ ↓", isQuestion || listing.isTried ? text("choose") : "",
        help: text("move through the entries"),
        click: .down, .move),
    ]
    if listing.isTried { bindings.swapAt(0, 1) }
    if jumps {
      bindings.append(KeyBinding([], "A–Z", "", help: text("the next entry with that letter"), .move))
    }
    if listing.entries.contains(where: { $0.key?.isNumber == true }) {
      bindings.append(KeyBinding([], "1–9", "", help: text("open the game of that number"), .move))
    }
    for entry in listing.entries {
      guard let key = entry.key, let action = entry.action else { continue }
      let help = key.isNumber ? "" : entry.title
      bindings.append(KeyBinding(.letter(key), String(key), "", help: help, .act(action)))
    }
    for (action, offer) in offering {
      bindings.append(
        KeyBinding(
          .letter(offer.key) + (offer.key == "-" ? [.delete] : []), String(offer.key), offer.label,
          help: offer.help, importance: action == .letter() ? .main : .ordinary, .act(action)))
    }
    if isQuestion { bindings.append(KeyBinding(.help, "?", text("help"), help: "", .help)) }
    bindings.append(
      KeyBinding(
        listing.isTried ? [.escape] : [.escape, .left], "Esc", next == nil ? text("back") : "",
        help: next != nil
          ? choice.help
          : listing.isTried
            ? text("keep the previous language")
            : isQuestion ? text("close the list, and change nothing") : text("back to the menu"), .back))
    return bindings
  }

  package mutating func perform(
    _ command: Command, _ context: inout Context
  ) -> ScreenTransition<Command, Answer> {
    switch command {
    case .move: return .stay
    case .help: return .ask(help(context))
    case .back where next == nil:
      if listing.isTried { context.choices.discard() }
      return .pop
    case .pick, .back:
      return chosen?.action.map { act($0, &context) } ?? (chosen == nil ? close(&context) : .stay)
    case .act(let action): return act(action, &context)
    }
  }

  private mutating func act(
    _ action: ListAction, _ context: inout Context
  ) -> ScreenTransition<Command, Answer> {
    if case .choose(let index) = action { return .pop(then: answer.map { .perform($0(index)) } ?? .stay) }
    switch context.step(action) {
    case .done(_, closes: true): return close(&context)
    case .done: read(&context)
    case .refused(let line, _), .told(let line, _):
      return .ask(PopupScreen<Command>.message(listing.name, line, context.text))
    case .asksName(let question):
      return .ask(
        EntryScreen<Command>(question, listing.name, context) { name, _ in
          question.then(name).map { .perform(.act($0)) } ?? .stay
        })
    case .asks(let question): return .ask(PopupScreen<Command>(question) { .perform(.act($0)) })
    case .opens(let action):
      return listing.isQuestion ? .pop(then: .open(.action(action))) : .open(.action(action))
    }
    return .stay
  }

  private func close(_ context: inout Context) -> ScreenTransition<Command, Answer> {
    guard let next else { return .pop }
    context.profile.isIntroduced = true
    return .navigate(next)
  }

  /// Makes the list anew; the selection stays on an entry of which as much can be done.
  private mutating func read(_ context: inout Context) {
    let hadOthers = chosen?.others.isEmpty == false
    listing = source(&context)
    let last = listing.entries.lastIndex { !hadOthers || !$0.others.isEmpty } ?? menu.chosen
    menu = Menu(count: listing.entries.count, chosen: min(menu.chosen, last))
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    if jumps, case .character(let character) = key { return jump(to: character) }
    let former = menu.chosen
    guard menu.move(key) else { return .stay }
    if listing.isTried, let action = chosen?.action {
      action.tries(&context)
      read(&context)
    }
    guard case .choose(let index) = key else { return .stay }
    // A click on another entry only selects it where more can be done with it, also with the mouse.
    return index == former || chosen?.others.isEmpty == true ? perform(.pick, &context) : .stay
  }

  /// Selects the next entry that begins with a character.
  private mutating func jump(to character: Character) -> ScreenTransition<Command, Answer> {
    let (letter, entries) = (character.lowercased(), listing.entries)
    let found = entries.indices.filter { entries[$0].title.first?.lowercased() == letter }
    if let next = found.first(where: { $0 > menu.chosen }) ?? found.first { _ = menu.move(.choose(next)) }
    return .stay
  }

  package mutating func paste(_ text: String, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    takesLetters ? act(.letter(text), &context) : .stay
  }

  package mutating func uncovered(_ context: inout Context) -> ScreenTransition<Command, Answer> {
    guard !listing.isQuestion else { return .stay }
    context.returnToTitle()
    read(&context)
    return .stay
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    if let look { return look(listing, menu, &canvas, context) }
    guard listing.isQuestion else { return drawPage(on: &canvas, context) }
    let entries = listing.entries.map {
      Menu.Entry(title: $0.title, note: $0.facts.joined(separator: " · "), letter: $0.key)
    }
    menu.draw(listing.heading.first ?? listing.name, entries, on: &canvas, context)
  }

  /// The most columns of a title, and of a fact beside it.
  private static var titleWidth: Int { 26 }
  private static var factWidth: Int { 16 }

  /// The entries, and what they are as long as there is nothing of which more can be done.
  private func drawPage(on canvas: inout Canvas, _ context: Context) {
    let entries = listing.entries.map { entry in
      let facts = entry.letters == nil ? entry.facts.map { $0.wordsFitting(Self.factWidth) } : []
      return Menu.Entry(title: entry.title.clipped(to: Self.titleWidth), note: facts.joined(separator: " · "))
    }
    canvas.header([listing.name], right: context.profile.givenName ?? "")
    let layout = canvas.layout.page
    let stage = layout.stage
    let width = min(stage.width - 2, layout.isCompact ? 38 : 72)
    let top = stage.minY + (layout.isCompact ? 0 : 2)
    let area = Rect(
      x: stage.centeredX(of: width), y: top, width: width,
      height: max(1, min(entries.count, stage.maxY - top)))
    menu.draw(entries, on: &canvas, in: area)
    drawTiles(beside: entries.map(\.title.columns).max() ?? 0, on: &canvas, in: area)
    guard listing.entries.allSatisfy(\.others.isEmpty) else { return }
    for (row, line) in listing.rules.wrapped(to: width - 2).enumerated() {
      canvas.put(line, at: Point(x: area.minX + 2, y: area.maxY + 1 + row), .dim)
    }
  }
}

extension ListScreen {
  /// Draws the facts of the entries whose letters are tiles: a column each, as many of them as have room.
  private func drawTiles(beside titles: Int, on canvas: inout Canvas, in area: Rect) {
    let shown = listing.entries.filter { $0.letters != nil }
    let columns = (0..<(shown.map(\.facts.count).max() ?? 0)).map { column in
      shown.map { $0.facts.indices.contains(column) ? $0.facts[column].columns : 0 }.max() ?? 0
    }
    for (row, index) in menu.visible(in: area.height).enumerated() {
      let (entry, isChosen) = (listing.entries[index], index == menu.chosen)
      guard let letters = entry.letters else { continue }
      var x = area.minX + 2 + titles + 3
      for (column, fact) in entry.facts.enumerated() where x + fact.columns < area.maxX {
        let place = Point(x: x, y: area.minY + row)
        if column == letters {
          canvas.put(lettersOf: fact, at: place)
        } else {
          canvas.put(fact, at: place, isChosen ? .chosen : .dim)
        }
        x += columns[column] + 3
      }
    }
  }
}

extension Canvas {
  /// Draws letters apart as tiles of a column each, and a slot for each hidden one.
  fileprivate mutating func put(lettersOf text: String, at place: Point) {
    var x = place.x
    for letter in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isHidden = letter == "_" || letter.isEmpty
      x += put(String(letter), at: Point(x: x, y: place.y), isHidden ? .slot : .tile) + 1
    }
  }
}

extension ListScreen: Screen where Answer == Never {
  /// - Parameters:
  ///   - next: what opens in its place after a choice, which Esc makes, too.
  ///   - look: draws it in place of the usual look.
  package init(
    _ source: @escaping Listing.Source, _ context: inout Context, next: Navigation? = nil, look: Look? = nil
  ) {
    self.init(source(&context), source, look: look, answer: nil)
    self.next = next
  }
}

extension EntryScreen {
  /// - Parameters:
  ///   - list: the name of the list that asks.
  ///   - then: what the screen beneath does with the name.
  package init(
    _ question: NameQuestion, _ list: String, _ context: Context,
    then: @escaping @Sendable (String, inout Context) -> ScreenTransition<Answer, Never>
  ) {
    let path = [list, question.about].filter { !$0.isEmpty }
    self.init(path, prompt: question.prompt, text: question.name, rules: question.rules, context, then: then)
  }
}

extension Menu {
  /// The entries of a list, of which the standard one is selected.
  package init(_ listing: Listing) {
    self.init(count: listing.entries.count, chosen: listing.standard ?? 0)
  }
}

extension PopupScreen {
  /// - Parameter then: what a yes does.
  package init(_ question: ListQuestion, then: (ListAction) -> Then) {
    let no = Button(question.no, isCancel: true, then: .stay)
    let yes = Button(question.yes, then: then(question.action))
    let lines = question.lines.enumerated().map { PopupLine($1, $0 == 0 ? .text : .dim) }
    self.init(question.title, lines, question.isYesFirst ? [yes, no] : [no, yes])
  }
}
