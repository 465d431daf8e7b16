import Play
import Records
import TextUI
import Texts

extension Choice {
  /// The choices that only the screens need.
  package static let ofScreens = [
    Choice(
      SettingName.theme, { $0.profile.settings.theme }, { $1.profile.settings.theme = $0 },
      setting: Setting(.looks) { context in
        let text = context.text
        return SetUpRow(
          SettingName.theme, text("Theme"), Theme.Name.allCases,
          Theme.Name(rawValue: context.profile.settings.theme) ?? .auto, text.themeName,
          note: { _ in text("Colours for a dark or a light terminal.") }
        ) { $1.profile.settings.theme = $0.rawValue }
      }),
    Choice(
      "sound", { $0.profile.settings.sound }, { $1.profile.settings.sound = $0 },
      setting: Setting(.terminal) { context in
        let text = context.text
        return SetUpRow(
          "sound", text("Sound"), Settings.Sound.allCases, context.profile.settings.sound, text.soundName,
          note: { _ in text("For a wrong guess or a refused key.") }
        ) { sound, context in
          context.profile.settings.sound = sound
          context.alert()
        }
      }),
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
