import Engines

extension TitleScreen {
  /// The screens that the program begins with, from the bottom up: the title, above it what the command line names, and on
  /// the very first start what a newcomer is asked and shown.
  /// - Parameter command: the name of a game, or `daily`.
  public static func first(
    opening command: String?, isFirstStart: Bool, _ context: inout Context
  ) -> [any Screen] {
    var screens: [any Screen] = [TitleScreen()]
    if let kind = command.flatMap(GameKind.init) {
      screens.append(Games.game(kind).setUp(context))
    } else if command == "daily" {
      screens.append(DailyScreen(day: context.today(), &context))
    }
    if isFirstStart { screens.append(LanguageScreen(context, isFirst: true)) }
    return screens
  }
}
