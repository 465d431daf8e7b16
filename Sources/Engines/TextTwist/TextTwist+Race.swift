/// A rack raced for at a table: tiles and entry belong to the player, the clock and the end of the race to the host.
extension TextTwist {
  /// The state of a race, as reported by the host.
  public struct Race: Equatable, Sendable {
    /// Whether the host, not the local clock, has ended the race.
    public internal(set) var isOver = false
  }

  /// A race in progress.
  /// - Parameter found: the words found before; those that the rack does not have are ignored.
  public init(racing rack: Rack, alphabet: Alphabet, found: [String], timeLeft: Duration) {
    self.init(mode: .timed, alphabet: alphabet, first: rack, of: 1)
    race = Race()
    add(found: found)
    follow(timeLeft: timeLeft)
  }

  /// Sets the clock to the host's.
  public mutating func follow(timeLeft: Duration) {
    timeSpent = timeLimit - min(max(.zero, timeLeft), timeLimit)
  }

  /// Adds words already found.
  public mutating func add(found words: [String]) {
    let rack = round.rack
    for word in words where !round.found.contains(word) && rack.contains(word) {
      rounds[0].found.append(word)
    }
  }

  /// Ends the race.
  public mutating func endRace() {
    race?.isOver = true
    _ = tiles.clear()
  }

  /// The steps of a finished race: its words in order, without times, which are not recorded.
  public func steps(finding words: [String]) -> [Step] {
    var game = self
    game.show(found: [])
    return words.map { word in
      game.add(found: [word])
      let isBingo = word.count == Rack.size
      let outcome =
        round.rack.hidden.contains(word)
        ? Outcome.found(word, points: word.count, isBingo: isBingo)
        : .bonus(word, points: word.count, isBingo: isBingo)
      return Step(
        kind: .entry(word, outcome), rack: 1, found: game.round.found.count, time: .zero, score: game.score)
    }
  }

  /// Shows a finished race's rack with the words found by one of the players.
  public mutating func show(found words: [String]) {
    rounds[0].found = []
    add(found: words)
  }
}
