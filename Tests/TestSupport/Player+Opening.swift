import Engines
import Play

extension App {
  /// The program with a screen open above its title.
  public static func showing(
    _ size: ScreenSize = .home, language code: String = "en", records: Records = .forgetful,
    library: Library = .sample(), _ screen: (Context) -> any Screen
  ) -> App {
    let context = App.started(size, language: code, library: library, records: records).context
    return App(size: size.size, context: context, screens: [TitleScreen(), screen(context)])
  }
}
