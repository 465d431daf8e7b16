extension TextTwist {
  /// Moves the first such letter of the bank into the entry, in either case, accented or not.
  /// - Returns: whether the bank has it.
  public mutating func take(_ grapheme: Character) -> Bool {
    guard let letter = alphabet.letter(grapheme) else { return false }
    return arrange { tiles in tiles.take(letter) }
  }

  /// Moves the letter in a slot of the bank into the entry.
  /// - Returns: whether the slot had a letter.
  public mutating func take(slot: Int) -> Bool {
    arrange { tiles in tiles.take(slot: slot) }
  }

  /// Puts the entry's last letter back into its slot of the bank.
  /// - Returns: whether there was one.
  public mutating func putBack() -> Bool {
    putBack(at: tiles.taken.count - 1)
  }

  /// Puts the entry's letter at a position back into its slot of the bank.
  /// - Returns: whether there was one.
  public mutating func putBack(at position: Int) -> Bool {
    arrange { tiles in tiles.putBack(at: position) }
  }

  /// Puts all letters of the entry back into the bank.
  /// - Returns: whether there was one.
  public mutating func clear() -> Bool {
    arrange { tiles in tiles.clear() }
  }

  /// Shuffles the letters in the bank into an order that does not spell a word of the whole rack.
  /// - Returns: whether the order has changed.
  public mutating func twist(using generator: inout some RandomNumberGenerator) -> Bool {
    let rack = round.rack
    return arrange { tiles in tiles.twist(using: &generator, avoiding: rack.isSpelledOut) }
  }

  /// Replaces the entry by the word last submitted on this rack.
  /// - Returns: whether the entry has changed.
  public mutating func lastWord() -> Bool {
    let word = submitted
    guard !word.isEmpty, word != tiles.entry else { return false }
    return arrange { tiles in
      _ = tiles.clear()
      for letter in word { _ = tiles.take(letter) }
      return true
    }
  }

  /// Submits the entry; its letters go back into the bank.
  public mutating func submit() -> Outcome {
    guard status == .playing else { return .over }
    guard !tiles.entry.isEmpty else { return .empty }
    submitted = tiles.entry
    _ = tiles.clear()
    moves.append(.submit)
    return judge(String(submitted))
  }

  private mutating func judge(_ word: String) -> Outcome {
    let length = submitted.count
    let isBingo = length == Rack.size
    if length < Rack.wordLengths.lowerBound { return .tooShort(word) }
    if round.found.contains(word) { return .alreadyFound(word) }
    guard round.rack.contains(word) else { return .notAWord(word) }
    rounds[rounds.count - 1].found.append(word)
    return round.rack.hidden.contains(word)
      ? .found(word, points: length, isBingo: isBingo) : .bonus(word, points: length, isBingo: isBingo)
  }
}

extension TextTwist {
  /// The longest time that is recorded for one move, about four months: a longer one is damaged data.
  static let longestTime = Duration.seconds(10_000_000)

  /// Advances the clock while a rack is being played: in a timed game it can end the rack, in the others it is only
  /// recorded.
  public mutating func elapse(_ time: Duration) {
    guard status == .playing, time > .zero else { return }
    let counted = timeLeft.map { min(time, $0) } ?? time
    timeSpent += counted
    if case .elapse(let before) = moves.last {
      moves[moves.count - 1] = .elapse(min(before + counted, Self.longestTime))
    } else {
      moves.append(.elapse(min(counted, Self.longestTime)))
    }
  }

  /// Starts the next rack with its full time.
  /// - Returns: whether the next rack was open.
  public mutating func nextRack(_ rack: Rack) -> Bool {
    guard isNextRackOpen else { return false }
    moves.append(.nextRack)
    rounds.append(Round(rack: rack))
    tiles = Tiles(rack.letters)
    submitted = []
    timeSpent = .zero
    return true
  }

  /// Ends the game.
  /// - Returns: whether the game was still in progress.
  public mutating func endGame() -> Bool {
    guard status != .over else { return false }
    moves.append(.endGame)
    return true
  }
}

extension TextTwist {
  /// Changes the tiles while a rack is being played and records the new arrangement. Of consecutive arrangements only the
  /// last is recorded, even when time has passed between them.
  mutating func arrange(_ change: (inout Tiles) -> Bool) -> Bool {
    guard status == .playing, change(&tiles) else { return false }
    let arrangement = Move.arrange(letters: tiles.letters, taken: tiles.taken)
    var place = moves.count
    if place > 0, case .elapse = moves[place - 1] { place -= 1 }
    if place > 0, case .arrange = moves[place - 1] {
      moves[place - 1] = arrangement
    } else {
      moves.insert(arrangement, at: place)
    }
    return true
  }

  /// Makes the moves of a saved game, with its racks by number, and stops at a move that the rules do not accept.
  /// - Returns: whether every move was accepted.
  public mutating func replay(_ moves: [Move], rack: (_ number: Int) -> Rack?) -> Bool {
    moves.allSatisfy { move in
      switch move {
      case .arrange(let letters, let taken):
        return arrange { tiles in
          guard let arranged = tiles.arranged(letters, taken: taken) else { return false }
          tiles = arranged
          return true
        }
      case .elapse(let time):
        guard status == .playing, time > .zero, timeLeft.map({ time <= $0 }) ?? true else { return false }
        elapse(time)
        return true
      case .submit:
        let outcome = submit()
        return outcome != .over && outcome != .empty
      case .nextRack: return rack(rackNumber + 1).map { nextRack($0) } ?? false
      case .endRack:
        guard status == .playing else { return false }
        self.moves.append(move)
        return true
      case .endGame: return endGame()
      }
    }
  }
}
