import Engines
import Kit
import Menus
import Records
import Terminal
import TextUI

extension CommandLineStrings {
  static let english = CommandLineStrings(
    usage: { games, languages, themes in
      """
      Usage: wordyard [\(games.joined(separator: " | "))] [options]    play
             wordyard daily --share [options]    print the results of today's puzzles
             wordyard play CODE [options]        play the game of a code
             wordyard define WORD [options]      print the meanings of a word
             wordyard scores [options]           print the high scores
             wordyard find LETTERS [options]     print the words made of LETTERS
             wordyard solve FRAGMENT [options]   Ghost: evaluate each next letter
             wordyard guess PATTERN [options]    count the words that fit, e.g. _oo_
      Word games for the terminal.

        --language CODE   \(languages.listed("or")); default: the locale's; in the game, as set there
        --words FILE      use the words in FILE, one per line
        --missed LETTERS  guess: letters that are not in the word
        --min-length N    find, solve: words of N letters or more; by default 3 and 4
        --tier N          solve: words of tiers 1 to N; by default 2, with --words 4
        --player NAME     play under this name, this time only
        --data DIR        save games and scores in DIR
        --guest NAME      play as a guest, with access to the games only
        --tables DIR      use the tables in DIR, not those in the folder of --data
        --theme NAME      \(themes.listed("or"))
        --share           daily: print the result instead of playing
        --seed N          deal the same games for the same N
        --ascii           draw with ASCII characters only
        --no-mouse        leave the mouse to the terminal
        --help            show this help and exit
        --version         show the version and exit

      """
    },
    misuse: inEnglish,
    seeHelp: { "\($0); see `wordyard --help`" },
    terminalError: inEnglish,
    recordsNotice: inEnglish,
    outputError: { "standard output: \(ProblemStrings.english.text($0))" },
    guestPlays: { "\($0) is playing already" },
    noScores: "there are no scores yet",
    nothingShared: { "\($0) has finished no puzzle today" },
    fewDescriptors: "the limit on open files is too low; see `ulimit -n`",
    smallStack: "the limit on the stack is too low; see `ulimit -s`",
    smallMemory: "the limit on memory is too low; see `ulimit -d` and `ulimit -v`",
    alreadyAWord: { "`\($0)` is already a word" },
    noWordBegins: { "no word begins with `\($0)`" },
    noMeaning: { "the meaning of `\($0)` is not known" },
    noMeanings: { "\($0): this language has no meanings of words" })

  @Sendable private static func inEnglish(_ misuse: Options.Misuse) -> String {
    switch misuse {
    case .unknownOption(let option): "`\(option)`: there is no such option"
    case .valueMissing(let option, let value): "`\(option)`: \(name(value)) is missing"
    case .valueNotAllowed(let option): "`\(option)`: this option takes no value"
    case .notANumber(let option, let value, let least):
      "\(option) `\(value)`: not a whole number of \(least) or more"
    case .notATier(let value): "--tier `\(value)`: the tiers are 1, 2, 3 and 4"
    case .folderNameEmpty(let option): "\(option): the name of the folder is empty"
    case .unknownTheme(let name, let themes): "--theme `\(name)`: the themes are \(list(themes))"
    case .unknownLanguage(let code, let codes): "--language `\(code)`: the languages are \(list(codes))"
    case .notAPlayerName(let name):
      "--player `\(name)`: a name has 1 to \(PlayerName.longest) letters and no control characters"
    case .notAGuestName(let name):
      "--guest `\(name)`: a name has 1 to \(PlayerName.longest) letters and no control characters"
    case .notForGuests(let what): "`\(what)`: not for guests"
    case .unknownCommand(let name): "`\(name)`: there is no such command"
    case .onlyWith(let option, let commands):
      "\(option): only valid with the command \(commands.map { "`\($0)`" }.listed("or"))"
    case .operandMissing(let command, let operand): "`\(command)`: \(name(operand)) is missing"
    case .tooManyLetters(let command, let most): "\(command): no more than \(most) letters"
    case .extraArgument(let argument): "`\(argument)`: one argument too many"
    case .notALetter(let character, let place, let text): "\(place) `\(text)`: `\(character)` is not a letter"
    case .notAPattern(let text):
      "guess `\(text)`: a pattern is made of letters, and `_` for each hidden one"
    case .patternLength(let lengths):
      "guess: a pattern has \(lengths.lowerBound) to \(lengths.upperBound) letters"
    case .missedInPattern(let letter, let missed): "--missed `\(missed)`: `\(letter)` is in the pattern"
    }
  }

  private static func name(_ operand: Options.Operand) -> String {
    switch operand {
    case .letters: "LETTERS"
    case .fragment: "FRAGMENT"
    case .pattern: "PATTERN"
    case .word: "WORD"
    case .code: "CODE"
    }
  }

  private static func name(_ value: Options.Value) -> String {
    switch value {
    case .code: "CODE"
    case .file: "FILE"
    case .folder: "DIR"
    case .letters: "LETTERS"
    case .name: "NAME"
    case .number: "N"
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  @Sendable private static func inEnglish(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal: "this is a full-screen game that needs a terminal"
    case .unnamed: "TERM is not set: it should name this terminal"
    case .unknown(let name):
      "TERM=\(name.clipped(to: 40)): this terminal is not known here; try TERM=xterm-256color wordyard"
    case .cannotMoveCursor(let name): "TERM=\(name.clipped(to: 40)): this terminal cannot move its cursor"
    }
  }

  @Sendable private static func inEnglish(_ notice: RecordsNotice) -> String {
    switch notice {
    case .damaged(let file): "the records were damaged and are now called \(file); new ones have been started"
    case .moved(let file): "the folder of the records was moved or deleted; a new \(file) has been begun"
    case .newer(let file): "\(file) is from a newer Wordyard and was not changed; nothing was saved"
    case .unreadable(let file, let reason): "\(file): \(ProblemStrings.english.text(reason))"
    case .notSaved(let file, let reason): "\(file): \(ProblemStrings.english.text(reason)); nothing was saved"
    }
  }
}
