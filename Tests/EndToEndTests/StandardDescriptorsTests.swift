import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program started with standard input, output or error closed.
struct StandardDescriptorsTests {
  /// The file that a descriptor of a process refers to.
  private static func file(_ descriptor: Int32, of process: pid_t) -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/\(process)/fd/\(descriptor)", &path, path.count)
    return String(decoding: path[..<max(0, length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test("without standard error no file of the program gets its number")
  func withoutStandardErrorNoFileOfTheProgramGetsIts() throws {
    let terminal = try Wordyard.openShell("exec \"$WORDYARD\" --seed 6 2>&-")
    try terminal.openHangman()
    #expect(Self.file(2, of: terminal.process) == "/dev/null")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
  }

  @Test("output that nobody can receive is an error", arguments: [">&-", "<&- >&-"])
  func output(closed: String) throws {
    let terminal = try Wordyard.openShell("\"$WORDYARD\" find cod \(closed); echo ended with $?")
    try terminal.wait(for: "ended with 2")
    #expect(terminal.shows("wordyard: "))
  }
}
