import CGetopt
import Glibc

/// What the command line asks for.
struct Options {
  enum Action: Equatable {
    case play, help, version
    /// Which words the letters make.
    case find(String)
  }

  /// Why a command line cannot be used.
  struct Misuse: Error {
    let message: String
  }

  var action = Action.play
  var language: String?
  var theme: String?
  var seed: UInt64?
  var isASCII = false
  var usesMouse = true
  /// A word list to use instead of the language's.
  var wordList: String?
  /// The letters that a word must have at least.
  var shortest: Int?
  /// The words that are no options: the game to open, or a command and what it is about.
  var words: [String] = []

  private static let long: [(name: String, hasValue: Bool, letter: Character)] = [
    ("language", true, "l"), ("theme", true, "t"), ("seed", true, "s"), ("ascii", false, "a"),
    ("no-mouse", false, "m"), ("words", true, "w"), ("min-length", true, "n"), ("help", false, "h"),
    ("version", false, "V"),
  ]

  /// - Throws: `Misuse`, with a line that names the argument.
  init(_ arguments: [String]) throws(Misuse) {
    guard arguments.count > 1 else { return }
    var pointers = arguments.map { strdup($0) }
    pointers.append(nil)
    var table = Self.long.map { entry in
      option(
        name: strdup(entry.name), has_arg: entry.hasValue ? 1 : 0, flag: nil,
        val: Int32(entry.letter.asciiValue!))
    }
    table.append(option())
    defer {
      pointers.forEach { free($0) }
      table.forEach { free(UnsafeMutablePointer(mutating: $0.name)) }
    }
    let count = Int32(arguments.count)
    getopt_be_quiet()
    while true {
      let index = Int(getopt_index())
      let code = getopt_long(count, &pointers, ":hV", table, nil)
      if code == -1 { break }
      let value = getopt_value().map { String(cString: $0) } ?? ""
      try take(code, value, argument: pointers[max(1, min(index, arguments.count - 1))])
    }
    words = pointers[Int(getopt_index())..<arguments.count].map { String(cString: $0!) }
    try command()
  }

  /// What the words that are no options ask for.
  private mutating func command() throws(Misuse) {
    let operands = words.dropFirst()
    switch words.first {
    case "find":
      guard operands.count == 1 else { throw Misuse(message: "`find` takes the letters, as one word") }
      if action == .play { action = .find(operands[1]) }
    case nil, "hangman", "twist":
      if let extra = operands.first { throw Misuse(message: "`\(extra)`: there is no such command") }
    case let word?: throw Misuse(message: "`\(word)`: there is no such command")
    }
  }

  private mutating func take(
    _ code: Int32, _ value: String, argument: UnsafeMutablePointer<CChar>?
  ) throws(Misuse) {
    let written = argument.map { String(cString: $0) } ?? ""
    switch UInt8(truncatingIfNeeded: code) {
    case UInt8(ascii: "l"): language = value
    case UInt8(ascii: "t"): theme = value
    case UInt8(ascii: "a"): isASCII = true
    case UInt8(ascii: "m"): usesMouse = false
    case UInt8(ascii: "h"): action = .help
    case UInt8(ascii: "V"): action = .version
    case UInt8(ascii: "w"): wordList = value
    case UInt8(ascii: "n"):
      guard let number = Int(value), number > 0 else {
        throw Misuse(message: "--min-length `\(value)`: not a whole number from 1 on")
      }
      shortest = number
    case UInt8(ascii: "s"):
      guard let number = UInt64(value) else {
        throw Misuse(message: "--seed `\(value)`: not a whole number from 0 on")
      }
      seed = number
    case UInt8(ascii: ":"): throw Misuse(message: "`\(written)`: the value is missing")
    default: throw Misuse(message: "`\(written)`: there is no such option")
    }
  }

  static let version = "0.1.0"

  static let usage = """
    Usage: wordyard [hangman | twist] [options]      play
           wordyard find LETTERS [options]           every word that can be made from LETTERS
    Games of words for the terminal.

      --language CODE   en or nl; without it, as the locale says
      --theme NAME      night, paper, contrast or mono
      --seed N          the same N deals the same games
      --words FILE      find: take the words from FILE, one a line
      --min-length N    find: only words of N letters or more; without it, 3
      --ascii           draw with ASCII characters only
      --no-mouse        leave the mouse to the terminal
      --help            show this and end
      --version         show the version and end

    """
}
