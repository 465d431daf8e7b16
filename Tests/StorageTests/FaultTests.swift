import Engines
import Records
import TestSupport
import Testing

@testable import Storage

/// Every single opening, write, sync, truncation and deletion of a file may fail, alone or as on a disk that is full from there
/// on: nothing that was kept is lost, and of what could not be kept the player is told.
@Suite(.serialized) struct FaultTests {
  /// A kind of save.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (RecordStore) -> Void
    let isMade: @Sendable (RecordStore) -> Bool

    init(
      _ name: String, make: @escaping @Sendable (RecordStore) -> Void,
      isMade: @escaping @Sendable (RecordStore) -> Bool
    ) {
      (testDescription, self.make, self.isMade) = (name, make, isMade)
    }
  }

  static let changes = [
    Change("settings") {
      $0.save(settings: ["sound": "bell"])
    } isMade: {
      $0.title(of: "Ann").settings["sound"] == "bell"
    },
    Change("a player") {
      $0.add(player: "Bob")
    } isMade: {
      $0.players().contains("Bob")
    },
    Change("another name") {
      $0.rename(player: "Ann", to: "Anna")
    } isMade: {
      $0.players() == ["Anna"]
    },
    Change("a game") {
      $0.save(.of("Ann", 2, progress: 7, guesses: ["e"]))
    } isMade: {
      $0.claim(2)?.progress == 7
    },
    Change("the next move of a game") {
      $0.save(.of("Ann", 1, progress: 5, guesses: ["e", "x", "a"]))
    } isMade: {
      $0.claim(1)?.progress == 5
    },
    Change("a finished game with its record") {
      let game = SavedGame.of("Ann", 3, guesses: ["e", "x"])
      $0.save(game)
      $0.finish(.of("Ann"), game: 3, record: game)
    } isMade: {
      $0.finishedGames(of: "Ann").count == 1 && $0.tally(of: "Ann", in: .phraseBook).won == 4
    },
    Change("words to practise") {
      $0.addForPractice(
        ["abbey"], of: "Ann", language: "en", missedOn: Day(year: 2026, month: 11, day: 1))
    } isMade: {
      $0.allPracticeWords(of: "Ann", language: "en").count == 1
    },
    Change("a match by post") {
      $0.save(.of("Ann", 9, .ghostPost, guesses: ["c"]))
    } isMade: {
      $0.posts(of: "Ann").count == 1
    },
  ]

  /// Checks that what was kept before is there, and that the database is sound.
  private func expectKept(_ folder: RecordsFolder, _ note: Comment) throws {
    let store = folder.store()
    let name = store.players().contains("Anna") ? "Anna" : "Ann"
    #expect(store.title(of: name).settings["theme"] == "paper", note)
    #expect(store.tally(of: name, in: .phraseBook).won >= 3, note)
    #expect((store.claim(1)?.progress ?? 0) >= 4, note)
    #expect(store.notices() == [], note)
    store.close()
    #expect(try folder.value("PRAGMA integrity_check") == "ok", note)
    #expect(!folder.names.contains { $0.contains("damaged") }, note)
  }

  @Test("a save", arguments: changes, FaultyFiles.Fault.allCases)
  func save(change: Change, fault: FaultyFiles.Fault) throws {
    var number = 0
    var hasFailed = true
    while hasFailed {
      number += 1
      let folder = try RecordsFolder().played()
      var notices: [RecordsNotice] = []
      hasFailed = FaultyFiles.failing(number, fault, below: folder.path) {
        let store = folder.store()
        change.make(store)
        store.close()
        notices = store.notices()
      }
      try expectKept(folder, "operation \(number)")
      let store = folder.store()
      #expect(change.isMade(store) || hasFailed && !notices.isEmpty, "operation \(number): \(notices)")
      store.close()
    }
    #expect(number > 3)
  }

  @Test("a migration", arguments: [1, 2, 5], FaultyFiles.Fault.allCases)
  func migration(version: Int, fault: FaultyFiles.Fault) throws {
    var number = 0
    var hasFailed = true
    while hasFailed {
      number += 1
      let (folder, store) = try RecordsFolder.openedCopy(of: version)
      let results = try folder.value("SELECT count(*) FROM result")
      hasFailed = FaultyFiles.failing(number, fault, below: folder.path) {
        _ = store.players()
        store.close()
      }
      let again = folder.store()
      #expect(Set(again.players()) == ["Zoë 李", "Bob", "Ann"], "operation \(number)")
      #expect(again.notices() == [], "operation \(number)")
      again.close()
      #expect(try folder.value("SELECT count(*) FROM result") == results, "operation \(number)")
      #expect(try folder.value("PRAGMA integrity_check") == "ok", "operation \(number)")
      #expect(!folder.names.contains { $0.contains("damaged") }, "operation \(number)")
    }
    #expect(number > 3)
  }

  /// The reads of the start that fail: each once, twice in a row, and all from there on; after an ordinary end, and after a kill,
  /// which leaves a log.
  @Test(
    "a read that fails is no damage", arguments: [false, true],
    [FaultyFiles.Fault.once, .twice, .fromThere])
  func read(isKilled: Bool, fault: FaultyFiles.Fault) throws {
    for operation in FaultyFiles.Operation.reads {
      var number = 0
      var hasFailed = true
      while hasFailed {
        number += 1
        let folder = try RecordsFolder().played()
        let killed = folder.store()
        if isKilled {
          killed.save(settings: ["sound": "bell"])
          let log = folder.bytes(of: "wordyard.db-wal")
          let bytes = folder.bytes()
          killed.close()
          try folder.write(bytes)
          try folder.write(log, to: "wordyard.db-wal")
        }
        var notices: [RecordsNotice] = []
        var theme: String?
        hasFailed = FaultyFiles.failing(number, fault, operation, below: folder.path) {
          let store = folder.store()
          _ = store.openInTime()
          theme = store.title(of: "Ann").settings["theme"]
          store.add(player: "Bob")
          _ = store.savedGames(of: "Ann")
          store.close()
          notices = store.notices()
        }
        let note: Comment = "\(operation), \(number): \(notices)"
        let isTold = notices.contains { if case .notSaved = $0 { true } else { false } }
        #expect(!notices.contains { if case .damaged = $0 { true } else { false } }, note)
        #expect(theme == "paper" || isTold, note)
        try expectKept(folder, note)
        let store = folder.store()
        #expect(store.players().contains("Bob") || isTold, note)
        if isKilled { #expect(store.title(of: "Ann").settings["sound"] == "bell", note) }
        store.close()
      }
      #expect(number > 8)
    }
  }

  @Test("a command that cannot read the records does not call them damaged")
  func command() throws {
    let folder = try RecordsFolder().played()
    var notices: [RecordsNotice] = []
    let read = FaultyFiles.Operation.reads[0]
    _ = FaultyFiles.failing(2, .fromThere, read, below: folder.path) {
      notices = RecordStore.copy(ofFolder: folder.path).notices()
    }
    #expect(notices.count == 1)
    guard case .unreadable(folder.database, let reason)? = notices.first else {
      Issue.record("what cannot be read is not told: \(notices)")
      return
    }
    #expect(reason != .damaged)
  }
}
