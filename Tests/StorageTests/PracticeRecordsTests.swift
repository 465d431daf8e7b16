import Records
import TestSupport
import Testing

@testable import Storage

/// The words that a player practises, in the database and in memory.
struct PracticeRecordsTests {
  private static let today = Day(year: 2026, month: 11, day: 21)
  private static func day(_ later: Int) -> Day { Day(number: today.number + later) }

  @Test("a missed word is due on the next day, only for its player and language")
  func aMissedWordIsDueOnTheNextDayOnlyForItsPlayerAnd() {
    let records = RecordStore.inMemory()
    records.addForPractice(["moss", "stone"], of: "Ann", language: "en", missedOn: Self.today)
    #expect(records.practiceWords(of: "Ann", language: "en", on: Self.today).isEmpty)
    let due = records.practiceWords(of: "Ann", language: "en", on: Self.day(1))
    #expect(due == ["moss", "stone"].map { PracticeWord($0, due: Self.day(1)) })
    #expect(records.practiceWords(of: "Bob", language: "en", on: Self.day(1)).isEmpty)
    #expect(records.practiceWords(of: "Ann", language: "nl", on: Self.day(1)).isEmpty)
  }

  @Test("a right answer puts a word one box up, a wrong one into the first")
  func aRightAnswerPutsAWordOneBoxUpAWrongOneIntoThe() {
    let records = RecordStore.inMemory()
    records.addForPractice(["moss"], of: "Ann", language: "en", missedOn: Self.today)
    var now = 1
    for (isKnown, distance) in [
      (true, 2), (true, 4), (true, 8), (true, 16), (true, 16), (false, 1), (true, 2), (false, 1),
    ] {
      let words = records.practiceWords(of: "Ann", language: "en", on: Self.day(now))
      #expect(words.map(\.word) == ["moss"])
      let answered = words[0].answered(isKnown: isKnown, on: Self.day(now))
      records.save(answered, of: "Ann", language: "en", answeredOn: Self.day(now))
      now += distance
      #expect(records.practiceWords(of: "Ann", language: "en", on: Self.day(now - 1)).isEmpty)
    }
    #expect(records.practiceWords(of: "Ann", language: "en", on: Self.day(now)).count == 1)
  }

  @Test("a word that is answered for the first time is added, and all words are found with their last day")
  func newWords() {
    let records = RecordStore.inMemory()
    records.addForPractice(["moss"], of: "Ann", language: "en", missedOn: Self.today)
    let new = PracticeWord("haus", due: Self.today).answered(isKnown: true, on: Self.today)
    records.save(new, of: "Ann", language: "en", answeredOn: Self.today)
    #expect(
      records.allPracticeWords(of: "Ann", language: "en") == [
        PractisedWord(PracticeWord("haus", box: 2, due: Self.day(2)), answered: Self.today),
        PractisedWord(PracticeWord("moss", due: Self.day(1)), answered: nil, missed: 1),
      ])
    #expect(records.allPracticeWords(of: "Bob", language: "en").isEmpty)
  }

  @Test(
    "a word that rests is not asked and keeps its box, until it comes back or is missed, for every player")
  func resting() {
    let records = RecordStore.inMemory()
    for player in ["Ann", "Bob"] {
      records.save(
        PracticeWord("moss", box: 3, due: Self.today), of: player, language: "en", answeredOn: Self.today)
    }
    func due(_ player: String, on day: Day = Self.day(1)) -> [PracticeWord] {
      records.practiceWords(of: player, language: "en", on: day)
    }
    records.setResting(true, ["moss", "fern"], language: "nl")
    #expect(due("Ann").count == 1)
    records.setResting(true, ["moss", "fern"], language: "en")
    for player in ["Ann", "Bob"] {
      #expect(due(player).isEmpty && records.lastPracticeWords(of: player, language: "en", limit: 5).isEmpty)
      #expect(records.title(of: player).practice.isEmpty)
      let all = records.allPracticeWords(of: player, language: "en")
      #expect(all.map(\.isResting) == [true] && all.allSatisfy { !$0.isDue(on: Self.day(9)) })
    }
    records.addForPractice(["moss"], of: "Bob", language: "en", missedOn: Self.day(1))
    #expect(due("Bob", on: Self.day(2)) == [PracticeWord("moss", due: Self.day(2))] && due("Ann").isEmpty)
    records.setResting(false, ["moss"], language: "en")
    #expect(due("Ann") == [PracticeWord("moss", box: 3, due: Self.today)])
  }

  @Test("a word missed again goes back to the first box, and waits no longer in it")
  func aWordMissedAgainGoesBackToTheFirstBoxAndWaitsNo() {
    let records = RecordStore.inMemory()
    records.addForPractice(["moss"], of: "Ann", language: "en", missedOn: Self.today)
    records.addForPractice(["moss"], of: "Ann", language: "en", missedOn: Self.day(1))
    var words = records.practiceWords(of: "Ann", language: "en", on: Self.day(1))
    #expect(words == [PracticeWord("moss", due: Self.day(1))])
    let known = words[0].answered(isKnown: true, on: Self.day(1))
    records.save(known, of: "Ann", language: "en", answeredOn: Self.day(1))
    records.addForPractice(["moss"], of: "Ann", language: "en", missedOn: Self.day(1))
    words = records.practiceWords(of: "Ann", language: "en", on: Self.day(2))
    #expect(words == [PracticeWord("moss", due: Self.day(2))])
  }

  @Test("the words missed or practised last are found, due or not, the latest first")
  func theWordsMissedOrPractisedLastAreFound() {
    let records = RecordStore.inMemory()
    func last(_ limit: Int = 9) -> [String] {
      records.lastPracticeWords(of: "Ann", language: "en", limit: limit).map(\.word)
    }
    for (day, word) in ["ant", "bee", "cat"].enumerated() {
      records.addForPractice([word], of: "Ann", language: "en", missedOn: Self.day(day))
    }
    #expect(last() == ["cat", "bee", "ant"])
    #expect(last(2) == ["cat", "bee"])
    for (word, isKnown, day) in [("ant", true, 5), ("bee", false, 6)] {
      let answered = PracticeWord(word, due: Self.day(1)).answered(isKnown: isKnown, on: Self.day(day))
      records.save(answered, of: "Ann", language: "en", answeredOn: Self.day(day))
    }
    #expect(last() == ["bee", "ant", "cat"])
    records.addForPractice(["ant"], of: "Ann", language: "en", missedOn: Self.day(7))
    #expect(last() == ["ant", "bee", "cat"])
    #expect(records.lastPracticeWords(of: "Bob", language: "en", limit: 9).isEmpty)
    #expect(records.lastPracticeWords(of: "Ann", language: "nl", limit: 9).isEmpty)
  }

  @Test("a day has at most ten words, those that have waited longest")
  func aDayHasAtMostTenWordsThoseThatHaveWaitedLongest() {
    let records = RecordStore.inMemory()
    let words = "abcdefghijkl".map { "wo" + String($0) }
    records.addForPractice(["zzz"], of: "Ann", language: "en", missedOn: Self.day(-1))
    records.addForPractice(words, of: "Ann", language: "en", missedOn: Self.today)
    let due = records.practiceWords(of: "Ann", language: "en", on: Self.day(1))
    #expect(due.map(\.word) == ["zzz"] + words.prefix(9))
    for word in due.prefix(4) {
      records.save(
        word.answered(isKnown: true, on: Self.day(1)), of: "Ann", language: "en", answeredOn: Self.day(1))
    }
    #expect(
      records.practiceWords(of: "Ann", language: "en", on: Self.day(1)).map(\.word) == Array(words[3..<9]))
    let summary = records.title(of: "Ann").practice.first
    #expect(summary?.dueCount(on: Self.day(1)) == 6)
    for word in due.dropFirst(4) {
      records.save(
        word.answered(isKnown: false, on: Self.day(1)), of: "Ann", language: "en", answeredOn: Self.day(1))
    }
    #expect(records.practiceWords(of: "Ann", language: "en", on: Self.day(1)).isEmpty)
    let after = records.title(of: "Ann").practice.first
    #expect(after?.dueCount(on: Self.day(1)) == 0)
    #expect(after?.next(after: Self.day(1)) == Self.day(2))
    #expect(after?.dueCount(on: Self.day(2)) == 9)
  }

  @Test("a word that is put off makes room for another on the same day")
  func aWordThatIsPutOffMakesRoomForAnotherOnTheSameDay() {
    let records = RecordStore.inMemory()
    let words = "abcdefghijkl".map { "wo" + String($0) }
    records.addForPractice(words, of: "Ann", language: "en", missedOn: Self.today)
    let later = PracticeWord("woa", box: 1, due: Self.day(2))
    records.save(later, of: "Ann", language: "en", answeredOn: nil)
    #expect(
      records.practiceWords(of: "Ann", language: "en", on: Self.day(1)).map(\.word) == Array(words[1..<11]))
    #expect(records.title(of: "Ann").practice.first?.dueCount(on: Self.day(1)) == 10)
  }

  @Test("the title screen shows when the next word of each language is due")
  func theTitleScreenShowsWhenTheNextWordOfEachLanguage() {
    let records = RecordStore.inMemory()
    #expect(records.title(of: "Ann").practice.isEmpty)
    records.addForPractice(["huis"], of: "Ann", language: "nl", missedOn: Self.day(3))
    records.addForPractice(["moss"], of: "Ann", language: "en", missedOn: Self.today)
    let practice = records.title(of: "Ann").practice
    #expect(practice.map(\.language) == ["en", "nl"])
    #expect(practice[1].dueCount(on: Self.day(3)) == 0)
    #expect(practice[1].next(after: Self.today) == Self.day(4))
    #expect(records.title(of: "Bob").practice.isEmpty)
  }

  @Test("words follow a player who is renamed, and go with one who is removed")
  func wordsFollowAPlayerWhoIsRenamedAndGoWithOneWhoIs() {
    let records = RecordStore.inMemory()
    for name in ["Ann", "Bob"] {
      records.add(player: name)
      records.addForPractice(["moss"], of: name, language: "en", missedOn: Self.today)
    }
    records.addForPractice(["stone"], of: "Ann", language: "en", missedOn: Self.today)
    records.rename(player: "Ann", to: "Bob")
    #expect(records.practiceWords(of: "Ann", language: "en", on: Self.day(1)).isEmpty)
    #expect(
      records.practiceWords(of: "Bob", language: "en", on: Self.day(1)).map(\.word) == ["moss", "stone"])
    records.remove(player: "Bob")
    #expect(records.practiceWords(of: "Bob", language: "en", on: Self.day(1)).isEmpty)
  }

  @Test("there is no practice without words") func thereIsNoPracticeWithoutWords() {
    let records = RecordStore.inMemory()
    records.addForPractice(["moss"], of: "", language: "en", missedOn: Self.today)
    #expect(records.practiceWords(of: "", language: "en", on: Self.day(1)).isEmpty)
  }
}
