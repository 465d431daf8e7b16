import Engines
import Tables
import TestSupport

/// The words and other data of the tables in these tests.
enum Sample {
  static let words = {
    var words = list
    words.questions = [
      TableRace.Question("code", clue: "signs for letters"),
      TableRace.Question("ice-cold", clue: "very cold"),
    ]
    return words
  }()

  private static let list = TableWords(
    language: "en", alphabet: Alphabet("abcdefghijklmnopqrstuvwxyz", folds: [["e", "é", "è"]]),
    lexicon: Lexicon([
      "camel 1", "candle 1", "cater 1", "catnip 2", "coded 1", "coder 1", "condor 2", "decor 2", "gecko 2",
      "goat 1",
      "goats 1", "house 1", "mango 1", "mouse 1", "zebra 3", "code 1", "done 1", "node 1", "second 1",
      "cone 1",
      "conned 1", "nod 1", "end 1",
    ]), sha256: SHA256.digest)

  static func header(
    _ game: TableGame = .ghost, seats: Int = 2, seed: UInt64 = 812, words: TableWords = words
  ) -> TableHeader {
    TableHeader(
      id: "k3v7q2", game: game, language: words.language, words: words.version, seats: seats, seed: seed,
      rack: game == .race ? "cdenno" : "")!
  }

  static func person(_ name: String, _ user: UInt32 = 1000) -> TableChair {
    .person(TableIdentity(user: user, name: name))
  }
}

extension TableHub {
  /// A table whose game has begun, with a player at each program: Anna 0, Bob 1, Carol 2 and so on.
  static func playing(
    _ game: TableGame = .ghost, programs: Int = 2, computers: [GhostLevel] = [], seed: UInt64 = 812,
    pause: Duration = .zero
  ) -> TableHub {
    let hub = TableHub(pause: pause)
    let header = Sample.header(game, seats: programs + computers.count, seed: seed)
    hub.open(header, words: Sample.words, name: names[0], program: 0)
    hub.deliverAll()
    for program in 1..<programs {
      hub.takeSeat(at: header.id, words: Sample.words, name: names[program], program: program)
      hub.deliverAll()
    }
    for (index, level) in computers.enumerated() { hub.play(.chair(programs + index, level), program: 0) }
    hub.play(.begin, program: 0)
    hub.deliverAll()
    return hub
  }

  static let names = ["Anna", "Bob", "Carol", "Dirk", "Ede"]

  func log(_ program: Int) -> TableLog? { node(program)?.seat.log }
  func state(_ program: Int) -> TableState? { node(program)?.state }

  func ghost(_ program: Int) -> Ghost? {
    if case .ghost(let match)? = state(program)?.match?.game { match } else { nil }
  }

  func duel(_ program: Int) -> TableDuel? {
    if case .duel(let duel)? = state(program)?.match?.game { duel } else { nil }
  }

  func race(_ program: Int) -> TableRace? {
    if case .race(let race)? = state(program)?.match?.game { race } else { nil }
  }

  /// The moves of a program's log, each with its seat.
  func moves(_ program: Int) -> [String] { log(program)?.entries.dropFirst().map(\.description) ?? [] }
}
