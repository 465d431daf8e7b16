import Engines
import Play
import Storage
import Terminal

/// `wordyard daily --share`: prints what has become of the day's puzzles, as the screen copies it.
/// - Returns: the exit code: 0, or 1 when no puzzle has been finished today.
func share(_ options: Options) throws -> Int32 {
  let assets = try Assets()
  let store = RecordStore(folder: options.data ?? Assets.dataFolder())
  var context = try startingContext(options, assets.library, store)
  if store.exists { context.restore(store.title(of: context.player).settings) }
  context.isASCII = options.isASCII || !CursesTerminal.setLocale()
  let lines = store.exists ? DailyResult.lines(&context) : []
  store.close()
  store.notices().forEach { notice in report { $0.recordsNotice(notice) } }
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
