import Engines
import Texts

/// What is said of the end of a round: who lost it, why, and what can be learned from it.
package struct GhostRoundReport {
  private let match: Ghost
  private let index: Int
  /// The player whom the sentences call "you"; `nil` when they name everybody.
  private let you: Int?
  private let text: Texts
  private let review: GhostCoach.Review?
  private let isApart: Bool

  /// - Parameters:
  ///   - index: the index of the round; `nil` for the last one.
  ///   - review: the coach's review of the match; `nil` when only the reason is needed.
  ///   - isApart: whether the letters of a fragment stand apart, so that no speech joins them.
  package init(
    _ match: Ghost, round index: Int? = nil, you: Int? = nil, _ text: Texts,
    review: GhostCoach.Review? = nil, isApart: Bool = false
  ) {
    self.match = match
    self.index = index ?? match.rounds.count - 1
    self.you = you
    self.text = text
    self.review = review
    self.isApart = isApart
  }

  private var round: Ghost.Round { match.rounds[index] }
  private var fragment: String { round.fragment.letters(apart: isApart) }
  private var last: Int { round.turns.last?.player ?? round.starter }
  private var challenger: Int { round.challenger ?? round.starter }

  /// Who has won the round, of two players.
  private var winner: Int {
    let loser = round.loser ?? last
    return match.playersLeft(beforeRound: index).first { $0 != loser } ?? loser
  }

  private func name(_ player: Int) -> String { match.name(of: player, text) }
  private func who(_ player: Int) -> Person { match.person(player, you: you, text) }
  private func shown(_ word: String) -> String { match.spelling(of: word).capitals }

  /// Whether a word that was named is one, but too rare to be an answer.
  private func isRare(_ named: String) -> Bool {
    guard let tier = match.judge.lexicon.tier(of: named) else { return false }
    return tier > match.answerJudge.tier && tier <= .rare
  }

  /// Whether a word that was named would be common enough for an answer, but is no headword.
  private func isOtherForm(_ named: String) -> Bool {
    guard match.answerJudge.onlyHeadwords, let tier = match.judge.lexicon.tier(of: named) else {
      return false
    }
    return tier <= match.answerJudge.tier && !match.judge.lexicon.headwords.contains(named)
  }

  /// That no word of the judge's list begins with the fragment; the list is named if a word too rare for it does.
  private var noWordBegins: String {
    if match.rules.isSuper {
      return switch match.rules.list {
      case .base: text("No base form has \(fragment) in it.")
      case .familiar: text("No familiar word has \(fragment) in it.")
      case .standard, .rare: text("No word has \(fragment) in it.")
      }
    }
    let none = text("No word begins with \(fragment).")
    let all = GhostJudge(match.judge.lexicon, upTo: .rare, shortest: match.judge.shortest)
    guard all.isPossible(round.fragment) else { return none }
    return switch match.rules.list {
    case .base: text("No base form begins with \(fragment).")
    case .familiar: text("No familiar word begins with \(fragment).")
    case .standard: text("No word of the wide list begins with \(fragment).")
    case .rare: none
    }
  }

  /// Who moved last, in a few words for the row that shows the turn.
  package var headline: String {
    let who = who(last)
    return switch round.ending {
    case .completed: text(who, you: "You finished a word") { "\($0) finished a word" }
    case .dead: String(noWordBegins.dropLast())
    case .answered(let word): text(who, you: "You had \(shown(word))") { "\($0) had \(shown(word))" }
    case .caught: text(who, you: "You had no word") { "\($0) had no word" }
    case nil: ""
    }
  }

  /// The end of the round in brief, without its letters.
  package var brief: String {
    switch round.ending {
    case .completed: text(who(last), you: "You finished it") { "\($0) finished it" }
    case .dead, .caught: text("\(name(last)): no such word")
    case .answered: text(who(challenger), you: "You doubted it") { "\($0) doubted it" }
    case nil: ""
    }
  }

  /// Why the round ended, without the score.
  package var reason: String {
    switch round.ending {
    case .completed(let word):
      text(who(last), you: "You finished \(shown(word)).") { "\($0) finished \(shown(word))." }
    case .dead: noWordBegins + " " + whoseLetter
    case .answered(let word): doubt + " " + answer(word)
    case .caught(let named, _):
      match.playersLeft(beforeRound: index).count > 2 ? doubt + " " + failure(named) : failure(named)
    case nil: ""
    }
  }

  private var whoseLetter: String {
    let letter = round.turns.last?.letter.capital ?? " "
    return text(who(last), you: "The last \(letter) was yours.") { "The last \(letter) was \($0)'s." }
  }

  private var doubt: String {
    text(who(challenger), you: "You doubted \(fragment).") { "\($0) doubted \(fragment)." }
  }

  private func answer(_ word: String) -> String {
    text(who(last), you: "You had \(shown(word)).") { "\($0) had \(shown(word))." }
  }

  /// - Parameter named: the word that was named in vain; `nil` when none was.
  private func failure(_ named: String?) -> String {
    let who = who(last)
    guard let named else {
      return text(who, you: "You had no word for \(fragment).") { "\($0) had no word for \(fragment)." }
    }
    let word = shown(named)
    let (judge, added) = (match.answerJudge, round.fragment)
    if match.rules.isSuper, !named.contains(added) {
      return text(who, you: "You named \(word), which does not have \(fragment) in it.") {
        "\($0) named \(word), which does not have \(fragment) in it."
      }
    }
    if named.count < judge.shortest, judge.lexicon.tier(of: named) != nil {
      return text(who, you: "You named \(word), which is too short to count.") {
        "\($0) named \(word), which is too short to count."
      }
    }
    if isOtherForm(named) {
      return text(who, you: "You named \(word), which is no base form.") {
        "\($0) named \(word), which is no base form."
      }
    }
    guard isRare(named) else {
      return text(who, you: "You named \(word), which is no word.") {
        "\($0) named \(word), which is no word."
      }
    }
    return text(who, you: "You named \(word), which is too rare to count.") {
      "\($0) named \(word), which is too rare to count."
    }
  }

  /// What the round scored: for the player called "you" or the winner, with more than two players for all the others.
  package var score: String {
    let others = match.playersLeft(beforeRound: index).filter { $0 != round.loser }
    let scores = others.map { match.score(of: $0, inRound: index) }
    let winner = others.first { $0 == you } ?? winner
    if others.count > 1, winner != you, let least = scores.min(), let most = scores.max() {
      if least < most { return text("The others score \(least) to \(most).") }
      return most == 0 ? text("The others score nothing.") : text("The others score \(most) each.")
    }
    let score = match.score(of: winner, inRound: index)
    let who = who(winner)
    return score == 0
      ? text(who, you: "You score nothing.") { "\($0) scores nothing." }
      : text(who, you: "You score \(score).") { "\($0) scores \(score)." }
  }

  // MARK: What can be learned from the round.

  /// A sentence about the round, and the word that it names.
  private typealias Lesson = (text: String, word: String?)

  /// What can be learned from the round. Its loser learns of the last move with which it could still have been won, or have
  /// lasted longer; whoever else reads it learns what left the loser no choice. Empty where nothing true can be said.
  package var advice: String { lesson.text }
  /// That there was the word of the advice, where there is no room for more; empty when it names none.
  package var possible: String { lesson.word.map(wasPossible) ?? "" }

  /// The words named in the report, without duplicates: the one that ended the round, then that of the advice.
  /// - Parameter isAdvised: whether the advice is told, too.
  package func words(isAdvised: Bool = true) -> [String] {
    let words = [round.ending?.word, isAdvised ? lesson.word : nil].compactMap(\.self)
    return words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var lesson: Lesson {
    guard review != nil else { return instead.map(describe) ?? ("", nil) }
    guard let loser = round.loser else { return ("", nil) }
    return isLesson(for: loser) ? missed : forced(loser)
  }

  /// Whether the loser reads the report: the player called "you", or anybody at this keyboard.
  private func isLesson(for loser: Int) -> Bool {
    you.map { $0 == loser } ?? (match.players[loser].level == nil)
  }

  private var remarks: [GhostCoach.Remark] { review?.remarks[index] ?? [] }

  /// The last of the loser's moves for which there was a better one, without the opening.
  private var mistake: GhostCoach.Remark? {
    remarks.last { $0.player == round.loser && $0.better != nil && !$0.fragment.isEmpty }
  }

  /// What the loser has missed.
  private var missed: Lesson {
    if case .answered = round.ending { return belief }
    if let mistake { return turningPoint(mistake) }
    if let instead { return describe(instead) }
    return opening ?? (text("Nothing could have saved it."), nil)
  }

  /// The last moment at which the loser could have turned the round.
  private func turningPoint(_ remark: GhostCoach.Remark) -> Lesson {
    let word = remark.better?.word
    guard remark.fragment.count + 1 < round.fragment.count, case .letter(let letter, _) = remark.better else {
      return (text.better(remark, in: match, isApart: isApart) ?? "", word)
    }
    let fragment = remark.fragment.letters(apart: isApart)
    if match.rules.isSuper {
      let better = text.better(remark, insteadOf: nil, in: match, isApart: isApart) ?? ""
      return (text("After \(fragment): \(better)"), word)
    }
    let letters = text.letter(letter, in: match)
    guard let word else { return (text("\(letters) after \(fragment) wins."), nil) }
    let other = match.completer(of: word, after: remark.fragment.count, by: remark.player, inRound: index)
    let shown = shown(word)
    return (
      text(who(other), you: "\(letters) after \(fragment) wins: \(shown).") {
        "\(letters) after \(fragment), then \($0) must finish \(shown)."
      }, word
    )
  }

  /// After a doubt that was answered: the letter with which the one who doubted should have gone on.
  private var belief: Lesson {
    guard let doubted = remarks.lastIndex(where: { $0.move == .challenge }), let review else {
      return ("", nil)
    }
    switch remarks[doubted].better {
    case .letter(let letter, let word?):
      return (text("Believing it and adding \(text.letter(letter, in: match)) wins: \(shown(word))."), word)
    case .letter(let letter, nil):
      return (text("Believing it and adding \(text.letter(letter, in: match)) wins."), nil)
    default: break
    }
    let lines = review.choices[index][doubted].filter { $0.verdict != .ends }
    guard let line = GhostSolver.best(of: lines) else {
      return (text("Only a bluff could have helped."), nil)
    }
    let letter = text.letter(line.added, in: match)
    guard let word = line.isFit ? line.word : line.name else {
      return (text("Believing it and adding \(letter) goes on."), nil)
    }
    return (text("Believing it and adding \(letter) goes on, to \(shown(word))."), word)
  }

  /// The most opening letters that are named.
  private static let mostOpenings = 12

  /// The letters with which the loser should have opened the round; said in the first round of a match that nothing else could
  /// have saved, later only that it was lost from the opening. `nil` when the opening was as good as any.
  private var opening: Lesson? {
    guard isLostByOpening, let review, let letter = round.fragment.first else { return nil }
    let winning = review.choices[index][0].filter { $0.verdict == .wins }.map { String($0.letter.capital) }
    let isTold = (0..<index).contains { earlier in
      GhostRoundReport(match, round: earlier, you: you, text, review: review).isLostByOpening
    }
    guard !isTold, (1...Self.mostOpenings).contains(winning.count) else {
      return (text("After the opening \(letter.capital) nothing could have saved it."), nil)
    }
    let letters = text.and(winning)
    return (
      text("Only the opening \(letters) wins.", plural: "Only the openings \(letters) win.", winning.count),
      nil
    )
  }

  /// Whether the loser learns from the round, and only another opening could have saved it.
  private var isLostByOpening: Bool {
    guard let loser = round.loser, isLesson(for: loser), round.challenger == nil, mistake == nil,
      instead == nil,
      let first = remarks.first
    else { return false }
    return first.player == loser && first.better != nil
  }

  private func wasPossible(_ word: String) -> String { text("There was \(shown(word)).") }

  // What has left a player no choice, for the others.

  private func forced(_ loser: Int) -> Lesson {
    guard round.challenger == nil, loser == last else { return ("", nil) }
    let turns = round.turns
    for (index, turn) in turns.enumerated()
    where turn.player != loser && remarks.indices.contains(index) && !remarks[index].isDealt {
      let fragment = round.fragment(after: index + 1)
      guard let word = onlyWord(after: fragment), match.judge.lexicon.isFit(word),
        match.completer(of: word, after: index, by: turn.player, inRound: self.index) == loser
      else { continue }
      return (left(turn, loser, shown(word)), word)
    }
    return (decisive(loser), nil)
  }

  /// The only word that can still be finished; `nil` when there are several or none.
  private func onlyWord(after fragment: String) -> String? {
    let solver = GhostSolver(match.judge)
    var fragment = fragment
    while true {
      let lines = solver.lines(from: fragment, lookahead: 1)
      guard lines.count == 1, let line = lines.first else { return nil }
      if line.verdict == .ends { return line.word }
      fragment = line.added.added(to: fragment)
    }
  }

  private func left(_ turn: Ghost.Round.Turn, _ loser: Int, _ word: String) -> String {
    let (letter, loser) = (turn.letter.capital, name(loser))
    return text(who(turn.player), you: "Your \(letter) left \(loser) only \(word).") {
      "\($0)'s \(letter) left \(loser) only \(word)."
    }
  }

  /// The letter from which on nothing could save the loser; empty when there was none.
  private func decisive(_ loser: Int) -> String {
    guard match.playersLeft(beforeRound: index).count == 2, let review else { return "" }
    let verdicts = review.verdicts[index]
    var letter: Character?
    for move in remarks.indices.reversed() where remarks[move].player != loser {
      guard verdicts[move] == .good, let added = remarks[move].move.letter else { break }
      letter = added.character
    }
    guard let letter = letter?.capital else { return "" }
    let name = name(loser)
    return text(who(winner), you: "After your \(letter) nothing could have saved \(name).") {
      "After \($0)'s \(letter) nothing could have saved \(name)."
    }
  }

  // What else could have been done instead of the last letter, after which nothing was possible.

  private enum Instead {
    /// The letter that could have been added, and a word that it led to.
    case letter(Character, String)
    /// Every letter that could have been added completed a word, such as this one.
    case ending(String, isOnly: Bool)
    /// A word that was possible at some point.
    case word(String)
  }

  private func describe(_ instead: Instead) -> Lesson {
    switch instead {
    case .letter(let letter, let word):
      (text("\(letter.capital) instead of \(round.fragment.last?.capital ?? " "): \(shown(word))."), word)
    case .word(let word), .ending(let word, isOnly: false): (wasPossible(word), word)
    case .ending(let word, isOnly: true): (text("Only \(shown(word)) was left."), word)
    }
  }

  /// `nil` when nothing can be named. After a challenge a word that ends the round is not, if there were several: it would
  /// read like an answer.
  private var instead: Instead? {
    switch round.ending {
    case .dead(let word?), .caught(_, let word?): instead(for: word)
    default: nil
    }
  }

  /// - Parameter word: a word that was possible before the last letter.
  private func instead(for word: String) -> Instead? {
    if match.rules.isSuper { return .word(word) }
    let missed = String(round.fragment.dropLast())
    guard word.hasPrefix(missed), word.count > missed.count, !word.hasPrefix(round.fragment) else {
      return .word(word)
    }
    let next = String(word.prefix(missed.count + 1))
    guard next == word || match.judge.isWord(next) else { return .letter(next.last ?? " ", word) }
    if let longest = longest(after: missed) { return .letter(longest.letter, longest.word) }
    let isOnly = isOnlyLeft(after: missed)
    guard isOnly || round.challenger == nil, match.judge.lexicon.isFit(next) else { return nil }
    return .ending(next, isOnly: isOnly)
  }

  /// Whether one letter alone was possible.
  private func isOnlyLeft(after missed: String) -> Bool {
    let judge = round.challenger == nil ? match.judge : match.answerJudge
    return GhostSolver(judge).lines(from: missed, lookahead: 1).count == 1
  }

  /// The letter with which the round would have lasted longest; `nil` when every letter would have ended it, or the words
  /// must not be named.
  private func longest(after missed: String) -> GhostSolver.Line? {
    let judges = match.rules.bluff ? [match.judge, match.answerJudge] : [match.judge]
    let seats = match.playersLeft(beforeRound: index).count
    return judges.lazy.compactMap { judge in
      let lines = GhostSolver(judge).lines(from: missed, seats: seats)
      return GhostSolver.best(of: lines.filter { $0.verdict != .ends }).flatMap { $0.isFit ? $0 : nil }
    }.first
  }
}
