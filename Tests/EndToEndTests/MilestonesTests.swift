import Engines
import Play
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

/// `--milestones FILE`, which programs follow.
@Suite struct MilestonesTests {
  private static func lines(_ path: String) -> [String] {
    String(decoding: bytes(ofFile: path) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Plays by lines, with the options.
  @discardableResult
  private static func play(
    _ arguments: [String], _ lines: [String], _ home: Home
  ) throws -> (said: [String], exit: Exit) {
    let robot = try PipeRobot(arguments, home: home)
    for line in lines { try robot.say(line) }
    let end = try robot.end()
    return (robot.said, end.exit)
  }

  @Test("a game that ends is one line after the others") func games() throws {
    let home = try Home()
    let path = home.path + "/lines"
    try Self.play(["hangman", "--milestones", path], ["e", "give up", "yes"], home)
    try Self.play(["twist", "--milestones=" + path], ["give up", "yes"], home)
    try Self.play(["ghost", "--milestones", path], ["menu"], home)
    let lines = Self.lines(path)
    try SchemaTests.validate(lines.map { ("milestone", $0) })
    #expect(lines.count == 2)
    let ends = [
      #""event":"game","player":"Ada","game":"hangman","mode":"hangman-phrases","language":"en""#,
      #""mode":"twist-untimed-standard","language":"en","date":"\#(Day.today)","result":"lost","points":0"#,
    ]
    for (line, end) in zip(lines, ends) { #expect(line.contains(end), "\(line)") }
    #expect(lines[0].contains(#""result":"lost","points":0,"misses":7,"hints":0,"streak":0}"#))
  }

  @Test("a day that is done is a line, and none of its secrets is in the file") func day() throws {
    let home = try Home()
    let path = home.path + "/lines"
    let moves = ["1", "give up", "yes", "puzzles", "2", "give up", "yes", "puzzles", "3", "give up", "yes"]
    let said = try Self.play(["daily", "--milestones", path], moves, home).said
    let lines = Self.lines(path)
    try SchemaTests.validate(lines.map { ("milestone", $0) })
    #expect(lines.count == 4)
    #expect(
      lines[3].contains(#""event":"day","player":"Ada","language":"en""#)
        && lines[3].hasSuffix(#""in_a_row":1}"#))
    let word = try #require(said.lazy.compactMap { $0.firstMatch(of: #/It was (\w+)\./#) }.first).1
      .lowercased()
    #expect(!lines.joined().lowercased().contains(word))
  }

  @Test("the Devil who is beaten is a line of his own") func devil() throws {
    let home = try Home()
    home.read {
      $0.save(settings: ["hangman.host": HangmanSetUp.Host.devil.saved, "hangman.length": "5"], for: "Ada")
    }
    let words = try TemporaryFolder()
    let fives = ["abbey", "badge", "cabin", "dance", "eagle", "fable"]
    let list = try words.write(fives.map { $0 + " 1\n" }.joined(), to: "words.txt")
    let path = home.path + "/lines"
    let robot = try PipeRobot(["hangman", "--words", list, "--milestones", path], home: home)
    try robot.say("e")
    try robot.guess(among: fives, isWin: true)
    _ = try robot.end()
    let events = Self.lines(path).compactMap { $0.firstMatch(of: #/"event":"(\w+)"/#).map { String($0.1) } }
    #expect(events == ["game", "devil"])
  }

  @Test("a match by post that ends is a line") func post() throws {
    let (ada, bob) = (try Home(), try Home())
    let begin = ["play", "hangman", "--open", "--solve", "black hole", "--language", "en"]
    let letter = try Wordyard.run(begin, home: ada).output
    let first = String(letter.split(separator: "\n")[0])
    let path = bob.path + "/lines"
    let result = try Wordyard.run(
      "play", first, "--solve", "black hole", "--milestones", path, "--player", "Bob", home: bob)
    #expect(result.exit == Exit(code: 0), "\(result.errors)")
    let lines = Self.lines(path)
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(#""event":"match","player":"Bob","game":"hangman","mode":"hangman-post""#) == true
    )
    #expect(lines.first?.contains(#""result":"won""#) == true)
  }

  @Test("a line names the language, whatever that is", arguments: ["nl", "de", "fr", "es"])
  func languages(code: String) throws {
    let (ada, bob) = (try Home(), try Home())
    let word = ["nl": "gracht", "de": "garten", "fr": "jardin", "es": "naranja"][code]!
    let begin = ["play", "hangman", "--open", "--solve", word, "--language", code]
    let letter = String(try Wordyard.run(begin, home: ada).output.prefix { $0 != "\n" })
    let path = bob.path + "/lines"
    let move = ["play", letter, "--solve", word, "--milestones", path, "--player", "Bob", "--language", code]
    _ = try Wordyard.run(move, home: bob)
    let lines = Self.lines(path)
    try SchemaTests.validate(lines.map { ("milestone", $0) })
    #expect(
      lines.count == 1 && lines[0].contains(#""mode":"hangman-post","language":"\#(code)""#), "\(lines)")
  }

  @Test("a match at a table that ends is a line for each who plays in it") func table() throws {
    let table = try TableOfTerminals(["Ada", "Bob"])
    for name in table.names {
      table.home(of: name).read { $0.save(settings: ["milestones": true.saved], for: name) }
    }
    try table.begin()
    try table.playToTheEnd()
    let lines = table.names.map { Self.lines(table.home(of: $0).records + "/milestones.jsonl") }
    #expect(lines.map(\.count) == [1, 1])
    try SchemaTests.validate(lines.joined().map { ("milestone", $0) })
    for (name, line) in zip(table.names, lines.joined()) {
      let begin = #""event":"match","player":"\#(name)","game":"ghost","mode":"ghost-table","language":"en""#
      #expect(line.contains(begin), "\(line)")
    }
    #expect(Set(lines.joined().map { $0.contains(#""result":"won""#) }) == [true, false])
  }

  @Test("by the setting the lines are in the folder of the records, for guests not") func setting() throws {
    let home = try Home()
    home.read { $0.save(settings: ["milestones": true.saved], for: "Ada") }
    try Self.play(["hangman"], ["give up", "yes"], home)
    #expect(Self.lines(home.records + "/milestones.jsonl").count == 1)
    let guest = try RunningProgram(
      Wordyard.program(["hangman", "--guest", "Ada", "--data", home.records], home, [:]), hasInput: true)
    for line in ["give up", "yes"] { guest.write(line) }
    guest.endInput()
    _ = try guest.end()
    #expect(Self.lines(home.records + "/milestones.jsonl").count == 1)
  }

  @Test("what is no file is refused at once, and nothing is played") func refused() throws {
    let home = try Home()
    let fifo = home.path + "/fifo"
    mkfifo(fifo, 0o600)
    for path in [fifo, home.path, "/dev/full", home.path + "/nowhere/lines"] {
      let result = try Wordyard.run("hangman", "--milestones", path, home: home)
      #expect(result.exit == Exit(code: 2) && result.output == "")
      #expect(result.errors.hasPrefix("wordyard: \(path): ") && result.errors.count { $0 == "\n" } == 1)
    }
  }

  @Test("a full disk costs nothing but the lines, and is said once") func full() throws {
    let home = try Home()
    let path = home.path + "/lines"
    try home.write([UInt8](repeating: UInt8(ascii: "\n"), count: 512 * 2000), to: "lines")
    let script = "ulimit -f 2000; exec \"$0\" hangman --player Ada --language en --milestones '\(path)' 2>&1"
    var shell = try Wordyard.program(["-c", script, Wordyard.path()], home, [:])
    shell.path = "/bin/sh"
    let program = try RunningProgram(shell, hasInput: true)
    for line in ["give up", "yes", "1", "give up", "yes"] { program.write(line) }
    program.endInput()
    let end = try program.end()
    #expect(end.exit == Exit(code: 0))
    #expect(bytes(ofFile: path)?.count == 512 * 2000)
    #expect(home.read { $0.finishedGames(of: "Ada").count } == 2)
    #expect(end.lines.count { $0.hasPrefix("wordyard: \(path): ") } == 1, "\(end.lines)")
  }
}
