import Engines
import Kit
import Menus
import Play
import Records
import TestSupport

extension App {
  /// The day on which the scenes are played.
  package static let today = Day(year: 2026, month: 11, day: 21)
  /// The source of Text Twist's rack and Hangman's word; Ghost's position is `bra`, where the player wins with all words of
  /// five letters and loses with the one of twelve.
  package static let dailyWords =
    conned.map { $0 == "conned 1" ? $0 : $0.replacing(" 1", with: " 2") }
    + [
      "brackishness", "braid", "brain", "brake", "braky", "brand", "brank", "brans", "brash", "brass",
      "brave",
      "bravo", "brawl", "brawn", "brays", "braze",
    ].map { $0 + " 2" }

  /// 39 characters: the longest line a player of the original game had to fit in.
  package static let wrapped = "It takes all sorts to make a world, Ada"

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
