import Engines
import Kit
import Platform
import Play
import Records
import Storage
import Texts

/// `wordyard doctor`: says of the records and of the player's own files whether all is well; with `--repair` repairs what can be
/// repaired first; with `--backup` and `--restore` writes all of it to one file, or reads it from there.
/// - Returns: the exit code: 0; 1 when not all is well, or nothing is to be restored.
func doctor(_ options: Options) throws -> Int32 {
  let assets = try Assets(data: options.data)
  let folder = options.data ?? Assets.dataFolder()
  guard !folder.isEmpty else { throw InputProblem(file: "HOME", .noHome) }
  if let file = options.backup { return try backUp(folder, to: file) }
  if let file = options.restored { return try restore(folder, from: file) }
  let patient = Doctor(folder: folder)
  let done = options.repairs ? patient.repair() : []
  let findings = done + patient.findings()
  assets.readAll()
  let texts = try Texts.chosen(options)
  let isWell = !findings.contains(where: \.isFault) && assets.problems.isEmpty
  let lines =
    findings.map { (kind: $0.kind, file: $0.file, isFault: $0.isFault, text: texts.told($0)) }
    + assets.problems.map { (kind: "file", file: $0.file, isFault: true, text: texts.problem($0)) }
  guard options.isJSON else {
    let end = isWell ? texts("All is well.") : texts("Not all is well.")
    _ = try Output.write(lines: lines.map(\.text) + [end])
    return isWell ? 0 : 1
  }
  let json = JSON.object([
    "well": .boolean(isWell),
    "findings": .list(
      lines.map {
        .object([
          "kind": .string($0.kind), "file": .string($0.file), "fault": .boolean($0.isFault),
          "text": .string($0.text),
        ])
      }),
  ])
  _ = try Output.write(lines: [json.text])
  return isWell ? 0 : 1
}

private func backUp(_ folder: String, to file: String) throws -> Int32 {
  guard !Files.exists(file) else { throw Refusal.fileExists(file) }
  let backup = try Backup.write(file, of: folder)
  let text = Texts.ofLocale
  return try Output.write(lines: ["\(file): \(text.contents(backup))"])
}

/// Asks before anything is changed; without an answer nothing is.
private func restore(_ folder: String, from file: String) throws -> Int32 {
  let backup = try Backup(reading: file)
  let (text, findings) = (Texts.ofLocale, Doctor(folder: folder).findings())
  var lines = ["\(file): \(text.contents(backup))", text("There is now:")]
  lines += findings.map { text.told($0) }
  lines.append(text("Put the backup in its place? What is there now keeps another name. yes or no?"))
  _ = try Output.write(lines: lines)
  var input = LineInput()
  let answer = input.line()?.trimmed.lowercased() ?? ""
  guard !answer.isEmpty, answer == "yes" || answer == text("yes").lowercased() else {
    report { $0("nothing has been changed") }
    return 1
  }
  let kept = try backup.restore(to: folder)
  return try Output.write(
    lines: kept.map { text("What was there is now \($0).") } + [text("The backup is in its place.")])
}

extension Assets {
  /// Reads all files of the player's own, so that their problems are known.
  fileprivate func readAll() {
    let library = library
    for id in library.pictureIDs() { _ = library.pictureSet(id) }
    for language in library.languageCodes().compactMap(library.language) {
      _ = library.texts(language.code)
      _ = (library.categories(language), library.racks(language), library.vocabularies(language))
      _ = (library.lexicon(language), library.glosses(language))
    }
  }
}

extension Finding {
  /// The file that it is about.
  fileprivate var file: String {
    switch self {
    case .nothing(let file), .sound(let file, _, _, _), .unusable(let file, _), .brokenIndex(let file),
      .damaged(let file), .aside(let file, _), .open(let file), .rebuilt(let file),
      .takenBack(let file, _, _), .closed(let file), .notRepaired(let file, _):
      file
    }
  }

  /// The name by which programs know it.
  fileprivate var kind: String {
    switch self {
    case .nothing: "nothing"
    case .sound: "sound"
    case .unusable: "unusable"
    case .brokenIndex: "broken-index"
    case .damaged: "damaged"
    case .aside: "aside"
    case .open: "open"
    case .rebuilt: "rebuilt"
    case .takenBack: "taken-back"
    case .closed: "closed"
    case .notRepaired: "not-repaired"
    }
  }
}

extension Texts {
  /// How much there is in a backup.
  fileprivate func contents(_ backup: Backup) -> String {
    let (count, files) = (backup.results, backup.paths.count)
    return [
      amount(players: backup.players, results: count, games: backup.games),
      self("\(files) file of your own", plural: "\(files) files of your own", files),
    ].joined(separator: ", ")
  }

  private func amount(players: Int, results: Int, games: Int) -> String {
    [
      self("\(players) player", plural: "\(players) players", players),
      self("\(results) result", plural: "\(results) results", results),
      self("\(games) unfinished game", plural: "\(games) unfinished games", games),
    ].joined(separator: ", ")
  }

  /// What has been found or done, in one line.
  fileprivate func told(_ finding: Finding) -> String {
    let repair = "`wordyard doctor --repair`"
    return switch finding {
    case .nothing(let folder): self("\(folder): nothing is kept here yet")
    case .sound(let file, let players, let results, let games):
      "\(file): \(amount(players: players, results: results, games: games))"
    case .unusable(let file, let reason), .notRepaired(let file, let reason):
      notice(.unreadable(file: file, reason: reason))
    case .brokenIndex(let file): self("\(file): an index is damaged; \(repair) makes it anew")
    case .damaged(let file): self("\(file): a part cannot be read; \(repair) keeps all that can be")
    case .aside(let file, let results):
      self(
        "\(file): moved aside, with \(results) result; \(repair) takes it back",
        plural: "\(file): moved aside, with \(results) results; \(repair) takes them back", results)
    case .open(let file): self("\(file): others can read it; \(repair) takes that from them")
    case .rebuilt(let file): self("\(file): its indices are made anew")
    case .takenBack(let file, let results, let kept):
      [
        self(
          "\(file): \(results) result is taken back", plural: "\(file): \(results) results are taken back",
          results),
        kept.isEmpty ? nil : self("what was there is now \(kept)"),
      ].compactMap(\.self).joined(separator: "; ")
    case .closed(let file): self("\(file): only you can read it now")
    }
  }
}
