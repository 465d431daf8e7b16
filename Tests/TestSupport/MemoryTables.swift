import Engines
import Tables

/// The tables of one program of a hub.
public struct MemoryTables: TableService {
  private let hub: TableHub
  private let program: Int

  public init(_ hub: TableHub, program: Int) {
    self.hub = hub
    self.program = program
    if hub.programs[program] == nil { hub.programs[program] = TableHub.Program() }
  }

  public mutating func visit(_ host: String?) { hub.programs[program]?.host = host }
  public mutating func host() -> String? { hub.programs[program]?.host }
  public mutating func count() -> Int { hub.openTables.count }
  public mutating func list() { hub.programs[program]?.isListing = true }
  public mutating func stopListing() { hub.programs[program]?.isListing = false }
  public mutating func words(_ language: Language, _ lexicon: Lexicon) -> TableWords {
    TableWords(language: language.code, alphabet: language.alphabet, lexicon: lexicon, sha256: SHA256.digest)
  }
  public mutating func open(_ header: TableHeader, words: TableWords, name: String) {
    hub.open(header, words: words, name: name, program: program)
  }
  public mutating func takeSeat(at table: OpenTable, words: TableWords, name: String) {
    hub.takeSeat(at: table.id, words: words, name: name, program: program)
  }
  public mutating func watch(_ table: OpenTable, words: TableWords) {
    hub.watch(table.id, words: words, program: program)
  }
  public mutating func resume(_ saved: SavedTable, words: TableWords) {
    hub.resume(saved, words: words, program: program)
  }
  public mutating func leave() { hub.leave(program) }
  public mutating func play(_ move: TableMove) { hub.play(move, program: program) }
  public mutating func state() -> TableState? { hub.node(program)?.state }
  public mutating func saved() -> SavedTable? { hub.saved(program) }
  public mutating func news() -> [TableNews] {
    hub.deliverAll()
    let news = hub.takeNews(program)
    return hub.programs[program]?.isListing == true ? news + [.tables(hub.openTables)] : news
  }
}
