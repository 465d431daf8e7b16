import Engines
import Kit
import Menus
import Records
import Terminal
import TextUI
import Texts

// The texts printed outside the full screen, except for problems with files, which the kit has.

extension Texts {
  /// The output of `--help`, given the names of the games on the command line, of the languages and of the themes.
  func usage(games: [String], languages: [String], themes: [String]) -> String {
    let options = "[\(self("options"))]"
    let (word, file, folder, name) = (self("WORD"), self("FILE"), self("DIR"), self("NAME"))
    let (letters, code) = (self("LETTERS"), self("CODE"))
    let commands = [
      ("practice", self("practise the words that are due")),
      ("daily --share", self("print the results of today's puzzles")),
      ("play \(code)", self("play the game of a code")),
      ("play \(self("LETTER"))", self("open a letter by post; - reads it")),
      ("replay [\(self("ID"))]", self("see a finished game again")),
      ("define \(word)", self("print the meanings of a word")),
      ("import \(file)", self("take FILE as a vocabulary")),
      ("export --missed", self("print missed words, for Anki")),
      ("scores", self("print the high scores")),
      ("find \(letters)", self("print the words made of LETTERS")),
      ("solve \(self("FRAGMENT"))", self("Ghost: evaluate each next letter")),
      ("guess \(self("PATTERN"))", self("count the words that fit, e.g. _oo_")),
      ("texts", self("print the texts, to translate them")),
    ]
    let playing = [
      ("--language \(code)", self("\(or(languages)); by default as set, or the locale's")),
      ("--words \(file)", self("use the words in FILE, one per line")),
      ("--player \(name)", self("play under this name, this time only")),
      ("--theme \(name)", or(themes)),
      ("--plain", self("speak in lines of text, as for a screen reader")),
      ("--ascii", self("draw with ASCII characters only")),
      ("--no-mouse", self("leave the mouse to the terminal")),
      ("--seed N", self("deal the same games for the same N")),
      ("--data \(folder)", self("save games and scores in DIR")),
      ("--tables \(folder)", self("use the tables in DIR, not those in the folder of --data")),
      ("--guest \(name)", self("play as a guest, with access to the games only")),
    ]
    let printing = [
      ("--share", self("daily: print the result instead of playing")),
      ("--move \(self("MOVE"))", self("play: answer a letter by post, and print the next one")),
      ("--solve \(self("WORDS"))", self("play: answer it with words")),
      ("--show", self("play: print how the match of a letter stands")),
      ("--name \(name)", self("import: the name of the vocabulary, by default that of FILE")),
      ("--cast \(file)", self("replay: write a recording to FILE, for asciinema")),
      ("--verify", self("scores: play the games of each score again, and tell")),
      ("--missed \(letters)", self("guess: letters that are not in the word")),
      ("--min-length N", self("find, solve: words of N letters or more; by default 3 and 4")),
      ("--tier N", self("solve: words of tiers 1 to N; by default 2, with --words 4")),
      ("--json", self("define, scores, find, solve, guess: print one JSON object")),
      ("--help", self("show this help and exit")),
      ("--version", self("show the version and exit")),
    ]
    let examples = [
      ("twist --language nl", self("Text Twist with Dutch words")),
      ("find conned --min-length 5", self("words of 5 letters or more in CONNED")),
      ("guess _oo_ --missed st", self("what can stand there, without S and T")),
    ]
    func group(_ title: String, _ lines: [(String, String)], width: Int, mark: String = "") -> [String] {
      ["", title] + lines.map { "  " + mark + $0.0.padded(to: width) + $0.1 }
    }
    let usage = self("Usage:") + " "
    let indent = String(repeating: " ", count: usage.columns)
    let width = (commands.map { $0.0.columns }.max() ?? 0) + options.columns + 5
    var lines = ["\(usage)wordyard [\(games.joined(separator: " | "))] \(options)    \(self("play"))"]
    for (command, purpose) in commands {
      lines.append("\(indent)wordyard " + "\(command) \(options)".padded(to: width) + purpose)
    }
    lines.append(self("Word games for the terminal."))
    lines += group(self("Options for playing:"), playing, width: 18)
    lines += group(self("Options of the commands that print:"), printing, width: 18)
    lines += group(self("Examples:"), examples, width: 29, mark: "$ wordyard ")
    lines.append("")
    return lines.joined(separator: "\n")
  }

  /// Why the command line is invalid, without the reference to help.
  func misuse(_ misuse: Options.Misuse) -> String {
    switch misuse {
    case .unknownOption(let option, _): self("`\(option)`: there is no such option")
    case .valueMissing(let option, let value): self("`\(option)`: \(name(value)) is missing")
    case .valueNotAllowed(let option): self("`\(option)`: this option takes no value")
    case .notANumber(let option, let value, let least):
      self("\(option) `\(value)`: not a whole number of \(least) or more")
    case .notATier(let value): self("--tier `\(value)`: the tiers are 1, 2, 3 and 4")
    case .folderNameEmpty(let option): self("\(option): the name of the folder is empty")
    case .fileNameEmpty(let option): self("\(option): the name of the file is empty")
    case .notAGame(let text): self("replay `\(text)`: not the number of a game")
    case .unknownTheme(let name, let themes): self("--theme `\(name)`: the themes are \(list(themes))")
    case .unknownLanguage(let code, let codes): self("--language `\(code)`: the languages are \(list(codes))")
    case .notAPlayerName(let name):
      self("--player `\(name)`: a name has 1 to \(PlayerName.longest) letters and no control characters")
    case .notAGuestName(let name):
      self("--guest `\(name)`: a name has 1 to \(PlayerName.longest) letters and no control characters")
    case .notForGuests(let what): self("`\(what)`: not for guests")
    case .unknownCommand(let name): self("`\(name)`: there is no such command")
    case .onlyWith(let option, let commands):
      self("\(option): only valid with the command \(self.or(commands.map { "`\($0)`" }))")
    case .operandMissing(let command, let operand): self("`\(command)`: \(name(operand)) is missing")
    case .optionMissing(let command, let option): self("`\(command)`: `\(option)` is missing")
    case .notAVocabularyName(let name):
      self(
        "`\(name)`: not a name for a vocabulary; --name gives it one, without `/` and no dot at its beginning"
      )
    case .tooManyLetters(let command, let most): self("\(command): no more than \(most) letters")
    case .extraArgument(let argument): self("`\(argument)`: one argument too many")
    case .notALetter(let character, let place, let text):
      self("\(place) `\(text)`: `\(character)` is not a letter")
    case .notAPattern(let text):
      self("guess `\(text)`: a pattern is made of letters, and `_` for each hidden one")
    case .patternLength(let lengths):
      self("guess: a pattern has \(lengths.lowerBound) to \(lengths.upperBound) letters")
    case .missedInPattern(let letter, let missed): self("--missed `\(missed)`: `\(letter)` is in the pattern")
    }
  }

  private func name(_ operand: Options.Operand) -> String {
    switch operand {
    case .letters: self("LETTERS")
    case .fragment: self("FRAGMENT")
    case .pattern: self("PATTERN")
    case .word: self("WORD")
    case .code: self("CODE")
    case .file: self("FILE")
    case .game: self("ID")
    }
  }

  private func name(_ value: Options.Value) -> String {
    switch value {
    case .code: self("CODE")
    case .file: self("FILE")
    case .folder: self("DIR")
    case .letters: self("LETTERS")
    case .move: self("MOVE")
    case .word: self("WORDS")
    case .name: self("NAME")
    case .number: self("N")
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// Why the terminal cannot be used.
  /// - Parameter isForGuest: whether it is that of a guest, who cannot choose the command.
  func problem(_ error: TerminalError, isForGuest: Bool) -> String {
    switch error {
    case .noTerminal where isForGuest: self("there is no terminal; `ssh -t` brings one")
    case .unknown(let name) where isForGuest:
      self("TERM=\(name.clipped(to: 40)): this terminal is not known here; try TERM=xterm-256color ssh …")
    case .noTerminal: self("there is no terminal; `wordyard hangman` plays in lines, as `--plain` does")
    case .unnamed: self("TERM is not set: it should name this terminal")
    case .unknown(let name):
      self("TERM=\(name.clipped(to: 40)): this terminal is not known here; try TERM=xterm-256color wordyard")
    case .cannotMoveCursor(let name):
      self("TERM=\(name.clipped(to: 40)): this terminal cannot move its cursor")
    case .pauses(let name):
      self("TERM=\(name.clipped(to: 40)): the description of this terminal asks for pauses of seconds")
    }
  }

  /// Why a finished game cannot be opened or recorded.
  func problem(_ problem: ReplayProblem) -> String {
    switch problem {
    case .noGame(let id): self("replay \(Int(id)): there is no such game")
    case .otherWords: self("replay: the words of that game are not what they were")
    case .fileExists(let path): self("\(path): there is a file of that name already")
    }
  }

  /// What has happened to the records.
  func notice(_ notice: RecordsNotice) -> String {
    switch notice {
    case .damaged(let file, let command):
      self("the records were damaged and are now called \(file); new ones have been started")
        + ". " + takenBack(by: command)
    case .moved(let file):
      self("the folder of the records was moved or deleted; a new \(file) has been begun")
    case .newer(let file): self("\(file) is from a newer Wordyard and was not changed; nothing was saved")
    case .unreadable(let file, let reason): self("\(file): \(problem(reason))")
    case .notSaved(let file, let reason): self("\(file): \(problem(reason)); nothing was saved")
    }
  }
}
