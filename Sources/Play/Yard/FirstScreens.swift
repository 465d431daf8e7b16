import Engines
import Records

extension TitleScreen {
  /// The command that opens the tables.
  public static let tablesCommand = "table"

  /// The screens that the program begins with, from the bottom up: the title, above it what the command line names, and on
  /// the very first start what a newcomer is asked and shown.
  /// - Parameter command: the name of a game, `daily` or `table`.
  public static func first(
    opening command: String?, isFirstStart: Bool, _ context: inout Context
  ) -> [any Screen] {
    var screens: [any Screen] = [TitleScreen()]
    if let kind = command.flatMap(GameKind.init) {
      screens.append(Games.game(kind).setUp(context))
      // What the first frame is drawn from may be older than the last game, which ended with its process.
      context.waiting = context.records.title(of: context.player).waiting
      let waiting = context.waiting.filter { $0.session.mode.game == kind && $0.session.day == nil }
      if !waiting.isEmpty { screens.append(WaitingList(waiting, isOverTitle: false)) }
    } else if command == "daily" {
      screens.append(DailyScreen(day: context.today(), &context))
    }
    if command == tablesCommand, context.tables != nil { screens.append(TablesScreen(&context)) }
    if isFirstStart { screens.append(LanguageScreen(context, isFirst: true)) }
    return screens
  }
}
