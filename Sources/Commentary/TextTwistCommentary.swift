import Engines
import Texts

extension Texts {
  /// What the entry of a word has led to; `nil` when there is nothing to say.
  package func outcome(of entry: TextTwist.Outcome, on rack: Rack) -> String? {
    let isShown = entry.word.map(rack.isShown) ?? true
    let word = entry.word.map { rack.spelling(of: $0).capitals } ?? ""
    let isLong = rack.letters.count != Rack.size
    return switch entry {
    case .found(_, let points, _) where !isShown, .bonus(_, let points, _) where !isShown:
      self("A bonus word: +\(points)")
    case .found(_, let points, true) where isLong, .bonus(_, let points, true) where isLong:
      self("★ \(word), all letters: \(self.points(points)).")
    case .found(_, let points, true), .bonus(_, let points, true):
      self("★ \(word), all six: \(self.points(points)).")
    case .found(_, let points, false): self("\(word), found: +\(points)")
    case .bonus(_, let points, false): self("\(word), a bonus word: +\(points)")
    case .alreadyFound: isShown ? self("\(word), already found") : self("That word is already found")
    case .tooShort: self("\(word) is too short")
    case .notAWord: self("\(word) is not a word")
    case .empty: self("Type a word first.")
    case .over: nil
    }
  }

  /// `1 point`, `12 points`.
  package func points(_ count: Int) -> String { self("\(count) point", plural: "\(count) points", count) }

  /// How many words use all letters of a rack, and how many of those are bonus words.
  package func severalBingos(_ all: Int, _ bonus: Int, letters: Int = Rack.size) -> String {
    let words = numeral(all)
    return switch bonus {
    case 0 where letters != Rack.size: self("\(words) words use all letters.").capitalizedFirst
    case 1 where letters != Rack.size:
      self("\(words) words use all letters, one of them a bonus.").capitalizedFirst
    case _ where letters != Rack.size:
      self("\(words) words use all letters, \(numeral(bonus)) of them bonuses.").capitalizedFirst
    case 0: self("\(words) words use all six letters.").capitalizedFirst
    case 1: self("\(words) words use all six letters, one of them a bonus.").capitalizedFirst
    default:
      self("\(words) words use all six letters, \(numeral(bonus)) of them bonuses.").capitalizedFirst
    }
  }

  /// What opens the next rack, where one follows.
  package func closed(_ game: TextTwist) -> String {
    guard game.hasNextRack else { return self("No rack follows this one.") }
    if game.mode.rackSize != Rack.size {
      return game.wordsToOpen.map {
        self("A word of all letters or \(numeral($0)) words open the next rack.")
      }
        ?? self("A word of all letters opens the next rack.")
    }
    return game.wordsToOpen.map { self("A six-letter word or \(numeral($0)) words open the next rack.") }
      ?? self("A six-letter word opens the next rack.")
  }

  /// What is played for.
  package func rules(of game: TextTwist) -> String {
    let task =
      switch game.mode {
      case .seven: self("Type the words that the seven letters make, from three letters up.")
      case .fours: self("Type the words that the seven letters make, from four letters up.")
      case .lightning:
        self("Type the word of all six letters. The next rack follows it; a rack without one ends the game.")
      case .timed, .untimed, .classic:
        self("Type the words that the six letters make, from three letters up.")
      }
    if game.mode == .lightning { return task }
    return [
      task, closed(game),
      game.round.wordsForHalfAgain.map {
        self("\($0) words are worth half as much again, all of them double.")
      } ?? allDouble,
    ].joined(separator: " ")
  }

  /// What finding all words of a rack is worth.
  package var allDouble: String { self("All words of a rack double its points.") }

  /// Names words that were missed.
  /// - Parameter count: how many of them are named; `nil` for all.
  package func missed(_ words: [String], naming count: Int? = nil) -> String {
    guard !words.isEmpty else { return self("No word was missed.") }
    let named = words.prefix(count ?? words.count).joined(separator: ", ")
    let more = words.count - (count ?? words.count)
    return more > 0 ? self("You missed \(named) and \(more) more.") : self("You missed \(named).")
  }

  /// What has happened at a step of a replay.
  package func sentence(about step: TextTwist.Step, in game: TextTwist) -> String {
    switch step.kind {
    case .entry(_, let outcome): self.outcome(of: outcome, on: game.rounds[step.rack - 1].rack) ?? ""
    case .timeOut: self("The time was up.")
    case .gaveUp where game.timeLeft == nil: self("You finished here.")
    case .gaveUp: self("It was given up here.")
    }
  }

  /// What finding most or all words of a rack made of its points; `nil` when it made no more of them.
  package func raised(_ round: TextTwist.Round) -> String? {
    let (points, score) = (round.undoubledScore, round.score)
    return switch round.worth {
    case .plain: nil
    case .halfAgain: self("\(points) becomes \(score)")
    case .double: self("\(points) doubled: \(score)")
    }
  }

  /// The same when a word has just made more of the points.
  package func nowRaised(_ round: TextTwist.Round) -> String {
    let (points, score) = (round.undoubledScore, round.score)
    return round.isComplete
      ? self("Every word. \(points) doubled: \(score).")
      : self("Four words in five found: \(points) becomes \(score).")
  }

  /// How many of a rack's words were found.
  package func found(on round: TextTwist.Round) -> String {
    let all = round.rack.hidden.count
    let found = round.hiddenFound
    let bonus = round.found.count - found
    return bonus == 0
      ? self("\(found) of \(all) words")
      : self(
        "\(found) of \(all) words and a bonus", plural: "\(found) of \(all) words and \(bonus) bonuses",
        bonus)
  }

  /// What a game scored, and on how many racks.
  package func scored(_ points: Int, onRacks racks: Int) -> String {
    let made = self.points(points)
    return racks == 1 ? made : self("\(made) on \(racks) racks")
  }

  /// How many more points than the last game.
  package func betterThanLast(by points: Int) -> String {
    self("One better than your last.", plural: "\(points) better than your last.", points)
  }

  /// How many more points would have passed another player.
  package func toPass(_ name: String, _ points: Int) -> String {
    self(Person(name), you: "\(points) more and you pass the next.") { "\(points) more and you pass \($0)." }
  }

  /// Who wins a race.
  package func winners(_ names: [String]) -> String {
    let all = and(names)
    return self("\(all) wins the race", plural: "\(all) share the win", names.count)
  }

  /// What a player found in a race.
  package func tally(_ found: Int, _ all: Int, _ bonus: Int) -> String {
    bonus == 0
      ? self("You found \(found) of \(all) words.")
      : self(
        "You found \(found) of \(all) words and a bonus.",
        plural: "You found \(found) of \(all) words and \(bonus) bonuses.", bonus)
  }
}
