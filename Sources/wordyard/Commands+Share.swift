import Engines
import Kit
import Menus
import Storage
import Terminal

/// `wordyard daily --share`: prints today's results in the form that the screen copies.
/// - Returns: the exit code: 0; 1 when no puzzle has been finished today; 2 when the records cannot be read.
func share(_ options: Options) throws -> Int32 {
  let assets = try Assets()
  let store = RecordStore.copy(ofFolder: options.data ?? Assets.dataFolder())
  var context = try startingContext(options, assets.library, store)
  context.restore(store.title(of: context.player).settings)
  context.isASCII = options.isASCII || !CursesTerminal.setLocale(from: assets.localeFolder)
  let lines = DailyResult.lines(&context)
  let notices = store.notices()
  notices.forEach { notice in report { $0.recordsNotice(notice) } }
  guard notices.isEmpty else { return 2 }
  guard !lines.isEmpty else {
    let player = context.player
    report { $0.nothingShared(player) }
    return 1
  }
  var output = Output()
  for line in lines { output.line(line) }
  try output.write()
  return 0
}
