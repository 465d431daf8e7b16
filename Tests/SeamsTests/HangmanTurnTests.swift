import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

/// What can be done in a game of Hangman is what its rules take, and a saved game is the same game again.
@Suite("A turn of Hangman") struct HangmanTurnTests {
  private enum Host: CaseIterable {
    case phraseBook, dictionary, devil, duel, post, practice, practiceByLetters
  }

  private struct Row: CustomTestStringConvertible {
    let host: Host
    let tongue: Tongue
    var testDescription: String { "\(host) in \(tongue.name)" }

    var alphabet: Alphabet { tongue.language.alphabet }

    /// Words of six letters of the language, of which the first has a meaning.
    var words: [String] {
      var generator = SplitMix64(seed: 57)
      return (0..<60).map { _ in
        String((0..<6).map { _ in alphabet.letters[generator.below(alphabet.letters.count)] })
      }
    }

    func context(_ records: SharedRecords, player: String = "Ada") -> Context {
      let words = words
      let (lexicon, glosses) = (Lexicon(words.map { $0 + " 1" }), Glosses(["\(words[0])\tnoun: a thing"]))
      var library = tongue.library
      library.lexicon = { _ in lexicon }
      (library.hasGlosses, library.glosses) = ({ _ in true }, { _ in glosses })
      library.categories = { [tongue] _ in
        [PhraseCategory(id: "sayings", title: "Sayings", phrases: [tongue.phrase, "Catch-22 \(words[1])"])]
      }
      var settings = Settings()
      (settings.language, settings.words) = (tongue.interface, tongue.code)
      var context = Context(
        Profile(
          player: player, settings: settings, language: tongue.language, choices: Games.all.choices, seed: 4),
        Services(
          library: library, games: .all, records: records, today: { App.today }, hoursLeft: { 7 },
          resolve: Destination.resolve))
      context.hangman.duel.names = ["Ada", "Bob"]
      return context
    }

    func begun(_ context: inout Context) throws -> HangmanPlay {
      switch host {
      case .phraseBook, .dictionary, .devil:
        context.hangman.host = host == .devil ? .devil : host == .dictionary ? .dictionary : .phraseBook
        let dealt = HangmanRound.dealt(&context)
        return .game(try #require(dealt))
      case .duel:
        context.hangman.host = .duel
        return .game(HangmanSetUp.beginRound(on: tongue.phrase, &context))
      case .post:
        var setter = self.context(SharedRecords(), player: "Zoe")
        let phrase = try #require(PostMatch.phrase(tongue.phrase, alphabet))
        setter.post.mode = .challengePost
        let posted = setter.postBox.newMatch(challenge: phrase, names: ["", "Ada"])
        let letter = try #require(posted).letter
        return .game(HangmanRound(try context.postBox.receive(letter), &context))
      case .practice, .practiceByLetters:
        let due = PracticeWord(words[host == .practice ? 0 : 1], due: App.today)
        let begun = Practice.begun(with: [due], isCounted: true, &context)
        return try #require(begun)
      }
    }
  }

  private static let rows = Host.allCases.flatMap { host in
    [Tongue.english, .dutch, .german, .turkish, .greek].map { Row(host: host, tongue: $0) }
  }

  /// An input, and whether the rules of the game and of its host take it.
  private static func input(
    _ play: HangmanPlay, _ row: Row, _ generator: inout SplitMix64
  ) -> (input: HangmanPlay.Input, isTaken: Bool) {
    var (game, other) = (play.game, SplitMix64(seed: 1))
    switch generator.below(30) {
    case 0: return (.giveUp, play.practice == nil)
    case 1...3:
      if case .hit = game.hint(using: &other) { return (.hint, play.practice == nil && row.host != .post) }
      return (.hint, false)
    case 4:
      // Two letters may stand for one that a keyboard lacks.
      return (.solution(game.phrase + String(repeating: row.alphabet.letters[0], count: 3)), false)
    case 5: return (.solution("7!"), false)
    case 6: return (.solution(String(game.phrase.reversed())), true)
    case 7: return (.solution(game.phrase), true)
    case 8: return (.letter("7"), false)
    default:
      let letters = row.alphabet.letters
      var typed = letters[generator.below(letters.count)]
      if generator.below(2) == 0 { typed = row.alphabet.letterCase.capital(typed) }
      let isMove = [.hit(0), .miss].contains(game.guess(typed).kind)
      return (.letter(typed), isMove && !play.takesWords)
    }
  }

  @Test("it takes what the rules take and nothing else, and ends", arguments: rows)
  private func takes(row: Row) throws {
    var generator = SplitMix64(seed: 57)
    var refusals = 0
    for _ in 0..<10 {
      let records = SharedRecords()
      var context = row.context(records)
      var play = try row.begun(&context)
      for _ in 0..<400 where play.isPlaying {
        let (input, isTaken) = Self.input(play, row, &generator)
        #expect(play.takes(input, context) == isTaken, "\(input) after \(play.game.moves)")
        let (saved, moves) = (play.saved, play.game.moves)
        switch play.take(input, &context) {
        case .refused:
          refusals += 1
          #expect(!isTaken && play.saved == saved && play.game.moves == moves, "\(input)")
        case .made(let sentences):
          #expect(isTaken && !sentences.isEmpty && play.isPlaying)
          #expect(play.game.moves.count == moves.count + 1, "\(input)")
        case .ended(let sentences):
          #expect(isTaken && !sentences.isEmpty && !play.isPlaying)
        }
        guard play.isPlaying, let saved = play.saved else { continue }
        var copy = context
        let again = HangmanPlay.restored(saved, &copy)
        let restored = try #require(again)
        let (now, before) = (restored.game, play.game)
        // A letter by post has the letters of a wrong solution, not how it was typed.
        #expect(restored.saved == saved && now.board == before.board && now.misses == before.misses)
      }
      #expect(!play.isPlaying && !play.offers(context).isEmpty)
      for input in [.letter("a"), .solution("a"), .hint, .giveUp] as [HangmanPlay.Input] {
        #expect(!play.takes(input, context))
        let taken = play.take(input, &context)
        #expect(taken == .refused([]))
      }
      if row.host == .duel {
        let saved = try #require(play.saved)
        let isNext = HangmanSetUp.restoreSecret(saved, &context)
        #expect(isNext && context.hangman.duel.isBetweenRounds)
      } else {
        #expect(play.saved == nil)
      }
      if play.practice != nil {
        #expect(records.allPracticeWords(of: "Ada", language: row.tongue.code).count == 1)
      } else {
        #expect(play.round?.finished != nil && records.finishedGames(of: "Ada").count == 1)
      }
    }
    #expect(refusals > 10)
  }

  /// A game on a phrase.
  private static func playing(_ phrase: String) -> (play: HangmanPlay, context: Context) {
    var context = Row(host: .phraseBook, tongue: .english).context(SharedRecords())
    let round = HangmanRound(GameSession(.phraseBook, &context), phrase: phrase, &context)
    return (.game(round), context)
  }

  @Test(
    "a refusal says why",
    arguments: [
      (HangmanPlay.Input.letter("7"), "7 is not a letter."), (.letter("X"), "X has been tried already."),
      (.solution("moth"), "MOTH: 4 letters, not 5."), (.hint, "A hint now would lose the game."),
    ])
  func refusals(input: HangmanPlay.Input, sentence: String) {
    var (play, context) = Self.playing("stone")
    for letter in "xyzwvu" {
      let taken = play.take(.letter(letter), &context)
      #expect(taken == .made(["No \(letter.uppercased()) in this one."]))
    }
    let taken = play.take(input, &context)
    #expect(taken == .refused([sentence]))
  }

  @Test("a place that counts as two letters is solved in either spelling", arguments: ["cœur", "coeur"])
  func twoLetters(typed: String) {
    var (play, context) = Self.playing("Cœur")
    guard case .ended(let sentences) = play.take(.solution(typed), &context) else {
      Issue.record("\(typed) was not taken")
      return
    }
    #expect(sentences == ["CŒUR: right.", "✓ Without a scratch.", "Not one wrong guess."])
  }

  @Test("the price of a hint is told until it would lose, and what a wrong solution costs")
  func prices() {
    var (play, context) = Self.playing("stone")
    #expect(play.hintPrice(context)?.line == "It shows one letter. You have seven left.")
    #expect(play.solutionPrice(context.text) == "A wrong word costs a miss: 7 left.")
    for letter in "xyzwvu" { _ = play.take(.letter(letter), &context) }
    #expect(play.hintPrice(context) == nil)
    let wrong = play.take(.solution("notes"), &context)
    #expect(wrong == .ended(["Too late.", "It was STONE."]))
  }

  @Test("a saved game against the Devil goes on with another list, from what was shown")
  func changedList() throws {
    let row = Row(host: .devil, tongue: .english)
    func context(_ words: [String]) -> Context {
      App.started(library: .sample(words: words.map { $0 + " 1" }), records: SharedRecords()).context
    }
    var before = context(row.words)
    before.hangman.host = .devil
    let dealt = HangmanRound.dealt(&before)
    var round = try #require(dealt)
    for letter in "eatz" { _ = round.game.guess(letter) }
    let saved = try #require(round.saved)
    // Another list: the words that were left, and some others.
    let devil = try #require(round.game as? DevilHangman)
    let left = (0..<devil.candidates.count).map { devil.candidates[$0] }
    var other = context(left + ["mirror", "bonbon", "pillow"])
    let again = try #require(HangmanRound.restored(saved, &other))
    #expect(again.game.moves == round.game.moves)
    #expect(HangmanRound.glimpse(of: again.game) == saved.glimpse)
    #expect(again.game.misses == round.game.misses)
  }
}

extension Hangman.Outcome {
  /// The same without how many places there are.
  fileprivate var kind: Hangman.Outcome { if case .hit = self { .hit(0) } else { self } }
}
