import Engines
import Platform
import Play
import Records
import Storage

/// A file with one object a line for programs that follow what is played: when a game or a match has ended, a day's puzzles are done,
/// the Devil is beaten. It has figures only, and so no secret of a puzzle that others can still play.
struct Milestones {
  /// The file of the option; `nil` without it.
  let option: String?
  /// That of the player's setting; `nil` for guests, who decide about no file.
  let own: String?

  /// - Throws: `InputProblem` when the file of the option cannot be written.
  init(_ options: Options, folder: String) throws {
    option = options.milestones
    own = options.guest == nil ? folder + "/milestones.jsonl" : nil
    if let option { try Files.append([], to: option) }
  }

  /// Adds what a result is.
  /// - Throws: `InputProblem` when it cannot be written; then nothing but the lines is lost.
  func add(_ result: GameResult, of store: RecordStore) throws(InputProblem) {
    let isOwn = store.title(of: result.player).settings[SettingName.milestones] == true.saved
    guard let path = option ?? (isOwn ? own : nil) else { return }
    let mode = result.mode
    var lines = [
      ("game", JSON.Members(result.json(), ["streak": .number(store.streak(of: result.player, in: mode))]))
    ]
    if mode.isByPost || mode.isAtTable { lines[0].0 = "match" }
    if mode.isOfTheDevil, result.isWon { lines.append(("devil", result.json())) }
    if mode.isDaily {
      let results = store.dailyResults(of: result.player, language: result.language)
      let standing = DailyStanding(results, day: result.day)
      let isDone = Mode.daily(on: result.day).allSatisfy { mode in
        results.contains { $0.mode == mode && $0.day == result.day }
      }
      if isDone {
        let day: JSON.Members = [
          "player": .string(result.player), "language": .string(result.language),
          "date": .string(result.day.description), "in_a_row": .number(standing.streak),
        ]
        lines.append(("day", day))
      }
    }
    let when = JSON.string(System.now)
    let text = lines.map { event, members in
      JSON.object(JSON.Members(["when": when, "event": .string(event)], members)).text + "\n"
    }
    try Files.append(Array(text.joined().utf8), to: path)
  }
}

extension Mode {
  fileprivate var isOfTheDevil: Bool {
    [.devilGentle, .devilEasy, .devilMedium, .devilHard].contains(self)
  }
}

extension System {
  /// The time in universal time, as ISO 8601 writes it.
  fileprivate static var now: String {
    let (days, seconds) = secondsSince1970.quotientAndRemainder(dividingBy: 86_400)
    let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.digits(2) }.joined(separator: ":")
    return "\(Day(number: days))T\(time)Z"
  }
}
