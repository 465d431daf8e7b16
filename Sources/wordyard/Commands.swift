import Engines
import Kit
import Menus
import Platform
import Play
import Records
import Storage
import Terminal
import Texts

extension Options {
  /// Prints what a command has found out, for people or as JSON for programs.
  /// - Parameters:
  ///   - isEmpty: whether it is nothing.
  ///   - isShown: false for data that goes to a program.
  ///   - message: what is reported then.
  /// - Returns: the exit code: 0, or 1 when it is nothing.
  func print(
    _ text: @autoclosure () -> String, json: @autoclosure () -> JSON.Members, isEmpty: Bool = false,
    isShown: Bool = true, ifNone message: ((Texts) -> String)? = nil
  ) throws -> Int32 {
    if isEmpty, let message { report(message) }
    try Output.write(isJSON ? JSON.object(json()).text + "\n" : text(), isShown: isShown)
    return isEmpty ? 1 : 0
  }
}

/// `wordyard find LETTERS`: prints every word that can be made from the letters in its spelling, one per line, sorted
/// bytewise by its letters.
/// - Returns: the exit code: 0, or 1 when there is no such word.
func find(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  guard !options.operand.isEmpty else { throw Refusal.missing(.letters, of: "find") }
  let bag = try alphabet.letters(options.operand, of: "find")
  // Two letters can stand for one that a keyboard lacks.
  let words = alphabet.readings(of: String(bag)).flatMap {
    workbench.lexicon.words(from: Array($0), shortest: options.shortest ?? 3)
  }
  let shown = Dictionary(words.filter { $0.entry.tier != .neverShown }.map { ($0.word, $0.spelling) }) {
    first, _ in first
  }
  let found = shown.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  return try options.print(
    found.map { $0 + "\n" }.joined(), json: ["words": .texts(found)],
    isEmpty: found.isEmpty)
}

/// `wordyard solve FRAGMENT`: prints the outcome in Ghost of each letter that can follow, one per line: the letter, the
/// verdict, and the word in which best play ends. In Superghost a letter in front is `<s`, one behind is `s>`.
/// - Returns: the exit code: 0, or 1 when no letter can follow.
func solve(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  let fragment = String(try alphabet.letters(options.operand, of: "solve"))
  let list = options.judge ?? (options.words == nil ? workbench.language.ghostList : .rare)
  let shortest = options.shortest ?? 4
  let usual =
    options.tier.map { GhostJudge(workbench.lexicon, upTo: $0, shortest: shortest) }
    ?? GhostJudge(workbench.lexicon, list, shortest: shortest)
  let judge = options.isSuper ? usual.forSuperghost : usual
  if judge.fragments?.areTooMany(judge) == true {
    throw Refusal.misuse { $0("--super: the list has too many words for Superghost") }
  }
  let lines = GhostSolver(judge).lines(from: fragment)
  let hasEnds = options.isSuper && !fragment.isEmpty
  let outcomes = alphabet.letters.flatMap { letter in
    [Ghost.Side.front, .behind].compactMap { side in
      lines.first { $0.added == Ghost.Letter(letter, side) }.map { line in
        (
          letter: letter, end: !hasEnds ? nil : side == .front ? "front" : "behind",
          shown: !hasEnds ? String(letter) : side == .front ? "<\(letter)" : "\(letter)>",
          verdict: line.verdict.name, word: workbench.lexicon.spelling(of: line.word)
        )
      }
    }
  }
  return try options.print(
    outcomes.map { "\($0.shown)\t\($0.verdict)\t\($0.word)\n" }.joined(),
    json: [
      "letters": .list(
        outcomes.map {
          .object([
            "letter": .string(String($0.letter)), "end": $0.end.map(JSON.string),
            "verdict": .string($0.verdict), "word": .string($0.word),
          ])
        })
    ], isEmpty: outcomes.isEmpty
  ) { text in
    if options.isSuper {
      return judge.isWord(fragment)
        ? text("`\(fragment)` is already a word") : text("no word has `\(fragment)` in it")
    }
    let word = (0...fragment.count).lazy.map { String(fragment.prefix($0)) }.first(where: judge.isWord)
    return word.map { text("`\($0)` is already a word") } ?? text("no word begins with `\(fragment)`")
  }
}

extension GhostSolver.Verdict {
  fileprivate var name: String {
    switch self {
    case .wins: "wins"
    case .loses: "loses"
    case .ends: "ends"
    case .open: "open"
    }
  }
}

/// `wordyard guess PATTERN`: prints the number of words still possible, and for each untried letter the number of those
/// that contain it, in descending order.
/// - Returns: the exit code: 0, or 1 when no word is possible.
func guess(_ options: Options) throws -> Int32 {
  let workbench = try Workbench(options)
  let alphabet = workbench.language.alphabet
  var pattern: [Character?] = []
  // Blanks may stand between the places, as the board shows them.
  for character in options.operand where character != " " {
    let letters = alphabet.letters(character)
    guard character == "_" || !letters.isEmpty else {
      throw Refusal.misuse {
        $0("guess `\(options.operand)`: a pattern is made of letters, and `_` for each hidden one")
      }
    }
    pattern += character == "_" ? [nil] : letters
  }
  let lengths = 1...Alphabet.mostLetters
  guard lengths.contains(pattern.count) else {
    throw Refusal.misuse { $0("guess: a pattern has \(lengths.lowerBound) to \(lengths.upperBound) letters") }
  }
  let missed = try alphabet.letters(options.missed, of: "--missed")
  if let both = missed.first(where: pattern.contains) {
    throw Refusal.misuse { $0("--missed `\(options.missed)`: `\(both)` is in the pattern") }
  }

  var candidates = Candidates(
    workbench.lexicon, alphabet: alphabet, length: pattern.count, upTo: .rare)
  candidates.filter(pattern: pattern, missed: missed)
  let counts = zip(alphabet.letters, candidates.counts())
  let untried = counts.filter { !pattern.contains($0.0) && !missed.contains($0.0) }
  // The sort is stable: letters with equal counts stay in the alphabet's order.
  let letters = untried.sorted { $0.1 > $1.1 }.map { (letter: $0.0, count: $0.1) }
  return try options.print(
    "\(candidates.count)\n" + letters.map { "\($0.letter)\t\($0.count)\n" }.joined(),
    json: [
      "count": .number(candidates.count),
      "letters": .list(
        letters.map { .object(["letter": .string(String($0.letter)), "count": .number($0.count)]) }),
    ], isEmpty: candidates.count == 0
  ) { $0("no word fits `\(options.operand)`") }
}

extension Alphabet {
  /// The maximum number of letters that any command accepts.
  static let mostLetters = 60

  /// The letters of an argument of an option or a command.
  /// - Throws: `Refusal` for the first character that is not a letter.
  func letters(_ text: String, of place: String) throws(Refusal) -> [Character] {
    guard text.count <= Self.mostLetters else {
      throw Refusal.misuse { $0("\(place): no more than \(Self.mostLetters) letters") }
    }
    var letters: [Character] = []
    for character in text {
      let these = self.letters(character)
      guard !these.isEmpty else {
        throw Refusal.misuse { $0("\(place) `\(text)`: `\(character)` is not a letter") }
      }
      letters += these
    }
    return letters
  }
}

/// `wordyard define WORD`: prints the meanings of a word, one sense per line, preceded by its lemma and part of speech.
/// - Returns: the exit code: 0, or 1 when no meaning of the word is known or the language has no meanings.
func define(_ options: Options) throws -> Int32 {
  let assets = try Assets()
  let language = try chosenLanguage(options, in: assets.library)
  guard !options.operand.isEmpty else { throw Refusal.missing(.word, of: "define") }
  let word = String(try language.alphabet.letters(options.operand, of: "define"))
  let glosses = assets.library.glosses(language)
  if let problem = assets.problems.first { throw problem }
  let meant = glosses?.meaning(of: word, spelled: options.operand)?.senses ?? []
  // What is typed without accents and capitals may be any of the words that share its letters.
  let others = options.operand == word ? glosses?.meaning(of: word)?.senses ?? [] : []
  var known = meant + others.filter { !meant.contains($0) }
  if known.isEmpty {
    let readings = language.alphabet.readings(of: word).lazy.compactMap { glosses?.meaning(of: $0)?.senses }
    known = readings.first { !$0.isEmpty } ?? []
  }
  let lexicon = known.isEmpty ? nil : assets.library.lexicon(language)
  let senses = known.map {
    (word: lexicon?.lemma(of: $0) ?? $0.lemma, sense: $0)
  }
  let texts = assets.library.texts(language.code)
  return try options.print(
    senses.map {
      "\($0.word), \(texts.partOfSpeech($0.sense.partOfSpeech))\($0.sense.shownForm): \($0.sense.text)".inert
        + "\n"
    }.joined(),
    // Programs know the parts of speech by their English names.
    json: [
      "senses": .list(
        senses.map {
          .object([
            "word": .string($0.word),
            "part_of_speech": .string(Texts.english.partOfSpeech($0.sense.partOfSpeech)),
            "meaning": .string($0.sense.text),
          ])
        })
    ], isEmpty: senses.isEmpty
  ) {
    glosses == nil
      ? $0("\(language.name): this language has no meanings of words")
      : $0("the meaning of `\(word)` is not known")
  }
}

/// `wordyard scores`: prints every non-empty high score list, in aligned columns; with `--verify` each score with what its
/// games say of it.
/// - Returns: the exit code: 0; 1 when there is no score yet, or one is not what its games give; 2 when the records cannot
///   be read; 6 when none is wrong, but one cannot be judged.
func scores(_ options: Options) throws -> Int32 {
  let texts = try Texts.chosen(options)
  let store = RecordStore.copy(ofFolder: options.data ?? Assets.dataFolder())
  var sheet = ScoreSheet(store, player: "", texts)
  guard store.isReadable else { return 2 }
  if options.verifiesScores {
    var context = try startingContext(options, Assets().library, store)
    sheet.check(&context)
  }
  let code = try options.print(sheet.text, json: sheet.json, isEmpty: sheet.isEmpty) {
    $0("there are no scores yet")
  }
  guard !sheet.checks.contains(where: \.isFault) else {
    report { $0("a score is not what its games give") }
    return 1
  }
  return sheet.checks.allSatisfy { $0 == .asPlayed } ? code : ExitCode.unjudged
}

extension ScoreSheet {
  fileprivate var json: JSON.Members {
    [
      "lists": .list(
        lists.map { list in
          .object([
            "mode": .string(list.mode.rawValue), "name": .string(list.name),
            "ranking": .string(list.mode.ranking.name),
            "scores": .list(
              list.rows.indices.map {
                list.rows[$0].json(
                  rank: $0 + 1, list.checks.indices.contains($0) ? list.checks[$0] : nil)
              }),
          ])
        })
    ]
  }
}

extension Standing {
  fileprivate func json(rank: Int, _ check: ScoreCheck?) -> JSON {
    .object([
      "rank": .number(rank), "player": .string(player), "score": .number(score),
      "date": .string(day.description), "verified": check.map { .string($0.name) },
    ])
  }
}

extension ScoreCheck {
  /// The name by which programs know it.
  fileprivate var name: String {
    switch self {
    case .asPlayed: "played"
    case .wrong: "wrong"
    case .invented: "invented"
    case .otherDay: "other-day"
    case .copied: "copied"
    case .foreign: "foreign"
    case .missing: "missing"
    case .unknown: "unknown"
    case .unsigned: "unsigned"
    }
  }
}

extension Mode.Ranking {
  /// The name by which programs know it.
  fileprivate var name: String {
    switch self {
    case .streak: "streak"
    case .points: "points"
    case .wins: "wins"
    case .none: "none"
    }
  }
}

/// `wordyard yard`: prints the yard of the player as the title draws it, and says what stands there; with `--plain` only that.
/// - Returns: the exit code: 0; 1 when nothing has grown yet; 2 when the records cannot be read.
func printYard(_ options: Options) throws -> Int32 {
  let reading = try Reading(options)
  let isASCII = options.isASCII || !CursesTerminal.setLocale(from: reading.assets.localeFolder)
  let sheet = YardSheet(reading.context, width: 80, isASCII: isASCII)
  guard reading.store.isReadable else { return 2 }
  let lines = (options.isPlain ? [] : sheet.lines + [""]) + [sheet.sentences.joined(separator: " ")]
  return try options.print(
    lines.map { $0 + "\n" }.joined(),
    json: [
      "count": .number(sheet.days.count),
      "days": .list(
        sheet.days.map {
          .object([
            "date": .string($0.day.description), "games": .number($0.games),
            "plant": $0.plant.map(JSON.string),
          ])
        }),
    ], isEmpty: sheet.days.isEmpty)
}

/// `wordyard daily --share` or `--json`: prints today's results in the form that the screen copies, or for programs.
/// - Returns: the exit code: 0; 1 when no puzzle has been finished today; 2 when the records cannot be read.
func share(_ options: Options) throws -> Int32 {
  let reading = try Reading(options)
  var context = reading.context
  context.display.isASCII = options.isASCII || !CursesTerminal.setLocale(from: reading.assets.localeFolder)
  let lines = DailyResult.lines(&context)
  let json = dailyJSON(&context)
  guard reading.store.isReadable else { return ExitCode.unusable }
  let who = context.profile.person
  return try options.print(lines.map { $0 + "\n" }.joined(), json: json, isEmpty: lines.isEmpty) {
    $0(who, you: "You have finished no puzzle today") { "\($0) has finished no puzzle today" }
  }
}

/// Today's results as programs read them.
private func dailyJSON(_ context: inout Context) -> JSON.Members {
  let sheet = DailySheet(context.services.today(), &context)
  let end = DayEnd(sheet, &context)
  let puzzles = Mode.daily.compactMap { mode in
    sheet.result(of: mode).map { result in
      JSON.object([
        "game": .string(mode.game.rawValue), "result": .string(result.isWon ? "won" : "lost"),
        "symbols": .string(result.dailyGlyphs), "said": .string(context.text.dailyShareLine(result)),
      ])
    }
  }
  return [
    "date": .string(sheet.day.description), "language": .string(sheet.language), "puzzles": .list(puzzles),
    "in_a_row": .number(sheet.standing.streak), "days": .number(end?.days ?? 0),
    "better_than": .number(end?.better ?? 0), "of_last": .number(end?.compared ?? 0),
    "others": .texts(end?.others ?? []),
  ]
}

/// `wordyard texts`: prints the texts of the interface.
func printTexts(_: Options) throws -> Int32 {
  try Output.write(Files.text(Assets.find() + "/interface.pot"))
  return 0
}

/// `wordyard --help`, in the language of `--language` if there is such a one.
func printHelp(_ options: Options) throws -> Int32 {
  try Output.write(((try? Texts.chosen(options)) ?? .ofLocale).usage)
  return 0
}

/// `wordyard --version`.
func printVersion(_: Options) throws -> Int32 { try Output.write(lines: ["wordyard \(Options.version)"]) }

/// The language and the words that `find`, `solve` and `guess` use.
struct Workbench {
  let language: Language
  let lexicon: Lexicon

  /// Skipped lines are reported.
  /// - Throws: `Refusal`, or the first `InputProblem` because of which a file cannot be used.
  init(_ options: Options) throws {
    let assets = try Assets()
    language = try chosenLanguage(options, in: assets.library)
    lexicon = try wordyard.lexicon(options, language, assets.library)
    for problem in assets.problems {
      guard assets.skippedWords.contains(problem) else { throw problem }
      report(problem)
    }
  }
}

/// A player's own list of words.
enum WordList {
  /// Reads the words of a file, using the letters of a language.
  /// - Parameters:
  ///   - allowsPipe: whether to accept a pipe, whose writer may keep the program waiting: only while signals still end it.
  ///   - report: called for each line that is not a word and is skipped.
  /// - Throws: `InputProblem` when the file cannot be read or contains no words.
  static func lexicon(
    path: String, alphabet: Alphabet, allowsPipe: Bool = false, report: (InputProblem) -> Void
  ) throws(InputProblem) -> Lexicon {
    try Lexicon(reading: try bytes(path, allowsPipe), file: path, alphabet: alphabet, report: report)
  }

  /// The maximum number of lines of a list of words, and of a file of meanings.
  static let mostLines = 5_000_000

  private static func bytes(_ path: String, _ allowsPipe: Bool) throws(InputProblem) -> [UInt8] {
    let bytes = try Files.bytes(path, atMost: Files.longestList, allowsPipe: allowsPipe)
    var lines = 0
    for byte in bytes where byte == UInt8(ascii: "\n") { lines += 1 }
    guard lines <= mostLines else { throw InputProblem(file: path, .tooManyLines(most: mostLines)) }
    return bytes
  }
}
