import Records
import TestSupport
import Testing

/// `wordyard import --from DIR`, `export NAME --letter` and `practice --report`.
@Suite struct ClassCommandTests {
  private static func school(_ home: Home, _ lessons: [String: String]) throws -> String {
    for (name, rows) in lessons { try home.write(Array(rows.utf8), to: "school/\(name)") }
    return home.path + "/school"
  }

  @Test(
    "the lists of a folder are taken, and what is new in them is told once at a start that waits for nothing")
  func folder() throws {
    let home = try Home()
    let path = try Self.school(home, ["lesson1.tsv": "Haus\thouse\nBaum\ttree\n", "notes.md": "# Notes\n"])
    try home.write([UInt8](repeating: 0x61, count: 10_000_000), to: "school/big.txt")
    let first = try Wordyard.run(["import", "--from", path, "--language", "de"], home: home)
    #expect(first.output == "lesson1: 2 words.\nEach start looks for changes in \(path).\n")
    #expect(first.errors.contains("big.txt: larger than") && first.exit == Exit(code: 0))
    let again = try Wordyard.run(["import", "--from", path], home: home)
    #expect(again.output == "Nothing is new in \(path).\n" && again.errors == "")
    _ = try Self.school(home, ["lesson1.tsv": "Haus\thouse\nBaum\ttree\nHund\tdog\n"])
    let robot = try PipeRobot(["--plain", "--language", "en"], home: home)
    for _ in 0..<2000 where !robot.said.contains("lesson1 has 1 new word.") { try robot.say("board") }
    #expect(robot.said.contains("lesson1 has 1 new word."))
    try robot.say("q")
    let next = try Wordyard.run(["--plain", "--language", "en"], home: home)
    #expect(!next.output.contains("new word"))
    let gone = try Wordyard.run(["import", "--from", home.path + "/nowhere"], home: home)
    #expect(gone.exit == Exit(code: 2) && gone.errors.contains("No such file or directory"))
  }

  @Test("a list is printed as a letter, and becomes one elsewhere after a question") func letter() throws {
    let (home, other) = (try Home(), try Home())
    let path = try Self.school(home, ["lesson1.tsv": "Haus\thouse\nBaum\ttree\n"])
    _ = try Wordyard.run(["import", path + "/lesson1.tsv", "--language", "de"], home: home)
    let letter = try Wordyard.run(["export", "lesson1", "--letter"], home: home)
    #expect(letter.output.hasPrefix("WY3") && letter.exit == Exit(code: 0))
    let text = String(letter.output.dropLast())
    for line in ["no", "yes"] {
      let robot = try PipeRobot(["play", text, "--language", "en"], home: other)
      try robot.say(line)
      #expect(robot.said.contains("lesson1: 2 words, Deutsch."))
      #expect(other.files.contains("vocabulary") == (line == "yes"))
    }
    let wrong = try Wordyard.run(["play", String(text.dropLast()), "--language", "en"], home: other)
    #expect(wrong.exit == Exit(code: 3) && wrong.errors.contains("A character of this list is wrong"))
    let none = try Wordyard.run(["export", "lesson2", "--letter", "--language", "en"], home: home)
    #expect(none.exit == Exit(code: 2) && none.errors.contains("`lesson2`: there is no such list"))
    let words = (0..<900).map {
      "wort" + String($0).map { String(Array("abcdefghij")[Int(String($0))!]) }.joined()
    }
    _ = try Self.school(home, ["long.tsv": words.map { "\($0)\tmeaning\n" }.joined()])
    _ = try Wordyard.run(["import", path + "/long.tsv", "--language", "de"], home: home)
    let long = try Wordyard.run(["export", "long", "--letter", "--language", "en"], home: home)
    #expect(
      long.exit == Exit(code: 2)
        && long.errors.contains("900 words are too many for a letter of 2000 characters"))
  }

  @Test("a report says what was practised, list by list, of one player only") func report() throws {
    let home = try Home()
    let path = try Self.school(home, ["lesson1.tsv": "Haus\thouse\nBaum\ttree\n"])
    let empty = try Wordyard.run(["practice", "--report", "--language", "en"], home: home)
    #expect(empty.exit == Exit(code: 1) && empty.errors.contains("there is nothing to practise"))
    _ = try Wordyard.run(["import", path + "/lesson1.tsv", "--language", "de"], home: home)
    home.read { records in
      records.addForPractice(["haus"], of: "Ada", language: "de", missedOn: Day(number: Day.today.number - 1))
      records.addForPractice(["baum"], of: "Bob", language: "de", missedOn: .today)
    }
    let options = ["practice", "--player", "Ada", "--language", "de"]
    let report = try Wordyard.run(options + ["--report"], home: home)
    #expect(report.output.contains("\nlesson1: 2 Wörter, 1 gefragt, 0 gekonnt, 1 fällig.\n"))
    #expect(report.output.hasSuffix("Am schwersten: Haus (1).\n"))
    let json = try Wordyard.run(options + ["--json"], home: home)
    #expect(
      json.output.contains(
        "\"lists\":[{\"name\":\"lesson1\",\"title\":\"lesson1\",\"words\":2,\"seen\":1,\"known\":0,\"due\":1,\"hardest\":[{"
      ))
  }
}
