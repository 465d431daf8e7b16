import CGetopt
import Engines
import Glibc

/// What the command line asks for.
struct Options {
  enum Action: Equatable {
    case play, help, version
  }

  /// Why a command line cannot be used.
  struct Misuse: Error {
    let message: Sentence

    init(_ english: String, dutch: String) {
      message = Sentence(english, dutch: dutch)
    }
  }

  var action = Action.play
  var language: String?
  var theme: String?
  var seed: UInt64?
  var isASCII = false
  var usesMouse = true
  /// The player's own word list.
  var words: String?
  var player: String?
  /// The folder of the records.
  var data: String?
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
    case hangman, twist, ghost, daily, scores, find, solve, guess

    /// How its operand is called; `nil` for a game, which takes none.
    var operand: String? {
      switch self {
      case .hangman, .twist, .ghost, .daily, .scores: nil
      case .find: "LETTERS"
      case .solve: "FRAGMENT"
      case .guess: "PATTERN"
      }
    }
  }

  private static let long: [(name: String, hasValue: Bool, letter: Character)] = [
    ("language", true, "l"), ("words", true, "w"), ("missed", true, "x"), ("min-length", true, "n"),
    ("theme", true, "t"), ("player", true, "p"), ("data", true, "d"),
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
      throw Misuse(
        "`\(name)`: there is no such command", dutch: "`\(name)`: zo'n opdracht is er niet")
    }
    self.command = command
    let expected = command.operand == nil ? 1 : 2
    if let operand = command.operand, names.count < 2 {
      throw Misuse(
        "`\(name)`: \(operand) is missing", dutch: "`\(name)`: \(operand) ontbreekt")
    }
    guard names.count <= expected else {
      throw Misuse(
        "`\(names[expected])`: one argument too many", dutch: "`\(names[expected])`: één argument te veel")
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
        throw Misuse(
          "--min-length `\(value)`: not a whole number from 1 on",
          dutch: "--min-length `\(value)`: geen heel getal vanaf 1")
      }
      shortest = number
    case UInt8(ascii: "t"): theme = value
    case UInt8(ascii: "p"): player = value
    case UInt8(ascii: "d"):
      guard !value.isEmpty else {
        throw Misuse(
          "--data ``: this names no folder", dutch: "--data ``: dit noemt geen map")
      }
      data = value
    case UInt8(ascii: "a"): isASCII = true
    case UInt8(ascii: "m"): usesMouse = false
    case UInt8(ascii: "h"): action = .help
    case UInt8(ascii: "V"): action = .version
    case UInt8(ascii: "s"):
      guard let number = UInt64(value) else {
        throw Misuse(
          "--seed `\(value)`: not a whole number from 0 on",
          dutch: "--seed `\(value)`: geen heel getal vanaf 0")
      }
      seed = number
    case UInt8(ascii: ":"):
      throw Misuse(
        "`\(written)`: the value is missing", dutch: "`\(written)`: de waarde ontbreekt")
    default:
      throw Misuse(
        "`\(written)`: there is no such option", dutch: "`\(written)`: zo'n optie is er niet")
    }
  }

  static let version = "0.1.0"

  static let usage = Sentence(
    """
    Usage: wordyard [hangman | twist | ghost | daily] [options]    play
           wordyard scores                     print the high scores
           wordyard find LETTERS [options]     every word that LETTERS make
           wordyard solve FRAGMENT [options]   what each next letter leads to in Ghost
           wordyard guess PATTERN [options]    what fits a pattern such as _oo_
    Games of words for the terminal.

      --language CODE   en or nl; without it, as you chose it or as the locale says
      --words FILE      the words of this file, one a line, instead of the language's own
      --missed LETTERS  guess: letters that are not in the word
      --min-length N    find, solve: words of N letters or more; without it, 3 and 4
      --player NAME     who plays, this time
      --data DIR        keep the records in DIR
      --theme NAME      night, paper, contrast or mono
      --seed N          the same N deals the same games
      --ascii           draw with ASCII characters only
      --no-mouse        leave the mouse to the terminal
      --help            show this and end
      --version         show the version and end

    """,
    dutch: """
      Gebruik: wordyard [hangman | twist | ghost | daily] [opties]    spelen
               wordyard scores                    de topscores tonen
               wordyard find LETTERS [opties]     elk woord dat van LETTERS te maken is
               wordyard solve FRAGMENT [opties]   waar elke volgende letter in Ghost toe leidt
               wordyard guess PATTERN [opties]    wat past bij een patroon zoals _oo_
      Woordspellen voor de terminal.

        --language CODE   en of nl; anders zoals je het koos of zoals de locale zegt
        --words FILE      de woorden van dit bestand, één per regel, in plaats van die van de taal
        --missed LETTERS  guess: letters die niet in het woord zitten
        --min-length N    find, solve: woorden van N letters of meer; anders 3 en 4
        --player NAME     wie er speelt, deze keer
        --data DIR        bewaar de gegevens in DIR
        --theme NAME      night, paper, contrast of mono
        --seed N          dezelfde N geeft dezelfde spellen
        --ascii           teken alleen met ASCII
        --no-mouse        laat de muis aan de terminal
        --help            toon dit en stop
        --version         toon de versie en stop

      """)
}
