import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A wire that drops, repeats, swaps or alters what the other machine says: nobody moves for another by it, and once it is honest
/// again both have one game.
@Suite struct LyingWireTests {
  private let machine: FarMachine

  init() throws { machine = try FarMachine() }

  /// The first line passes through a program of `sed`; the next ones do not.
  private func lie(by program: String) throws {
    let relay =
      "HOME='\(machine.far.path)' XDG_DATA_HOME='\(machine.far.path)/data' exec '\(try Wordyard.path())' table --relay"
    try machine.install(
      """
      if test -e '\(machine.folder.path)/lied'; then \(relay); fi
      touch '\(machine.folder.path)/lied'
      mkfifo '\(machine.folder.path)/wire'
      exec 3<&0
      (\(relay)) <&3 > '\(machine.folder.path)/wire' &
      echo $! > '\(machine.folder.path)/process'
      exec sed -u '\(program)' '\(machine.folder.path)/wire'
      """)
  }

  /// Cuts the line, after which it is honest.
  private func becomeHonest(_ anna: VirtualTerminal, _ bob: VirtualTerminal) throws {
    // A line that broke a rule has been cut already.
    if !anna.shows("is down. Trying again.") { try machine.cut(anna) }
    try bob.wait(for: "Anna is back. Go on.", patience: .seconds(30))
    try anna.waitUntilGone("is down. Trying again.")
  }

  @Test(
    "a letter is dropped, repeated, swapped with the next line, or another one",
    arguments: ["/ move /d", "/ move /p", #"/ move /{N;s/\(.*\)\n\(.*\)/\2\n\1/}"#, "s/+b/+z/"])
  func ghost(lie program: String) throws {
    try lie(by: program)
    let (anna, bob) = try machine.playing()
    try bob.type("b")
    try bob.wait(for: "You added B.")
    anna.drain()
    try becomeHonest(anna, bob)
    // What was altered is on the board until the line is honest.
    try anna.wait("the letter that was added") { anna.shows("Your turn") && anna.shows(" B       ▂") }
    try anna.type("e")
    for terminal in [anna, bob] { try terminal.wait(for: "B       E") }
  }

  @Test(
    "in a duel, a changed phrase is found out by its proof, a changed answer by the rules",
    arguments: [
      ("s/ moss$/ mast/", "Bob's answers were not true."),
      ("s/ x 0$/ x 8 x/", "What answers there is no table."),
    ])
  func duel(lie program: String, isFoundOut: String) throws {
    try lie(by: program)
    let (anna, bob) = try machine.playing(.duel)
    try bob.wait(for: "Hide a word or a phrase from Anna.")
    try anna.wait(for: "Bob is choosing what to hide.")
    try bob.hide("moss", from: anna)
    try anna.guess("x")
    for letter in "mo" { try anna.guess(letter) }
    try anna.type("s")
    try bob.wait(for: "Anna found it")
    try anna.wait(for: isFoundOut)
  }

  @Test("in a race, points that nobody has made do not count") func race() throws {
    try lie(by: #"s/ score 0 [1-9][0-9]* / score 0 99 /"#)
    let (anna, bob) = try machine.playing(.race)
    for terminal in [anna, bob] { try terminal.wait(for: "Text Twist · table with") }
    let word = try #require(try anna.rackWords().first)
    try bob.find(word, by: .keys)
    try anna.wait(for: " 99")
    try becomeHonest(anna, bob)
    try anna.wait("Bob's points") {
      !anna.shows(" 99") && anna.rows.contains { $0.contains("Bob") && $0.contains(" \(word.count)") }
    }
  }
}
