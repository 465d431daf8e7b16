import Kit
import Records
import Terminal
import TextUI
import Texts

// The texts printed outside the full screen, except for problems with files, which the kit has.

extension Texts {
  /// The output of `--help`.
  var usage: String {
    let (start, options) = (self("Usage:") + " ", "[\(self("options"))]")
    let games = Options.Command.games.map(\.name).joined(separator: " | ")
    let commands = Options.Command.others.map { row in
      let argument =
        (row.argument.map { " " + (row.isArgumentOptional ? "[\(name($0))]" : name($0)) } ?? "")
        + (row.second.map { " [\(name($0))]" } ?? "")
      let form = row.words + (row.option.map { " --" + $0 } ?? "") + argument
      return (form, row.help?(self) ?? "")
    }
    func group(_ title: String, _ rows: [Options.Option]) -> [String] {
      ["", title]
        + rows.compactMap { row in
          guard let help = row.help?(self) else { return nil }
          let form = row.text + (row.value.map { " " + name($0) } ?? "")
          // An option of nearly all of them names none.
          let commands = row.commands.count > 4 ? "" : row.commands.joined(separator: ", ")
          return "  " + form.padded(to: 19) + (commands.isEmpty ? help : self("\(commands): \(help)"))
        }
    }
    let examples = [
      ("twist --language nl", self("Text Twist with Dutch words")),
      ("find conned --min-length 5", self("words of 5 letters or more in CONNED")),
      ("guess _oo_ --missed st", self("what can stand there, without S and T")),
    ]
    let indent = String(repeating: " ", count: start.columns)
    let width = (commands.map(\.0.columns).max() ?? 0) + 3
    var lines = ["\(start)wordyard [\(games)] \(options)    \(self("play"))"]
    lines += commands.map { "\(indent)wordyard \($0.padded(to: width))\($1)" }
    lines.append(self("Word games for the terminal."))
    lines += group(self("Options for playing:"), Options.Option.playing)
    lines += group(self("Options of the commands that print:"), Options.Option.printing)
    lines += ["", self("Examples:")] + examples.map { "  $ wordyard \($0.padded(to: 29))\($1)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What stands for an argument or a value in the usage.
  func name(_ placeholder: Options.Placeholder) -> String {
    switch placeholder {
    case .code: self("CODE")
    case .file: self("FILE")
    case .folder: self("DIR")
    case .fragment: self("FRAGMENT")
    case .game: self("GAME")
    case .host: self("HOST")
    case .id: self("ID")
    case .letter: self("LETTER")
    case .letters: self("LETTERS")
    case .list: self("LIST")
    case .move: self("MOVE")
    case .name: self("NAME")
    case .number: self("N")
    case .pattern: self("PATTERN")
    case .word: self("WORD")
    case .words: self("WORDS")
    }
  }

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
