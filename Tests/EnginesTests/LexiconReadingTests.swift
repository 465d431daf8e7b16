import Engines
import Testing

/// A player's own word list, as players might write it.
struct LexiconReadingTests {
  private struct Reading {
    var problems: [InputProblem] = []
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
      problems = found
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
    #expect(reading.tiers("able", "cafe", "zebra", "abl") == [.common, .standard, .neverShown, nil])
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
    #expect(reading.tiers("able", "cafe", "zebra", "abl") == [.common, .standard, .neverShown, nil])
    let words = reading.lexicon?.words(from: Array("ablecafezr"))
    #expect(words?.map(\.word) == ["able", "cafe", "zebra"])
    #expect(words?.map(\.entry.tier) == [.common, .standard, .neverShown])
  }

  @Test(
    "a word is spelled by the third field, else with the accents that it is listed with",
    arguments: [
      ("cafe 1 caf\u{E9}", "caf\u{E9}"), ("Cafe\t1U  Caf\u{E9}\r", "Caf\u{E9}"), ("cafe x CAFE", "CAFE"),
      ("cafe 1 cafe", "cafe"), ("cafe 1", "cafe"), ("CAFE", "cafe"), ("caf\u{E9}", "caf\u{E9}"),
      ("CAF\u{C9} 2u", "caf\u{E9}"), ("caf\u{E9} 1 cafe", "cafe"),
      ("caf\u{E9} 3\ncafe 1 caf\u{EA}", "caf\u{EA}"),
      ("cafe 1\ncafe 4 caf\u{E9}", "cafe"),
    ])
  func spelling(list: String, spelling: String) {
    let reading = Reading("able 1\n\(list)\nzebra")
    #expect(reading.problems == [])
    #expect(reading.lexicon?.spelling(of: "cafe") == spelling)
    #expect(reading.lexicon?.spelling(of: "zebra") == "zebra")
    #expect(reading.lexicon?.words(from: Array("face")).map(\.spelling) == [spelling])
    #expect(reading.tiers("able", "zebra") == [.common, .standard])
  }

  @Test("words that share their letters are one line, with a spelling each")
  func spellings() {
    let reading = Reading("cafe 1 caf\u{E9}  Cafe\tcaf\u{E9}\nrose 2 rose caf\u{E9}\ngood")
    #expect(reading.lexicon?.spellings(of: "cafe") == ["caf\u{E9}", "Cafe"])
    #expect(reading.problems == [InputProblem(file: "own.txt", line: 2, .notASpelling(of: "rose"))])
    #expect(reading.tiers("good", "rose") == [.standard, nil])
  }

  @Test("a spelling that is no UTF-8 is a bad line like any other") func spellingNotUTF8() {
    let reading = Reading(Array("good\ncafe 1 caf".utf8) + [0xE9] + Array("\n".utf8))
    #expect(reading.problems == [InputProblem(file: "own.txt", line: 2, .notUTF8)])
    #expect(reading.tiers("good", "cafe") == [.standard, nil])
  }

  @Test("characters that nobody sees do not matter")
  func invisible() {
    let reading = Reading(
      "lan\u{200B}tern\nbutton\u{A0}\nmar\u{AD}ble\u{A0}1\nanchor\n\u{FEFF}basket\nket\u{2060}tle\n")
    #expect(reading.problems == [])
    #expect(
      reading.tiers("lantern", "button", "marble", "anchor", "basket", "kettle")
        == [.standard, .standard, .common, .standard, .standard, .standard])
  }

  @Test(
    "a list in another encoding is refused with its name",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0, 0x62, 0, 0x0A, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61, 0, 0x62], "UTF-16"),
      ([0x61, 0, 0x62, 0, 0x0A, 0, 0x63, 0], "UTF-16"), ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], name: String) {
    let reading = Reading(bytes)
    #expect(reading.lexicon == nil)
    #expect(reading.problems == [InputProblem(file: "own.txt", .encoding(name))])
  }

  @Test("a word and longer ones that begin with it are found in any order of the list")
  func aWordAndLongerOnesThatBeginWithItAreFoundInAny() {
    let orders = [
      ["car 1", "card 2", "cards 3"], ["card 2", "car 1", "cards 3"], ["cards 3", "card 2", "car 1"],
    ]
    for lines in orders {
      let reading = Reading(lines.joined(separator: "\n") + "\n")
      #expect(reading.tiers("ca", "car", "card", "cards") == [nil, .common, .familiar, .standard])
    }
  }

  @Test("words whose first eight letters are the same are sorted by the next ones, and each is there once")
  func longBeginnings() {
    let reading = Reading(
      "photographs 4\nphotographers 3\nphotograph 1\nphotographer 2\nphotographs 1\nphotograph 2\n")
    let words = ["photograph", "photographer", "photographers", "photographs"]
    #expect(reading.lexicon?.words(from: Array("photographerss")).map(\.word) == words)
    #expect(
      reading.lexicon?.words(from: Array("photographerss")).map(\.entry.tier) == [
        .common, .familiar, .standard, .common,
      ])
  }

  @Test(
    "the mark of a word that is not fit is read in every form of a list",
    arguments: [
      "able 1\nass 1u\ncafe 4u\nslur x\n", "slur x\nable 1\ncafe 4u\nass 1u",
      "Ass 1U\nCaf\u{E9}\t 4u \r\nable 1\nslur X",
      "able 1u\nable 1\nass 1u\nass 2\ncafe 4u\nslur x\n",
    ])
  func unfit(list: String) {
    let reading = Reading(list)
    #expect(reading.problems == [])
    #expect(reading.tiers("able", "ass", "cafe", "slur") == [.common, .common, .rare, .neverShown])
    let words = ["able", "ass", "cafe", "slur", "as"]
    #expect(words.map { reading.lexicon?.isFit($0) } == [true, false, false, false, false])
  }

  @Test("a sorted list with a line that is no word is read line by line")
  func aSortedListWithALineThatIsNoWordIsReadLineByLine() {
    let reading = Reading("able 1\n\nbest 7\ncafe 3\n")
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.line == 3)
    #expect(reading.tiers("able", "best", "cafe") == [.common, nil, .standard])
  }

  @Test(
    "a line that is no word is reported with its number and skipped",
    arguments: [
      ("ice cream", InputProblem.Cause.notWordAndTier), ("word 5", .notWordAndTier),
      ("word 12", .notWordAndTier), ("word u", .notWordAndTier), ("word xu", .notWordAndTier),
      ("word 1uu", .notWordAndTier), ("word 5u", .notWordAndTier), ("word w\u{F6}rd", .notWordAndTier),
      ("cafe 1 caf\u{E9} 2", .notASpelling(of: "cafe")), ("word 1 u", .notASpelling(of: "word")),
      ("cafe 2 caff\u{E8}", .notASpelling(of: "cafe")), ("cafe 2 caf\u{E9}s", .notASpelling(of: "cafe")),
      ("cafe 2 caf\u{E9}!", .notASpelling(of: "cafe")),
      ("don\u{27}t 1", .notAWord), ("\u{1B}[2Jx", .notAWord),
      ("a\u{0}b", .notAWord), (String(repeating: "a", count: 101), .wordTooLong(most: 100)),
      ("word1", .notAWord),
    ])
  func badLine(line: String, cause: InputProblem.Cause) {
    let reading = Reading("good 1\n\(line)\nbetter\n")
    #expect(reading.problems == [InputProblem(file: "own.txt", line: 2, cause)])
    #expect(reading.tiers("good", "better") == [.common, .standard])
  }

  @Test("a line of a million letters is a bad line like any other")
  func aLineOfAMillionLettersIsABadLineLikeAnyOther() {
    let reading = Reading(Array(repeating: UInt8(ascii: "a"), count: 1_000_000) + Array("\ngood\n".utf8))
    #expect(reading.problems == [InputProblem(file: "own.txt", line: 1, .wordTooLong(most: 100))])
    #expect(reading.tiers("good") == [.standard])
  }

  @Test("bytes that are no UTF-8 are a bad line like any other")
  func bytesThatAreNoUTF8AreABadLineLikeAnyOther() {
    let reading = Reading(Array("good\ncaf".utf8) + [0xE9] + Array("\n".utf8))
    #expect(reading.problems == [InputProblem(file: "own.txt", line: 2, .notUTF8)])
    #expect(reading.tiers("good") == [.standard])
  }

  @Test("of very many bad lines the first twenty are reported, and the number of the others")
  func ofVeryManyBadLinesTheFirstTwentyAreReportedAnd() {
    let reading = Reading(String(repeating: "don't\n", count: 25) + "do\n")
    #expect(reading.problems.count == 21)
    #expect(reading.problems.last == InputProblem(file: "own.txt", .furtherLines(5)))
  }

  @Test(
    "a list without a word is refused",
    arguments: [
      ("", InputProblem.Cause.emptyFile), ("\n\r\n \n", .noWord), ("1\n", .noWord),
    ])
  func refused(list: String, cause: InputProblem.Cause) {
    let reading = Reading(list)
    #expect(reading.lexicon == nil)
    #expect(reading.problems.last == InputProblem(file: "own.txt", cause))
  }

  @Test(
    "a list in lower case with tiers is used as it is only when it is sorted and no word is repeated",
    arguments: [
      "zebra x\nable 1\ncafe 3\n", "able 1\nzebra x\ncafe 3\n", "cafe 3\nable 1\nzebra x\n",
      "able 4\nable 1\ncafe 3\nzebra x\n", "able 1\nablest 2\nable 1\ncafe 3\nzebra x\n",
    ])
  func unsorted(list: String) {
    let reading = Reading(list)
    #expect(reading.problems == [])
    #expect(reading.tiers("able", "cafe", "zebra") == [.common, .standard, .neverShown])
    #expect(reading.lexicon?.words(from: Array("ablecafezr")).map(\.word) == ["able", "cafe", "zebra"])
  }
}
