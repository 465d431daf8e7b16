import Engines
import Glibc
import Play
import Records
import Terminal
import TextUI

/// One line on standard error in the locale's language.
func complain(_ sentence: Sentence) {
  complain(sentence.said(in: localeLanguage()))
}

func complain(_ problem: InputProblem) {
  complain(problem.said(in: localeLanguage()))
}

/// With nothing in it that a terminal would obey.
private func complain(_ message: String) {
  let inert = String(message.map { $0.isInert ? $0 : "?" })
  let line = Array("wordyard: \(inert)\n".utf8)
  write(STDERR_FILENO, line, line.count)
}

/// The code of the language that the locale names, e.g. `nl` for `nl_BE.UTF-8`.
func localeLanguage() -> String {
  for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
    guard let value = getenv(name), value.pointee != 0 else { continue }
    let text = String(cString: value)
    return String(text.utf8.prefix { !"_.@".utf8.contains($0) }) ?? "en"
  }
  return "en"
}

extension TerminalError {
  var message: Sentence {
    switch self {
    case .noTerminal:
      Sentence(
        "this is a full-screen game: it needs a terminal",
        dutch: "dit spel vult het scherm: het heeft een terminal nodig")
    case .unnamed:
      Sentence(
        "TERM is not set: it should name this terminal",
        dutch: "TERM is leeg: daar hoort de naam van deze terminal te staan")
    case .unknown(let name):
      Sentence(
        "TERM=\(name.clipped(to: 40)): this terminal is not known here",
        dutch: "TERM=\(name.clipped(to: 40)): deze terminal is hier onbekend")
    case .cannotMoveCursor(let name):
      Sentence(
        "TERM=\(name.clipped(to: 40)): this terminal cannot move its cursor",
        dutch: "TERM=\(name.clipped(to: 40)): deze terminal kan zijn cursor niet verplaatsen")
    }
  }
}

extension RecordsNotice {
  var message: Sentence {
    switch self {
    case .damaged(let file):
      Sentence(
        "the records were damaged; they are now called \(file), and new ones have been begun",
        dutch: "de gegevens waren beschadigd; ze heten nu \(file), en er is een nieuw bestand begonnen")
    case .newer(let file):
      Sentence(
        "\(file) is from a newer Wordyard and is left alone",
        dutch: "\(file) is van een nieuwere Wordyard en blijft zoals het is")
    case .notKept(let file, let reason):
      Sentence(
        "\(file): \(StorageFailureStrings.english(reason)); nothing is kept",
        dutch: "\(file): \(StorageFailureStrings.dutch(reason)); er wordt niets bewaard")
    }
  }
}
