import Engines
import Kit
import Menus
import Play
import Tables
import TestSupport
import Testing
import TextUI

extension TableOfApps {
  /// A duel of two players, the first of whom sets a phrase; without one it is still to be chosen.
  package static func duel(
    _ names: [String], hiding phrase: String? = nil, _ size: ScreenSize = .home, library: Library? = nil,
    language code: String = "en"
  ) -> TableOfApps {
    var table = TableOfApps(names, size, language: code, library: library)
    table.open(names[0], .duel)
    table.join(names[1])
    table[names[0]].press(.enter)
    if let phrase {
      table[names[0]].type(phrase)
      table[names[0]].press(.enter)
    }
    return table
  }

  /// A connection that belongs to none of these programs, with a seat at the only player's table.
  package mutating func seatStranger(_ name: String) throws -> Int {
    let id = try #require(hub.node(program(of: names[0]))?.state?.header.id)
    let link = try #require(hub.connectStranger(to: id))
    hub.send(TableLine.sit(version: TableHeader.version, known: 0, name: name).bytes, over: link)
    settle()
    return link
  }

  /// Makes any move over such a connection, as a modified program could.
  package mutating func play(_ move: String, over link: Int) {
    let count = hub.node(program(of: names[0]))?.seat.log.count ?? 0
    hub.send(TableLine.play(count, move).bytes, over: link)
    settle()
  }
}

extension TableDuel {
  /// The first move of an honest setter's program.
  package func settingMove(_ secret: Secret) -> String { setting(secret) }
}
