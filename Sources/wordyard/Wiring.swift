import Engines
import Glibc
import Play
import Records
import Storage
import Tables
import Terminal
import TextUI

/// Plays until the player leaves or the terminal is closed.
func play(_ options: Options) throws {
  let assets = try Assets(isForGuest: options.guest != nil)
  let folder = options.data ?? Assets.dataFolder()
  let store = RecordStore(folder: folder, noteFolder: options.data == nil ? Assets.stateFolder() : nil)
  if let guest = options.guest, !store.claim(player: guest) { throw GuestIsPlaying(name: guest) }
  // At the file size limit a write then fails with EFBIG, instead of the signal ending the program.
  signal(SIGXFSZ, SIG_IGN)
  // The first frame shows the cached title screen; the database is read immediately after it.
  var context = try startingContext(options, assets.library, store)
  let noted =
    store.note(of: options.guest ?? options.player) ?? (store.exists ? store.title(of: context.player) : nil)
  context.restore(noted?.settings ?? [:])
  if let noted, store.titlePlayer == context.player { context.apply(noted) }
  context.isGuest = options.guest != nil
  // Nothing is opened until a screen needs it.
  let tables = TableRoom(folder: options.tables ?? folder + "/tables")
  context.tables = tables
  // A code that cannot be played is reported before the terminal is touched.
  var opened: [any Screen]?
  if options.command == .code { opened = try TitleScreen.opening(code: options.operand, &context) }
  var theme = Theme.named(context.settings.theme) ?? .night
  let terminal = try CursesTerminal(
    theme: theme, ascii: options.isASCII, mouse: context.settings.usesMouse,
    localeFolder: assets.localeFolder)
  context.isASCII = terminal.isASCII
  let screens =
    opened
    ?? TitleScreen.first(opening: options.game, isFirstStart: !context.isIntroduced, &context)
  var app = App(size: terminal.size, context: context, screens: screens)
  if options.guest != nil { app.idleLimit = .seconds(3600) }
  terminal.show(app.frame)
  app.readRecords()
  var isTerminated = false
  while !app.isOver {
    if app.context.settings.theme != theme.name {
      theme = Theme.named(app.context.settings.theme) ?? theme
      terminal.use(theme)
    }
    terminal.usesMouse = app.context.settings.usesMouse
    // A screen's request may have failed immediately, in which case no descriptor wakes the loop.
    if tables.hasNews { tables.news().forEach { app.receive($0) } }
    terminal.show(app.frame)
    app.takeEffects().forEach(terminal.perform)
    let start = now()
    let inputs = terminal.inputs(patience: app.waitingTime, alongside: tables.descriptor)
    isTerminated = isTerminated || inputs.contains(.terminate)
    let waited = now() - start
    app.receive(inputs, news: tables.hasNews ? tables.news() : [], after: waited) { input in
      if input == .key(.control("z")) { tables.handOver() }
      let isHandled = terminal.handle(input)
      if isHandled { tables.rejoin() }
      return isHandled
    }
    if tables.hasNews { tables.news().forEach { app.receive($0) } }
  }
  tables.leave()
  terminal.close()
  store.close(timeout: isTerminated ? .milliseconds(300) : nil)
  for notice in store.notices() { report { $0.recordsNotice(notice) } }
  for problem in assets.problems { report(problem) }
}

/// The guest already has a session in the same folder.
struct GuestIsPlaying: Error {
  let name: String
}

/// The context of the first screen, from the locale's language and the options of the command line.
func startingContext(_ options: Options, _ library: Library, _ records: any Records) throws -> Context {
  let language = try chosenLanguage(options, in: library)
  var settings = Settings()
  settings.language = language.code
  settings.words = language.code
  let ownWords = try options.words.map { path in
    OwnWords(path: Files.absolute(path), lexicon: try lexicon(options, language, library))
  }
  return Context(
    settings: settings, language: language, library: library, ownWords: ownWords, records: records,
    player: loginName(), choices: Choice.all, resolve: Destination.resolve, overrides: try overrides(options),
    today: today, hoursLeft: hoursLeft, seed: options.seed)
}

/// The settings that the command line makes for this run only, by name.
private func overrides(_ options: Options) throws(Options.Misuse) -> SettingList {
  var overrides = SettingList()
  if let code = options.language {
    overrides["language"] = code
    overrides["words"] = code
  }
  if let name = options.theme {
    guard Theme.named(name) != nil else {
      throw .unknownTheme(name, themes: Theme.all.map(\.name))
    }
    overrides["theme"] = name
  } else if let value = getenv("NO_COLOR"), value.pointee != 0 {
    overrides["theme"] = Theme.mono.name
  }
  if !options.usesMouse { overrides["mouse"] = "no" }
  if let guest = options.guest { overrides["player"] = guest }
  if let name = options.player {
    guard let player = name.asPlayerName else { throw .notAPlayerName(name) }
    overrides["player"] = player
  }
  return overrides
}

/// The default name of the player: the user's login name.
private func loginName() -> String {
  for variable in ["LOGNAME", "USER"] {
    if let name = getenv(variable).flatMap({ String(cString: $0).asPlayerName }) { return name }
  }
  return "Wordy"
}

/// The language of `--language`, else the locale's, else English, else the first available one.
func chosenLanguage(_ options: Options, in library: Library) throws -> Language {
  if let code = options.language {
    if let language = library.language(code) { return language }
    throw Options.Misuse.unknownLanguage(code, codes: library.languageCodes())
  }
  for code in [localeLanguage(), "en"] {
    if let language = library.language(code) { return language }
  }
  guard let language = library.languageCodes().lazy.compactMap(library.language).first else {
    throw InputProblem(file: "languages", .noUsableLanguage)
  }
  return language
}

/// The words to play or search: those of `--words`, else the language's.
func lexicon(_ options: Options, _ language: Language, _ library: Library) throws -> Lexicon {
  guard let path = options.words else { return library.lexicon(language) }
  return try WordList.lexicon(path: path, alphabet: language.alphabet) { report($0) }
}

/// The local date.
@Sendable func today() -> Day {
  var seconds = time(nil)
  var local = tm()
  localtime_r(&seconds, &local)
  return Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
}

/// The hours until midnight by the local clock, rounded up.
@Sendable private func hoursLeft() -> Int {
  var seconds = time(nil)
  var local = tm()
  localtime_r(&seconds, &local)
  return 24 - Int(local.tm_hour)
}

/// The time of the monotonic clock.
private func now() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension CursesTerminal {
  /// Handles input that concerns the terminal itself; returns whether it did.
  fileprivate func handle(_ input: Input) -> Bool {
    switch input {
    case .redraw: redraw()
    case .key(.control("z")): suspend()
    default: return false
    }
    return true
  }

  fileprivate func perform(_ effect: Effect) {
    switch effect {
    case .alert(let sound): alert(flashing: sound == .flash)
    case .copy(let text): copy(text)
    }
  }
}
