import Engines
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The puzzles of a day are the same for everyone with the same word list, and fair.
struct DailyPuzzlesTests {
  private static func puzzles(_ day: String, _ code: String = "en") -> DailyPuzzles {
    DailyPuzzles(
      day: Day(day)!, language: language(code),
      lexicon: RealLexicon.of(code))
  }

  /// The deal of a day, in one line.
  private static func deal(_ day: Day, _ code: String) -> String {
    let puzzles = puzzles(day.description, code)
    let lexicon = RealLexicon.of(code)
    let rack = TextTwistDealer(lexicon: lexicon, seed: puzzles.rackSeed).rack(number: 1)
    let ghost = puzzles.ghost(player: "Ada", computer: "Computer")
    return
      "\(day) \(code) \(puzzles.word ?? "-") \(rack.map { String($0.letters) } ?? "-") \(ghost?.fragment ?? "-")"
  }

  private static let dealt = """
    2026-11-21 en periodical irmthe gas
    2026-11-24 en hornet rmapku hyp
    2026-11-21 nl rampplek crathp zes
    2026-11-24 nl beschutten nekwne cas
    """

  @Test("two days in both languages are dealt as they were when this was written")
  func twoDaysInBothLanguagesAreDealtAsTheyWereWhenThis() {
    let dealt = ["en", "nl"].flatMap { code in
      ["2026-11-21", "2026-11-24"].map { Self.deal(Day($0)!, code) }
    }
    #expect(dealt.joined(separator: "\n") == Self.dealt)
  }

  @Test("every day has three fair puzzles", arguments: Checkout.languages)
  func fair(code: String) throws {
    let lexicon = RealLexicon.of(code)
    for offset in 0..<(LongTrials.areOn ? 60 : 3) {
      let day = Day(number: Day("2027-02-01")!.number + offset)
      let puzzles = Self.puzzles(day.description, code)
      let word = try #require(puzzles.word)
      let letters = String(language(code).alphabet.letters(of: word))
      #expect((6...10).contains(letters.count))
      #expect(lexicon.isFit(letters) && lexicon.tier(of: letters)! <= .familiar)
      let rack = try #require(TextTwistDealer(lexicon: lexicon, seed: puzzles.rackSeed).rack(number: 1))
      #expect((12...40).contains(rack.hidden.count))
      let match = try #require(puzzles.ghost(player: "Ada", computer: "Computer"))
      #expect(match.fragment.count == 3)
      #expect(match.status == .turn(0))
      #expect(match.players[1].level == .hard)
      let verdicts = GhostSolver(match.judge).lines(from: match.fragment).map(\.verdict)
      #expect(verdicts.contains(.wins) && verdicts.contains(.loses))
      let following = GhostSolver(match.judge).lines(from: match.fragment).reduce(0) { $0 + $1.following }
      #expect(following >= 15)
    }
  }

  @Test("no word and no rack comes twice in a year", arguments: Checkout.languages)
  func year(code: String) {
    // The days are indices into a fixed order, so the order must be long enough and without repetitions.
    let lexicon = RealLexicon.of(code)
    let start = Day("2027-01-01")!.number
    let words = (0..<(LongTrials.areOn ? 366 : 40)).map {
      Self.puzzles(Day(number: start + $0).description, code).word
    }
    #expect(Set(words).count == words.count && !words.contains(nil))
    #expect(TextTwistDealer(lexicon: lexicon, seed: 0).rackCount >= 366)
    let seeds = (0..<12).map { Self.puzzles(Day(number: start + $0 * 33).description, code).rackSeed }
    #expect(Set(seeds).count == 12)
  }

  @Test("an opening of Ghost comes again only when all have come")
  func anOpeningOfGhostComesAgainOnlyWhenAllHaveCome() {
    let list =
      (0..<3).flatMap { prefix in
        (0..<15).map { number in
          let letters = Array("abcdefghijklmno")
          return "x\(letters[prefix])y\(letters[number])" + (number % 2 == 0 ? "z 1" : "zz 1")
        }
      } + ["rare 1", "rarely 2"]
    let lexicon = Lexicon(list)
    #expect(DailyRules.openings(in: lexicon) == ["xay", "xby", "xcy"])
    #expect(DailyRules.openings(in: Lexicon(list.filter { $0 != "xaybzz 1" })) == ["xby", "xcy"])
    #expect(DailyRules.openings(in: Lexicon(list + ["xby 4u"])) == ["xay", "xcy"])
    let fragments = (0..<6).map { day in
      DailyPuzzles(day: Day(number: day), language: language("en"), lexicon: lexicon)
        .ghost(player: "Ada", computer: "Computer")?.fragment
    }
    #expect(Set(fragments[0..<3]).count == 3)
    #expect(fragments[0..<3] == fragments[3..<6])
  }

  @Test("another day, another language and another word list have other puzzles")
  func anotherDayAnotherLanguageAndAnotherWordListHave() {
    let list = "abcdefghijklmnopqrstuvwxyz".map { "abbey\($0)" }
    func puzzles(_ day: Int, _ code: String = "en", _ words: [String]? = nil) -> DailyPuzzles {
      DailyPuzzles(
        day: Day(number: 20_000 + day), language: language(code),
        lexicon: Lexicon((words ?? list).map { $0 + " 1" }))
    }
    #expect(Set((1...26).map { puzzles($0).word }) == Set(list))
    #expect((1...26).map { puzzles($0).word } == (27...52).map { puzzles($0).word })
    #expect((1...30).contains { puzzles($0, "nl").word != puzzles($0).word })
    #expect((1...30).contains { puzzles($0, "en", list.dropLast()).word != puzzles($0).word })
  }

  @Test(
    "the words that a language has chosen come on their days, if they are headwords; a malformed line is reported"
  )
  func chosenWords() {
    var problems: [InputProblem] = []
    let days = DailyWords(
      text: """
        # the days
        2027-01-01 Planet
        2027-01-02 planets
        2027-01-01 garden
        2027-02-30 garden
        2027-01-03
        2027-01-04 tea

        """, file: "daily.txt"
    ) { problems.append($0) }
    #expect(problems.map(\.line) == [5, 6])
    #expect(problems.allSatisfy { $0.cause == .notADay })
    let list = Lexicon(["planet 1", "planets 1", "tea 1", "window 1"])
    let lexicon = list.with { Lexicon(["planet 1", "tea 1", "window 1"]) }
    let chosen = (1...5).map { day in
      var puzzles = DailyPuzzles(day: Day("2027-01-0\(day)")!, language: language("en"), lexicon: lexicon)
      puzzles.chosenWord = days[puzzles.day]
      let rule = DailyPuzzles(day: puzzles.day, language: language("en"), lexicon: lexicon).word
      return (word: puzzles.word, isByRule: puzzles.word == rule)
    }
    #expect(chosen[0].word == "planet")
    #expect(chosen.map { $0.isByRule }.dropFirst() == [true, true, true, true])
    let words = Set(chosen.map { $0.word })
    #expect(words.isSubset(of: ["planet", "window"]))
  }

  @Test(
    "every word that a language has chosen for a day is a headword that may come",
    arguments: Checkout.languages)
  func shippedDays(code: String) throws {
    let text = String(
      decoding: try #require(bytes(ofFile: Checkout.root + "/assets/languages/\(code)/daily.txt")),
      as: UTF8.self)
    let days = DailyWords(text: text, file: "daily.txt") { Issue.record("\($0)") }
    let lexicon = RealLexicon.of(code)
    let first = Day("2027-01-01")!.number
    let words = (first..<Day("2030-01-01")!.number).map { days[Day(number: $0)] }
    #expect(!words.contains(nil) && Set(words).count == words.count)
    for word in words.compactMap(\.self) {
      #expect(DailyRules.word(word, in: lexicon, language(code).alphabet) == word)
    }
  }

  @Test("a list without such words has no such puzzles") func aListWithoutSuchWordsHasNoSuchPuzzles() {
    let tiny = DailyPuzzles(day: Day("2026-12-01")!, language: language("en"), lexicon: Lexicon(["ab 1"]))
    #expect(tiny.word == nil)
    #expect(tiny.ghost(player: "Ada", computer: "Computer") == nil)
  }
}
