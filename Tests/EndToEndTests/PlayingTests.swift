import TestSupport
import Testing

@Suite struct PlayingTests {
  @Test("pressing Enter twice leads from the title to a game")
  func pressingEnterTwiceLeadsFromTheTitleToAGame() throws {
    // The phrase of this seed has room for letters four columns apart.
    let terminal = try Wordyard.open("--seed", "6")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.enter)
    try terminal.wait(for: "Phrase book")
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    #expect(terminal.shows("Not in it:"))
    #expect(terminal.shows("_   _   _"))
    #expect(terminal.keyPlace("q") != nil)
  }

  @Test("a whole game can be lost", arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func aWholeGameCanBeLost(by device: VirtualTerminal.InputDevice) throws {
    let terminal = try Wordyard.open("--seed", "3")
    try terminal.openHangman(by: device)
    let phrase = try terminal.lose(by: device)
    #expect(!phrase.isEmpty)
    #expect(terminal.shows("7 of 7"))
  }

  @Test("a whole game can be won", arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func aWholeGameCanBeWon(by device: VirtualTerminal.InputDevice) throws {
    let phrase = try phrase(ofSeed: 5)
    let terminal = try Wordyard.open("--seed", "5")
    try terminal.openHangman(by: device)
    try terminal.win(phrase, by: device)
    #expect(terminal.shows("Without a scratch"))
  }

  @Test(
    "a whole game can be played on the smallest terminal",
    arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func aWholeGameCanBePlayedOnTheSmallestTerminal(by device: VirtualTerminal.InputDevice) throws {
    let terminal = try Wordyard.open("--seed", "8", rows: 16, columns: 40)
    try terminal.openHangman(by: device)
    let phrase = try terminal.lose(by: device)
    try terminal.press(.escape)
    let second = try Wordyard.open("--seed", "8", rows: 16, columns: 40)
    try second.openHangman(by: device)
    try second.win(phrase, by: device)
  }

  @Test("each button of the popup of a loss works", arguments: ["New game", "Change", "Menu"])
  func eachButtonOfThePopupOfALossWorks(to button: String) throws {
    let next = [
      "New game": VirtualTerminal.invitation, "Change": "Phrase book", "Menu": VirtualTerminal.tagline,
    ]
    let clicking = try Wordyard.open("--seed", "2")
    try clicking.openHangman(by: .mouse)
    try clicking.lose(by: .mouse)
    try clicking.click(button, after: "Too late")
    try clicking.wait(for: next[button]!)

    let typing = try Wordyard.open("--seed", "2")
    try typing.openHangman()
    try typing.lose()
    for _ in 0..<["New game", "Change", "Menu"].firstIndex(of: button)! { try typing.press(.right) }
    try typing.wait("\(button) being chosen") { typing.isChosen(button) }
    try typing.press(.enter)
    try typing.wait(for: next[button]!)
  }

  @Test("after a loss letters no longer count") func afterALossLettersNoLongerCount() throws {
    let terminal = try Wordyard.open("--seed", "2")
    try terminal.openHangman()
    try terminal.lose()
    terminal.drain()
    let before = terminal.screen
    try terminal.type("etaoin")
    if let key = terminal.keyPlace("m") { try terminal.click(key) }
    terminal.drain()
    #expect(terminal.screen == before)
  }

  @Test("a word from the dictionary is set up with the arrow keys")
  func aWordFromTheDictionaryIsSetUpWithTheArrowKeys() throws {
    let terminal = try Wordyard.open("--seed", "4")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.enter)
    try terminal.wait(for: "Phrase book")
    try terminal.press(.home, .right)
    try terminal.wait(for: "Dictionary")
    try terminal.press(.down, .right)
    try terminal.wait(for: "medium")
    try terminal.press(.end, .enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    #expect(terminal.shows("Dictionary, medium"))
    let word = try terminal.lose()
    #expect((5...12).contains(word.count))
  }

  @Test("a word from the dictionary is set up with the mouse")
  func aWordFromTheDictionaryIsSetUpWithTheMouse() throws {
    let terminal = try Wordyard.open("--seed", "4")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.click("Hangman")
    try terminal.wait(for: "Phrase book")
    try terminal.click("▸", after: "Phrase book")
    try terminal.wait(for: "Dictionary")
    try terminal.click("Start")
    try terminal.wait(for: VirtualTerminal.invitation)
    #expect(terminal.shows("Dictionary, easy"))
    try terminal.lose(by: .mouse)
  }
}
