import Engines
import Play
import Texts

extension Texts {
  /// A note of two lines as one.
  fileprivate func inOneLine(_ lines: String) -> String {
    lines.split(separator: "\n").joined(separator: " ")
  }

  /// The same after what it is about.
  fileprivate func note(_ name: String, _ lines: String) -> String { labelled(name, inOneLine(lines)) }
}

extension HangmanLines {
  /// The first question of the set-up: the host; then follows what that host needs.
  static let hosts = ListTalk(
    note: { context in
      HangmanSetUp.Host.allCases.map { context.text.note(context.text.host($0), context.text.hostNote($0)) }
    },
    { context in
      let (text, hosts, now) = (context.text, HangmanSetUp.Host.allCases, context.hangman.host)
      return (
        [text("Who sets the word?")],
        Choices(
          hosts.map { host in
            entry(text.host(host)) {
              $0.hangman.host = host
              return next(host, &$0).replacing
            }
          }, standard: hosts.firstIndex(of: now))
      )
    })

  private static func next(_ host: HangmanSetUp.Host, _ context: inout Context) -> Reply {
    switch host {
    case .phraseBook: categories.opening(context)
    case .dictionary where context.hasOwnWords: HangmanLines().begin(&context)
    case .dictionary, .devil: levels.opening(context)
    case .duel: .then(.open(name(0)))
    case .mindReader: secrets.opening(context)
    }
  }

  /// A list of values of the set-up, of which one is chosen; then the game begins.
  private static func list<Value: Equatable & Sendable>(
    _ heading: @escaping @Sendable (Texts) -> String,
    note: @escaping @Sendable (Value, Texts) -> String = { _, _ in "" },
    help: (@Sendable (Texts) -> String)? = nil,
    _ values: @escaping @Sendable (Context) -> [(name: String, value: Value)],
    _ path: WritableKeyPath<HangmanSetUp, Value> & Sendable,
    then follow: @escaping Action = { HangmanLines().begin(&$0) }
  ) -> ListTalk {
    ListTalk(
      note: { context in
        help.map { [$0(context.text)] } ?? values(context).map { note($0.value, context.text) }
      },
      { context in
        let all = values(context)
        let now = context.hangman[keyPath: path]
        return (
          [heading(context.text)],
          Choices(
            all.map { name, value in
              entry(name) {
                $0.hangman[keyPath: path] = value
                return follow(&$0).replacing
              }
            }, standard: all.firstIndex { $0.value == now } ?? 0)
        )
      })
  }

  private static let categories = list(
    { $0("Category") + "." }, help: { $0("The category that the phrase comes from.") },
    { context in [(context.text("All of them"), nil)] + context.categoriesByTitle.map { ($0.title, $0.id) } },
    \.category)

  private static let levels = list(
    { $0("Level") + "." }, note: { $1.inOneLine($1.difficultyNote($0)) },
    { context in context.hangman.levels.map { (context.text.difficulty($0), $0) } }, \.difficulty)

  private static let secrets = list(
    { $0("Your word") + "." }, note: { $1.note($1.secret($0), $1.secretNote($0)) },
    { context in HangmanSetUp.Secret.allCases.map { (context.text.secret($0), $0) } }, \.secret
  ) { $0.hangman.secret == .typed ? HangmanLines().begin(&$0) : .then(.open(length)) }

  private static let length = EntryTalk(
    { $0.text("Enter takes \($0.hangman.length). How many letters?") },
    note: { $0.text("How many letters your word has.\nIt should be in a dictionary.") }
  ) { typed, context in
    guard let number = typed.isEmpty ? context.hangman.length : Int(typed),
      HangmanSetUp.lengths.contains(number)
    else {
      let (least, most) = (HangmanSetUp.lengths.lowerBound, HangmanSetUp.lengths.upperBound)
      return Int(typed) == nil ? nil : .say(context.text("From \(least) to \(most) letters."))
    }
    context.hangman.length = number
    return HangmanLines().begin(&context).replacing
  }

  /// The name of a player of a duel.
  private static func name(_ player: Int) -> EntryTalk {
    EntryTalk(
      { $0.text("Enter keeps \($0.duelist(player)). Name of player \(player + 1)?") },
      note: { $0.text("The first player hides the first secret; the second one guesses it.") }
    ) { typed, context in
      if !typed.isEmpty {
        guard let name = typed.asPlayerName, name != context.duelistName(1 - player) else { return nil }
        context.hangman.duel.names[player] = name
        context.hangman.duel.reset()
      }
      return player == 0 ? .then(.replace(name(1))) : HangmanLines().begin(&context).replacing
    }
  }

  /// The secret of a duel, which its setter enters while the other player looks away.
  static let duelSecret = EntryTalk(
    { $0.secretPrompt + " " + $0.text("Secret?") },
    note: {
      $0.text("A word or a phrase of up to \(Context.longestSecret) letters, blanks, dashes and apostrophes.")
    }, isSecret: true, game: { $0.savedRound($0.hangman.duel) }
  ) { typed, context in
    guard typed.count <= Context.longestSecret else {
      return .say(context.text("No more than \(Context.longestSecret) characters."))
    }
    let wrong = typed.lazy.compactMap { [context] in context.secretProblem($0) }.first
    if let problem = wrong ?? context.secretProblem(typed) { return .say(problem) }
    return HangmanTalk.opening(.game(context.duelRound(typed)), context).replacing
  }

  /// The word for the mind reader, which nobody sees.
  static let readersWord = EntryTalk(
    { $0.text("Type a word, unseen. The computer will not peek.") + " " + $0.text("Word?") },
    note: { $0.text("It needs at least two letters.") }, isSecret: true
  ) { typed, context in
    guard let word = context.profile.language.alphabet.word(typed), HangmanSetUp.lengths.contains(word.count)
    else {
      return .say(
        context.text(
          "One word of \(HangmanSetUp.lengths.lowerBound) to \(HangmanSetUp.lengths.upperBound) letters."))
    }
    return MindReaderTalk.opening(of: word.count, secret: Array(word), &context).replacing
  }
}

extension Context {
  /// The rounds that each player of the duel has won.
  var spokenDuelScore: String {
    let names = [duelist(0), duelist(1)]
    return "\(names[0]) \(hangman.duel.scores[0]), \(names[1]) \(hangman.duel.scores[1])."
  }
}
