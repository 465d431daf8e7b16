import Engines
import Kit
import Play
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import Texts

@testable import Plain

/// Several sessions in lines at the tables of one machine, without sockets, beside screens if there are any.
struct TableOfLines {
  private(set) var sessions: [String: LineSession] = [:]
  /// What all have typed and heard, each line after the name of whose it is.
  private(set) var transcript = ""
  /// The screens at the same tables.
  private(set) var screens: TableOfApps
  private(set) var records: [String: SharedRecords] = [:]
  private var names: [String] = []
  private var programs: [String: Int] = [:]
  private let code: String
  private let library: Library

  /// - Parameter screens: the names of those who play on a screen.
  init(_ names: [String], language code: String = "en", library: Library, screens: [String] = []) {
    self.screens = TableOfApps(screens, language: code, library: library)
    (self.code, self.library) = (code, library)
    for name in names { start(name) }
  }

  private var hub: TableHub { screens.hub }

  func text(_ name: String) -> Texts { sessions[name]!.context.text }

  /// Starts the program of a player, with the data that was saved before.
  mutating func start(_ name: String, with opening: Opening = .table) {
    // Even and odd numbers belong to different users.
    var program = hub.startedBefore
    if let before = programs[name], before % 2 != program % 2 { program += 1 }
    hub.startedBefore = program + 1
    programs[name] = program
    if !names.contains(name) { names.append(name) }
    let records = records[name] ?? SharedRecords()
    self.records[name] = records
    var context = App.started(language: code, library: library, seed: 4, records: records).context
    context.choices.readTitle()
    context.profile.player = name
    context.services.tables = MemoryTables(hub, program: program)
    var session = LineSession(context, by: .option)
    let answer = session.begin(with: opening)
    sessions[name] = session
    add(answer, name)
    settle()
  }

  /// A player types lines, one after the other.
  mutating func type(_ name: String, _ lines: String...) {
    for line in lines {
      let prompt = sessions[name]!.prompt
      transcript += "\(name)> \(prompt) \(sessions[name]!.isSecret ? "" : line)\n"
      let answer = sessions[name]!.answer(line)
      add(answer, name)
      settle()
    }
  }

  /// The input of a player ends, and so does the program.
  mutating func end(_ name: String) {
    let answer = sessions[name]!.answer(nil)
    add(answer, name)
    if var tables = sessions[name]!.context.services.tables { tables.leave() }
    sessions[name] = nil
    settle()
  }

  /// Presses keys on a screen.
  mutating func press(_ name: String, _ keys: String) {
    screens[name].type(keys)
    settle()
  }

  mutating func change(_ body: (inout TableOfApps) -> Void) {
    body(&screens)
    settle()
  }

  /// Lets time pass.
  mutating func advance(by time: Duration) {
    hub.advance(by: time)
    for name in names where sessions[name] != nil {
      if let answer = sessions[name]!.hear([], after: time) { add(answer, name) }
    }
    settle()
  }

  /// Delivers events to all programs until there are no more.
  private mutating func settle() {
    for _ in 0..<50 {
      var isQuiet = true
      screens.settle()
      for name in names where sessions[name] != nil {
        var tables = sessions[name]!.context.services.tables
        let news = tables?.news() ?? []
        if news.contains(where: { if case .tables = $0 { false } else { true } }) { isQuiet = false }
        if let answer = sessions[name]!.hear(news) { add(answer, name) }
      }
      if isQuiet { return }
    }
    Issue.record("the table never comes to rest")
  }

  private mutating func add(_ answer: Answer, _ name: String) {
    for problem in Conversation.problems(answer.lines, isList: answer.isList, isEnglish: code == "en") {
      Issue.record("\(problem): \(answer.lines)")
    }
    transcript += answer.lines.map { "\(name): \($0)\n" }.joined()
  }

  /// Whether a player is asked for a letter.
  func isAsked(_ name: String) -> Bool { sessions[name]!.prompt == text(name)("Letter?") }

  /// The word that a race of words asks a player for.
  func askedWord(_ name: String) -> String? {
    heard(name).reversed().lazy.compactMap { line in Library.asked.first { line.contains($0.clue) } }.first?
      .word
  }

  /// The lines that a player has heard.
  func heard(_ name: String) -> [String] {
    transcript.split(separator: "\n").filter { $0.hasPrefix("\(name): ") }.map {
      String($0.dropFirst(name.count + 2))
    }
  }

  /// The first player opens a table, the others sit down, and the game begins.
  mutating func begin(_ game: TableGame, _ first: String, _ others: String...) {
    open(game, first)
    for other in others { sit(other) }
    type(first, "1")
  }

  mutating func open(_ game: TableGame, _ name: String) {
    type(name, text(name).name(game))
  }

  mutating func sit(_ name: String) { type(name, "", "1") }
}

/// Compares what was typed and heard with what is recorded beside this file.
func expectTranscript(
  _ table: TableOfLines, _ name: String, at location: SourceLocation = #_sourceLocation
) {
  expectRecorded(
    table.transcript, "\(name)-lines.txt", in: "Tests/PlainTests/Transcripts", at: location)
}
