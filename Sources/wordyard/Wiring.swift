import Engines
import Glibc
import Play
import Terminal
import TextUI

/// Plays until the player leaves, or the terminal does.
func play(_ options: Options) throws {
  var theme = try chosenTheme(options)
  let assets = try Assets()
  var library = assets.library
  var settings = Settings()
  let language = try chosenLanguage(options, in: library)
  settings.language = language.code
  settings.words = language.code
  if options.words != nil {
    let lexicon = try lexicon(options, language, library)
    library.lexicon = { _ in lexicon }
    library.hasOwnWords = true
  }
  settings.theme = theme.name
  let terminal = try CursesTerminal(theme: theme, ascii: options.isASCII, mouse: options.usesMouse)
  var generator = SystemRandomNumberGenerator()
  let context = Context(
    settings: settings, language: language, library: library, records: .forgetful, player: "Player",
    today: today, seed: options.seed ?? generator.next())
  let game = options.command.flatMap { TitleScreen.game($0.rawValue, context) }
  var app = App(
    size: terminal.size, context: context, screens: [TitleScreen()] + (game.map { [$0] } ?? []))
  while !app.isOver {
    if app.context.settings.theme != theme.name {
      theme = Theme.named(app.context.settings.theme) ?? theme
      terminal.adopt(theme)
    }
    terminal.show(app.frame)
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
  for problem in assets.problems { complain("\(problem)") }
}

private func chosenTheme(_ options: Options) throws(Options.Misuse) -> Theme {
  if let name = options.theme {
    guard let theme = Theme.named(name) else {
      let names = Theme.all.map(\.name).joined(separator: ", ")
      throw Options.Misuse(message: "--theme `\(name)`: the themes are \(names)")
    }
    return theme
  }
  return getenv("NO_COLOR").map { $0.pointee != 0 } ?? false ? .mono : .night
}

/// The language asked for, else the locale's where there is one, else English or what there is.
func chosenLanguage(_ options: Options, in library: Library) throws -> Language {
  if let code = options.language {
    if let language = library.language(code) { return language }
    let codes = library.languageCodes().joined(separator: ", ")
    throw Options.Misuse(message: "--language `\(code)`: the languages are \(codes)")
  }
  for code in [localeLanguage(), "en"] {
    if let language = library.language(code) { return language }
  }
  guard let language = library.languageCodes().lazy.compactMap(library.language).first else {
    throw InputProblem(file: "languages", "there is no language that can be used")
  }
  return language
}

/// The words to play or search: the player's own list where one is named, else the language's.
func lexicon(_ options: Options, _ language: Language, _ library: Library) throws -> Lexicon {
  guard let path = options.words else { return library.lexicon(language) }
  return try WordList.lexicon(path: path, alphabet: language.alphabet) { complain("\($0)") }
}

/// The code of the language that the locale names, e.g. `nl` for `nl_BE.UTF-8`.
private func localeLanguage() -> String {
  for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
    guard let value = getenv(name), value.pointee != 0 else { continue }
    let text = String(cString: value)
    return String(text.utf8.prefix { !"_.@".utf8.contains($0) }) ?? "en"
  }
  return "en"
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
