import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// Missed words come back for practice, a few a day.
struct PracticeTests {
  private static let today = Day(year: 2026, month: 11, day: 21)
  private static func day(_ later: Int) -> Day { Day(number: today.number + later) }
  private static let list = ["moss 1", "stone 1", "gathers 2", "gronk 1", "ibex 4"]

  /// The title screen on another day, with these records.
  private static func started(
    _ later: Int, _ records: SharedRecords, _ size: ScreenSize = .home, language code: String = "en",
    phrases: [String] = ["moss"], words: [String] = list, glosses: [String] = SampleGlosses.proverb
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(phrases: phrases, words: words, glosses: glosses), seed: 3,
      records: records, today: day(later))
    app.readRecords()
    return app
  }

  /// Records with some words that have been due since the day before.
  private static func waiting(_ words: String..., language: String = "en") -> SharedRecords {
    let records = SharedRecords()
    records.addForPractice(words, of: "Ada", language: language, missedOn: day(-1))
    return records
  }

  private static func words(in records: SharedRecords, on later: Int = 1) -> [String] {
    records.practiceWords(of: "Ada", language: "en", on: day(later)).map(\.word)
  }

  @Test("a lost phrase of one word is due on the next day, and not before")
  func aLostPhraseOfOneWordIsDueOnTheNextDayAndNot() {
    let records = SharedRecords()
    var app = Self.started(0, records)
    app.press(.enter, .enter)
    app.type("bcdfghj")
    app.listen()
    app.click("Menu")
    #expect(app.shows("Practice") && app.shows("next one tomorrow"))
    #expect(Self.words(in: records, on: 0).isEmpty)
    app = Self.started(1, records)
    #expect(app.shows("Practice") && app.shows("1 word is due"))
    #expect(Self.words(in: records) == ["moss"])
  }

  @Test("a phrase of more words, one that was found and an unfit word do not come back")
  func unsuited() {
    for (phrase, words, typed) in [
      ("no moss", Self.list, "bcdfghj"), ("moss", Self.list, "mos"), ("moss", ["moss 1u"], "bcdfghj"),
    ] {
      let records = SharedRecords()
      var app = Self.started(0, records, phrases: [phrase], words: words)
      app.press(.enter, .enter)
      app.type(typed)
      app.listen()
      app.click("Menu")
      #expect(!app.shows("Practice"))
      #expect(Self.words(in: records).isEmpty)
    }
  }

  @Test("of a rack at most three missed words come back for practice, long ones or such as are not common")
  func missedWordsComeBackForPractice() {
    let records = SharedRecords()
    let words = App.conned.map { ["code 1", "end 1"].contains($0) ? $0.dropLast() + "2" : $0 }
    var app = App.twisting(.untimed, words: words, records: records)
    app.enter("coned", "den")
    app.giveUp()
    #expect(Self.words(in: records).sorted() == ["coden", "conned", "donne"])
    let others = SharedRecords()
    app = App.twisting(.untimed, words: words, records: others)
    app.enter("coden", "coned", "donne", "nonce", "conned")
    app.listen()
    app.press(.right, .enter)
    app.giveUp()
    #expect(Self.words(in: others).sorted() == ["code", "end"])
    #expect(others.title(of: "Ada").practice.map(\.language) == ["en"])
  }

  @Test("words of a rack that the clock has ended do not come back: they were merely not reached")
  func notReached() {
    let records = SharedRecords()
    var app = App.twisting(.timed, records: records)
    app.enter("cod")
    for _ in 0..<20 where !app.shows("Time is up") { app.advance(by: .seconds(30)) }
    #expect(app.shows("Time is up") && Self.words(in: records).isEmpty, "\(app)")
  }

  @Test("the word that a round of Ghost was lost by comes back once the match is over")
  func theWordThatARoundOfGhostWasLostByComesBackOnce() {
    let records = SharedRecords()
    var app = App.haunting(names: ["Ada", "Bob"], records: records)
    app.type("berry")
    app.settle()
    #expect(Self.words(in: records).isEmpty)
    app.press(.escape)
    app.press(.left, .enter)
    #expect(Self.words(in: records) == ["berry"])
  }

  @Test("words of an own list do not come back") func wordsOfAnOwnListDoNotComeBack() {
    let records = SharedRecords()
    var app = App.started(
      library: .sample(words: Self.list), ownWords: Lexicon(["moss 1", "stone 1"]), records: records)
    app.press(.enter, .home, .end, .enter)
    app.type("bdfghjkqx")
    #expect(app.shows("Too late"))
    #expect(Self.words(in: records).isEmpty)
  }

  @Test("a word is guessed by its meaning and goes one box up", arguments: [true, false])
  func known(byKeys: Bool) {
    let records = Self.waiting("moss")
    var app = Self.started(0, records)
    #expect(app.shows("1 word is due"))
    if byKeys { app.type("r") } else { app.click("Practice") }
    #expect(app.shows("Practice · word 1 of 1"))
    #expect(app.shows("noun: tiny leafy-stemmed flowerless plants") && app.spells("_ _ _ _"))
    #expect(!app.shows("start over") && !app.shows("hint"))
    if byKeys { app.type("mos") } else { for letter in ["M", "O", "S"] { app.click(" \(letter) ") } }
    app.listen()
    #expect(app.shows("Known. It comes back in 2 days."))
    #expect(app.shows("That was the last one for today.") && app.shows("d meaning"))
    app.click("Menu")
    #expect(app.shows("next one on Monday"))
    #expect(Self.words(in: records, on: 1).isEmpty && Self.words(in: records, on: 2) == ["moss"])
  }

  @Test(
    "who does not know a word says so with ?: it is shown, costs nothing but its box",
    arguments: [true, false])
  func notKnown(byKeys: Bool) {
    let records = Self.waiting("moss")
    records.save(PracticeWord("moss", box: 3, due: Self.today), of: "Ada", language: "en", answeredOn: nil)
    var app = Self.started(0, records)
    app.type("r")
    #expect(app.shows("don't know"))
    if byKeys { app.type("?") } else { app.click("don't know") }
    app.listen()
    #expect(app.shows("Not known yet") && app.shows("It comes back tomorrow."))
    let practised = records.allPracticeWords(of: "Ada", language: "en")
    #expect(practised.map(\.word) == [PracticeWord("moss", due: Self.day(1))])
    #expect(practised.map(\.missed) == [2])
  }

  /// A vocabulary with a noun, and the setting that asks for its article.
  private static func asking(_ size: ScreenSize = .home, _ records: SharedRecords) -> App {
    let library = Library.sample(vocabulary: ["die Gabel, -n\t\tfork"])
    var app = App.started(size, language: "de", library: library, records: records, today: today)
    app.context.profile.settings.language = "en"
    app.context.practising.asksArticles = true
    app.readRecords()
    app.type("r")
    return app
  }

  @Test("with the setting a noun's article is asked first, by one key", arguments: ScreenSize.allCases)
  func article(size: ScreenSize) {
    let records = SharedRecords()
    var app = Self.asking(size, records)
    #expect(app.shows("1 der") && app.shows("2 die") && app.shows("3 das"))
    app.type("g")
    #expect(app.spells("_ _ _ _ _") || size == .compact)
    app.type("2")
    #expect(app.shows("Right: die.") && !app.shows("2 die"))
    app.type("gabel")
    app.listen()
    #expect(app.shows("Known. It comes back in 2 days."))
    let word = records.allPracticeWords(of: "Ada", language: "de").map(\.word.word)
    #expect(word == ["diegabel"])
  }

  @Test("a word whose article was wrong is not known yet") func wrongArticle() {
    let records = SharedRecords()
    var app = Self.asking(.home, records)
    app.type("1")
    #expect(app.shows("No: die."))
    app.type("gabel")
    app.listen()
    #expect(app.shows("The article is die.") && app.shows("It comes back tomorrow."))
    #expect(records.allPracticeWords(of: "Ada", language: "de").map(\.word.box) == [1])
  }

  @Test("the day's count is that of the setting, due words come before new ones, in no order of the list")
  func count() throws {
    let words = (0..<26).map { "w" + String(Array("abcdefghijklmnopqrstuvwxyz")[$0]) }
    let records = SharedRecords()
    records.addForPractice(["moss", "stone"], of: "Ada", language: "en", missedOn: Self.day(-1))
    let library = Library.sample(vocabulary: words.map { "\($0)\t\tmeaning of \($0)s" })
    var app = App.started(library: library, records: records, today: Self.today)
    for count in PracticeWord.counts {
      app.context.practising.perDay = count
      let due = app.context.practiceBook.due()
      let round = Practice.begun(with: due, isCounted: true, &app.context)?.practice
      let practice = try #require(round)
      let asked = ([practice.word] + practice.rest).map(\.word)
      #expect(asked.count == count && Set(asked.prefix(2)) == ["moss", "stone"])
      let new = Array(asked.dropFirst(2))
      #expect(Set(new) == Set(words.prefix(count - 2)) && new != Array(words.prefix(count - 2)))
    }
  }

  @Test("a long clue is cut between two words, whatever their length", arguments: 1...12)
  func longClue(letters: Int) throws {
    let clue =
      "noun: " + String(repeating: "q", count: letters) + " tiny leafy-stemmed flowerless plants of stones"
    var app = Self.started(0, Self.waiting("moss"), .compact, glosses: ["moss\t" + clue])
    app.type("r")
    let row = try #require((0..<16).map { app.frame.row($0) }.first { $0.contains("noun:") })
    let shown = row.trimmingPrefix { $0 == " " }
    #expect(shown.hasSuffix(" …"))
    #expect(clue.hasPrefix(shown.dropLast(2) + " "), "\(shown)")
  }

  @Test("the compact clue has a short part of speech where the whole is too long")
  func shortPart() {
    func practised(_ meaning: String, _ size: ScreenSize) -> App {
      let records = Self.waiting("moss", language: "nl")
      var app = Self.started(0, records, size, language: "nl", glosses: ["moss\tnoun: " + meaning])
      app.type("o")
      return app
    }
    let long = "tiny leafy-stemmed flowerless plants"
    #expect(practised(long, .compact).shows(" zn. tiny leafy-stemmed flowerless …"))
    #expect(practised("tiny plants", .compact).shows("zelfstandig naamwoord: tiny plants"))
    #expect(practised(long, .home).says("zelfstandig naamwoord: " + long))
  }

  @Test("a word that was not known is due tomorrow, in the first box")
  func aWordThatWasNotKnownIsDueTomorrowInTheFirstBox() {
    let records = Self.waiting("moss", "stone")
    var app = Self.started(0, records)
    app.type("r")
    app.type("bcdfghj")
    app.listen()
    #expect(app.shows("It comes back tomorrow.") && app.shows("1 word to go today."))
    #expect(app.spells("m o s s"))
    app.press(.enter)
    #expect(app.shows("word 2 of 2"))
    app.press(.escape)
    #expect(app.shows("1 word is due"))
    #expect(
      records.practiceWords(of: "Ada", language: "en", on: Self.day(1)).map(\.box) == [1, 1])
  }

  @Test("without a meaning the letters are shown, and whole words are tried three times")
  func letters() {
    let records = Self.waiting("gronk")
    var app = Self.started(0, records)
    app.type("r")
    let clue = app.frame.row(13).split(separator: " ").suffix(5).joined()
    #expect(clue.sorted() == Array("GKNOR") && clue != "GRONK")
    #expect(app.shows("Its letters: ") && app.shows("Enter solve"))
    for left in [2, 1] {
      app.enter("grokn")
      #expect(app.shows("\(7 - left) of 7") && app.shows("Its letters: "))
    }
    app.enter("gronk")
    #expect(app.shows("Known. It comes back in 2 days."))
    #expect(app.shows("✓ Saved"))
    let other = Self.waiting("gronk")
    app = Self.started(0, other)
    app.type("r")
    app.enter("grokn", "grokn", "grokn")
    #expect(app.shows("It comes back tomorrow."))
  }

  @Test("another word with the same letters costs no try, and the letters shown are no word")
  func otherWord() {
    let words = ["edel 1", "deel 1", "dele 1", "leed 3"]
    for later in 0...30 {
      let records = SharedRecords()
      records.addForPractice(["edel"], of: "Ada", language: "nl", missedOn: Self.day(later - 1))
      var app = Self.started(later, records, language: "nl", words: words, glosses: [])
      app.type("o")
      let clue = app.frame.row(13).split(separator: " ").suffix(4).joined()
      #expect(clue.sorted() == Array("DEEL") && !words.contains(clue.lowercased() + " 1") && clue != "LEED")
      guard later == 0 else { continue }
      app.enter("deel")
      #expect(app.shows("Dat is ook een woord.") && app.open(HangmanScreen.self)?.game.misses == 4)
      app.enter("leed")
      #expect(app.shows("Dat is ook een woord.") && app.spells("_ _ _"))
      app.enter("leel")
      #expect(app.open(HangmanScreen.self)?.game.misses == 5, "it has other letters")
      app.enter("edle")
      #expect(app.open(HangmanScreen.self)?.game.misses == 6, "it is no word")
      app.enter("edel")
      #expect(app.shows("Gekend."))
    }
  }

  @Test("the letters of a short word are never the word itself", arguments: ["ox", "cab"])
  func shortWord(word: String) {
    for later in 0...30 {
      let records = SharedRecords()
      records.addForPractice([word], of: "Ada", language: "en", missedOn: Self.day(later - 1))
      var app = Self.started(later, records)
      app.type("r")
      let clue = app.frame.row(13).split(separator: " ").suffix(word.count).joined().lowercased()
      #expect(clue.sorted() == word.sorted() && clue != word, "on day \(later)")
    }
  }

  @Test("the letters of a round that was left are shown in the same order again")
  func theLettersOfARoundThatWasLeftAreShownInTheSame() {
    var clues: Set<String> = []
    for _ in 1...5 {
      var app = Self.started(0, Self.waiting("gronk"))
      for _ in 1...3 {
        app.type("r")
        #expect(app.shows("Its letters: "))
        clues.insert(app.frame.row(13))
        app.press(.escape)
      }
    }
    #expect(clues.count == 1)
  }

  @Test("where the letters were shown because there is no meaning, none is offered afterwards")
  func whereTheLettersWereShownBecauseThereIsNoMeaning() {
    for (word, isOffered) in [("gronk", false), ("moss", true)] {
      var app = Self.started(0, Self.waiting(word))
      app.type("r")
      if isOffered { app.type("mos") } else { app.enter(word) }
      app.listen()
      #expect(app.shows("Known.") && app.shows("d meaning") == isOffered)
    }
  }

  @Test("leaving a round gives no tries back", arguments: ["gronk", "moss"])
  func left(word: String) {
    // After both of them in the order in which words are asked.
    let records = Self.waiting(word, "plant")
    var app = Self.started(0, records, glosses: SampleGlosses.proverb + ["plant\tnoun: a living organism"])
    app.type("r")
    if word == "gronk" { app.enter("grokn") } else { app.type("bc") }
    let misses = app.open(HangmanScreen.self)?.game.misses
    app.press(.escape)
    #expect(app.shows("2 words are due"))
    app.type("r")
    #expect(app.open(HangmanScreen.self)?.game.misses == misses)
    if word == "gronk" { app.enter("grokn", "grokn") } else { app.type("dfghj") }
    app.listen()
    #expect(app.shows("It comes back tomorrow."))
    app.press(.enter)
    #expect(app.shows("word 2 of 2") && app.open(HangmanScreen.self)?.game.misses == 0)
  }

  @Test("in the compact layout the letters are shown until the first message")
  func inTheCompactLayoutTheLettersAreShownUntilThe() {
    let records = Self.waiting("gronk")
    var app = Self.started(0, records, .compact)
    app.type("r")
    let clue = app.frame.row(14).split(separator: " ").suffix(5).joined()
    #expect(clue.sorted() == Array("GKNOR") && clue != "GRONK")
    app.enter("grokn")
    #expect(!app.shows("Its letters: "))
  }

  @Test("two words with one meaning are not asked on the same day")
  func twoWordsWithOneMeaningAreNotAskedOnTheSameDay() {
    let glosses = [
      "stone\tnoun: a lump of hard rock", "stones\tnoun=stone", "rock\tnoun: a lump of hard rock",
      "moss\tnoun: a plant",
    ]
    let words = ["stone 1", "stones 1", "rock 1", "moss 1"]
    let records = Self.waiting("stones", "stone", "rock", "moss")
    var app = Self.started(0, records, words: words, glosses: glosses)
    app.type("r")
    #expect(app.shows("word 1 of 2") && app.shows("noun: a plant"))
    app.type("mos")
    app.listen()
    app.press(.enter)
    #expect(app.shows("word 2 of 2") && app.shows("noun: a lump of"))
    app.type("rock")
    app.listen()
    #expect(app.shows("That was the last one for today."))
    app.click("Menu")
    #expect(app.shows("next one tomorrow"))
    #expect(Self.words(in: records) == ["stone", "stones"])
    app = Self.started(1, records, words: words, glosses: glosses)
    app.type("r")
    #expect(app.shows("word 1 of 1"))
  }

  @Test("the word itself is not in its meaning") func theWordItselfIsNotInItsMeaning() {
    let records = Self.waiting("stone")
    var app = Self.started(
      0, records, glosses: ["stone\tnoun: a stone, or stones, or what walls are made of, if stony"])
    app.type("r")
    #expect(app.shows("noun: a …, or …, or what walls are made of, if …"))
  }

  @Test("a word whose meaning would reveal it is asked by its letters, and its meaning is offered afterwards")
  func aWordWhoseMeaningWouldRevealItIsAskedByItsLetters() {
    var app = Self.started(0, Self.waiting("stony"), glosses: ["stony\tadj: like a stone"])
    app.type("r")
    #expect(app.shows("Its letters: ") && !app.shows("adjective"))
    app.enter("stony")
    app.listen()
    #expect(app.shows("Known.") && app.shows("d meaning"))
  }

  @Test("when nothing is due the last five words can be practised, and nothing in that counts")
  func whenNothingIsDueTheLastFiveWordsCanBePractised() {
    let words = "abcdefgh".map { "wo" + String($0) }
    let records = SharedRecords()
    for (index, word) in words.enumerated() {
      records.addForPractice([word], of: "Ada", language: "en", missedOn: Self.day(index - 8))
    }
    for word in records.practiceWords(of: "Ada", language: "en", on: Self.today) {
      records.save(
        word.answered(isKnown: true, on: Self.today), of: "Ada", language: "en", answeredOn: Self.today)
    }
    let before = records.lastPracticeWords(of: "Ada", language: "en", limit: 9)
    var app = Self.started(0, records, words: words.map { $0 + " 1" })
    app.type("r")
    #expect(app.shows("Nothing is due today.") && app.shows("What you practise now does not count."))
    app.click("Practise the last 5 now")
    var asked: [String] = []
    for number in 1...5 {
      #expect(app.shows("Practice · word \(number) of 5"), "\(app)")
      asked.append(app.open(HangmanScreen.self)?.play.practice?.word.word ?? "")
      if number == 2 { app.enter("zzz", "zzz", "zzz") } else { app.enter(asked[number - 1]) }
      app.listen()
      #expect(app.shows("This one did not count.") && !app.shows("comes back"))
      app.press(.enter)
    }
    #expect(Set(asked) == Set(words.prefix(5)), "of the same day the first in the alphabet")
    #expect(records.lastPracticeWords(of: "Ada", language: "en", limit: 9) == before)
    #expect(app.shows("next one"), "\(app)")
  }

  @Test("a practised word that was left does not go on when it counts")
  func aPractisedWordThatWasLeftDoesNotGoOnWhenItCounts() {
    let records = SharedRecords()
    records.addForPractice(["gronk"], of: "Ada", language: "en", missedOn: Self.today)
    var app = Self.started(0, records)
    app.type("r")
    app.click("Practise the last one now")
    app.enter("grokn")
    #expect(app.shows("5 of 7"))
    app.press(.escape)
    app.type("r")
    app.click("Practise the last one now")
    #expect(!app.shows("5 of 7") && app.shows("4 of 7"), "\(app)")
  }

  @Test("a missed inflection is practised as its headword, and a word without one not at all")
  func aMissedInflectionIsPractisedAsItsHeadword() {
    let records = SharedRecords()
    var library = Library.sample(
      words: App.conned.map { $0.dropLast() + "2" }, glosses: ["-ned\tverb=", "con\tverb: cheat"])
    let lexicon = library.lexicon(TestSupport.language("en")).with { Lexicon(["con 2", "nonce 2"]) }
    library.lexicon = { _ in lexicon }
    let app = App.started(library: library, records: records)
    var context = app.context
    let session = GameSession(id: 1, player: "Ada", mode: .textTwistUntimed, language: "en")
    context.practiceBook.add(["coned", "nonce", "done"], of: "Ada", session)
    #expect(Self.words(in: records) == ["nonce"])
    context.practiceBook.add(["conned"], of: "Ada", session)
    #expect(Self.words(in: records).sorted() == ["con", "nonce"])
    context.practiceBook.add(["gronk", "done"], of: "Ada", session, isFromList: false)
    #expect(Self.words(in: records).sorted() == ["con", "gronk", "nonce"])
  }

  @Test("practice counts for no list, no statistics and no saved game")
  func practiceCountsForNoListNoStatisticsAndNoSaved() {
    let records = Self.waiting("moss", "stone")
    var app = Self.started(0, records)
    records.calls = []
    app.type("r")
    app.type("mo")
    #expect(records.title(of: "Ada").waiting.isEmpty)
    app.type("s")
    app.listen()
    app.press(.enter)
    app.type("bcdfghjk")
    app.listen()
    app.press(.enter)
    #expect(app.shows("Practice"))
    #expect(!records.calls.contains { ["finish", "save(_:)", "add", "discard"].contains($0) })
    #expect(records.tallies(of: "Ada").isEmpty && records.players().isEmpty)
  }

  @Test("a day has ten words, and the next day the others") func aDayHasTenWordsAndTheNextDayTheOthers() {
    let records = SharedRecords()
    let words = "abcdefghijkl".map { "wo" + String($0) }
    records.addForPractice(words, of: "Ada", language: "en", missedOn: Self.day(-1))
    var app = Self.started(0, records, words: words.map { $0 + " 1" })
    #expect(app.shows("10 words are due"))
    app.type("r")
    var asked: [String] = []
    for number in 1...10 {
      #expect(app.shows("word \(number) of 10"))
      asked.append(app.open(HangmanScreen.self)?.play.practice?.word.word ?? "")
      app.enter(asked[number - 1])
      app.listen()
      app.press(.enter)
    }
    let due = Array(words.prefix(10))
    #expect(asked.sorted() == due)
    #expect(asked != due, "not in the alphabet's order")
    #expect(app.shows("next one tomorrow"))
    app.type("r")
    #expect(app.shows("Nothing is due today."))
    app = Self.started(1, records, words: words.map { $0 + " 1" })
    #expect(app.shows("2 words are due"))
  }

  @Test("the row is there once a word waits, in the words' language")
  func theRowIsThereOnceAWordWaitsInTheWordsLanguage() {
    #expect(!Self.started(0, SharedRecords()).shows("Practice"))
    #expect(!Self.started(0, Self.waiting("huis", language: "nl")).shows("Practice"))
    let dutch = Self.started(0, Self.waiting("huis", "boom", language: "nl"), language: "nl")
    #expect(dutch.shows("Oefenen") && dutch.shows("2 woorden wachten"))
  }

  @Test("it plays in every size, and in the help stands the whole meaning", arguments: ScreenSize.allCases)
  func sizes(size: ScreenSize) {
    let records = Self.waiting("stone")
    let long = "noun: " + "a lump or mass of hard consolidated mineral matter, as it lies about in gardens"
    var app = Self.started(0, records, size, glosses: ["stone\t" + long])
    app.type("r")
    #expect(app.shows("noun: a lump or mass of hard"))
    #expect(app.shows("gardens") == (size != .compact))
    app.press(.function(1))
    #expect(app.shows("gardens"))
    app.press(.escape)
    app.type("stone")
    #expect(app.shows("Known. It comes back in 2 days."))
  }
}
