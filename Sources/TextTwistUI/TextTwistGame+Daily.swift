import Engines
import Kit
import Records

extension DailyPuzzles {
  /// The seed of Text Twist's rack, at the standard level.
  var rackSeed: UInt64 {
    TextTwistDealer(lexicon: lexicon, seed: seed(.dailyTextTwist)).seed(ofPosition: day.number)
  }
}

extension TextTwistGame {
  /// Ten squares that show the share of words found, `★` for a six-letter word, `×2` for all words.
  func dailyGlyphs(_ result: GameResult) -> String {
    guard let found = result.details.wordsFound, let total = result.details.wordsTotal, total > 0 else {
      return ""
    }
    let filled = min(10, max(found > 0 ? 1 : 0, found * 10 / total))
    let squares = String(repeating: "▪", count: filled) + String(repeating: "▫", count: 10 - filled)
    let hasBingo = result.details.bingos.map { $0 > 0 } ?? result.isWon
    return squares + (hasBingo ? " ★" : "") + (found >= total ? " ×2" : "")
  }

  func dailyShareLine(_ result: GameResult, _ strings: Strings) -> String {
    strings.textTwistDaily.share(
      result.details.wordsFound ?? 0, result.details.wordsTotal ?? 0, result.points)
  }

  func key(_ strings: Strings) -> Character { strings.textTwistSettings.key }

  func choose(_ mode: Mode, _ context: inout Context) {
    context.textTwist.mode = TextTwistSetUp.mode(of: mode)
    // The classic racks have no level, and leave the chosen one as it is.
    if context.textTwist.mode != .classic { context.textTwist.level = TextTwistSetUp.level(of: mode) }
  }
}

extension TextTwist {
  /// The details of a result about the racks, without any words.
  var resultDetails: GameResult.Details {
    var details = GameResult.Details(
      wordsFound: round.rack.hidden.count - round.missed.count, wordsTotal: round.rack.hidden.count)
    details.rackPoints = rounds.map(\.score)
    details.bingos = rounds.reduce(0) { $0 + $1.bingosFound }
    return details
  }
}
