import Records
import TestSupport
import Testing

/// `wordyard import` and `wordyard export`.
@Suite struct VocabularyCommandTests {
  private static func file(_ name: String) -> String {
    "\(Checkout.root)/Tests/EnginesTests/Fixtures/Vocabulary/\(name)"
  }

  @Test("an import says how many words it took, and of each other line why not") func imported() throws {
    let home = try Home()
    let file = Self.file("no-letters.tsv")
    let result = try Wordyard.run(["import", file, "--name", "first"], home: home)
    #expect(result.exit == Exit(code: 0))
    #expect(result.output.hasSuffix("/vocabulary/first.tsv.\n2 were not taken.\n"))
    #expect(result.output.hasPrefix("1 word is now in "))
    #expect(
      result.errors
        == [1, 2].map { "wordyard: \(file):\($0): there is no letter to guess\n" }.joined())
    let again = try Wordyard.run(["import", file, "--name", "first"], home: home)
    #expect(again.exit == Exit(code: 2) && again.output == "")
    #expect(again.errors.contains("first.tsv: there is a vocabulary of this name; `--name` gives it another"))
    let practice = try Wordyard.run(["practice", "--plain", "--language", "en"], home: home)
    #expect(practice.output.contains("Practice, word 1 of 1.") && practice.output.contains("chien"))
  }

  @Test("the name is that of the file, and a name that no file can have is refused") func names() throws {
    let home = try Home()
    let result = try Wordyard.run(["import", Self.file("parley.kvtml")], home: home)
    #expect(
      result.output.contains("2 words are now in ") && result.output.contains("/vocabulary/parley.tsv."))
    for name in ["", "a/b", ".a", "a\u{1B}[0m"] {
      let refused = try Wordyard.run(["import", Self.file("bom.csv"), "--name", name], home: home)
      #expect(refused.exit == Exit(code: 2) && refused.errors.contains("not a name for a vocabulary"))
    }
  }

  @Test(
    "what cannot be imported is named, with exit 2",
    arguments: [
      (["import"], "`import`: FILE is missing"), (["import", "/dev/null"], "/dev/null: not a regular file"),
      (["import", "/nowhere"], "/nowhere: No such file or directory"),
      (["find", "abc", "--name", "x"], "--name: only valid with the command `import`"),
      (["export"], "`export`: `--missed` is missing"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Wordyard.run(arguments)
    #expect(result.exit == Exit(code: 2) && result.output == "" && result.errors.contains(message))
  }

  @Test("the words that were missed are exported with their meanings, the others not") func exported() throws
  {
    let home = try Home()
    home.read { records in
      records.addForPractice(["moss", "stone"], of: "Ada", language: "en", missedOn: .today)
      records.save(
        PracticeWord("stone", box: 2, due: .today), of: "Ada", language: "en", answeredOn: .today)
    }
    let result = try Wordyard.run(["export", "--missed", "--player", "Ada", "--language", "en"], home: home)
    #expect(result.exit == Exit(code: 0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["#separator:tab", "#html:false"])
    #expect(lines.count == 3 && lines[2].hasPrefix("moss\ttiny leafy-stemmed"))
    let nobody = try Wordyard.run(["export", "--missed", "--player", "Bob"], home: home)
    #expect(nobody.exit == Exit(code: 1) && nobody.errors.contains("Bob has missed no word"))
  }
}
