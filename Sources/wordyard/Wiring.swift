import Engines
import Glibc
import Play
import Storage
import Terminal
import TextUI

/// Plays until the player leaves, or the terminal does.
func play(_ options: Options) throws {
  let assets = try Assets()
  let store = RecordStore(folder: options.data ?? Assets.dataFolder())
  // A file that may grow no more is told like a full disk, not by a signal that kills.
  signal(SIGXFSZ, SIG_IGN)
  // The first frame shows what the title showed last; the database is asked right after it.
  var context = try startingContext(options, assets.library, store.records)
  let noted = store.note ?? (store.exists ? store.records.title(context.player) : nil)
  context.adopt(noted?.settings ?? [:])
  context.waiting = noted?.waiting.filter { [player = context.player] in $0.session.player == player } ?? []
  var theme = Theme.named(context.settings.theme) ?? .night
  let terminal = try CursesTerminal(
    theme: theme, ascii: options.isASCII, mouse: context.settings.usesMouse)
  var app = App(
    size: terminal.size, context: context,
    screens: TitleScreen.first(
      opening: options.command?.rawValue, isFirstStart: !context.isIntroduced, context))
  terminal.show(app.frame)
  app.askRecords()
  while !app.isOver {
    if app.context.settings.theme != theme.name {
      theme = Theme.named(app.context.settings.theme) ?? theme
      terminal.use(theme)
    }
    terminal.usesMouse = app.context.settings.usesMouse
    terminal.show(app.frame)
    app.takeEffects().forEach(terminal.perform)
    let patience = app.patience
    let start = now()
    let inputs = terminal.inputs(patience: patience)
    if let patience { app.advance(by: min(patience, now() - start)) }
    for input in inputs {
      switch input {
      case .redraw: terminal.redraw()
      case .key(.control("z")): terminal.suspend()
      default: app.send(input)
      }
    }
  }
  terminal.close()
  store.close()
  for notice in store.records.notices() { complain(notice.message) }
  for problem in assets.problems { complain(problem) }
}

/// What the screens begin with: the locale's language, and what the command line asks for.
private func startingContext(_ options: Options, _ library: Library, _ records: Records) throws -> Context {
  let language = try chosenLanguage(options, in: library)
  var settings = Settings()
  settings.language = language.code
  settings.words = language.code
  let ownWords = try options.words.map { path in
    OwnWords(path: Files.absolute(path), lexicon: try lexicon(options, language, library))
  }
  return Context(
    settings: settings, language: language, library: library, ownWords: ownWords, records: records,
    player: loginName(), overrides: try overrides(options), today: today, seed: options.seed)
}

/// What the command line chooses for this time only, by the names of the settings.
private func overrides(_ options: Options) throws(Options.Misuse) -> SettingList {
  var overrides = SettingList()
  if let code = options.language {
    overrides["language"] = code
    overrides["words"] = code
  }
  if let name = options.theme {
    guard Theme.named(name) != nil else {
      let names = Theme.all.map(\.name).joined(separator: ", ")
      throw Options.Misuse(
        "--theme `\(name)`: the themes are \(names)", dutch: "--theme `\(name)`: de thema's zijn \(names)")
    }
    overrides["theme"] = name
  } else if let value = getenv("NO_COLOR"), value.pointee != 0 {
    overrides["theme"] = Theme.mono.name
  }
  if !options.usesMouse { overrides["mouse"] = "no" }
  if let name = options.player {
    guard let player = name.asPlayerName else {
      throw Options.Misuse(
        "--player `\(name)`: a name has 1 to 20 letters and no control characters",
        dutch: "--player `\(name)`: een naam heeft 1 tot 20 letters en geen stuurtekens")
    }
    overrides["player"] = player
  }
  return overrides
}

/// Who plays as long as nobody has given a name: whoever has logged in.
private func loginName() -> String {
  for variable in ["LOGNAME", "USER"] {
    if let name = getenv(variable).flatMap({ String(cString: $0).asPlayerName }) { return name }
  }
  return "Wordy"
}

/// The language asked for, else the locale's where there is one, else English or what there is.
func chosenLanguage(_ options: Options, in library: Library) throws -> Language {
  if let code = options.language {
    if let language = library.language(code) { return language }
    let codes = library.languageCodes().joined(separator: ", ")
    throw Options.Misuse(
      "--language `\(code)`: the languages are \(codes)",
      dutch: "--language `\(code)`: de talen zijn \(codes)")
  }
  for code in [localeLanguage(), "en"] {
    if let language = library.language(code) { return language }
  }
  guard let language = library.languageCodes().lazy.compactMap(library.language).first else {
    throw InputProblem(
      file: "languages", "there is no language that can be used",
      dutch: "er is geen taal die gebruikt kan worden")
  }
  return language
}

/// The words to play or search: the player's own list where one is named, else the language's.
func lexicon(_ options: Options, _ language: Language, _ library: Library) throws -> Lexicon {
  guard let path = options.words else { return library.lexicon(language) }
  return try WordList.lexicon(path: path, alphabet: language.alphabet) { complain($0) }
}

/// The local date.
@Sendable private func today() -> Day {
  var seconds = time(nil)
  var local = tm()
  localtime_r(&seconds, &local)
  return Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
}

/// The time on a clock that only goes forward.
private func now() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension CursesTerminal {
  fileprivate func perform(_ effect: Effect) {
    switch effect {
    case .alert(let sound): alert(flashing: sound == .flash)
    case .copy(let text): copy(text)
    }
  }
}
