import Engines
import Platform
import TestSupport
import Testing

@testable import Tables

/// Which names in the folder of tables are listed, and which go.
struct TableListTests: RoomTests {
  private let temporary: TemporaryFolder
  var folder: String { temporary.path + "/tables" }

  init() throws {
    temporary = try TemporaryFolder()
  }

  /// Publishes sockets of other tables, whose names come before that of the sample.
  private func publish(_ count: Int, in tables: TableFolder) throws -> [TableSocket] {
    let digits = Array("abcdefghij")
    return try (0..<count).map { number in
      let id = "aaaa\(digits[number / 10])\(digits[number % 10])"
      return try #require(try tables.publish(TableFolder.Name(.ghost, id, epoch: 1)))
    }
  }

  @Test("the sockets of forty killed programs go from the folder, and hide no table")
  func theSocketsOfKilledProgramsGo() throws {
    let tables = try TableFolder(folder)
    _ = try publish(40, in: tables)
    #expect(tables.names().count == 40)
    let rooms = [try room()]
    rooms[0].open(Sample.header(), words: Sample.words, name: "Anna")
    let visitor = try room()
    visitor.list()
    #expect(visitor.count() == 1)
    var listed: [OpenTable]?
    #expect(
      run(rooms) {
        for case .tables(let tables) in visitor.hear() { listed = tables }
        return listed != nil
      })
    #expect(listed?.map(\.id) == ["k3v7q2"])
    #expect(tables.names().map(\.text) == ["ghost.k3v7q2.1"])
  }

  @Test("what is no socket is not removed, whatever its name") func whatIsNoSocketIsNotRemoved() throws {
    let tables = try TableFolder(folder)
    try temporary.write("mine", to: "tables/ghost.k3v7q2.1")
    let visitor = try room()
    visitor.list()
    #expect(tables.names().map(\.text) == ["ghost.k3v7q2.1"])
  }

  @Test("a table is listed with the names that it says, and one that says no name is not listed")
  func aTableThatSaysNoNameIsNotListed() throws {
    let tables = try TableFolder(folder)
    let header = Sample.header()
    for (name, isListed) in [
      ("Eve", true), ("Eve\u{202E}", false), (String(repeating: "e", count: 40), false),
    ] {
      let place = TableFolder.Name(.ghost, header.id, epoch: 1)
      let listener = try #require(try tables.publish(place))
      let visitor = try room()
      visitor.list()
      let answer = try #require(listener.accept()).socket
      let lines: [TableLine] = [
        .table(header), .seat(0, .person, .here, name), .seat(1, .empty, .here, ""),
        .at(0, TableLog().digest),
      ]
      for line in lines { #expect(answer.send(line.bytes)) }
      var listed: [OpenTable]?
      #expect(
        run([]) {
          for case .tables(let tables) in visitor.hear() { listed = tables }
          return listed != nil
        })
      #expect(listed?.map { $0.seats.map(\.name) } == (isListed ? [["Eve", ""]] : []))
      tables.remove(place)
    }
  }

  @Test("forty programs that listen and never answer do not hide a table")
  func programsThatNeverAnswerHideNoTable() throws {
    let tables = try TableFolder(folder)
    let silent = try publish(40, in: tables)
    let host = try room()
    host.open(Sample.header(), words: Sample.words, name: "Anna")
    let loop = try EventLoop()
    let list = TableList(tables, loop, now: .zero)
    var listed: [[OpenTable]] = []
    for second in 0..<3 {
      // Each has read what the other has sent.
      for _ in 0..<3 {
        _ = host.hear()
        for event in loop.wait(for: .zero) { _ = list.answer(event.watch, now: .seconds(second)) }
      }
      if let tables = list.elapsed(now: .seconds(second + 1)) { listed.append(tables) }
    }
    #expect(listed.last?.map(\.id) == ["k3v7q2"])
    #expect(listed.allSatisfy { $0.count <= 1 })
    #expect(tables.names().count == 41)
    withExtendedLifetime(silent) {}
  }
}
