import Engines
import Records
import TextUI

/// The settings that are common to all games.
public struct Settings: Equatable, Sendable {
  /// The signal when a key is refused or a guess is wrong.
  public enum Sound: String, CaseIterable, Sendable, SavedValue {
    case off, bell, flash
  }

  /// The code of the interface's language.
  public var language = "en" { didSet { interface = .withCode(language) } }
  /// The language of the interface: English when the program is not translated into the chosen one.
  package private(set) var interface = InterfaceLanguage.english
  /// The code of the words' language.
  public var words = "en"
  /// The name of a theme.
  public var theme = "night"
  /// Whether animation is enabled.
  public var isAnimated = true
  public var sound = Sound.off
  public var usesMouse = true

  public init() {}
}

extension Choice {
  /// The choices that do not belong to a game.
  package static let common = [
    Choice(
      SettingName.language, { $0.profile.settings.language }, { $1.profile.settings.language = $0 },
      setting: Setting(
        .words, { $0.settings.language }, value: { $0.interfaceLanguageName },
        change: { step, context in
          context.profile.settings.language = context.interfaceLanguage.following(by: step).rawValue
        }, note: { $0.settings.languageNote })),
    Choice(
      SettingName.words, { $0.profile.settings.words }, { $1.profile.settings.words = $0 },
      setting: Setting(
        .words, { $0.settings.words }, value: { $0.profile.language.name },
        change: { step, context in
          let code = context.services.library.languageCodes().following(
            context.profile.settings.words, by: step)
          if let language = context.services.library.language(code) { context.setWords(language) }
        }, note: { $0.settings.wordsNote })),
    Choice(
      SettingName.theme, { $0.profile.settings.theme }, { $1.profile.settings.theme = $0 },
      setting: Setting(
        .looks, { $0.settings.theme },
        value: { $0.strings.settings.themeName($0.theme) },
        change: { $1.profile.settings.theme = Theme.Name.allCases.following($1.theme, by: $0).rawValue },
        note: { $0.settings.themeNote })),
    Choice(
      "sound", { $0.profile.settings.sound }, { $1.profile.settings.sound = $0 },
      setting: Setting(
        .terminal, { $0.settings.sound }, value: { $0.strings.settings.soundName($0.profile.settings.sound) },
        change: { step, context in
          context.profile.settings.sound = context.profile.settings.sound.following(by: step)
          context.alert()
        }, note: { $0.settings.soundNote })),
    Choice(
      SettingName.mouse, { $0.profile.settings.usesMouse }, { $1.profile.settings.usesMouse = $0 },
      setting: .toggle(
        .terminal, { $0.settings.mouse }, { $0.profile.settings.usesMouse },
        { $1.profile.settings.usesMouse = $0 },
        note: { $0.settings.mouseNote })),
    Choice(
      "animation", { $0.profile.settings.isAnimated }, { $1.profile.settings.isAnimated = $0 },
      setting: .toggle(
        .looks, { $0.settings.animation }, { $0.profile.settings.isAnimated },
        { $1.profile.settings.isAnimated = $0 },
        note: { $0.settings.animationNote }, isLast: true)),
    Choice(
      SettingName.introduced, { $0.profile.isIntroduced }, { $1.profile.isIntroduced = $0 }, isShared: true),
    Choice(
      SettingName.player, { $0.profile.player },
      { if let name = $0.asPlayerName { $1.profile.player = name } },
      isShared: true),
  ]
}

extension Context {
  /// The name of the interface's language, in that language.
  package var interfaceLanguageName: String {
    services.library.language(interfaceLanguage.rawValue)?.name ?? interfaceLanguage.rawValue
  }

  /// The name of the interface's language, and that of the words' language if it differs.
  package var languageNames: String {
    let name = interfaceLanguageName
    return name == profile.language.name ? name : "\(name) · \(profile.language.name)"
  }

  /// The chosen theme; night when it does not exist.
  package var theme: Theme.Name { Theme.Name(rawValue: profile.settings.theme) ?? .night }
}
