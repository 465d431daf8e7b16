import Engines
import Texts

/// The coach's verdicts on the moves of a match, and its description of one of them.
package struct GhostCommentary {
  package let match: Ghost
  /// The player whom the sentences call "you"; `nil` when they name everybody.
  private let you: Int?
  private let review: GhostCoach.Review
  private let isApart: Bool
  /// The indices of the round and of the move in it that are described.
  package private(set) var round = 0
  package private(set) var move = 0

  /// Judges the match; `go(toRound:move:)` chooses the move to describe.
  /// - Parameter isApart: whether the letters of a fragment stand apart, so that no speech joins them.
  package init(_ match: Ghost, you: Int? = nil, isApart: Bool = false) {
    self.match = match
    self.isApart = isApart
    self.you = you
    review = GhostCoach(match.judge).review(of: match)
  }

  package var remarks: [[GhostCoach.Remark]] { review.remarks }
  package var verdicts: [[GhostCoach.Verdict?]] { review.verdicts }

  /// The letters that could be added instead of the described one.
  package var choices: [GhostSolver.Line] { remark == nil ? [] : review.choices[round][move] }

  /// Describes another move.
  package mutating func go(toRound round: Int, move: Int) { (self.round, self.move) = (round, move) }

  /// The remark on the described move; `nil` in a round without moves.
  package var remark: GhostCoach.Remark? {
    remarks[round].indices.contains(move) ? remarks[round][move] : nil
  }

  /// The verdict on the described move.
  package var verdict: GhostCoach.Verdict? { verdicts[round][move] }

  /// Whether a move ended its round.
  package func ends(_ move: Int, ofRound round: Int) -> Bool {
    move == remarks[round].count - 1 && match.rounds[round].ending != nil
  }

  /// The described move and what it meant for the round.
  package func sentence(_ text: Texts) -> String {
    guard let remark else { return "" }
    if remark.isDealt, let letter = remark.move.letter {
      return text("\(letter.character.capital) was there from the start.")
    }
    let done = text.done(remark.move, by: match.person(remark.player, you: you, text), in: match)
    return switch verdict {
    case .good: done + " " + text("That kept the round.")
    case .mistake: done + " " + text("That threw the round away.")
    case .lost: done + " " + text("Nothing could have saved it.")
    case .open where match.players.count == 2: done + " " + text("It depended on the opponent.")
    case .open: done + " " + text("It depended on the others.")
    case nil: done
    }
  }

  /// The move that would have been better or lasted longest, or the word with which the letter could be defended.
  package func advice(_ text: Texts) -> String {
    guard let remark else { return "" }
    if let better = text.better(remark, insteadOf: nil, in: match, isApart: isApart) { return better }
    if let longest { return text("\(match.spelling(of: longest).capitals) would have lasted longest.") }
    return answer.map { text("\(match.spelling(of: $0).capitals) stood behind it.") } ?? ""
  }

  /// The word of the line that lasts longest when no letter could save the round; `nil` when that line was played, or when
  /// the round became as long as that word.
  package var longest: String? {
    // In Superghost a line says how play could end, not how late.
    guard let remark, verdict == .lost, case .add(let letter) = remark.move, !match.rules.isSuper,
      let longest = GhostSolver.best(of: choices), longest.isFit, longest.letter != letter,
      longest.word.count > match.rounds[round].fragment.count
    else { return nil }
    return longest.word
  }

  /// The answer to a challenge of the letter, where no word of the judge's list went on with it.
  package var answer: String? {
    guard match.rules.bluff, let remark, let letter = remark.move.letter,
      !match.judge.isPossible(letter.added(to: remark.fragment))
    else { return nil }
    return match.answerJudge.knownWord(from: letter.added(to: remark.fragment))
  }

  /// All that the coach says about a round: each move with the advice, then how it ended, if it has.
  package func lines(ofRound round: Int, _ text: Texts) -> [String] {
    var commentary = self
    let moves = remarks[round].indices.map { move in
      commentary.go(toRound: round, move: move)
      return [commentary.sentence(text), commentary.advice(text)].filter { !$0.isEmpty }
    }
    commentary.go(toRound: round, move: 0)
    let end = match.rounds[round].ending == nil ? [] : [commentary.ending(text)]
    return moves.map { $0.joined(separator: " ") } + end
  }

  /// How the round ended.
  package func ending(_ text: Texts) -> String {
    text("The end: \(GhostRoundReport(match, round: round, you: you, text, isApart: isApart).reason)")
  }
}

extension Texts {
  package func level(_ level: GhostLevel) -> String {
    switch level {
    case .easy: self("easy")
    case .medium: self("medium")
    case .sharp: self("sharp")
    case .hard: self("hard")
    }
  }

  /// The name of a computer, which is that of its level.
  package func name(_ level: GhostLevel) -> String {
    // Translators: the names of the computers that play Ghost.
    switch level {
    case .easy: self("Easy", context: "name of a computer")
    case .medium: self("Medium", context: "name of a computer")
    case .sharp: self("Sharp", context: "name of a computer")
    case .hard: self("Hard", context: "name of a computer")
    }
  }

  /// The better move; `nil` when there was none.
  func better(
    _ remark: GhostCoach.Remark, insteadOf other: String?, in match: Ghost, isApart: Bool
  ) -> String? {
    func shown(_ word: String) -> String { match.spelling(of: word).capitals }
    func shown(_ letter: Ghost.Letter) -> String { self.letter(letter, in: match) }
    let fragment = remark.fragment.letters(apart: isApart)
    return switch (remark.better, other) {
    case (.letter(let letter, nil), nil): self("\(shown(letter)) wins.")
    case (.letter(let letter, nil), let other?): self("\(shown(letter)) instead of \(other) wins.")
    case (.letter(let letter, let word?), nil): self("\(shown(letter)) wins: \(shown(word)).")
    case (.letter(let letter, let word?), let other?):
      self("\(shown(letter)) instead of \(other) wins: \(shown(word)).")
    case (.continuation(let letter, nil), nil): self("\(shown(letter)) would have gone on.")
    case (.continuation(let letter, nil), let other?):
      self("\(shown(letter)) instead of \(other) would have gone on.")
    case (.continuation(let letter, let word?), nil):
      self("\(shown(letter)) would have gone on, towards \(shown(word)).")
    case (.continuation(let letter, let word?), let other?):
      self("\(shown(letter)) instead of \(other) would have gone on, towards \(shown(word)).")
    case (.challenge, _) where match.rules.isSuper:
      self("No word has \(fragment) in it: a challenge would have won.")
    case (.challenge, _): self("No word begins with \(fragment): a challenge would have won.")
    case (.answer(let word), _): self("\(shown(word)) would have been the answer.")
    case (nil, _): nil
    }
  }

  /// The better move and the letter that was added instead; `nil` when there was none.
  func better(_ remark: GhostCoach.Remark, in match: Ghost, isApart: Bool) -> String? {
    let added = remark.move.letter.map { letter($0, in: match) }
    return better(remark, insteadOf: added, in: match, isApart: isApart)
  }

  /// A letter that is added, in Superghost with its end.
  package func letter(_ letter: Ghost.Letter, in match: Ghost) -> String {
    let capital = letter.character.capital
    guard match.rules.isSuper else { return String(capital) }
    return letter.side == .front ? self("\(capital) in front") : self("\(capital) behind")
  }
}

extension Ghost {
  /// A player in a sentence: a computer is named by its level, the second one of a level with a number as well. A person for
  /// whom a computer plays temporarily keeps their name.
  /// - Parameter you: the player who is spoken to, if any; so is who has no name yet.
  package func person(_ player: Int, you: Int?, _ text: Texts) -> Person {
    guard let level = players[player].level, !replaced.contains(player) else {
      return player == you ? .you : Person(players[player].name)
    }
    let number = players[...player].indices.count { players[$0].level == level && !replaced.contains($0) }
    return .named(text.name(level) + (number > 1 ? " \(number)" : ""))
  }

  /// The name of a player that stands alone, as in a list.
  package func name(of player: Int, _ text: Texts) -> String { text.name(person(player, you: nil, text)) }
}

extension Person {
  /// The player of a name; who has none yet is spoken to.
  package init(_ name: String) { self = name == PlayerName.unknown ? .you : .named(name) }
}

extension Texts {
  /// A name that stands alone, as in a list; in no sentence.
  package func name(_ person: Person) -> String {
    switch person {
    case .you: self("you").capitalizedFirst
    case .named(let name): name
    }
  }
}

extension Texts {
  /// What a player did.
  package func done(_ move: Ghost.Move, by who: Person, in match: Ghost) -> String {
    if let letter = move.letter.map({ letter($0, in: match) }) {
      return self(who, you: "You added \(letter).") { "\($0) added \(letter)." }
    }
    switch move {
    case .challenge: return self(who, you: "You challenged it.") { "\($0) challenged it." }
    case .answer(let word?):
      let word = match.spelling(of: word).capitals
      return self(who, you: "You named \(word).") { "\($0) named \(word)." }
    default: return self(who, you: "You had no word.") { "\($0) had no word." }
    }
  }
}

extension String {
  /// The letters of a fragment in capitals, with commas between them if they stand apart.
  func letters(apart isApart: Bool) -> String {
    isApart ? map { String($0.capital) }.joined(separator: ", ") : capitals
  }
}

extension Ghost.Ending {
  /// The word with which the round ended; `nil` when there was none.
  package var word: String? {
    switch self {
    case .completed(let word), .answered(let word): word
    case .dead, .caught: nil
    }
  }
}

extension GhostCoach.Better {
  /// The word to which the better move would have led; `nil` when it is not named.
  package var word: String? {
    switch self {
    case .letter(_, let word), .continuation(_, let word): word
    case .answer(let word): word
    case .challenge: nil
    }
  }
}
