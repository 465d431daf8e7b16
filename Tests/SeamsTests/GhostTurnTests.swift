import Engines
import Kit
import Menus
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

/// What a match of Ghost says can be done now is what the rules take, and a saved match says the same again.
@Suite("A turn of Ghost")
struct GhostTurnTests {
  private static let alphabet = "abcdefghijklmnopqrstuvwxyz"

  private struct Kind: CustomTestStringConvertible {
    let opponent: GhostSetUp.Opponent
    let isBluff: Bool
    var variant = Ghost.Variant.usual
    var testDescription: String { "\(variant) with \(opponent)\(isBluff ? ", bluff" : "")" }
  }

  private static let kinds = [GhostSetUp.Opponent.computer, .friend].flatMap { opponent in
    [false, true].flatMap { isBluff in
      [Ghost.Variant.usual, .superghost].map { Kind(opponent: opponent, isBluff: isBluff, variant: $0) }
    }
  }

  /// What the rules take, in the order of a turn: a letter, a word, a challenge.
  private static func taken(_ game: GhostMatch) -> [Bool] {
    func takes(_ move: Ghost.Move) -> Bool {
      var trial = game.match
      return trial.play(move) != .notNow
    }
    let isHere = game.isPersonsTurn || game.personToAnswer != nil
    return [alphabet.contains { takes(.add($0)) }, takes(.answer(nil)), takes(.challenge)].map {
      isHere && $0
    }
  }

  @Test(
    "it offers what the rules take and nothing else, and does so again when it is restored", arguments: kinds)
  private func offers(kind: Kind) throws {
    let library = Library.sample(words: App.ghostWords)
    var context = App.started(library: library, records: SharedRecords()).context
    context.ghost.opponent = kind.opponent
    context.ghost.isBluff = kind.isBluff
    context.ghost.variant = kind.variant
    var generator = SplitMix64(seed: 56)
    var (ends, doubts) = (0, 0)
    for _ in 0..<30 {
      var game = try #require(GhostMatch.dealt(&context))
      for _ in 0..<400 where !game.isOver {
        let turn = game.turn
        #expect(
          [turn.takesLetters, turn.takesWords, turn.canChallenge] == Self.taken(game),
          "\(game.match.moves)")
        #expect(turn.canAskForHelp == turn.takesLetters && turn.canGiveUp)
        #expect((game.saved == nil) == game.waitsForNobody)
        if let saved = game.saved {
          let restored = try #require(GhostMatch.restored(saved, &context))
          #expect(restored.turn == game.turn && restored.match == game.match)
        }
        let chance = generator.below(12)
        if game.match.player == nil {
          ends += 1
          #expect(game.take(.move(.beginRound), &context) == .made([]))
        } else if game.letComputerPlay(&context) != nil {
          continue
        } else if turn.takesWords {
          let word = chance < 6 ? nil : App.ghostWords.randomElement(using: &generator)
          _ = game.take(.move(.answer(word.map { String($0.prefix { $0 != " " }) })), &context)
        } else if turn.canChallenge, chance < 2 {
          doubts += 1
          _ = game.take(.move(.challenge), &context)
        } else {
          let letter = Self.alphabet.randomElement(using: &generator) ?? "a"
          let isInFront = kind.variant == .superghost && chance.isMultiple(of: 2)
          _ = game.take(.move(isInFront ? .prepend(letter) : .add(letter)), &context)
        }
      }
      #expect(game.isOver)
    }
    #expect(ends > 50)
    #expect(kind.isBluff == (doubts > 0))
  }

  @Test("a refused move changes nothing and says why")
  func refusals() throws {
    var context = App.started(library: .sample(words: App.ghostWords), records: SharedRecords()).context
    context.ghost.opponent = .friend
    var game = try #require(GhostMatch.dealt(&context))
    let before = game.match
    guard case .refused(let sentences) = game.take(.move(.add("7")), &context) else {
      Issue.record("a digit was taken")
      return
    }
    #expect(sentences.count == 1 && game.match == before)
    #expect(game.take(.move(.challenge), &context) == .refused([]) && game.match == before)
  }

  @Test("help is shown once its price was accepted, and is free from then on in that round")
  func help() throws {
    var context = App.started(library: .sample(words: App.ghostWords), records: SharedRecords()).context
    context.ghost.opponent = .friend
    var game = try #require(GhostMatch.dealt(&context))
    #expect(game.askForHelp(isAccepted: false, context.text) == .priced)
    #expect(game.match.lastRound.helped.isEmpty)
    #expect(game.askForHelp(isAccepted: true, context.text) == .shown)
    #expect(game.match.lastRound.helped == [0])
    #expect(game.askForHelp(isAccepted: false, context.text) == .shown)
  }
}
