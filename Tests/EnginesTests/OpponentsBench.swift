import TestSupport

@testable import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measurements of the opponents other than Ghost's levels, as lines of a table; all are seeded.
enum OpponentsBench {
  /// The number of rounds of Ghost per pairing; 0 when nothing is to be measured.
  static let rounds = getenv("OPPONENTS_BENCH").flatMap { Int(String(cString: $0)) } ?? 0

  static func whole(_ code: String) -> Lexicon { RealLexicon.of(code) }

  /// The words of tiers 1 to 2, with the headwords, which determine the moves of Ghost's default judge: the same rounds in a fraction of the
  /// time.
  static func familiar(_ code: String) -> Lexicon {
    let text = Checkout.text("assets/languages/\(code)/words.txt")!
    let words = text.split(separator: "\n").filter { line in
      let tier = line.split(separator: " ")[1].first
      return tier == "1" || tier == "2"
    }
    let headwords = whole(code).headwords
    return Lexicon(words.map(String.init)).with { headwords }
  }

  /// The familiar words, and those of the language where they are others.
  static func lists(_ code: String) -> [GhostJudge.List] {
    [.base, .familiar].filter { $0 == .familiar || $0 == TestSupport.language(code).ghostList }
  }

  /// The number of different rounds among a hundred that Hard plays against itself, and of their openings.
  static func openings(_ code: String, _ list: GhostJudge.List) -> String {
    let lexicon = familiar(code)
    var fragments: Set<String> = []
    var letters: Set<Character> = []
    for seed in 0..<100 as Range<UInt64> {
      var match = GhostSample.match(
        players: [Ghost.Player("0", level: .hard), Ghost.Player("1", level: .hard)],
        rules: Ghost.Rules(list: list),
        seed: seed, alphabet: TestSupport.language(code).alphabet, lexicon: lexicon)
      while case .turn = match.status { _ = match.play(match.computerMove!) }
      fragments.insert(match.fragment)
      letters.insert(match.fragment.first!)
    }
    return
      "different rounds of Hard in 100, words \(list): \(fragments.count), with \(letters.count) openings"
  }

  /// How often a player is right who challenges whenever no word that they know is possible: all of the judge's list but its
  /// rarest tier.
  static func bluffs(_ level: GhostLevel, _ judge: GhostJudge.List, _ code: String) -> String {
    let lexicon = whole(code)
    let person: (side: GhostBench.Side, known: Lexicon.Tier) =
      judge == .familiar ? (.knowsCommon, .common) : (.knowsFamiliar, .familiar)
    let known = GhostJudge(lexicon, upTo: person.known)
    let sides = [GhostBench.Side.level(level), person.side]
    var (doubts, right) = (0, 0)
    var generator = SplitMix64(seed: 1)
    for seed in 0..<UInt64(rounds / 5) {
      var match = GhostSample.match(
        players: sides.indices.map { Ghost.Player("\($0)", level: sides[$0].level) },
        rules: Ghost.Rules(list: judge, bluff: true, starter: Int(seed % 2)), seed: seed,
        alphabet: TestSupport.language(code).alphabet, lexicon: lexicon)
      round: while true {
        switch match.status {
        case .turn(0), .answer(0): _ = match.play(match.computerMove!)
        case .turn where !match.fragment.isEmpty && !known.isPossible(match.fragment):
          doubts += 1
          if !match.answerJudge.hasAnswer(to: match.fragment) { right += 1 }
          break round
        case .turn:
          _ = match.play(GhostBench.personsMove(person.side, in: match, using: &generator))
        default: break round
        }
      }
    }
    let share: String = GhostBench.percent(Double(right) / Double(max(1, doubts)))
    return "bluff, \(level), words up to \(judge): a doubt is right in \(share) of \(doubts)"
  }

  /// Who plays against the devil.
  enum Guesser: String {
    /// Guesses the letter that occurs in most of the words still possible, knowing length and tiers of the deal.
    case counts = "who counts"
    /// At each turn six of the fit words of the list that are still possible come to mind, drawn evenly by the seed, and the
    /// untried letter that occurs in most of these is guessed.
    case person = "a person"
    /// Likewise, but the more common a word is, the likelier it comes to mind.
    case reader = "a person by how common words are"

    func letter(
      in words: Candidates, tried: [Character], using generator: inout SplitMix64
    ) -> Character {
      let counts = self == .counts ? words.counts() : counts(ofSix: words, using: &generator)
      let open = words.alphabet.letters.indices.filter { !tried.contains(words.alphabet.letters[$0]) }
      return words.alphabet.letters[open.max { counts[$0] < counts[$1] }!]
    }

    /// For each letter, in how many of six of the words it occurs.
    private func counts(ofSix words: Candidates, using generator: inout SplitMix64) -> [Int] {
      var indices = Array(0..<words.count)
      let six = (0..<min(6, words.count)).map { _ in
        let total = indices.reduce(0) { $0 + weight($1, words) }
        var drawn = generator.below(total)
        let place = indices.firstIndex { index in
          drawn -= weight(index, words)
          return drawn < 0
        }
        return words[indices.remove(at: place!)]
      }
      return words.alphabet.letters.map { letter in six.count { $0.contains(letter) } }
    }

    private func weight(_ index: Int, _ words: Candidates) -> Int {
      self == .reader ? words.weight(at: index) : 1
    }
  }

  /// How often a guesser wins against the devil.
  static func devil(_ difficulty: HangmanDeal.Difficulty, _ code: String, _ guesser: Guesser) -> String {
    let language = TestSupport.language(code)
    var counts: [Int: (games: Int, won: Int, dealt: Int)] = [:]
    for seed in 0..<500 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let words = DevilDeal.candidates(difficulty, seed: seed, language: language, lexicon: whole(code))!
      var devil = DevilHangman(words, seed: seed)
      let deals = language.devilDeals.filter { $0.difficulty == difficulty && $0.length == words.length }
      var known = Candidates(
        whole(code), alphabet: language.alphabet, length: words.length,
        upTo: guesser == .counts ? deals.map(\.tier).max()! : .rare, onlyFit: true)
      while devil.status == .playing {
        known.filter(
          pattern: devil.board.map(\.shown), missed: devil.missedLetters)
        _ = devil.guess(guesser.letter(in: known, tried: devil.tried, using: &generator))
      }
      let before = counts[words.length] ?? (0, 0, 0)
      let won = devil.status == .won ? 1 : 0
      counts[words.length] = (before.games + 1, before.won + won, before.dealt + words.count)
    }
    let rows: [String] = counts.sorted { $0.key < $1.key }.map { length, row in
      let won: String = GhostBench.percent(Double(row.won) / Double(row.games))
      return "\(length) letters, \(row.dealt / row.games) words, won \(won) of \(row.games)"
    }
    return "devil, \(difficulty), \(guesser.rawValue): \(rows.joined(separator: "; "))"
  }

  private static func places(of letter: Character, in word: String) -> Candidates.Places {
    var places: Candidates.Places = 0
    for other in word { places = places << 1 | (other == letter ? 1 : 0) }
    return places
  }

  /// How often the mind reader finds a word of a tier with at most six misses, for the lengths 5 to 8.
  static func mindReader(_ tier: Lexicon.Tier, _ code: String) -> String {
    let language = TestSupport.language(code)
    var (read, found) = (0, 0)
    var generator = SplitMix64(seed: 1)
    for length in 5...8 {
      let words = Candidates(whole(code), alphabet: language.alphabet, length: length, upTo: .rare)
      let secrets = (0..<words.count).map { words[$0] }.filter { whole(code).tier(of: $0) == tier }
      for _ in 0..<100 {
        let secret = secrets[generator.below(secrets.count)]
        var reader = MindReader(words)
        while case .asks(let letter) = reader.turn {
          _ = reader.answer(places(of: letter, in: secret))
        }
        read += 1
        if reader.turn == .knows(secret), reader.misses <= 6 { found += 1 }
      }
    }
    let share: String = GhostBench.percent(Double(found) / Double(read))
    return "mind reader, tier \(tier.rawValue): found \(share) of \(read)"
  }

  /// How often a single wrong mark is offered first, or among the first two, where the program offers any: when the marks
  /// contradict every word, or it names a wrong one. A wrong mark is an omitted place, so that a letter with one place becomes
  /// a "no", or a place off by one, equally often.
  static func slips(_ code: String) -> String {
    let language = TestSupport.language(code)
    var (contradicted, first, firstTwo) = (0, 0, 0)
    var generator = SplitMix64(seed: 2)
    for length in 5...8 {
      let words = Candidates(whole(code), alphabet: language.alphabet, length: length, upTo: .rare)
      let secrets = (0..<words.count).map { words[$0] }.filter { whole(code).tier(of: $0)! <= .familiar }
      for _ in 0..<300 {
        let secret = secrets[generator.below(secrets.count)]
        let slipAt = generator.below(5)
        var slip: Character?
        var reader = MindReader(words)
        var asked = 0
        while case .asks(let letter) = reader.turn {
          var places = Self.places(of: letter, in: secret)
          if asked >= slipAt, slip == nil, places != 0 {
            let taken = reader.answers.reduce(0) { $0 | $1.places } as Candidates.Places
            let one = places & (~places &+ 1)
            let end: Candidates.Places = 1 << UInt64(length)
            let isRaised = one == 1 || generator.below(2) == 0 && one << 1 < end
            let moved = places & ~one | (isRaised ? one << 1 : one >> 1)
            let wrong = generator.below(2) == 0 ? places & ~one : moved
            if wrong & taken == 0, wrong != places {
              places = wrong
              slip = letter
            }
          }
          // A place with a wrong mark cannot be marked again.
          let taken = reader.answers.reduce(0) { $0 | $1.places } as Candidates.Places
          _ = reader.answer(places & ~taken)
          asked += 1
        }
        guard let slip, reader.turn != .knows(secret), reader.turn != .givesUp else { continue }
        contradicted += 1
        let doubtful = reader.doubtfulAnswers.map(\.letter)
        if doubtful.first == slip { first += 1 }
        if doubtful.prefix(2).contains(slip) { firstTwo += 1 }
      }
    }
    let total = Double(max(1, contradicted))
    let one: String = GhostBench.percent(Double(first) / total)
    let two: String = GhostBench.percent(Double(firstTwo) / total)
    return "wrong mark: first named in \(one), among two in \(two) of \(contradicted)"
  }

  /// How many clues to headwords of tiers 1 to 2 reveal their word, and how many words have no clue but their letters.
  static func clues(_ code: String) -> String {
    guard let glosses = RealGlosses.of(code) else { return "clues: no meanings" }
    let alphabet = TestSupport.language(code).alphabet
    let words = whole(code).headwords.words(letters: 2...40, upTo: .familiar)
    let known = words.filter { glosses.meaning(of: $0) != nil }
    let clues = known.compactMap { word in
      glosses.clue(to: word, alphabet).map { (word, $0) }
    }
    let oracle = ClueOracle(code)
    let revealing = clues.count { word, clue in oracle.reveals(clue.text, word) }
    let other = clues.count { word, clue in clue.sense != glosses.meaning(of: word)?.senses.first }
    func share(_ count: Int) -> String { "\(Double(count * 1000 / known.count) / 10) %" }
    let shares: [String] = [
      "\(share(revealing)) reveal the word", "\(share(other)) are a later sense",
      "\(share(known.count - clues.count)) are the letters",
    ]
    return "clues to \(known.count) words: \(shares.joined(separator: ", "))"
  }

  /// Of two hundred sorted numbers.
  private static func percentiles(_ numbers: [Int]) -> String {
    "\(numbers[20]), \(numbers[100]), \(numbers[180]) at the 10th, 50th, 90th percentile"
  }

  /// The number of hidden words on the racks of a level, and the number of racks.
  static func racks(_ level: TextTwist.Level, _ code: String) -> String {
    let dealer = TextTwistDealer(lexicon: whole(code), level: level, seed: 1 << 16)
    let racks = (1...200).map { dealer.rack(number: $0)! }
    let counts = racks.map(\.hidden.count).sorted()
    let rare = racks.reduce(0) { $0 + $1.hidden.count { whole(code).tier(of: $0)! > .familiar } }
    let share = GhostBench.percent(Double(rare) / Double(counts.reduce(0, +)))
    let hidden: String = "hidden words \(percentiles(counts)), \(share) of them below zipf 2.5"
    return "racks, \(level): \(hidden); \(dealer.rackCount) racks"
  }

  /// How many racks a modelled player plays in a timed standard game, the last one included: the player knows
  /// tier 1 and a seeded half of tier 2, overlooks a share of the hidden words they know, finds the others in a
  /// random order, a second a letter, and goes on when none is left, until the next rack stays closed.
  static func racksPlayed(overlooking share: Int, _ code: String) -> String {
    let lexicon = whole(code)
    var played: [Int] = []
    for seed in 0..<200 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let dealer = TextTwistDealer(lexicon: lexicon, seed: seed << 16)
      var game = TextTwist(
        mode: .timed, alphabet: TestSupport.language(code).alphabet, first: dealer.rack(number: 1)!)
      repeat {
        let words = game.round.rack.hidden.filter { word in
          var sample = SplitMix64(seed: seed ^ UInt64(stable: word))
          let isKnown = lexicon.tier(of: word) == .common || sample.below(100) < 50
          return isKnown && generator.below(100) >= share
        }
        for index in generator.permutation(of: words.count) {
          game.elapse(.seconds(words[index].count))
          for letter in words[index] { _ = game.take(letter) }
          _ = game.submit()
        }
      } while game.rackNumber < 100 && game.nextRack(dealer.rack(number: game.rackNumber + 1)!)
      played.append(game.rackNumber)
    }
    played.sort()
    return "racks played, timed standard, \(share) % of the known words overlooked: \(percentiles(played))"
  }

  /// The number of days after which each daily puzzle repeats.
  static func daily(_ code: String) -> String {
    let lexicon = whole(code)
    let alphabet = TestSupport.language(code).alphabet
    var words = 0
    for length in 6...10 {
      words +=
        Candidates(lexicon.headwords, alphabet: alphabet, length: length, upTo: .familiar, onlyFit: true)
        .count
    }
    let racks: Int = TextTwistDealer(lexicon: lexicon, seed: 0).rackCount
    let openings: Int = DailyRules.openings(in: lexicon).count
    return "daily repeats after: word \(words) days, rack \(racks), Ghost \(openings)"
  }

  /// Everything except Ghost's pairings.
  static func table(_ code: String) -> [String] {
    var lines: [String] = []
    for difficulty in HangmanDeal.Difficulty.allCases {
      lines += [Guesser.counts, .person, .reader].map { devil(difficulty, code, $0) }
    }
    for tier in [Lexicon.Tier.common, .familiar, .standard, .rare] { lines.append(mindReader(tier, code)) }
    lines.append(slips(code))
    for level in TextTwist.Level.allCases { lines.append(racks(level, code)) }
    for share in [10, 15, 20] { lines.append(racksPlayed(overlooking: share, code)) }
    lines.append(clues(code))
    for list in lists(code) { lines.append(openings(code, list)) }
    for judge in [GhostJudge.List.familiar, .standard] {
      for level in [GhostLevel.easy, .medium, .sharp] { lines.append(bluffs(level, judge, code)) }
    }
    return lines + [daily(code)]
  }
}
