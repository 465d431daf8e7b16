import Engines
import Glibc
import Records
import TestSupport
import Testing

@testable import Storage

struct TitleNoteTests {
  private let folder: RecordsFolder

  init() throws {
    folder = try RecordsFolder()
  }

  @Test func `after a game the note agrees with the database`() throws {
    let note = try folder.played().store().note
    #expect(note == folder.store().title(of: "Ann"))
    #expect(note?.waiting.map(\.session.id) == [1])
  }

  @Test func `a note names its player, and contains the player's daily puzzles`() throws {
    let store = try folder.played().store()
    _ = store.title(of: "Ann")
    for mode in Mode.daily.prefix(2) {
      let result = GameResult(player: "Ann", mode: mode, language: "nl", day: Day(number: 9), isWon: true)
      store.finish(result, game: 7, record: nil)
    }
    store.close()
    let again = folder.store()
    #expect(again.note?.daily.map(\.day) == [Day(number: 9)])
    #expect(again.note?.daily.first?.standing.played == 2)
    #expect(again.titlePlayer == "Ann")
  }

  @Test func `a change of settings is noted at once, a move is not`() throws {
    let store = try folder.played().store()
    _ = store.title(of: "Ann")
    store.save(settings: ["theme": "mono"])
    #expect(folder.store().note?.settings["theme"] == "mono")
    store.save(.of("Ann", 2))
    #expect(folder.store().note?.waiting.map(\.session.id) == [1])
    store.close()
    #expect(folder.store().note?.waiting.map(\.session.id) == [2, 1])
  }

  @Test func `each player has a note, and without a name that of the last player is used`() throws {
    let store = try folder.played().store()
    store.save(settings: ["theme": "mono"], for: "Bob")
    _ = store.title(of: "Bob")
    #expect(folder.store().note?.settings["theme"] == "paper")
    #expect(folder.store().note(of: "Bob")?.settings["theme"] == "mono")
    #expect(folder.store().note(of: "Carol") == nil)
    store.save(settings: ["player": "Bob"])
    #expect(folder.store().note?.settings["theme"] == "mono")
    #expect(folder.names.filter { $0.hasPrefix("title") } == ["title", "title.416e6e", "title.426f62"])
  }

  @Test func `whatever the title shows can be noted`() throws {
    let session = GameSession(
      id: .min, player: "A\nb", mode: .dailyTextTwist, language: "nl", words: "/a\\n\n\u{0}",
      day: Day(number: -3))
    let records = TitleRecords(
      settings: ["player": "A\nb", "": "", "\\": "\\n\n\\", "thème\r": "\u{301}x"],
      waiting: [
        WaitingGame(session: session, progress: -1),
        WaitingGame(
          session: session, progress: 0, glimpse: "A_", company: ["Bob\\n", "Zoë 2"], isOthersTurn: true),
      ],
      practice: [
        PracticeSummary(
          language: "en", due: [Day(number: -3), Day(number: 20_000)], last: (Day(number: 7), 3)),
        PracticeSummary(language: "n\nl", due: [Day(number: 1)]),
      ],
      daily: [
        DailySummary(
          language: "n\nl", day: Day(number: 7),
          standing: DailyStanding(played: 2, streak: 5, longestStreak: 12))
      ])
    try folder.write([], to: "wordyard.db")
    TitleNotes(folder: folder.path, database: "").write(records, of: "A\nb")
    #expect(folder.store().note == records)
  }

  @Test func `a note that is old or gone is written anew as soon as the title is shown`() throws {
    _ = try folder.played()
    unlink(folder.path + "/title")
    let store = folder.store()
    #expect(store.note == nil)
    let shown = store.title(of: "Ann")
    #expect(folder.store().note == shown)
    store.save(.of("Ann", 2))
    _ = store.title(of: "Ann")
    #expect(folder.store().note?.waiting.map(\.session.id) == [2, 1])
  }

  @Test func `notes in a folder of their own are found again, and are of one database only`() throws {
    _ = try folder.played()
    let (other, state) = (try RecordsFolder(), try RecordsFolder())
    _ = try other.played()
    let store = RecordStore(folder: folder.path, noteFolder: state.path)
    #expect(store.note == nil)
    let shown = store.title(of: "Ann")
    store.close()
    #expect(state.names.contains("title"))
    #expect(!folder.names.contains("title"))
    #expect(RecordStore(folder: folder.path, noteFolder: state.path).note == shown)
    #expect(RecordStore(folder: other.path, noteFolder: state.path).note == nil)
  }

  @Test func `without a database there is no note`() throws {
    _ = try folder.played()
    unlink(folder.database)
    #expect(folder.store().note == nil)
  }

  @Test func `a note that is cut off anywhere is none`() throws {
    _ = try folder.played()
    let bytes = folder.bytes(of: "title")
    #expect(bytes.count > 40)
    for count in bytes.indices {
      try folder.write(Array(bytes[..<count]), to: "title")
      #expect(folder.store().note == nil)
    }
  }

  @Test("a note with other contents is ignored", arguments: 0..<50 as Range<UInt64>)
  func garbage(seed: UInt64) throws {
    _ = try folder.played()
    var bytes = folder.bytes(of: "title")
    var generator = SplitMix64(seed: seed)
    for _ in 0..<3 { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
    try folder.write(bytes, to: "title")
    _ = folder.store().note?.waiting.first?.session.day?.description
    try folder.write((0..<20_000).map { _ in UInt8(generator.below(256)) }, to: "title")
    #expect(folder.store().note == nil)
  }

  @Test("a note with a damaged number is ignored or harmless", arguments: [Int.min, -1, 99, .max])
  func damagedNumbers(number: Int) throws {
    let today = Day(number: 20_000)
    let records = TitleRecords(
      waiting: [WaitingGame(session: SavedGame.of("Ann", 1).session, progress: 3)],
      practice: [PracticeSummary(language: "en", due: [today], last: (today, 3))],
      daily: [
        DailySummary(
          language: "en", day: today, standing: DailyStanding(played: 2, streak: 5, longestStreak: 12))
      ])
    try folder.write([], to: "wordyard.db")
    TitleNotes(folder: folder.path, database: "").write(records, of: "Ann")
    let lines = String(decoding: folder.bytes(of: "title"), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for row in lines.indices {
      var words = lines[row].split(separator: " ").map(String.init)
      for place in words.indices where Int(words[place]) != nil && words[place] != "\(today.number)" {
        let intact = words[place]
        words[place] = "\(number)"
        var damaged = lines
        damaged[row] = Substring(words.joined(separator: " "))
        words[place] = intact
        try folder.write(Array(damaged.joined(separator: "\n").utf8), to: "title")
        guard let note = folder.store().note else { continue }
        #expect(note.waiting.allSatisfy { (0...99).contains($0.progress) }, "\(damaged)")
        #expect(note.practice.allSatisfy { (0...1).contains($0.dueCount(on: today)) }, "\(damaged)")
        let standings = note.daily.map(\.standing)
        #expect(
          standings.allSatisfy { (0...99).contains($0.played) && (0...99).contains($0.streak) }, "\(damaged)")
      }
    }
  }

  @Test("a note that is not a regular file is ignored without delay", arguments: ["fifo", "folder"])
  func noFile(kind: String) throws {
    _ = try folder.played()
    unlink(folder.path + "/title")
    if kind == "fifo" { mkfifo(folder.path + "/title", 0o600) } else { mkdir(folder.path + "/title", 0o700) }
    let store = folder.store()
    #expect(store.note == nil)
    store.save(settings: ["theme": "mono"])
    store.close()
    #expect(store.title(of: "Ann").settings["theme"] == "mono")
    #expect(!folder.names.contains { $0.hasPrefix(".title") })
    rmdir(folder.path + "/title")
  }
}
