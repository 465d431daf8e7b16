import Engines
import Records
import Storage

extension Stress {
  /// Prints the duration of each operation in microseconds: the median and the maximum of several runs.
  func bench(_ count: Int) {
    measure("save", count) { records.save(game(1, "Ann", progress: $0)) }
    measure("finish", count) { records.finish(result("Ann", isWon: !$0.isMultiple(of: 4)), game: 2) }
    measure("standings", 20) { _ in _ = records.standings(of: .phraseBook, for: "Ann") }
    measure("tallies", 20) { _ in _ = records.tallies(of: "Ann") }
    measure("save settings", 200) { records.save(settings: ["player": "Ann", "theme": "paper \($0)"]) }
    store.close()
    measure("note", 200) { _ in _ = store.note }
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
