import TestSupport
import Testing

/// Text Twist in a terminal.
@Suite struct TextTwistInTerminalTests {
  @Test("wordyard twist opens Text Twist") func wordyardTwistOpensTextTwist() throws {
    let terminal = try Wordyard.open("twist")
    try terminal.wait(for: "rack 1")
    try terminal.press(.escape, .escape)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test(
    "a timed game of two racks is played to its end", arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func aTimedGameOfTwoRacksIsPlayedToItsEnd(by device: VirtualTerminal.InputDevice) throws {
    let racks = try bingos(ofSeed: 6)
    let terminal = try Wordyard.open("twist", "--seed", "6")
    try terminal.wait(for: "rack 1")
    try terminal.enter(racks[0], by: device)
    try terminal.take("= opens the next rack", .text("="), by: device)
    try terminal.wait(for: "score 6   rack 2")
    try terminal.enter(racks[1], by: device)
    try terminal.wait(for: ", all six: ")
    try terminal.take("+ pause", .text("+"), by: device)
    try terminal.wait(for: "seconds left.")
    try terminal.take("Go on", .enter, by: device)
    try terminal.waitUntilGone("seconds left.")
    #expect(terminal.shows("score 12   rack 2"))
    try terminal.take("Esc menu", .escape, by: device)
    try terminal.wait(for: "A game is running")
    if device == .keys { try terminal.press(.left) }
    try terminal.take("Give up", .enter, by: device)
    try terminal.wait(for: "You gave up")
    try terminal.wait(for: "12 points on 2 racks")
    try terminal.take("Menu", .escape, by: device)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("the clock runs by itself, and nothing else is sent to the terminal")
  func theClockRunsByItselfAndNothingElseIsSentToThe() throws {
    let terminal = try Wordyard.open("twist")
    try terminal.wait("a running clock") { terminal.clock != nil }
    let begun = try #require(terminal.clock)
    // The first frame may have arrived in parts.
    terminal.drain()
    let counted = terminal.screen.matches(of: /\d  0 of (\d+)/).compactMap { Int($0.1) }.reduce(0, +)
    // The only word of six letters is not counted in its heading.
    let words = counted + (terminal.screen.contains(/★ 6  \d/) ? 0 : 1)
    #expect(begun == 60 + 5 * words)
    for second in 1...2 {
      try terminal.wait("second \(second)") { terminal.clock.map { $0 <= begun - second } ?? false }
    }
  }

  /// The six-letter words of the first two racks that a seed deals, determined by giving up.
  private func bingos(ofSeed seed: Int) throws -> [String] {
    let terminal = try Wordyard.open("twist", "--seed", "\(seed)")
    try terminal.wait(for: "rack 1")
    let first = try terminal.giveUp()
    let again = try Wordyard.open("twist", "--seed", "\(seed)")
    try again.wait(for: "rack 1")
    try again.enter(first, by: .keys)
    try again.wait(for: ", all six: ")
    try again.type("=")
    try again.wait(for: "rack 2")
    return [first, try again.giveUp()]
  }
}

extension VirtualTerminal {
  /// The seconds shown by the clock in the first row.
  var clock: Int? {
    rows[0].firstMatch(of: /(\d+):(\d\d)/).map { Int($0.1)! * 60 + Int($0.2)! }
  }

  enum Way {
    case enter, escape
    case text(String)
  }

  /// Performs the action of a button, by its key or by a click.
  func take(_ label: String, _ way: Way, by device: InputDevice) throws {
    switch (device, way) {
    case (.mouse, _): try click(label)
    case (.keys, .enter): try press(.enter)
    case (.keys, .escape): try press(.escape)
    case (.keys, .text(let text)): try type(text)
    }
  }

  /// Enters a word, by keys or by clicks on the tiles.
  func enter(_ word: String, by device: InputDevice) throws {
    // Of the frame before, the end may not have come yet: what it takes away would pass for the answer.
    drain()
    guard device == .mouse else {
      try type(word)
      return try press(.enter)
    }
    for (count, letter) in word.uppercased().enumerated() {
      try wait("a tile \(letter)") { bankPlace(letter) != nil }
      if let place = bankPlace(letter) { try click(place) }
      try wait("\(count + 1) letters in the entry") {
        columns(ofRow: Self.tiles).dropFirst(39).count { $0.first?.isLetter ?? false } == count + 1
      }
    }
    try click(" Enter ")
  }

  private func bankPlace(_ letter: Character) -> Place? {
    columns(ofRow: Self.tiles).prefix(39).firstIndex(of: String(letter)).map {
      Place(row: Self.tiles, column: $0)
    }
  }

  /// The row with the letters on the tiles.
  static let tiles = 3

  /// Gives up a rack, and reads its six-letter word.
  fileprivate func giveUp() throws -> String {
    try press(.escape)
    try wait(for: "A game is running")
    try press(.left, .enter)
    try wait(for: "You gave up")
    drain()
    // The word stands under its heading.
    guard let heading = place(of: "★ 6") else { return "" }
    return columns(ofRow: heading.row + 1).dropFirst(heading.column).joined().filter(\.isLetter).lowercased()
  }
}
