import TestSupport
import Testing

/// Pasted text, in brackets and without them.
@Suite struct PasteTests {
  @Test("bracketed paste is switched on and off") func bracketedPasteIsSwitchedOnAndOff() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(String(decoding: terminal.received, as: UTF8.self).contains("\u{1B}[?2004h"))
    try terminal.type("q")
    try terminal.expectGivenBack()
    #expect(String(decoding: terminal.received, as: UTF8.self).contains("\u{1B}[?2004l"))
  }

  @Test(
    "text pasted into a game is not guessed",
    arguments: [
      "\u{1B}[200~easin\rto\r\u{1B}[201~", String(repeating: "easinto\r", count: 40),
      "\u{1B}[200~" + String(repeating: "easinto\r", count: 1 << 17) + "\u{1B}[201~",
    ])
  func textPastedIntoAGameIsNotGuessed(paste: String) throws {
    let terminal = try Wordyard.open("hangman", "--seed", "1")
    try terminal.wait(for: "0 of 7")
    try terminal.send(Array(paste.utf8))
    try terminal.wait(for: "Pasted text is ignored in a game.")
    #expect(terminal.shows("0 of 7"))
    #expect(!terminal.isUsed("e"))
  }

  @Test("a paste of any size takes a bounded amount of memory")
  func aPasteOfAnySizeTakesABoundedAmountOfMemory() throws {
    let terminal = try Wordyard.open("hangman", "--seed", "1")
    try terminal.wait(for: "0 of 7")
    try terminal.send(Array("\u{1B}[200~".utf8))
    let part = Array(String(repeating: "easinto\r", count: 1 << 17).utf8)
    try terminal.send(part)
    let before = terminal.peakMemory
    for _ in 1...16 { try terminal.send(part) }
    try terminal.send(Array("\u{1B}[201~".utf8))
    try terminal.wait(for: "Pasted text is ignored in a game.")
    #expect(before > 0 && terminal.peakMemory - before < 1024)
  }

  @Test("a paste that stalls for two seconds is not over") func aPasteThatStallsForTwoSecondsIsNotOver()
    throws
  {
    let terminal = try Wordyard.open("hangman", "--seed", "1")
    try terminal.wait(for: "0 of 7")
    try terminal.send(Array("\u{1B}[200~eas".utf8))
    try terminal.waitUntilItsPatienceIs(atLeast: .milliseconds(2500))
    #expect(!terminal.shows("Pasted text is ignored"))
    try terminal.send(Array("into\u{1B}[201~".utf8))
    try terminal.wait(for: "Pasted text is ignored in a game.")
    #expect(terminal.shows("0 of 7"))
    #expect(!terminal.isUsed("e"))
  }

  @Test("keys that arrive together with the end of a paste count")
  func keysThatArriveTogetherWithTheEndOfAPasteCount() throws {
    let terminal = try Wordyard.openNameField()
    let keys = "X\u{7F}\u{1B}OD\u{1B}ODé\u{1B}[200~!\u{1B}[201~Y"
    try terminal.send(Array("\u{1B}[200~Zoë\r\u{1B}[201~\(keys)".utf8))
    try terminal.wait(for: "Zoëé!Y")
  }

  @Test("a key of which only the beginning arrives with the end of a paste is that key")
  func aKeyOfWhichOnlyTheBeginningArrivesWithTheEndOfA() throws {
    // On a busy machine there may be a pause between the parts, after which they are not a key.
    for _ in 0..<10 {
      let terminal = try Wordyard.openNameField()
      let paste = "\u{1B}[200~abc\u{1B}[201~"
      try terminal.send(Array("\(paste)\u{1B}ODX".utf8), cutAt: paste.utf8.count + 1)
      try terminal.waitUntilIdle()
      if terminal.shows("abcX") { return }
    }
    Issue.record("the beginning of the key is taken for Esc")
  }

  @Test("a letter outside ASCII in two parts is typed, and one without its rest takes no other with it")
  func aLetterOutsideASCIIInTwoPartsIsTypedAndOne() throws {
    let terminal = try Wordyard.openNameField()
    try terminal.send([0xC3])
    terminal.drain()
    let rest: [UInt8] = [
      0xAB, UInt8(ascii: "a"), 0xC3, UInt8(ascii: "b"), 0xFF, UInt8(ascii: "c"),
      UInt8(ascii: "d"),
    ]
    try terminal.send(rest)
    try terminal.wait(for: "ëabcd")
  }

  @Test("the end of a paste is found wherever it is cut, and what only resembles it is text")
  func theEndOfAPasteIsFoundWhereverItIsCutAndWhatOnly() throws {
    let terminal = try Wordyard.openNameField()
    try terminal.send(Array("\u{1B}[200~".utf8))
    for byte in "A\u{1B}[20B\u{1B}\u{1B}[201".utf8 {
      try terminal.waitUntilItsPatienceIs(atLeast: .milliseconds(2500))
      try terminal.send([byte])
    }
    try terminal.waitUntilItsPatienceIs(atLeast: .milliseconds(2500))
    try terminal.send(Array("~Z".utf8))
    // The escape characters themselves are not typed.
    try terminal.wait(for: "A[20BZ")
  }

  @Test("letters outside ASCII are whole in a paste of any length")
  func lettersOutsideASCIIAreWholeInAPasteOfAnyLength() throws {
    for padding in 0..<3 {
      let terminal = try Wordyard.openNameField()
      let blanks = String(repeating: " ", count: 120 + padding)
      try terminal.send(Array("\u{1B}[200~\(blanks)ëéïöü\u{1B}[201~".utf8))
      try terminal.wait(for: "ëéïöü")
    }
  }

  @Test("Ctrl-C in a paste whose end is lost leaves the program")
  func ctrlCInAPasteWhoseEndIsLostLeavesTheProgram() throws {
    let terminal = try Wordyard.open("hangman", "--seed", "1")
    try terminal.wait(for: "0 of 7")
    try terminal.send(Array("\u{1B}[200~easinto\u{3}".utf8))
    try terminal.expectGivenBack()
  }

  @Test("keys among a flood of letters count, the letters do not")
  func keysAmongAFloodOfLettersCountTheLettersDoNot() throws {
    let terminal = try Wordyard.open("hangman", "--seed", "1")
    try terminal.wait(for: "0 of 7")
    try terminal.send(Array((String(repeating: "easinto", count: 100) + "\u{1B}OP").utf8))
    try terminal.wait(for: "Keys · Hangman")
    try terminal.press(.escape)
    try terminal.wait(for: "0 of 7")
    #expect(!terminal.isUsed("e"))
  }
}
