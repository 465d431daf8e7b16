import Engines
import GhostUI
import Kit
import Menus
import Play
import Records
import Tables
import TestSupport
import TextUI

/// Several programs at the tables of one machine, without sockets.
package struct TableOfApps {
  package let hub = TableHub()
  package private(set) var names: [String]
  package var apps: [String: App] = [:]
  private var programs: [String: Int] = [:]
  private var stopped: Set<String> = []
  private let words: [String]
  private let glosses: [String]
  private let code: String
  private let library: Library?
  private let size: ScreenSize
  package private(set) var records: [String: SharedRecords] = [:]

  package init(
    _ names: [String], words: [String] = App.ghostWords, _ size: ScreenSize = .home,
    language code: String = "en", glosses: [String] = [], library: Library? = nil
  ) {
    self.names = names
    self.library = library
    self.words = words
    self.glosses = glosses
    self.size = size
    self.code = code
    for name in names { start(name) }
  }

  /// Starts the program of a player, continuing with the data saved before.
  /// - Parameter other: its words, if they differ from those of the table.
  package mutating func start(_ name: String, words other: [String]? = nil) {
    // Even and odd numbers belong to different users.
    var program = hub.startedBefore
    if let before = programs[name], before % 2 != program % 2 { program += 1 }
    programs[name] = program
    hub.startedBefore = program + 1
    let records = records[name] ?? SharedRecords()
    self.records[name] = records
    var context = App.started(
      size, language: code, library: library ?? .sample(words: other ?? words, glosses: glosses),
      isAnimated: true, records: records
    ).context
    context.profile.player = name
    context.services.tables = MemoryTables(hub, program: program)
    var app = App(size: size.size, context: context, screens: [TitleScreen()])
    app.readRecords()
    apps[name] = app
  }

  package subscript(_ name: String) -> App {
    get { apps[name]! }
    set {
      apps[name] = newValue
      settle()
    }
  }

  /// Kills a program: saved data remain, and nothing else is done.
  package mutating func kill(_ name: String) {
    hub.kill(programs[name]!)
    apps[name] = nil
    settle()
  }

  /// Stops a program, as SIGSTOP does, and continues it.
  package mutating func stop(_ name: String) {
    hub.stop(programs[name]!)
    stopped.insert(name)
  }

  package mutating func proceed(_ name: String) {
    hub.proceed(programs[name]!)
    stopped.remove(name)
    settle()
  }

  /// Suspends the program with Ctrl-Z, and resumes it in the foreground.
  package mutating func suspend(_ name: String) {
    hub.handOver(programs[name]!)
    stopped.insert(name)
    settle()
  }

  package mutating func wake(_ name: String) {
    hub.rejoin(programs[name]!)
    stopped.remove(name)
    settle()
  }

  /// Delivers events to all programs until there are no more.
  package mutating func settle() {
    for _ in 0..<50 {
      var isQuiet = true
      for name in names where apps[name] != nil && !stopped.contains(name) {
        for news in apps[name]!.newsOfTables() {
          if case .tables = news {} else { isQuiet = false }
          apps[name]!.receive(news)
        }
      }
      if isQuiet { return }
    }
  }

  /// Advances the time at the table and on every screen.
  package mutating func advance(by time: Duration) {
    hub.advance(by: time)
    for name in names where !stopped.contains(name) { apps[name]?.advance(by: time) }
    settle()
  }

  /// A table of Ghost that the first player opens and the others join; it starts with a number of computers, at Easy.
  package static func ghost(
    _ names: [String], computers: Int = 0, words: [String] = App.ghostWords, _ size: ScreenSize = .home,
    library: Library? = nil, language code: String = "en"
  ) -> TableOfApps {
    var table = TableOfApps(names, words: words, size, language: code, library: library)
    table.open(names[0])
    for name in names.dropFirst() { table.join(name) }
    for _ in 0..<computers { table[names[0]].press(.right, .down) }
    table[names[0]].press(.enter)
    return table
  }

  /// A race that the first player opens and starts, on the letters of `conned`.
  package static func race(
    _ names: [String], _ size: ScreenSize = .home, language code: String = "en", glosses: [String] = []
  ) -> TableOfApps {
    var table = TableOfApps(names, words: App.conned, size, language: code, glosses: glosses)
    table.open(names[0], .race)
    for name in names.dropFirst() { table.join(name) }
    table[names[0]].press(.enter)
    return table
  }

  /// The number of a player's program at the hub.
  package func program(of name: String) -> Int { programs[name]! }

  package mutating func open(_ name: String, _ game: TableGame = .ghost) {
    self[name].choose("Table")
    self[name].press(.end)
    let below = TableGame.allCases.reversed().prefix { $0 != game }.count
    for _ in 0...below { self[name].press(.up) }
    self[name].press(.enter)
  }

  package mutating func join(_ name: String) {
    self[name].choose("Table")
    self[name].press(.home, .enter)
  }
}

extension App {
  fileprivate func newsOfTables() -> [TableNews] {
    var tables = context.services.tables
    return tables?.news() ?? []
  }
}
