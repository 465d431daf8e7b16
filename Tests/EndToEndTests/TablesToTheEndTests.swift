import Records
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole games at tables, in terminals, with programs that are killed.
@Suite struct TablesToTheEndTests {
  private static func expectResults(_ table: TableOfTerminals) {
    var winners = 0
    for name in table.names {
      let tally = table.home(of: name).read { $0.tallies(of: name).first { $0.mode == .ghostTable } }
      #expect(tally?.played == 1, "\(name)")
      winners += tally?.won ?? 0
    }
    #expect(winners == 1)
  }

  @Test("two players finish a match although each program is killed once")
  func twoPlayersFinishAMatchAlthoughEachProgramIs() throws {
    let table = try TableOfTerminals(["Ada", "Bob"])
    try table.begin()
    try table.playToTheEnd { letter in
      guard let victim = [3: "Ada", 6: "Bob"][letter] else { return }
      try table.kill(victim)
      try table.proceed(victim)
    }
    for name in table.names { try table[name].press(.control("c")) }
    for name in table.names { #expect(try table[name].waitForExit() == Exit(code: 0)) }
    Self.expectResults(table)
  }

  @Test("two players can finish a match with only the mouse") func twoPlayersCanFinishAMatchWithOnlyTheMouse()
    throws
  {
    let table = try TableOfTerminals(["Ada", "Bob"])
    try table.beginByClicks()
    try table.playToTheEnd(by: .mouse)
    for name in table.names { try table[name].press(.control("c")) }
    for name in table.names { _ = try table[name].waitForExit() }
    Self.expectResults(table)
  }

  @Test("five play while the host is killed twice, and nothing is lost")
  func fivePlayWhileTheHostIsKilledTwiceAndNothingIs() throws {
    let table = try TableOfTerminals(["Ada", "Bob", "Cleo", "Dirk", "Eva"])
    try table.begin()
    try table.add("q")
    try table.add("u")
    var host = "Ada"
    for letter in "ar" as String {
      try table.kill(host)
      let others = table.names.filter { $0 != host }
      for name in others {
        try table[name].wait("the new host") {
          table[name].shows("keeps the table now.") || table[name].shows("You keep the table now.")
        }
      }
      let next = others.filter { table[$0].shows("You keep the table now.") }
      #expect(next.count == 1)
      for name in others where name != next[0] {
        #expect(table[name].shows("\(next[0]) keeps the table now."))
      }
      try table.proceed(host)
      try table.add(letter)
      host = next[0]
    }
    for name in table.names {
      try table[name].wait(for: "Q       U       A       R")
    }
  }

  @Test("an idle table does not wake programs") func anIdleTableDoesNotWakePrograms() throws {
    let table = try TableOfTerminals(["Ada", "Bob"])
    try table.begin()
    // After a minute it is said that Ada thinks for long; before that neither program does anything.
    for name in table.names { try table[name].waitUntilItRests(for: .seconds(40)) }
    for name in table.names { try table[name].waitUntilItRests(for: .seconds(40)) }
  }

  @Test("a wink is on the other's screen, by its key and by a click")
  func aWinkIsOnTheOthersScreenByItsKeyAndByAClick() throws {
    let table = try TableOfTerminals(["Ada", "Bob"])
    try table.begin()
    try table["Bob"].wait(for: "Ada thinks")
    try table["Bob"].type("*")
    try table["Ada"].wait(for: "Bob winks.")
    try table["Ada"].click("* wink")
    try table["Bob"].wait(for: "Ada winks.")
  }
}
