import Engines
import Kit
import Play
import Records
import TestSupport
import TextTwistUI
import TextUI

extension App {
  /// Sixty words on one rack, the maximum that is dealt, two of them bingos.
  package static let widestRack: [String] =
    """
    ado ads aid ain ais and dan das din dis don dos dso ids ins ion ios nas nid nis nod oda ods ois ons \
    sad sai san sin sod son ados aids ains ands anis dais dans dino dins dona dons ions naos nids nodi \
    nods odas sadi said sain sand sida sind soda danio dinos donas adonis danios
    """.split(separator: " ").map { $0 + " 1" }

  /// A rack whose words fit only without separated letters: 22, 23, 23 and 3 of its arrangements.
  package static let denseRack: [String] = [(3, 22), (4, 23), (5, 23), (6, 3)].flatMap { length, count in
    arrangements(of: "aderst", length: length, count: count).map { $0 + " 1" }
  }

  /// The first arrangements of some of the letters, up to a number.
  private static func arrangements(of letters: String, length: Int, count: Int) -> [String] {
    var found = [""]
    for _ in 0..<length {
      found = found.flatMap { start in letters.filter { !start.contains($0) }.map { start + String($0) } }
    }
    return Array(found.prefix(count))
  }

  /// Racks of six consecutive letters with 17 hidden words each, words of seven letters, and some words for Ghost.
  package static let neighbours: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let racks = (0...20).map { String(letters[$0..<$0 + 6]) }
    let longer = (0...19).map { String(letters[$0..<$0 + 7]) }
    let short = (0...23).flatMap { start -> [String] in
      let (a, b, c) = (letters[start], letters[start + 1], letters[start + 2])
      return [[a, b, c], [a, c, b], [b, a, c], [b, c, a]].map { String($0) }
    }
    return (racks + longer + short).map { $0 + " 1" } + App.ghostWords
  }()

  /// 21 racks of six consecutive letters of the alphabet each; each hides 25 words.
  package static let alphabetRacks: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let racks = (0...20).map { String(letters[$0..<$0 + 6]) }
    let short = (0...23).flatMap { start -> [String] in
      let (a, b, c) = (letters[start], letters[start + 1], letters[start + 2])
      return [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map { String($0) }
    }
    return (racks + short).map { $0 + " 1" }
  }()

  /// A game on a rack with all the given words, however many: dealers do not deal such racks any more, but games saved by
  /// earlier versions and players' own lists can have them.
  package static func twistingWide(
    _ mode: TextTwist.Mode, _ size: ScreenSize = .home, language code: String = "en", words: [String],
    records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    let letters = Array(words.map { String($0.dropLast(2)) }.first { $0.count == 6 }!)
    let library = Library.sample(words: words, glosses: glosses)
    return App.showing(size, language: code, records: records, library: library) { context in
      let rack = Rack(letters: letters, lexicon: context.lexicon)
      let game = TextTwist(mode: mode, alphabet: context.profile.language.alphabet, first: rack)
      let session = GameSession(TextTwistSetUp.recorded(mode, .standard), &context)
      let deal = TextTwistDeal.kept(
        [rack], then: TextTwistDealer(lexicon: context.lexicon, seed: 1), isSingle: false)
      return textTwist(TextTwistRun(game, session, from: deal, &context), context)
    }
  }
}
