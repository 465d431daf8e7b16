import Engines
import Kit
import Menus
import Play
import Records
import TestSupport

extension App {
  /// The program with a screen open above its title screen.
  package static func showing(
    _ size: ScreenSize = .home, language code: String = "en", records: any Records = .forgetful,
    library: Library = .sample(), _ screen: (inout Context) -> any Screen
  ) -> App {
    var context = App.started(size, language: code, library: library, records: records).context
    let opened = screen(&context)
    return App(size: size.size, context: context, screens: [TitleScreen(), opened])
  }
}
