import Engines
import GhostUI
import HangmanUI
import Kit
import Menus
import Platform
import Play
import Records
import Storage
import TextTwistUI
import TextUI

/// The context of the first screen, from the locale's language and the options of the command line.
func startingContext(_ options: Options, _ library: Library, _ records: any Records) throws -> Context {
  let language = try chosenLanguage(options, in: library)
  var settings = Settings()
  settings.language = language.code
  settings.words = language.code
  let ownWords = try options.words.map { path in
    OwnWords(path: Files.absolute(path), lexicon: try lexicon(options, language, library))
  }
  let games = Games.all
  var profile = Profile(
    player: loginName(), settings: settings, language: language, ownWords: ownWords, choices: games.choices,
    overrides: overrides(options), seed: options.seed)
  profile.formerName = formerName()
  return Context(
    profile,
    Services(
      library: library, games: games, records: records, today: { today() }, hoursLeft: { System.hoursLeft() },
      resolve: Destination.resolve))
}

/// What a command that prints reads; nothing is kept of what it does with it.
struct Reading {
  let assets: Assets
  let store: RecordStore
  var context: Context

  init(_ options: Options) throws {
    assets = try Assets(data: options.data)
    store = RecordStore.copy(ofFolder: options.data ?? Assets.dataFolder())
    context = try startingContext(options, assets.library, store)
    context.choices.readTitle()
  }
}

/// The settings that the command line makes for this run only, by name.
private func overrides(_ options: Options) -> [String: String] {
  var overrides: [String: String] = [:]
  if let code = options.language {
    overrides[SettingName.language] = code
    overrides[SettingName.words] = code
  }
  if let name = options.theme {
    overrides[SettingName.theme] = name
  } else if let value = System.environment("NO_COLOR"), !value.isEmpty {
    overrides[SettingName.theme] = Theme.Name.mono.rawValue
  }
  if options.leavesMouse { overrides[SettingName.mouse] = "no" }
  if let guest = options.guest { overrides[SettingName.player] = guest }
  if let player = options.player { overrides[SettingName.player] = player }
  return overrides
}

/// The first name of the player: the user's login name, with a capital.
private func loginName() -> String {
  loginNames(["USER", "LOGNAME"]).first?.capitalizedFirst ?? PlayerName.unknown
}

/// The name that versions before 1.11 gave to a player who had chosen none.
private func formerName() -> String { loginNames(["LOGNAME", "USER"]).first ?? "Wordy" }

private func loginNames(_ variables: [String]) -> [String] {
  variables.compactMap { System.environment($0)?.asPlayerName }
}

/// The language of `--language`, else the locale's, else English, else the first available one.
func chosenLanguage(_ options: Options, in library: Library) throws -> Language {
  if let code = options.language {
    if let language = library.language(code) { return language }
    if let problem = library.problems().last(where: { $0.file.hasSuffix("/\(code)/language.conf") }) {
      throw problem
    }
    let codes = library.languageCodes()
    throw Refusal.misuse(suggestion: code.nearest(in: codes).map { "--language \($0)" }) {
      $0("--language `\(code)`: the languages are \(codes.joined(separator: ", "))")
    }
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
  return try WordList.lexicon(path: path, alphabet: language.alphabet, allowsPipe: true) { report($0) }
}

/// The local date.
func today() -> Day {
  let now = System.LocalTime()
  return Day(year: now.year, month: now.month, day: now.day)
}

extension Games {
  /// The games of the program, in display order.
  static let all = Games([hangman(), textTwist(), ghost()])
}
