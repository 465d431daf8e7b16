import Engines
import Records
import Storage
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Endless, too large and irregular files in place of a player's own files.
@Suite struct HostileFilesTests {
  private func makeFifo(_ path: String, in folder: TemporaryFolder) throws {
    try folder.write("", to: path + ".placeholder")
    #expect(mkfifo(folder.path + "/" + path, 0o600) == 0)
  }

  /// Begins a game of Hangman with a player's own files, leaves it, and returns all that the program has sent.
  private func messages(playing home: Home, with files: TemporaryFolder) throws -> String {
    let terminal = try Wordyard.open(
      "hangman", "--data", home.records, environment: ["XDG_DATA_HOME": files.path], home: home)
    terminal.belongings.append(files)
    try terminal.wait(for: "0 of 7")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    return String(decoding: terminal.received, as: UTF8.self)
  }

  @Test("a fifo among the phrases or pictures is reported and not read")
  func aFifoAmongThePhrasesOrPicturesIsReportedAndNot() throws {
    let home = try Home()
    let files = try TemporaryFolder()
    try makeFifo("wordyard/phrases/pipe.txt", in: files)
    try makeFifo("wordyard/gallows/pipe.txt", in: files)
    let messages = try messages(playing: home, with: files)
    #expect(messages.contains("phrases/pipe.txt: not a regular file"))
    #expect(messages.contains("gallows/pipe.txt: not a regular file"))
  }

  @Test("a device or a folder is refused as a list of words", arguments: ["/dev/zero", "/dev/tty", "/"])
  func aDeviceOrAFolderIsRefusedAsAListOfWords(path: String) throws {
    let result = try Wordyard.run("guess", "___", "--words", path)
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("wordyard: \(path):"), "\(result.errors)")
  }

  @Test("a pipe is accepted as a list of words") func aPipeIsAcceptedAsAListOfWords() throws {
    let terminal = try Wordyard.openShell(
      "cd \"$HOME\"; mkfifo words; (printf 'cat\\ndog\\n' > words &); \"$WORDYARD\" find tac --words words")
    try terminal.wait(for: "cat")
    #expect(try terminal.waitForExit() == Exit(code: 0))
  }

  @Test("a file of more than a megabyte is refused") func aFileOfMoreThanAMegabyteIsRefused() throws {
    let home = try Home()
    let files = try TemporaryFolder()
    try files.write(
      "# Long\n" + String(repeating: "A rolling stone\n", count: 70_000), to: "wordyard/phrases/long.txt")
    #expect(try messages(playing: home, with: files).contains("phrases/long.txt: larger than 1 MB"))
  }

  @Test("of very many bad lines twenty are reported, and the number of the others")
  func ofVeryManyBadLinesTwentyAreReportedAndTheNumber() throws {
    let home = try Home()
    let files = try TemporaryFolder()
    try files.write(
      "# Bad\nGood one\n" + String(repeating: "!!!\n", count: 20_000), to: "wordyard/phrases/bad.txt")
    let messages = try messages(playing: home, with: files)
    #expect(messages.components(of: "bad.txt:") == 21)
    #expect(messages.contains("19980 more bad lines"))
  }

  @Test("a relative path of the data counts as unset") func aRelativePathOfTheDataCountsAsUnset() throws {
    let home = try Home(isFirstStart: true)
    let terminal = try Wordyard.open(environment: ["XDG_DATA_HOME": "relative"], home: home)
    try terminal.wait(for: "Nederlands")
    try terminal.press(.enter)
    try terminal.wait(for: "1/5")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(bytes(ofFile: home.path + "/.local/share/wordyard/wordyard.db") != nil)
  }

  /// Mounts the file in `$1` in place of the user database, in which the user is `root`, and runs a command.
  private static let withUsers = [
    "-rm", "/bin/sh", "-ec", #"mount --bind "$1" /etc/passwd; shift; exec "$@""#, "sh",
  ]

  /// Whether the user may replace the user database for a command.
  private static let canReplaceUsers: Bool = {
    let check = Program(
      "/usr/bin/unshare", withUsers + ["/etc/passwd", "true"], environment: ["PATH": "/usr/bin:/bin"])
    return (try? check.run())?.exit == Exit(code: 0)
  }()

  @Test(
    "without HOME the user database names the folder", .enabled(if: canReplaceUsers),
    arguments: ["", "relative"], [true, false])
  func homeOfTheUserDatabase(named: String, hasScores: Bool) throws {
    let home = try TemporaryFolder()
    let users = try home.write("root:x:0:0::\(home.path)/root:/bin/sh\n", to: "passwd")
    if hasScores {
      let store = RecordStore(folder: home.path + "/root/.local/share/wordyard")
      let result = GameResult(
        player: "Grace", mode: .phraseBook, language: "en", day: Day("2026-11-20")!, isWon: true)
      store.finish(result, game: 0)
      store.close()
    }
    let program = Program(
      "/usr/bin/unshare", Self.withUsers + [users, try Wordyard.path(), "scores"],
      environment: ["HOME": named, "XDG_DATA_HOME": "", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
    let result = try program.run()
    #expect(result.exit == Exit(code: hasScores ? 0 : 1), "\(result.errors)")
    #expect(result.output.contains("1  Grace") == hasScores, "\(result.output)")
    #expect(home.names(in: "") == (hasScores ? ["passwd", "root"] : ["passwd"]))
    #expect(bytes(ofFile: "/.local/share/wordyard/wordyard.db") == nil)
  }

  @Test(
    "a command that only reads creates no files", arguments: [["scores"], ["yard"], ["daily", "--share"]])
  func aCommandThatOnlyReadsCreatesNoFiles(arguments: [String]) throws {
    let home = try Home(isFirstStart: true)
    #expect(try Wordyard.run(arguments, home: home).exit == Exit(code: 1))
    #expect(access(home.path + "/data", F_OK) != 0)
    let played = try Home()
    let before = played.files
    #expect(try Wordyard.run(arguments, home: played).exit == Exit(code: 1))
    #expect(played.files == before)
  }

  @Test("a full device is reported in one line", arguments: ["--help", "--version"])
  func aFullDeviceIsReportedInOneLine(option: String) throws {
    let terminal = try Wordyard.openShell("\"$WORDYARD\" \(option) > /dev/full; echo \"code $?\"")
    try terminal.wait(for: "code 2")
    #expect(terminal.shows("standard output: No space left on device"))
  }

  @Test("too few file descriptors are reported in one line", arguments: 4...9)
  func tooFewFileDescriptorsAreReportedInOneLine(count: Int) throws {
    let terminal = try Wordyard.openShell("ulimit -n \(count); \"$WORDYARD\" --version; echo \"code $?\"")
    try terminal.wait(for: "code 2")
    #expect(terminal.shows("the limit on open files is too low"))
  }

  @Test("too small a stack is reported in one line") func tooSmallAStackIsReportedInOneLine() throws {
    let terminal = try Wordyard.openShell("ulimit -s 100; \"$WORDYARD\" hangman; echo \"code $?\"")
    try terminal.wait(for: "code 2")
    #expect(terminal.shows("the limit on the stack is too low"))
  }

  @Test("too little memory is reported in one line") func tooLittleMemoryIsReportedInOneLine() throws {
    // With the least of these the loader of some systems gives up before the program begins, and says 127.
    let terminal = try Wordyard.openShell(
      """
      for limit in 2560 3072 3584 4000; do
        (ulimit -d $limit; exec "$WORDYARD" hangman); code=$?
        [ $code -eq 127 ] || break
      done; echo "code $code"
      """)
    try terminal.wait(for: "code 2")
    #expect(terminal.shows("the limit on memory is too low"))
  }

  @Test(
    "a limit of 32 open files suffices, and is raised for the connections of tables if permitted",
    arguments: [("-n 32", 32), ("-S -n 32; ulimit -H -n 50", 50), ("-S -n 32", 93)])
  func aLimitOf32OpenFilesSufficesAndIsRaisedForThe(
    limit: String, raised: Int
  ) throws {
    let terminal = try Wordyard.openShell("ulimit \(limit); exec \"$WORDYARD\"")
    try terminal.wait(for: VirtualTerminal.tagline)
    let limits = String(
      decoding: try #require(bytes(ofFile: "/proc/\(terminal.process)/limits")), as: UTF8.self)
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max open files") })
    #expect(line.split(separator: " ")[3] == "\(raised)")
  }

  @Test("more than sixty letters are refused", arguments: ["find", "solve", "guess"])
  func moreThanSixtyLettersAreRefused(command: String) throws {
    let result = try Wordyard.run(command, String(repeating: "e", count: 100_000))
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("60 letters"), "\(result.errors.prefix(200))")
  }
}

extension String {
  /// The number of occurrences of a text in this one.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
