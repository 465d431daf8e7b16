import Play
import Records
import TextUI
import Texts

extension Choice {
  /// The choices that only the screens need.
  package static let ofScreens = [
    Choice(
      SettingName.theme, { $0.profile.settings.theme }, { $1.profile.settings.theme = $0 },
      setting: Setting(
        .looks, { $0("Theme") },
        value: { $0.text.themeName($0.theme) },
        change: { $1.profile.settings.theme = Theme.Name.allCases.following($1.theme, by: $0).rawValue },
        note: { $0("Colours for a dark or a light terminal.") })),
    Choice(
      "sound", { $0.profile.settings.sound }, { $1.profile.settings.sound = $0 },
      setting: Setting(
        .terminal, { $0("Sound") }, value: { $0.text.soundName($0.profile.settings.sound) },
        change: { step, context in
          context.profile.settings.sound = context.profile.settings.sound.following(by: step)
          context.alert()
        }, note: { $0("For a wrong guess or a refused key.") })),
    Choice(
      SettingName.mouse, { $0.profile.settings.usesMouse }, { $1.profile.settings.usesMouse = $0 },
      setting: .toggle(
        .terminal, { $0("Mouse") }, { $0.profile.settings.usesMouse },
        { $1.profile.settings.usesMouse = $0 },
        note: { $0("Off leaves it to the terminal, to copy.") })),
    Choice(
      "animation", { $0.profile.settings.isAnimated }, { $1.profile.settings.isAnimated = $0 },
      setting: .toggle(
        .looks, { $0("Animation") }, { $0.profile.settings.isAnimated },
        { $1.profile.settings.isAnimated = $0 },
        note: { $0("Pictures that move, never for long.") }, isLast: true)),
  ]
}

extension Context {
  /// The chosen theme; auto when it does not exist.
  package var theme: Theme.Name { Theme.Name(rawValue: profile.settings.theme) ?? .auto }
}
