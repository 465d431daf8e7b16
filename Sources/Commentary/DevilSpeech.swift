import Engines
import Texts

/// What the Devil knows when he says something, drawn from the records and from the game: each sentence is true of it.
package struct DevilMemory: Equatable, Sendable {
  package enum Occasion: Equatable, Sendable {
    /// He comes in, a letter has been guessed, the game is won, the game is lost.
    case greeting, guess, won, lost
  }

  package var occasion: Occasion
  /// The visits before this one that the player has won, and lost.
  package var won = 0
  package var lost = 0
  /// How many of them in a row the player has won in the end; below zero, how many were lost.
  package var streak = 0
  /// How many pieces he has left behind before this visit.
  package var pieces = 0
  /// Whether he left his hat the last time.
  package var leftHat = false
  /// The days since the last visit; 0 before the first one.
  package var days = 0
  /// The word of the last visit as it is shown, whether the player won it, and with how many misses.
  package var lastWord = ""
  package var lastWon = false
  package var lastMisses = 0
  /// The letters that the last visit began with, at most three.
  package var lastLetters: [Character] = []
  /// The letter with which all visits began, three at least.
  package var usual: Character?
  /// The fewest misses of a visit that was won.
  package var fewestMisses: Int?
  package var level = HangmanDeal.Difficulty.gentle
  /// Whether the words are rarer than the last time, above zero, or simpler, below; at the end, those of the next time.
  package var step = 0
  /// From 0 for Monday on, and its name.
  package var weekday = 0
  package var weekdayName = ""
  package var month = 0
  package var dayOfMonth = 0
  /// What the player has played today: games that were won, daily puzzles, the last game and whether it was won.
  package var wonToday = 0
  package var dailyToday = 0
  package var lastGame = ""
  package var lastGameWon = true
  /// The letter that has just been guessed, and how often it stands there now.
  package var letter: Character = "?"
  package var places = 0
  /// In how many visits it was asked for and missed before, and whether the last one and one on the same weekday are among them.
  package var asked = 0
  package var missed = 0
  package var missedLast = false
  package var askedOnWeekday = false
  /// The letters guessed in this game, in their order.
  package var letters: [Character] = []
  package var misses = 0
  package var wordsBefore = 0
  package var wordsLeft = 0
  /// The places of the word, and how many have been found.
  package var length = 0
  package var found = 0

  package init(_ occasion: Occasion) { self.occasion = occasion }

  /// The visits before this one.
  package var visits: Int { won + lost }

  fileprivate var isHit: Bool { places > 0 }
  fileprivate var isFirst: Bool { letters.count == 1 }
}

/// A sentence of the Devil; the raw value is saved and never changes.
package enum DevilLine: String, CaseIterable, Sendable {
  // Coming in.
  case first, second, daily, week, month, lostWord, wonWord, byOne, harder, easier, ahead, behind, even
  case trident, tail, horn, beard, horns, brows, newMoon, monday, sunday, friday13, halloween, newYear
  case threePuzzles, threeWins, badGame, ghost, twist, expects, rareWords
  case seated, short, almost
  // A letter.
  case usual, unusual, sameFirst, weekday, consistent, refused, forOnce, neverAsked, everyVisit, wasIn
  case cost, oneHand, oneLeft, fourWrong, lastOne, sweat, several, vowels, flattered, sameThree
  case noted, coming
  // The end.
  case firstWin, spotless, byThread, quick, winStreak, revenge, level, lead, best, museum, rareWon
  case wellPlayed, haveIt
  case firstLoss, close, goodDay, simplerNext, hadMost, keeps
  case neither, around

  /// Whether it is about nothing that is remembered; the others come first.
  package var isGeneral: Bool {
    [.seated, .short, .almost, .noted, .coming, .wellPlayed, .haveIt, .neither, .around].contains(self)
  }

  package var occasion: DevilMemory.Occasion {
    switch self {
    case .first, .second, .daily, .week, .month, .lostWord, .wonWord, .byOne, .harder, .easier, .ahead,
      .behind, .even, .trident, .tail, .horn, .beard, .horns, .brows, .newMoon, .monday, .sunday, .friday13,
      .halloween, .newYear, .threePuzzles, .threeWins, .badGame, .ghost, .twist, .expects, .rareWords,
      .seated, .short, .almost:
      .greeting
    case .usual, .unusual, .sameFirst, .weekday, .consistent, .refused, .forOnce, .neverAsked, .everyVisit,
      .wasIn, .cost, .oneHand, .oneLeft, .fourWrong, .lastOne, .sweat, .several, .vowels, .flattered,
      .sameThree, .noted, .coming:
      .guess
    case .firstWin, .spotless, .byThread, .quick, .winStreak, .revenge, .level, .lead, .best, .museum,
      .rareWon, .wellPlayed, .haveIt:
      .won
    case .firstLoss, .close, .goodDay, .simplerNext, .hadMost, .keeps, .neither, .around: .lost
    }
  }

  /// Whether it is true.
  package func isTrue(of memory: DevilMemory) -> Bool { memory.occasion == occasion && holds(memory) }

  private func holds(_ m: DevilMemory) -> Bool {
    switch self {
    case .first: m.visits == 0
    case .second: m.visits == 1
    case .daily: m.days == 1
    case .week: (7...29).contains(m.days)
    case .month: m.days >= 30
    case .lostWord: !m.lastWord.isEmpty && !m.lastWon
    case .wonWord: !m.lastWord.isEmpty && m.lastWon
    case .byOne: m.visits > 0 && m.lastWon && m.lastMisses == Hangman.missesAllowed - 1
    case .harder: m.step > 0
    case .easier: m.step < 0
    case .ahead: m.visits >= 3 && m.won > m.lost
    case .behind: m.lost >= m.won + 2
    case .even: m.won > 0 && m.won == m.lost
    case .trident: m.pieces == 1
    case .tail: m.pieces == 2
    case .horn: m.pieces == 3
    case .beard: m.pieces == 4
    case .horns: m.pieces == 5
    case .brows: m.pieces == 6
    case .newMoon: m.leftHat
    case .monday: m.weekday == 0
    case .sunday: m.weekday == 6
    case .friday13: m.weekday == 4 && m.dayOfMonth == 13
    case .halloween: m.month == 10 && m.dayOfMonth == 31
    case .newYear: m.month == 1 && m.dayOfMonth == 1
    case .threePuzzles: m.dailyToday == 3
    case .threeWins: m.wonToday >= 3
    case .badGame: !m.lastGameWon
    case .ghost: m.lastGame == "ghost"
    case .twist: m.lastGame == "twist"
    case .expects: m.usual != nil
    case .rareWords: m.level == .hard
    case .usual: m.isFirst && m.letter == m.usual
    case .unusual: m.isFirst && m.usual != nil && m.letter != m.usual
    case .sameFirst: m.isFirst && m.usual == nil && m.letter == m.lastLetters.first
    case .weekday: m.askedOnWeekday
    case .consistent: m.missedLast && !m.isHit
    case .refused: m.missed >= 2 && !m.isHit
    case .forOnce: m.asked >= 2 && m.missed == m.asked && m.isHit
    case .neverAsked: m.visits >= 4 && m.asked == 0
    case .everyVisit: m.visits >= 4 && m.asked == m.visits
    case .wasIn: !m.isHit && m.lastWord.contains(m.letter)
    case .cost: !m.isHit && m.wordsBefore - m.wordsLeft >= 100
    case .oneHand: (2...5).contains(m.wordsLeft)
    case .oneLeft: m.wordsLeft == 1
    case .fourWrong: !m.isHit && m.misses == 4
    case .lastOne: !m.isHit && m.misses == Hangman.missesAllowed - 1
    case .sweat: m.misses == 0 && m.letters.count == 4
    case .several: m.places > 1
    case .vowels: "AEIOU".contains(m.letter) && Set("AEIOU").isSubset(of: m.letters)
    case .flattered: "QXY".contains(m.letter)
    case .sameThree: m.letters.count == 3 && m.letters == m.lastLetters
    case .firstWin: m.won == 0
    case .spotless: m.misses == 0
    case .byThread: m.misses == Hangman.missesAllowed - 1
    case .quick: (2...7).contains(m.letters.count)
    case .winStreak: m.streak >= 2
    case .revenge: m.streak < 0
    case .level: m.won + 1 == m.lost
    case .lead: m.won > 0 && m.won == m.lost
    case .best: m.fewestMisses.map { m.misses < $0 } ?? false
    case .museum: (m.won + 1).isMultiple(of: 10)
    case .rareWon: m.level == .hard
    case .firstLoss: m.lost == 0
    case .close: (2...3).contains(m.wordsLeft)
    case .goodDay: m.streak >= 2
    case .simplerNext: m.step < 0
    case .hadMost: m.found * 2 > m.length
    case .keeps: m.pieces > 0
    case .seated, .short, .almost, .noted, .coming, .wellPlayed, .haveIt, .neither, .around: true
    }
  }
}

extension Texts {
  /// What the Devil says, in quotation marks.
  package func devil(_ line: DevilLine, _ memory: DevilMemory) -> String {
    self("“\(words(line, memory))”", context: "what the Devil says")
  }

  /// A text has no other form on a small screen, so each is short.
  private func words(_ line: DevilLine, _ m: DevilMemory) -> String {
    switch line {
    case .first: self("I was in the neighbourhood. I always am.")
    case .second: self("You opened again. Most people look through the window first.")
    case .daily: self("Yesterday, today. People will talk.")
    case .week: self("\(m.days) days. I kept your chair warm.")
    case .month: self("I thought that you had moved. I have the address, of course.")
    case .lostWord: self("\(m.lastWord), the last time. I have more of those.")
    case .wonWord: self("\(m.lastWord). I have thought of little else.")
    case .byOne: self("One more miss, the last time. I sleep badly since.")
    case .harder: self("You won. So these words are rarer.")
    case .easier: self("Simpler words today. They weigh less.")
    case .ahead: self("You \(m.won), I \(m.lost). I never trusted numbers.")
    case .behind: self("I lead by \(numeral(m.lost - m.won)). I would not read much into it.")
    case .even: self("\(numeral(m.won)) each. One of us will have to do something.").capitalizedFirst
    case .trident: self("I came without the trident. You know where it is.")
    case .tail: self("Without the tail one sits better. I did not know.")
    case .horn: self("One horn. Doors have become easier.")
    case .beard: self("Without the beard nobody knows me. It has its uses.")
    case .horns: self("No horns, no beard. I am asked for directions.")
    case .brows: self("There is not much left of me. A hat covers it.")
    case .newMoon: self("New moon, new horns. Where were we?")
    case .monday: self("A Monday. I invented those.")
    case .sunday: self("On Sundays I work for pleasure.")
    case .friday13: self("Friday the thirteenth. So much to do, and I am here.")
    case .halloween: self("Tonight they all dress up as me. Nobody gets the tail right.")
    case .newYear: self("I made no resolutions. I keep them all.")
    case .threePuzzles: self("All three puzzles today. And you still open the door.")
    case .threeWins: self("Won \(m.wonToday) times today. Word gets around.")
    case .badGame: self("I heard of your last game. That was not my work.")
    case .ghost: self("You come from Ghost. We do not speak, it and I.")
    case .twist: self("You have been turning letters. I leave mine where they are.")
    case .expects: self("You begin with \(shown(m.usual)). I have made arrangements.")
    case .rareWords: self("Rare words today. Some I had to look up.")
    case .seated: self("Do not get up.")
    case .short: self("I shall not stay long. That is up to you.")
    case .almost: self("I have thought of a word. More or less.")
    case .usual: self("\(m.letter) again. You always begin with \(m.letter).")
    case .unusual: self("Not \(shown(m.usual))? I had prepared for \(shown(m.usual)).")
    case .sameFirst: self("The last time \(m.letter) came first, too.")
    case .weekday:
      self("\(m.weekdayName), and you ask for \(m.letter). Not for the first time.").capitalizedFirst
    case .consistent: self("No \(m.letter) the last time, no \(m.letter) today. I am consistent.")
    case .refused: self("\(m.missed + 1) times I have refused you \(m.letter). Nothing personal.")
    case .forOnce: self("For once you may have \(m.letter).")
    case .neverAsked: self("You have never asked me for \(m.letter) before.")
    case .everyVisit: self("You have asked for \(m.letter) on every visit. I value loyalty.")
    case .wasIn: self("\(m.letter) was in \(m.lastWord). That was then.")
    case .cost: self("That letter cost me \(m.wordsBefore - m.wordsLeft) words.")
    case .oneHand: self("\(numeral(m.wordsLeft)) words. I can count them on one hand.").capitalizedFirst
    case .oneLeft: self("One word. You have me by the collar.")
    case .fourWrong: self("Four wrong. I only keep the books.")
    case .lastOne: self("The next one counts. I shall look the other way.")
    case .sweat: self("Four without a miss. It is warm in here.")
    case .several: self("\(numeral(m.places)) at once. I am too generous.").capitalizedFirst
    case .vowels: self("A, E, I, O, U. I know the song.")
    case .flattered: self("\(m.letter)? You think highly of me.")
    case .sameThree: self("The same three letters as the last time. I set my watch by you.")
    case .noted: self("Noted.")
    case .coming: self("I saw that coming. I see most things coming.")
    case .firstWin: self("Your first. I remember mine.")
    case .spotless: self("Not one wrong. I shall have to see your papers.")
    case .byThread: self("By one miss. That is how I like to lose.")
    case .quick: self("\(numeral(m.letters.count)) letters. I had not even sat down.").capitalizedFirst
    case .winStreak:
      self("\(numeral(m.streak + 1)) in a row. I shall mention it downstairs.").capitalizedFirst
    case .revenge: self("I had that coming.")
    case .level: self("So we are level. How tidy.")
    case .lead: self("You lead. Do not tell the others.")
    case .best: self("Your best against me. I shall deny it.")
    case .museum: self("That makes \(m.won + 1). You could open a museum.")
    case .rareWon: self("On rare words, too. I am impressed, and I do not like it.")
    case .wellPlayed: self("Well played. I say that seldom.")
    case .haveIt: self("Keep the word. I have others.")
    case .firstLoss: self("My first. You are a kind host.")
    case .close: self("\(numeral(m.wordsLeft)) words were left. I held my breath.").capitalizedFirst
    case .goodDay: self("Even I have a good day.")
    case .simplerNext: self("I shall bring simpler words the next time.")
    case .hadMost: self("You had most of it. The rest was luck, and luck is mine.")
    case .keeps: self("Then I keep what I still have.")
    case .neither: self("I would not have found it either.")
    case .around: self("Another time. I am usually around.")
    }
  }

  private func shown(_ letter: Character?) -> String { letter.map { String($0) } ?? "" }

  /// What a visit of the Devil is played for.
  package var devilRules: String {
    self(
      """
      The Devil has chosen no word: after each guess he keeps as many as he can. Each defeat takes a piece of him; \
      after the seventh he stays away until the new moon.
      """)
  }

  /// How the visits stand.
  package func devilStanding(won: Int, lost: Int) -> String { self("You \(won), he \(lost)") }

  /// What the Devil leaves behind with a defeat, of which it is the one with this number since his last hat.
  package func devilLeaves(_ defeat: Int) -> String {
    switch defeat {
    case 1: self("He leaves his trident behind.")
    case 2: self("He leaves his tail behind.")
    case 3: self("He leaves a horn behind.")
    case 4: self("He leaves his beard behind.")
    case 5: self("He leaves the other horn behind.")
    case 6: self("He leaves his eyebrows behind.")
    default: self("He lifts his hat, leaves it here, and stays away until the new moon.")
    }
  }
}
