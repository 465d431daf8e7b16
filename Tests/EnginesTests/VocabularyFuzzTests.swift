import TestSupport
import Testing

@testable import Engines

/// Imports of random files: none traps, and what is taken can be shown, guessed and read again.
struct VocabularyFuzzTests {
  @Test("whatever is imported can be shown, guessed and read again", arguments: [false, true])
  func randomFiles(isXML: Bool) {
    var random = SplitMix64(seed: isXML ? 2 : 1)
    for number in 0..<(LongTrials.areOn ? 500_000 : 4_000) {
      let file = Self.file(isXML: isXML, &random)
      var reported = 0
      guard
        let imported = try? VocabularyFile(file, file: "file").vocabulary(
          name: "name", .latin, report: { _ in reported += 1 })
      else { continue }
      let vocabulary = imported.vocabulary
      let problems = Self.problems(vocabulary, reported: reported, refused: imported.refused)
      guard problems.isEmpty else {
        Issue.record("\(number): \(String(decoding: file, as: UTF8.self).debugDescription): \(problems)")
        return
      }
    }
  }

  @Test("a million files of other programs with bytes changed, lost, doubled and moved end nothing")
  func mutatedFiles() throws {
    let folder = "Tests/EnginesTests/Fixtures/Vocabulary"
    let files = Checkout.names(in: folder).compactMap { bytes(ofFile: "\(Checkout.root)/\(folder)/\($0)") }
    try #require(files.count > 50)
    var random = SplitMix64(seed: 62)
    for number in 0..<(LongTrials.areOn ? 1_000_000 : 3_000) {
      let file = Self.mutated(files, &random)
      var reported = 0
      guard var looked = try? VocabularyFile(file, file: "file") else { continue }
      if number.isMultiple(of: 4) {
        let parts: [Vocabulary.Column?] = Vocabulary.Column.allCases + [nil]
        looked.take(random.below(looked.columns.count), for: parts[random.below(parts.count)])
      }
      _ = (looked.names, looked.columns.indices.map(looked.example), looked.sample(3, .latin))
      guard let imported = try? looked.vocabulary(name: "name", .latin, report: { _ in reported += 1 }) else {
        continue
      }
      let problems = Self.problems(imported.vocabulary, reported: reported, refused: imported.refused)
      guard problems.isEmpty else {
        Issue.record("\(number): \(String(decoding: file, as: UTF8.self).debugDescription): \(problems)")
        return
      }
    }
  }

  /// One of some files, with up to eight changes.
  private static func mutated(_ files: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    var file = files[random.below(files.count)]
    for _ in 0...random.below(8) {
      guard !file.isEmpty else { return file }
      let start = random.below(file.count)
      let part = start..<min(file.count, start + 1 + random.below(12))
      switch random.below(6) {
      case 0: file[start] = UInt8(truncatingIfNeeded: random.next())
      case 1: file.removeSubrange(part)
      case 2: file.insert(contentsOf: file[part], at: random.below(file.count))
      case 3: file.insert(contentsOf: rows[random.below(rows.count)], at: start)
      case 4: file.insert(contentsOf: markup[random.below(markup.count)], at: start)
      default:
        let other = files[random.below(files.count)]
        file.replaceSubrange(start..., with: other.dropFirst(random.below(max(1, other.count))))
      }
    }
    return file
  }

  private static func problems(_ vocabulary: Vocabulary, reported: Int, refused: Int) -> [String] {
    var problems: [String] = []
    for entry in vocabulary.entries {
      let fields = [entry.word, entry.hint, entry.meaning, entry.example]
      if fields.contains(where: {
        $0.unicodeScalars.contains { $0.value < 32 || (127..<160).contains($0.value) }
      }) {
        problems.append("control")
      }
      if !Hangman.isPlayable(entry.word, alphabet: .latin) || entry.word.count > 60 {
        problems.append("word")
      }
      if fields.contains(where: { $0.count > 200 }) { problems.append("length") }
      let letters = Alphabet.latin.letters(of: entry.word)
      for clue in [entry.clue(.latin), entry.question(.latin)].compactMap(\.self)
      where clue.split(whereSeparator: { !$0.isLetter }).contains(where: {
        Alphabet.latin.letters(of: $0) == letters
      }) {
        problems.append("clue")
      }
    }
    // Words in another script are told of in one line.
    if refused > 0, reported == 0 { problems.append("unreported") }
    let again = try? Vocabulary(
      id: vocabulary.id, text: vocabulary.text, file: "file", alphabet: .latin,
      report: { problems.append("\($0)") })
    if again != vocabulary { problems.append("not the same again") }
    return problems
  }

  private static func file(isXML: Bool, _ random: inout SplitMix64) -> [UInt8] {
    let chunks = isXML ? markup : rows
    var bytes: [UInt8] = []
    if isXML, random.below(8) > 0 { bytes += markup[0] }
    for _ in 0..<random.below(24) {
      if random.below(12) == 0 {
        bytes.append(UInt8(truncatingIfNeeded: random.next()))
      } else {
        bytes += chunks[random.below(chunks.count)]
      }
    }
    return bytes
  }

  private static let rows: [[UInt8]] = [
    "#separator:", "#html:true\n", "#html:false\n", "#columns:", "#tags column:2\n", "#deck:x\n", "# Title\n",
    "# language: de\n", "word", "meaning", "dog", "Dog", "é", "e\u{301}", "ß", "\t", "\t", "\t", "\n", "\n",
    "\n",
    "\r\n", "\r", ";", ",", "|", "\"", "\"", "\"\"", " ", "<b>", "</b>", "<br>", "<!--", "-->", "<style>",
    "</style",
    "<", ">", "&amp;", "&#27;", "&#x41;", "&#55296;", "&nbsp;", "&", ";", "[sound:x]", "[sound:",
    "\u{1B}[31m", "\u{7}",
    "sep=;\n", "#guid column:-9223372036854775808\n", "{{c1::", "}}", "::", " - ",
    "\u{200B}", "\u{FEFF}", "\u{202E}", "12", "!", "…", "\0",
  ].map { Array($0.utf8) }

  private static let markup: [[UInt8]] = [
    "<kvtml version=\"2.0\"><entries>", "<entry id=\"0\">", "</entry>", "<translation id=\"0\">",
    "</translation>",
    "<translation id='1'>", "<text>", "</text>", "<comment>", "</comment>", "</entries>", "</kvtml>",
    "<entry/>",
    "<entry><translation id=\"0\"><text>dog</text></translation></entry>", "<?xml version=\"1.0\"?>",
    "<!DOCTYPE kvtml>", "<!DOCTYPE kvtml [", "<!ENTITY a \"b\">", "]>", "<!--", "-->", "<![CDATA[", "]]>",
    "&amp;",
    "&lol;", "&#27;", "&#65;", "<information><title>x</title></information>",
    "<identifiers><identifier id=\"0\"><locale>de</locale></identifier></identifiers>", "<", ">", "/", "\"",
    "=",
    "dog", "cat", " ", "\n", "é", "\u{1B}[0m", "<text>x</text></translation></entry></entries></kvtml>",
  ].map { Array($0.utf8) }
}
