import Engines
import Kit
import Menus
import Storage

/// `wordyard scores`: prints every non-empty high score list, in aligned columns.
/// - Returns: the exit code: 0; 1 when there is no score yet; 2 when the records cannot be read.
func scores(_ options: Options) throws -> Int32 {
  if options.language != nil { _ = try chosenLanguage(options, in: Assets().library) }
  let store = RecordStore.copy(ofFolder: options.data ?? Assets.dataFolder())
  let sheet = ScoreSheet(store, .all, player: "", language: options.language ?? localeLanguage())
  let notices = store.notices()
  notices.forEach { notice in report { $0.recordsNotice(notice) } }
  guard notices.isEmpty else { return 2 }
  guard !sheet.isEmpty else {
    report(\.noScores)
    return 1
  }
  var output = Output()
  output.text(sheet.text)
  try output.write()
  return 0
}
