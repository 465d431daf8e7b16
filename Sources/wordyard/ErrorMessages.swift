import Engines
import Kit
import Menus
import Platform
import Storage
import TextUI
import Texts

/// Writes one line to standard error, with control characters replaced.
func report(_ message: String) {
  if let capture = Capture.current { return capture.messages.append(message.inert) }
  try? System.write(Array("wordyard: \(message.inert)\n".utf8), to: System.standardError)
}

extension String {
  /// The text with `?` in place of everything that a terminal would interpret.
  var inert: String { inert(replacement: "?") }
}

/// Reports a problem with a file in the locale's language.
func report(_ problem: InputProblem) {
  report(Texts.ofLocale.problem(problem))
}

/// Reports why the program cannot start, or a problem with the records, in the locale's language.
func report(_ message: (Texts) -> String) { report(message(.ofLocale)) }

extension RecordStore {
  /// Whether the records could be read; reports why not.
  var isReadable: Bool {
    let notices = notices()
    for notice in notices { report { $0.notice(notice) } }
    return notices.isEmpty
  }
}

extension Texts {
  /// The texts in the locale's language; in English when the program is not translated into it.
  static var ofLocale: Texts { (try? Assets())?.library.texts(localeLanguage()) ?? .english }

  /// The texts in the language of `--language`, else in the locale's.
  static func chosen(_ options: Options) throws -> Texts {
    guard options.language != nil, let library = (try? Assets())?.library else { return .ofLocale }
    return library.texts(try chosenLanguage(options, in: library).code)
  }
}

/// The code of the locale's language, e.g. `nl` for `nl_BE.UTF-8`.
func localeLanguage() -> String {
  for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
    guard let value = System.environment(name), !value.isEmpty else { continue }
    return String(decoding: value.utf8.prefix { !"_.@".utf8.contains($0) }, as: UTF8.self)
  }
  return "en"
}
