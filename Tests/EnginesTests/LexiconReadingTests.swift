import Engines
import Testing

/// A player's own word list, as players write them.
struct LexiconReadingTests {
  private struct Reading {
    var problems: [String] = []
    let lexicon: Lexicon?

    init(_ list: [UInt8]) {
      var found: [InputProblem] = []
      do throws(InputProblem) {
        let alphabet = Alphabet("abcdefghijklmnopqrstuvwxyz", folds: [Array("eéèêë")])
        lexicon = try Lexicon(reading: list, file: "own.txt", alphabet: alphabet) { found.append($0) }
      } catch {
        lexicon = nil
        found.append(error)
      }
      problems = found.map { "\($0)" }
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    func tiers(_ words: String...) -> [Lexicon.Tier?] { words.map { lexicon?.tier(of: $0) } }
  }

  @Test(
    "order, case, accents, blanks, carriage returns and a missing last newline do not matter",
    arguments: [
      "able 1\ncafe 3\nzebra x\n", "zebra x\nable 1\ncafe", "Zebra X\r\n  CAF\u{C9}\r\n\r\nAble\t 1 \r\n",
      "\u{FEFF}able 1\nzebra x\ncafe\u{301} 3\n", "cafe\nable 2\nable 1\nzebra x\ncaf\u{E9} 4\nable 4\n",
    ])
  func forms(list: String) {
    let reading = Reading(list)
    #expect(reading.problems == [])
    #expect(reading.tiers("able", "cafe", "zebra", "abl") == [.common, .standard, .unspoken, nil])
    #expect(reading.lexicon?.words(from: Array("ablecafezr")).map(\.word) == ["able", "cafe", "zebra"])
  }

  @Test(
    "a list whose every line has a tier is sorted and rid of its doubles all the same",
    arguments: [
      "zebra x\nable 1\ncafe 3\n", "able 1\nzebra x\ncafe 3\n", "able 1\ncafe 3\nable 4\nzebra x\n",
      "able 1\nable 4\ncafe 3\nzebra x\n", "able 4\nable 1\ncafe 3\nzebra x\n",
      "able 1\ncafe 3\nzebra x\nzebra x\n",
    ])
  func unsortedWithTiers(list: String) {
    let reading = Reading(list)
    #expect(reading.problems == [])
    #expect(reading.tiers("able", "cafe", "zebra", "abl") == [.common, .standard, .unspoken, nil])
    let words = reading.lexicon?.words(from: Array("ablecafezr"))
    #expect(words?.map(\.word) == ["able", "cafe", "zebra"])
    #expect(words?.map(\.tier) == [.common, .standard, .unspoken])
  }

  @Test func `a word and the longer ones that begin with it are found in whichever order they stand`() {
    let orders = [
      ["car 1", "card 2", "cards 3"], ["card 2", "car 1", "cards 3"], ["cards 3", "card 2", "car 1"],
    ]
    for lines in orders {
      let reading = Reading(lines.joined(separator: "\n") + "\n")
      #expect(reading.tiers("ca", "car", "card", "cards") == [nil, .common, .familiar, .standard])
    }
  }

  @Test func `a sorted list with a line that is no word is read line by line`() {
    let reading = Reading("able 1\n\nbest 7\ncafe 3\n")
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.hasPrefix("own.txt:3: ") == true)
    #expect(reading.tiers("able", "best", "cafe") == [.common, nil, .standard])
  }

  @Test(
    "a line that is no word is reported with its number and skipped",
    arguments: [
      ("ice cream", "not of the form"), ("word 5", "not of the form"), ("word 12", "not of the form"),
      ("don\u{27}t 1", "not a word of letters"), ("\u{1B}[2Jx", "not a word of letters"),
      ("a\u{0}b", "not a word of letters"), (String(repeating: "a", count: 101), "too long"),
      ("word1", "not a word of letters"),
    ])
  func badLine(line: String, message: String) {
    let reading = Reading("good 1\n\(line)\nbetter\n")
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.hasPrefix("own.txt:2: \(message)") == true)
    #expect(reading.tiers("good", "better") == [.common, .standard])
  }

  @Test func `a line of a million letters is a bad line like any other`() {
    let reading = Reading(Array(repeating: UInt8(ascii: "a"), count: 1_000_000) + Array("\ngood\n".utf8))
    #expect(reading.problems == ["own.txt:1: too long for a word"])
    #expect(reading.tiers("good") == [.standard])
  }

  @Test func `bytes that are no UTF-8 are a bad line like any other`() {
    let reading = Reading(Array("good\ncaf".utf8) + [0xE9] + Array("\n".utf8))
    #expect(reading.problems == ["own.txt:2: not UTF-8"])
    #expect(reading.tiers("good") == [.standard])
  }

  @Test func `of very many bad lines the first twenty are reported, and the number of the others`() {
    let reading = Reading(String(repeating: "don't\n", count: 25) + "do\n")
    #expect(reading.problems.count == 21)
    #expect(reading.problems.last == "own.txt: 5 more lines like these")
  }

  @Test(
    "a list without a word is refused",
    arguments: [
      ("", "own.txt: the file is empty"), ("\n\r\n \n", "own.txt: there is no word in it"),
      ("1\n", "own.txt: there is no word in it"),
    ])
  func refused(list: String, message: String) {
    let reading = Reading(list)
    #expect(reading.lexicon == nil)
    #expect(reading.problems.last == message)
  }
}
