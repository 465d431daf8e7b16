import CGetopt
import Glibc

/// What the command line asks for.
struct Options {
  enum Action: Equatable {
    case play, help, version
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
  /// The player's own word list.
  var words: String?
  /// Letters that are known not to be in the word.
  var missed = ""
  /// The letters that a word must have at least; each command has its own number where none is given.
  var shortest: Int?
  /// The command, when one is named: a game to open, or something that needs no terminal.
  var command: Command?
  /// What the command is given.
  var operand = ""

  /// What can be asked for in a word.
  enum Command: String {
    case hangman, twist, ghost, find, solve, guess

    /// How its operand is called; `nil` for a game, which takes none.
    var operand: String? {
      switch self {
      case .hangman, .twist, .ghost: nil
      case .find: "LETTERS"
      case .solve: "FRAGMENT"
      case .guess: "PATTERN"
      }
    }
  }

  private static let long: [(name: String, hasValue: Bool, letter: Character)] = [
    ("language", true, "l"), ("words", true, "w"), ("missed", true, "x"), ("min-length", true, "n"),
    ("theme", true, "t"),
    ("seed", true, "s"), ("ascii", false, "a"),
    ("no-mouse", false, "m"), ("help", false, "h"), ("version", false, "V"),
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
    try take(pointers[Int(getopt_index())..<arguments.count].map { String(cString: $0!) })
  }

  private mutating func take(_ names: [String]) throws(Misuse) {
    guard let name = names.first else { return }
    guard let command = Command(rawValue: name) else {
      throw Misuse(message: "`\(name)`: there is no such command")
    }
    self.command = command
    let expected = command.operand == nil ? 1 : 2
    if let operand = command.operand, names.count < 2 {
      throw Misuse(message: "`\(name)`: \(operand) is missing")
    }
    guard names.count <= expected else {
      throw Misuse(message: "`\(names[expected])`: one argument too many")
    }
    operand = names.count > 1 ? names[1] : ""
  }

  private mutating func take(
    _ code: Int32, _ value: String, argument: UnsafeMutablePointer<CChar>?
  ) throws(Misuse) {
    let written = argument.map { String(cString: $0) } ?? ""
    switch UInt8(truncatingIfNeeded: code) {
    case UInt8(ascii: "l"): language = value
    case UInt8(ascii: "w"): words = value
    case UInt8(ascii: "x"): missed += value
    case UInt8(ascii: "n"):
      guard let number = Int(value), number > 0 else {
        throw Misuse(message: "--min-length `\(value)`: not a whole number from 1 on")
      }
      shortest = number
    case UInt8(ascii: "t"): theme = value
    case UInt8(ascii: "a"): isASCII = true
    case UInt8(ascii: "m"): usesMouse = false
    case UInt8(ascii: "h"): action = .help
    case UInt8(ascii: "V"): action = .version
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
    Usage: wordyard [hangman | twist | ghost] [options]    play
           wordyard find LETTERS [options]     every word that LETTERS make
           wordyard solve FRAGMENT [options]   what each next letter leads to in Ghost
           wordyard guess PATTERN [options]    what fits a pattern such as _oo_
    Games of words for the terminal.

      --language CODE   en or nl; without it, as the locale says
      --words FILE      the words of this file, one a line, instead of the language's own
      --missed LETTERS  guess: letters that are not in the word
      --min-length N    find, solve: words of N letters or more; without it, 3 and 4
      --theme NAME      night, paper, contrast or mono
      --seed N          the same N deals the same games
      --ascii           draw with ASCII characters only
      --no-mouse        leave the mouse to the terminal
      --help            show this and end
      --version         show the version and end

    """
}
