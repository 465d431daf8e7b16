import Engines
import Kit
import Menus
import Plain
import Platform
import Play
import Records
import Storage
import Tables
import Terminal
import TextUI

/// A session on the full screen, from the first frame until the player leaves or the terminal is closed.
struct Session {
  private let assets: Assets
  private let store: RecordStore
  private let look: ClassLook
  private let loop: EventLoop
  private let tables: TableRoom
  private let terminal: CursesTerminal
  private var app: App
  /// The theme that the terminal uses.
  private var theme: Theme
  /// The terminal's own background.
  private var background = Background(variable: System.environment("COLORFGBG"))
  /// What the terminal has answered about it, which counts from the next key on, so that nothing is painted twice.
  private var answer: Background?
  /// Whether the terminal has been closed or the process has been told to end.
  private var isTerminated = false

  /// Opens the terminal.
  /// - Throws: when a file, the command line or the terminal cannot be used; nothing has been drawn then.
  init(_ start: Start, _ options: Options, _ opening: Opening) throws {
    (assets, store, look) = (start.assets, start.store, start.look)
    var context = start.context
    // Nothing is opened until a screen needs it.
    loop = try EventLoop()
    tables = try options.tables(in: start.folder, loop, &context)
    context.services.tables = tables
    // A code that cannot be played is reported before the terminal is touched.
    try opening.check(context)
    theme = (Theme.named(context.profile.settings.theme) ?? .auto).suiting(background)
    terminal = try CursesTerminal(
      theme: theme, ascii: options.isASCII, mouse: context.profile.settings.usesMouse,
      localeFolder: assets.localeFolder, loop: loop)
    if theme == .auto, background == .unknown { terminal.askForBackground() }
    context.display.isASCII = terminal.isASCII
    context.display.isConsole = terminal.isConsole
    context.display.explainsASCII = terminal.isPlainByLocale
    context.display.isFilled = terminal.isFilled
    var isFirstStart = !context.profile.isIntroduced
    switch opening {
    case .code, .replay: isFirstStart = false
    default: break
    }
    let first = TitleScreen.first(
      opening: opening, isFirstStart: isFirstStart, awaitsNews: look.isNeeded, &context)
    app = App(size: terminal.size, context: context, screens: first.screens, opening: first.opening)
  }

  /// Shows the first frame, and plays until the end.
  mutating func run() {
    if let answer = terminal.earlyBackground() {
      background = answer
      applySettings()
    }
    terminal.show(app.frame)
    look.begin()
    app.readRecords()
    while !app.isOver {
      applySettings()
      // A screen's request may have failed immediately.
      receiveNews()
      terminal.show(app.frame)
      if theme == .auto, background == .unknown { terminal.askForBackground() }
      app.takeEffects().forEach(terminal.perform)
      if app.saveAfterFrame() { continue }
      receiveInputs()
      receiveNews()
    }
  }

  private mutating func applySettings() {
    let chosen = (Theme.named(app.context.profile.settings.theme) ?? .auto).suiting(background)
    if chosen != theme {
      theme = chosen
      terminal.use(theme)
      app.use(isFilled: terminal.isFilled)
    }
    terminal.usesMouse = app.context.profile.settings.usesMouse
  }

  /// Passes the news of the tables to the screens.
  private mutating func receiveNews() {
    if tables.isActive { tables.news().forEach { app.receive($0) } }
  }

  /// Waits for inputs and passes them, with the news that have arrived meanwhile and the time, to the screens.
  private mutating func receiveInputs() {
    let (terminal, tables) = (terminal, tables)
    let start = System.time
    let patience = [app.waitingTime, tables.isActive ? tables.patience : nil].compactMap { $0 }.min()
    let inputs = terminal.inputs(patience: patience)
    tables.receive(terminal.takeOtherEvents())
    for case .background(let background) in inputs { answer = background }
    if let answer, inputs.contains(where: \.isPlayers) { background = answer }
    isTerminated = isTerminated || inputs.contains(.terminate)
    let waited = System.time - start
    app.receive(inputs, news: tables.isActive ? tables.news() : [], after: waited) { input in
      if input == .key(.control("z")), terminal.isStoppable { tables.handOver() }
      let handling = terminal.handle(input)
      if handling == .stopped { tables.rejoin() }
      return handling
    }
  }

  /// Closes the terminal, saves what is to be saved, and reports the problems with files.
  func close() {
    tables.leave()
    terminal.close()
    Start.close(store, assets, timeout: isTerminated ? .milliseconds(300) : nil)
  }
}

/// What a session begins with, on the screen or in lines.
struct Start {
  let assets: Assets
  /// The folder of the records.
  let folder: String
  let store: RecordStore
  var context: Context
  /// Begins once something is to be seen.
  let look: ClassLook

  /// Opens the records.
  /// - Throws: when a file or the command line cannot be used.
  init(_ options: Options, _ opening: Opening) throws {
    assets = try Assets(isForGuest: options.guest != nil, data: options.data)
    look = ClassLook(options)
    folder = options.data ?? Assets.dataFolder()
    guard !folder.isEmpty else { throw InputProblem(file: "HOME", .noHome) }
    store = RecordStore(folder: folder)
    let milestones = try Milestones(options, folder: folder)
    store.onResult = { [assets, unowned store] result in
      do throws(InputProblem) { try milestones.add(result, of: store) } catch { assets.note(error) }
    }
    if let guest = options.guest, !store.claim(player: guest) {
      throw Refusal(code: ExitCode.busy) { $0("\(guest) is playing already") }
    }
    System.ignoreFileSizeSignal()
    context = try startingContext(options, assets.library, store)
    if case .replay(let game?) = opening {
      // Whoever has no game creates no file.
      guard store.exists, store.record(of: game) != nil else { throw Refusal.noGame(game) }
    }
    let isOpen = store.openInTime()
    // If it cannot be read yet, the first frame has the initial settings; but whoever has a database is no newcomer.
    context.choices.restore(!isOpen && store.exists ? [SettingName.introduced: "yes"] : [:])
    if isOpen { context.choices.readTitle() }
    context.profile.isGuest = options.guest != nil
  }

  /// Saves what is to be saved, and reports the problems with files.
  static func close(_ store: RecordStore, _ assets: Assets, timeout: Duration? = nil) {
    store.close(timeout: timeout)
    for notice in store.notices() { report { $0.notice(notice) } }
    for problem in assets.problems { report(problem) }
  }
}

extension CursesTerminal {
  /// Handles input that concerns the terminal itself.
  func handle(_ input: Input) -> InputHandling {
    switch input {
    case .redraw: redraw()
    case .key(.control("z")): return suspend() ? .stopped : .handled
    default: return .notHandled
    }
    return .handled
  }

  func perform(_ effect: Effect) {
    switch effect {
    case .alert(let sound): alert(flashing: sound == .flash)
    case .copy(let text): copy(text)
    }
  }
}
