import Engines
import Kit
import Records

extension TitleScreen {
  /// The command that opens the daily puzzles.
  public static let dailyCommand = "daily"
  /// The command that opens the screen of tables.
  public static let tablesCommand = "table"

  /// The initial stack of screens: the title screen, above it what the command line requests, and on the very first start
  /// the choice of a language, unless the command line names one, and the introduction.
  /// - Parameter command: the name of a game, `daily` or `table`.
  public static func first(
    opening command: String?, isFirstStart: Bool, _ context: inout Context
  ) -> [any Screen] {
    var screens: [any Screen] = [TitleScreen()]
    if let kind = command.flatMap(GameKind.init) {
      screens.append(context.games.game(kind).setUp(context))
      // The cached data of the first frame may be older than the last game, if its process was killed.
      context.waiting = context.records.title(of: context.player).waiting
      let waiting = context.waiting.filter { $0.session.mode.game == kind && $0.session.day == nil }
      if !waiting.isEmpty { screens.append(WaitingList(waiting, isOverTitle: false)) }
    } else if command == dailyCommand {
      screens.append(DailyScreen(day: context.today(), &context))
    }
    if command == tablesCommand, context.hasTables { screens.append(TablesScreen(&context)) }
    if isFirstStart {
      let isGiven = context.overrides[SettingName.language] != nil
      screens.append(isGiven ? IntroductionScreen(isFirst: true) : LanguageScreen(context, isFirst: true))
    }
    return screens
  }
}
