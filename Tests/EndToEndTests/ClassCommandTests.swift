import Engines
import Records
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

  @Test(
    "a list by letter is asked about, and taken, in every language",
    arguments: [
      ("nl", "nee", "ja", "2 woorden"), ("de", "nein", "ja", "2 Wörter"), ("fr", "non", "oui", "2 mots"),
      ("es", "no", "sí", "2 palabras"),
    ])
  func letterIn(code: String, no: String, yes: String, words: String) throws {
    let home = try Home()
    let entries = [Vocabulary.Entry("Haus", meaning: "house"), Vocabulary.Entry("Baum", meaning: "tree")]
    let letter = ListLetter(name: "lesson1", title: "Lektion 1", language: "de", entries: entries).text
    let text = try #require(letter)
    for (answer, isTaken) in [(no, false), (yes, true)] {
      let robot = try PipeRobot(["play", text], home: home, language: code)
      #expect(robot.said.contains { $0.contains("Lektion 1") && $0.contains(words) }, "\(robot.said)")
      #expect(robot.prompt?.contains(yes) == true && robot.prompt?.contains(no) == true)
      let answered = try robot.say(answer)
      #expect(home.files.contains("vocabulary") == isTaken)
      let isTold = answered.contains { $0.contains("Lektion 1") && $0.contains(words) }
      #expect(isTold == isTaken, "\(answered)")
    }
  }

  @Test(
    "a folder that nobody may write into is named with its reason, and its lists are reported all the same")
  func readOnly() throws {
    let home = try Home()
    let path = try Self.school(home, ["lesson1.tsv": "Haus\thouse\nBaum\ttree\n"])
    // Root writes everywhere, until it has no right to.
    func run(_ arguments: String...) throws -> Program.Result {
      let rights = geteuid() == 0 ? "setpriv --bounding-set=-dac_override --inh-caps=-dac_override" : ""
      let script = "exec \(rights) \"$0\" \"$@\""
      var shell = try Wordyard.program(["-c", script, Wordyard.path()] + arguments, home, [:])
      shell.path = "/bin/sh"
      return try shell.run()
    }
    chmod(path, 0o500)
    chmod(path + "/lesson1.tsv", 0o400)
    let taken = try run("import", "--from", path, "--language", "de")
    #expect(taken.output.hasPrefix("lesson1: 2 words.\n") && taken.exit == Exit(code: 0), "\(taken.errors)")
    let folder = home.records + "/vocabulary"
    try home.write(Array("Hund\tdog\n".utf8), to: "lesson2.tsv")
    remove(folder + "/.lock")
    chmod(folder, 0o500)
    for arguments in [["--from", path], [home.path + "/lesson2.tsv"]] {
      let refused = try run("import", arguments[0], arguments.count > 1 ? arguments[1] : "--language=de")
      #expect(refused.exit == Exit(code: 2))
      let errors = refused.errors
      #expect(errors.hasPrefix("wordyard: \(folder)/") && errors.hasSuffix(": Permission denied\n"))
      #expect(refused.errors.count { $0 == "\n" } == 1)
    }
    let report = try run("practice", "--report", "--player", "Ada", "--language", "de")
    #expect(report.output.contains("\nlesson1: 2 Wörter,") && report.exit == Exit(code: 0))
    chmod(folder, 0o700)
    chmod(path, 0o700)
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
