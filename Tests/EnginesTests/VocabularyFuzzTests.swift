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
        let imported = try? VocabularyImport(
          reading: file, file: "file", name: "name", alphabet: { _ in .latin }, report: { _ in reported += 1 }
        )
      else { continue }
      let vocabulary = imported.vocabulary
      let problems = Self.problems(vocabulary, reported: reported, refused: imported.refused)
      guard problems.isEmpty else {
        Issue.record("\(number): \(String(decoding: file, as: UTF8.self).debugDescription): \(problems)")
        return
      }
    }
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
    if reported < min(refused, ProblemLimit.most) { problems.append("unreported") }
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
