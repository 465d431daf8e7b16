import Engines
import Play
import Records
import Storage

/// `wordyard scores`: every high score list that has an entry, as aligned text.
/// - Returns: the exit code: 0, or 1 when there is no score yet.
func scores(_ options: Options) throws -> Int32 {
  let store = RecordStore(folder: options.data ?? Assets.dataFolder())
  let sheet = ScoreSheet(store, player: "", language: options.language ?? localeLanguage())
  store.close()
  store.notices().forEach { complain($0.message) }
  guard !sheet.isEmpty else {
    complain(Sentence("there are no scores yet", dutch: "er zijn nog geen scores"))
    return 1
  }
  var output = Output()
  output.text(sheet.text)
  try output.write()
  return 0
}
