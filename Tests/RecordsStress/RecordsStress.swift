import Engines
import Records
import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main enum RecordsStress {
  static func main() { exit(run(Array(CommandLine.arguments.dropFirst()))) }
}

/// One of the processes that a test runs with shared records.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.count >= 2 else {
    say("usage: records-stress play|save|hold|fill|look|bench FOLDER [NUMBER] [NAME]")
    return 2
  }
  let stress = Stress(folder: arguments[1])
  let number = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
  switch arguments[0] {
  case "play": stress.play(number, as: arguments.count > 3 ? arguments[3] : "")
  case "save": stress.save(number)
  case "hold": stress.hold(number)
  case "fill": stress.fill(number)
  case "look": stress.look()
  case "bench": stress.bench(number)
  default: return 2
  }
  return 0
}

/// Prints a line immediately, so that it is not lost when the process is killed.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  write(STDOUT_FILENO, bytes, bytes.count)
}

/// The operations of a process on records that it shares with other processes.
struct Stress {
  let folder: String
  let store: RecordStore
  let records: RecordStore

  init(folder: String) {
    self.folder = folder
    store = RecordStore(folder: folder)
    records = store
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Plays `count` games, each saved twice in between: all are won by `Everybody`, and every third is lost by the player
  /// named.
  func play(_ count: Int, as player: String) {
    for number in 1...count {
      let game = game(Int64(number) << 8 | Int64(getpid()) << 32, player, progress: number)
      records.save(game)
      records.save(game)
      records.finish(result("Everybody", isWon: true), game: 0)
      records.finish(result(player, isWon: !number.isMultiple(of: 3)), game: game.session.id)
    }
    store.close()
    report()
  }

  /// Saves a game until it is killed, and prints its progress each time.
  func save(_ id: Int) {
    var progress = records.claim(Int64(id))?.progress ?? 0
    while true {
      progress += 1
      records.save(game(Int64(id), "Ann", progress: progress))
      say(String(progress))
    }
  }

  /// Plays a game until it is killed.
  func hold(_ id: Int) {
    say(records.claim(Int64(id)) == nil ? "not free" : "held")
    while true { pause() }
  }

  /// Wins games and saves others until long after the disk is full, at most `limit` times, and prints the contents.
  func fill(_ limit: Int) {
    records.save(settings: ["player": "Ann", "theme": "paper"])
    var count = 0
    var left = limit
    while left > 0 {
      count += 1
      left -= 1
      records.finish(result("Ann", isWon: true), game: 0)
      records.save(game(1 + Int64(count) % 3, "Ann", progress: count))
      let notices = records.notices()
      for notice in notices { say("after \(count): \(notice)") }
      if !notices.isEmpty { left = min(left, 100) }
    }
    let title = records.title(of: "Ann")
    say("theme \(title.settings["theme"] ?? "-"), games \(title.waiting.count)")
    say(
      "last \(title.waiting.first?.progress == count), streak \(records.streak(of: "Ann", in: .phraseBook) == count)"
    )
    store.close()
  }

  /// Prints the contents.
  func look() {
    let title = records.title(of: "Ann")
    report()
    say("theme \(title.settings["theme"] ?? "-"), games \(title.waiting.count)")
    say("streak \(records.streak(of: "Ann", in: .phraseBook))")
    records.finish(result("Ann", isWon: true), game: 0)
    say("and one: \(records.streak(of: "Ann", in: .phraseBook))")
    report()
    store.close()
  }

  private func report() {
    for notice in records.notices() { say("\(notice)") }
  }

  func result(_ player: String, isWon: Bool) -> GameResult {
    GameResult(
      player: player, mode: .phraseBook, language: "en", day: Day(year: 2026, month: 11, day: 21),
      isWon: isWon,
      misses: isWon ? 2 : 7)
  }

  /// A game of about 1500 bytes that contains its progress twice.
  func game(_ id: Int64, _ player: String, progress: Int) -> SavedGame {
    var fields = SavedGame.Fields()
    fields.add("count", String(progress))
    for number in 0..<50 { fields.add("move", "\(progress) and then some move \(number)") }
    let session = GameSession(id: id, player: player, mode: .phraseBook, language: "en")
    return SavedGame(session: session, progress: progress, fields: fields)
  }

  /// Prints the duration of each operation in microseconds: the median and the maximum of several runs.
  func bench(_ count: Int) {
    measure("save", count) { records.save(game(1, "Ann", progress: $0)) }
    measure("finish", count) { records.finish(result("Ann", isWon: !$0.isMultiple(of: 4)), game: 2) }
    measure("standings", 20) { _ in _ = records.standings(of: .phraseBook, for: "Ann") }
    measure("tallies", 20) { _ in _ = records.tallies(of: "Ann") }
    measure("save settings", 200) { records.save(settings: ["player": "Ann", "theme": "paper \($0)"]) }
    store.close()
    measure("open, title and close", 50) { _ in
      _ = records.title(of: "Ann")
      store.close()
    }
    var stores: [RecordStore] = []
    measure("open and title", 50) { _ in
      stores.append(RecordStore(folder: folder))
      _ = stores.last?.title(of: "Ann")
    }
  }

  private func measure(_ name: String, _ count: Int, _ work: (Int) -> Void) {
    let times = (0..<count).map { number in
      let start = ContinuousClock.now
      work(number)
      return (ContinuousClock.now - start) / .microseconds(1)
    }.sorted()
    say("\(name): \(Int(times[count / 2])) µs, at most \(Int(times[count - 1])) µs")
  }
}
