import Engines
import Records
import Texts

/// The settings that are common to all games.
public struct Settings: Equatable, Sendable {
  /// The signal when a key is refused or a guess is wrong.
  public enum Sound: String, CaseIterable, Sendable, SavedValue {
    case off, bell, flash
  }

  /// The code of the interface's language.
  public var language = "en"
  /// The code of the words' language.
  public var words = "en"
  /// The name of a theme.
  public var theme = "auto"
  /// Whether animation is enabled.
  public var isAnimated = true
  public var sound = Sound.off
  public var usesMouse = true
  /// Whether the program speaks in lines instead of showing screens.
  public var usesLines = false
  /// Whether each game that ends is a line of a file in the folder of the records.
  public var writesMilestones = false
  /// Whether a letter that is spelled in lines is said with a word: E as in echo.
  public var spellsWithWords = false
  /// The other machines whose tables the player has visited, the last one first.
  public fileprivate(set) var hosts: [String] = []

  public init() {}

  /// The machine that was meant by what was typed: a number is one of those visited before.
  package func host(typed: String) -> String {
    Int(typed).flatMap { hosts.indices.contains($0 - 1) ? hosts[$0 - 1] : nil } ?? typed
  }

  /// Remembers that the player visits another machine.
  public mutating func visit(_ host: String) { hosts = [host] + hosts.filter { $0 != host }.prefix(4) }
}

extension Choice {
  /// The choices that do not belong to a game.
  package static let common =
    [
      Choice(
        SettingName.language, { $0.profile.settings.language }, { $1.profile.settings.language = $0 },
        setting: Setting(.words) { context in
          let (text, library) = (context.text, context.services.library)
          return SetUpRow(
            SettingName.language, text("Language"), library.interfaces(), text.language,
            { library.language($0)?.name ?? $0 }, value: library.name(text),
            note: { _ in text("What the menus and messages speak.") }
          ) { $1.profile.settings.language = $0 }
        }),
      Choice(
        SettingName.words, { $0.profile.settings.words }, { $1.profile.settings.words = $0 },
        setting: Setting(.words) { context in
          let (text, library) = (context.text, context.services.library)
          return SetUpRow(
            SettingName.words, text("Words"), library.languageCodes(), context.profile.settings.words,
            { library.language($0)?.name ?? $0 }, value: context.profile.language.name,
            note: { _ in text("What you guess, find and spell.") }
          ) { code, context in
            if let language = context.services.library.language(code) { context.choices.setWords(language) }
          }
        }),
      .hemisphere,
      Choice(
        SettingName.lines, { $0.profile.settings.usesLines }, { $1.profile.settings.usesLines = $0 },
        setting: .toggle(
          .terminal, { $0("In lines") }, { $0.profile.settings.usesLines },
          { $1.profile.settings.usesLines = $0 },
          note: { $0("From the next start: lines, not screens.") })),
      Choice(
        "spelling", { $0.profile.settings.spellsWithWords }, { $1.profile.settings.spellsWithWords = $0 },
        setting: .toggle(
          .terminal, { $0("Spelling") }, { $0.profile.settings.spellsWithWords },
          { $1.profile.settings.spellsWithWords = $0 },
          note: { $0("In lines, spell says E as in echo.") })),
      Choice(
        SettingName.milestones, { $0.profile.settings.writesMilestones },
        { $1.profile.settings.writesMilestones = $0 },
        setting: .toggle(
          .terminal, { $0("Milestones") }, { $0.profile.settings.writesMilestones },
          { $1.profile.settings.writesMilestones = $0 },
          note: { $0("Each end is a line in milestones.jsonl.") }, isLast: true)),
      Choice(
        "hosts", { $0.profile.settings.hosts.joined(separator: " ") },
        { $1.profile.settings.hosts = $0.split(separator: " ").prefix(5).map(String.init) }),
      Choice(
        SettingName.introduced, { $0.profile.isIntroduced }, { $1.profile.isIntroduced = $0 }, isShared: true),
      Choice(
        SettingName.player, { $0.profile.player },
        { if let name = $0.asPlayerName { $1.profile.player = name } },
        isShared: true),
    ] + practice
}

extension Library {
  /// The name of the interface's language, in that language.
  func name(_ text: Texts) -> String { language(text.language)?.name ?? text.language }

  /// The name of the interface's language, and that of the words' language if it differs.
  func names(_ text: Texts, _ words: Language) -> String {
    name(text) == words.name ? words.name : "\(name(text)) · \(words.name)"
  }
}
