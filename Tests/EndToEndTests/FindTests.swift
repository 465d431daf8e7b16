import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `wordyard find`, run as a player runs it.
@Suite struct FindTests {
  @Test(
    "it prints what counting letters one by one finds, on the whole list",
    arguments: [
      ("conned", "en", 3), ("elrstu", "en", 3), ("Zwölf", "en", 2), ("aaaaaa", "en", 3),
      ("abcdefghijklmnopqrstuvwxyz", "en", 9),
      ("ordnen", "nl", 3), ("reeel", "nl", 3), ("ideeën", "nl", 5), ("ÉÉNS", "nl", 3),
      ("eeeennnnsttrrrr", "nl", 8), ("qqq", "nl", 3),
    ])
  func exact(letters: String, code: String, shortest: Int) throws {
    let expected = counted(letters.lowercased(), "assets/languages/\(code)/words.txt", shortest)
    let result = try Wordyard.run("find", letters, "--language", code, "--min-length", "\(shortest)")
    #expect(result.output == expected)
    #expect(result.errors == "")
    #expect(result.exit == Exit(code: expected.isEmpty ? 1 : 0))
  }

  @Test("without --min-length the words have three letters or more")
  func withoutMinLengthTheWordsHaveThreeLettersOrMore() throws {
    let result = try Wordyard.run("find", "tea", "--language", "en")
    #expect(result.output == "ate\neat\neta\ntae\ntea\n")
  }

  @Test("a word is printed in its spelling, in the order of its letters") func aWordIsPrintedInItsSpelling()
    throws
  {
    let dutch = try Wordyard.run("find", "reeel", "--language", "nl", "--min-length", "5")
    #expect(dutch.output == "reëel\nreële\n")
    let files = try TemporaryFolder()
    let list = try files.write("cafes\nface 2\ncafe 1 Café\n\u{E9}caf 4\nsafe x S\u{E1}fe\n", to: "own.txt")
    let own = try Wordyard.run("find", "cafes", "--words", list, "--language", "nl")
    #expect(own.output == "Café\ncafes\nécaf\nface\n")
    #expect(own.errors == "")
  }

  @Test("a spelling with other letters than its word is reported with its line, and the line skipped")
  func aSpellingWithOtherLettersIsReported() throws {
    let files = try TemporaryFolder()
    let list = try files.write("face 2\ncafe 1 coffee\n", to: "own.txt")
    let own = try Wordyard.run("find", "cafes", "--words", list, "--language", "en")
    #expect(own.output == "face\n")
    #expect(own.errors == "wordyard: \(list):2: the spelling does not have the letters of `cafe`\n")
  }

  @Test("a player's own list replaces the language's") func aPlayersOwnListReplacesTheLanguages() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/own.txt"
    let file = try #require(fopen(path, "w"))
    fputs("tea\nEat\nset x\nat\nteas 4\nsea 1u\n", file)
    fclose(file)
    let result = try Wordyard.run("find", "seat", "--words", path, "--language", "en")
    #expect(result.output == "eat\nsea\ntea\nteas\n")
    #expect(result.exit == Exit(code: 0))
  }

  @Test(
    "unusable arguments are refused in one line",
    arguments: [
      ["find"], ["find", ""], ["find", "a1"], ["find", "tea", "eat"], ["find", "tea", "--min-length", "0"],
      ["find", "tea", "--words", "/nowhere"], ["find", "\u{1B}[31m"],
    ])
  func unusableArgumentsAreRefusedInOneLine(arguments: [String]) throws {
    let result =
      switch arguments.count {
      case 1: try Wordyard.run(arguments[0])
      case 2: try Wordyard.run(arguments[0], arguments[1])
      case 3: try Wordyard.run(arguments[0], arguments[1], arguments[2])
      default: try Wordyard.run(arguments[0], arguments[1], arguments[2], arguments[3])
      }
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("wordyard: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(!result.errors.contains("\u{1B}"))
  }

  /// Every word of a list, except those of tier x, in which no letter occurs more often than in the given letters: a
  /// different method from the program's, which removes letters from a bag.
  private func counted(_ letters: String, _ list: String, _ shortest: Int) -> String {
    let plain: [Character: Character] = ["é": "e", "ë": "e", "ö": "o"]
    var have: [Character: Int] = [:]
    for letter in letters { have[plain[letter] ?? letter, default: 0] += 1 }
    let lines = (Checkout.text(list) ?? "").split(separator: "\n")
    let words = lines.map { $0.split(separator: " ") }.filter { $0[1] != "x" }
    return words.filter { fields in
      let word = fields[0]
      return word.utf8.count >= shortest && word.utf8.count <= letters.count
        && word.allSatisfy { letter in word.count { $0 == letter } <= have[letter, default: 0] }
    }.map { ($0.count > 2 ? $0[2] : $0[0]) + "\n" }.joined()
  }
}
