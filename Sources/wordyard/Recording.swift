import Engines
import Kit
import Menus
import Platform
import Play
import Records
import Storage
import TextUI
import Texts

/// `wordyard replay [ID] --cast FILE`: writes a finished game, step by step, as a recording of a terminal.
/// - Returns: the exit code: 0; 1 when the player has finished no game; 2 when the records cannot be read.
func record(_ id: Int64?, _ options: Options, to path: String) throws -> Int32 {
  // Nothing is replaced, neither a recording nor anything else.
  guard path == Options.standardOutput || !Files.exists(path) else { throw Refusal.fileExists(path) }
  let reading = try Reading(options)
  let (assets, store) = (reading.assets, reading.store)
  var context = reading.context
  let player = context.profile.player
  let game = context.services.records.record(of: id, orLastOf: player)
  guard store.isReadable else { return 2 }
  guard let game else {
    if let id { throw Refusal.noGame(id) }
    let who = context.profile.person
    report { $0(who, you: "You have finished no game") { "\($0) has finished no game" } }
    return 1
  }
  // On its own day the date has no year, whenever the recording is made.
  let day = game.result.day
  context.services = Services(
    library: assets.library, games: .all, records: store, today: { day }, hoursLeft: { 24 },
    resolve: Destination.resolve)
  let theme = Theme.named(context.profile.settings.theme) ?? .auto
  let palette: Theme.Palette = theme == .mono ? .none : .xterm256
  context.display.isASCII = options.isASCII
  context.display.isFilled = palette == .xterm256
  guard let replay = ReplayFrames(game, size: Recording.size, context) else {
    throw Refusal { $0("replay: the words of that game are not what they were") }
  }
  var recording = Recording(
    title: replay.title, painter: FramePainter(theme, in: palette, isASCII: options.isASCII))
  for frame in replay.frames { recording.show(frame, for: ReplayFrames.frameTime) }
  try recording.finished().write(to: path)
  return 0
}

/// A recording of a terminal in the second version of asciinema's format, which every player of such recordings
/// understands: a header, then a line for each output, with its time.
/// https://docs.asciinema.org/manual/asciicast/v2/
struct Recording {
  static let size = Size(width: 80, height: 24)

  private var output = Output()
  private var painter: FramePainter
  /// In milliseconds.
  private var time = 0

  init(title: String, painter: FramePainter) {
    self.painter = painter
    let header = JSON.object([
      "version": .number(2), "width": .number(Self.size.width), "height": .number(Self.size.height),
      "title": .string("Wordyard: \(title)"), "env": .object(["TERM": .string("xterm-256color")]),
    ])
    output.line(header.text)
  }

  /// Adds a frame that is shown for some milliseconds.
  mutating func show(_ frame: Canvas, for duration: Int) {
    add(painter.paint(frame))
    time += duration
  }

  /// The whole recording. Its last frame stays longer, to be read before whatever plays it begins anew.
  func finished() -> Output {
    var whole = self
    whole.time += 2 * ReplayFrames.frameTime
    whole.add(painter.ending)
    return whole.output
  }

  private mutating func add(_ text: String) {
    let seconds = "\(time / 1000).\((time % 1000).digits(3, radix: 10))"
    output.line("[\(seconds),\"o\",\(JSON.string(text).text)]")
  }
}

extension Output {
  /// Writes the buffer to a new file, as a whole or not at all, or to standard output.
  fileprivate func write(to path: String) throws {
    if path == Options.standardOutput { return try write() }
    System.ignoreFileSizeSignal()
    let isNew: Bool
    do throws(SystemError) {
      isNew = try Files.make(path, with: bytes)
    } catch {
      throw InputProblem(file: path, .system(error))
    }
    guard isNew else { throw Refusal.fileExists(path) }
  }
}
