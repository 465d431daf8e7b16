/// A rack that is raced for at a table: the tiles and the words are the player's, while the time and the end are the host's.
extension TextTwist {
  /// What a race has come to, as the host has told.
  public struct Race: Equatable, Sendable {
    /// Whether it has ended: the host says so, not the clock.
    public internal(set) var isOver = false
  }

  /// A race that goes on.
  /// - Parameter found: the words found before; what is none of the rack's is left out.
  public init(racing rack: Rack, alphabet: Alphabet, found: [String], timeLeft: Duration) {
    self.init(mode: .timed, alphabet: alphabet, first: rack, of: 1)
    race = Race()
    add(found: found)
    follow(timeLeft: timeLeft)
  }

  /// Sets the clock by the host's.
  public mutating func follow(timeLeft: Duration) {
    timeSpent = timeLimit - min(max(.zero, timeLeft), timeLimit)
  }

  /// Adds words that are known to have been found.
  public mutating func add(found words: [String]) {
    let rack = round.rack
    for word in words where !round.found.contains(word) {
      if rack.hidden.contains(word) || rack.bonus.contains(word) { rounds[0].found.append(word) }
    }
  }

  /// Ends the race.
  public mutating func endRace() {
    race?.isOver = true
    _ = tiles.clear()
  }

  /// What can be seen of a race: its words in their order, without the times, which nobody has recorded.
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

  /// Shows a rack whose race is over as one of those saw it who took part.
  public mutating func show(found words: [String]) {
    rounds[0].found = []
    add(found: words)
  }
}
