import Engines
import Kit
import Records
import TextUI
import Texts

/// The set-up of a game of Hangman.
struct HangmanSetUp: Equatable, GameState {
  /// Who sets the phrases, in display order. The raw value is saved and never changes.
  enum Host: Int, CaseIterable, SavedValue {
    case phraseBook = 0
    case dictionary = 1
    case duel = 2
    case devil = 3
    case mindReader = 4
  }

  /// How the mind reader gets its answers. The raw value is saved and never changes.
  enum Secret: Int, CaseIterable, SavedValue {
    /// The player thinks of a word and marks the places.
    case thought = 0
    /// The player types the word, hidden, and the program marks the places.
    case typed = 1
  }

  var host = Host.phraseBook
  /// The id of a category; `nil` means all of them.
  var category: String?
  /// As last chosen, perhaps for another host.
  var difficulty = HangmanDeal.Difficulty.easy
  var secret = Secret.thought
  /// The length of the word that the player thinks of, in letters.
  var length = 6
  var duel = Duel()
  /// The round of practice that was left last.
  var leftPractice: LeftPractice?
  /// The id of the picture set.
  var pictures = "classic"
  /// Whether a typed letter must be confirmed with Enter.
  var isCareful = false
  /// Whether the cost of a hint has been explained to the player.
  var knowsHints = false

  /// The levels of the host.
  var levels: [HangmanDeal.Difficulty] {
    host == .devil ? HangmanDeal.Difficulty.allCases : HangmanDeal.Difficulty.ofDictionary
  }

  /// The level with this host, the easiest when the chosen one is not one of its levels.
  var level: HangmanDeal.Difficulty { levels.contains(difficulty) ? difficulty : levels[0] }

  /// The mode of a game with this set-up.
  var mode: Mode {
    switch (host, level) {
    case (.phraseBook, _): .phraseBook
    case (.dictionary, .gentle), (.dictionary, .easy): .dictionaryEasy
    case (.dictionary, .medium): .dictionaryMedium
    case (.dictionary, .hard): .dictionaryHard
    case (.duel, _): .duel
    case (.devil, .gentle): .devilGentle
    case (.devil, .easy): .devilEasy
    case (.devil, .medium): .devilMedium
    case (.devil, .hard): .devilHard
    case (.mindReader, _): .mindReader
    }
  }

  /// Restores the set-up for a game of that mode.
  mutating func restore(_ mode: Mode) {
    for host in Host.allCases {
      var setUp = self
      setUp.host = host
      for difficulty in [difficulty] + setUp.levels {
        setUp.difficulty = difficulty
        if setUp.mode == mode { return self = setUp }
      }
    }
  }

  /// The allowed lengths of a word that the player thinks of.
  static let lengths = 2...20
}

extension HangmanDeal.Difficulty: SavedValue {}

extension Context {
  /// The set-up for Hangman.
  var hangman: HangmanSetUp {
    get { self[HangmanSetUp.self] }
    set { self[HangmanSetUp.self] = newValue }
  }

  /// The chosen picture set; the first available one when it no longer exists.
  var pictures: PictureSet { services.library.pictureSet(hangman.pictures) }
}

extension HangmanSetUp {
  /// What is saved of the set-up, and its rows in the settings.
  static let choices = [
    Choice(
      "pictures", { $0.hangman.pictures }, { $1.hangman.pictures = $0 },
      setting: Setting(
        .looks, { $0("Pictures") }, value: { $0.text.title(of: $0.pictures) },
        change: { step, context in
          let ids = context.services.library.pictureIDs()
          context.hangman.pictures = ids.following(context.hangman.pictures, by: step)
        }, note: { $0("A part for each wrong guess, and an end.") }, preview: drawPreview)),
    Choice(
      "careful", { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
      setting: .toggle(
        .playing, { $0("Careful entry") }, { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
        note: { $0("A letter counts only after Enter.") })),
    Choice("hangman.host", { $0.hangman.host }, { $1.hangman.host = $0 }),
    Choice("hangman.category", { $0.hangman.category }, { $1.hangman.category = $0 }),
    Choice("hangman.difficulty", { $0.hangman.difficulty }, { $1.hangman.difficulty = $0 }),
    Choice("hangman.secret", { $0.hangman.secret }, { $1.hangman.secret = $0 }),
    Choice("hangman.length", { $0.hangman.length }) { length, context in
      if lengths.contains(length) { context.hangman.length = length }
    },
    Choice("hangman.second", { $0.hangman.duel.names[1] }) { $1.hangman.duel.names[1] = $0?.asPlayerName },
    Choice("hangman.duel", { $0.hangman.duel.savedStanding }) { $1.hangman.duel.restore(standing: $0) },
    Choice("hangman.hints", { $0.hangman.knowsHints }, { $1.hangman.knowsHints = $0 }),
  ]

  /// Draws the pictures of a loss and a win, each above its caption, if there is room.
  @Sendable private static func drawPreview(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let pictures = context.pictures
    let text = context.text
    var y = area.minY
    let shown: [(PictureSet.Frame, String)] = [
      (.misses(Hangman.missesAllowed), text("too late")), (.saved(0), text("saved")),
    ]
    for (frame, caption) in shown {
      let drawing = pictures.drawing(frame)
      guard y + drawing.lines.count < area.maxY else { return }
      canvas.put(drawing, at: Point(x: area.minX, y: y))
      y += drawing.lines.count
      let captionArea = Rect(x: area.minX, y: y, width: max(16, pictures.width - 1), height: 1)
      canvas.putCentered(caption, in: captionArea, row: y, .dim)
      y += 2
    }
  }
}

/// The set-up of a game of Hangman: the host and the source of the phrase.
struct HangmanSetUpScreen: FormScreen {
  /// The rows of the form; the host decides which are shown.
  enum Row: Equatable, Sendable {
    case host, category, difficulty, player(Int), secret, length
  }

  /// What is typed: a player's name, the hidden secret of a duel, or the hidden word for the mind reader.
  enum Entry: Sendable {
    case playerName(Int), duelSecret, readerWord
  }

  /// What is selected in a list: a category's id; `nil` for all of them.
  typealias Pick = String?

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ text: Texts) -> String { text("Hangman") }

  mutating func submit(_ context: inout Context) -> Transition {
    // Another player may have entered the name of this one.
    if context.duelistName(1) == context.duelistName(0) { context.hangman.duel.names[1] = nil }
    // A duel that was left between two rounds goes on.
    if context.hangman.host != .duel || !context.resumeDuel() { context.hangman.duel.reset() }
    return .opening(HangmanScreen.dealt(&context))
  }

  func editor(of row: Row, _ context: Context) -> (() -> any Screen)? {
    switch row {
    case .category: { categoryList(context) }
    case .player(let index):
      {
        let text = context.text
        return EntryScreen.playerName(
          index, [text("Hangman"), text.host(.duel)], name: context.hangman.duel.names[index],
          other: context.duelistName(1 - index), context
        ) { Command.entered($0, .playerName(index)) }
      }
    default: nil
    }
  }

  mutating func enter(_ text: String, as entry: Entry, _ context: inout Context) -> Transition {
    switch entry {
    case .playerName(let index):
      context.hangman.duel.names[index] = text
      context.hangman.duel.reset()
      return .stay
    case .duelSecret:
      let session = context.hangman.duel.next ?? context.session(.duel)
      context.hangman.duel.begin()
      let game = Hangman(phrase: text, alphabet: context.profile.language.alphabet)
      let screen = HangmanScreen(session, game: game, &context)
      return .chain(.push(screen), then: .push(HangmanScreen.handOverPopup(context)))
    case .readerWord:
      let word = context.profile.language.alphabet.letters(of: text)
      return .opening(MindReaderScreen.reading(word.count, secret: word, &context))
    }
  }

  mutating func pick(_ category: String?, _ context: inout Context) { context.hangman.category = category }

  func rows(_ context: Context) -> [Row] {
    switch context.hangman.host {
    case .phraseBook: [.host, .category]
    case .dictionary: context.hasOwnWords ? [.host] : [.host, .difficulty]
    case .devil: [.host, .difficulty]
    case .duel: [.host, .player(0), .player(1)]
    case .mindReader: context.hangman.secret == .thought ? [.host, .secret, .length] : [.host, .secret]
    }
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .host:
      context.hangman.host = context.hangman.host.following(by: step)
      context.hangman.duel.reset()
    case .difficulty:
      context.hangman.difficulty = context.hangman.levels.following(context.hangman.level, by: step)
    case .secret: context.hangman.secret = context.hangman.secret.following(by: step)
    case .length:
      context.hangman.length = Array(HangmanSetUp.lengths).following(context.hangman.length, by: step)
    case .category:
      context.hangman.category = categoryIDs(context).following(context.hangman.category, by: step)
    case .player: break
    }
  }

  /// The categories sorted by title rather than by file name.
  private func categories(_ context: Context) -> [PhraseCategory] {
    context.services.library.categories(context.profile.language).sorted { one, other in
      (one.title.lowercased(), one.id) < (other.title.lowercased(), other.id)
    }
  }

  /// `nil` for all categories, then the id of each.
  private func categoryIDs(_ context: Context) -> [String?] {
    [nil] + categories(context).map { Optional($0.id) }
  }

  private func categoryList(_ context: Context) -> ChoiceList {
    let categories = categories(context)
    let ids = categoryIDs(context)
    let text = context.text
    let total = "\(categories.reduce(0) { $0 + $1.phrases.count })"
    let all = Menu.Entry(title: text("All of them"), note: total)
    return ChoiceList(
      text("Category"),
      [all]
        + categories.map { .init(title: $0.title, note: "\($0.phrases.count)".aligned(to: total.columns)) },
      chosen: ids.firstIndex(of: context.hangman.category) ?? 0
    ) { Command.picked(ids[$0]) }
  }

  func rules(_ context: Context) -> String {
    context.hangman.host == .mindReader
      ? context.text(
        """
        Think of a word. The computer asks for letters, you mark where each one stands, and \
        seven that are not in it mean that you have won.
        """)
      : context.text(
        """
        Guess the letters of a hidden phrase. Each wrong one adds a part to the picture, and \
        the seventh loses.
        """)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Hangman"), text("New game")], right: context.profile.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      let drawing = context.hangman.host.drawing
      let place = Point(
        x: layout.stage.centeredX(of: drawing.width), y: layout.point(0, 10 - drawing.height).y)
      canvas.put(drawing, at: place)
    }
    let rows = rows(context)
    form.draw(
      of: rows.count, { formRow(rows[$0], context, isShort: layout.isCompact) }, note: note(context),
      button: text("Start"), on: &canvas)
  }

  /// Two sentences about the selected row.
  private func note(_ context: Context) -> String {
    let text = context.text
    return switch chosenRow(context) {
    case .host:
      context.hangman.host == .mindReader && context.hangman.secret == .typed
        ? text("You type a word, and the computer guesses.\nThe places of its letters are marked for you.")
        : context.hangman.host == .dictionary && context.hasOwnWords
          ? text("One word of your own list, of any length.\nThe game is on no high score list.")
          : text.hostNote(context.hangman.host)
    case .category:
      text("Space opens the list of categories.\nEvery phrase comes once before any comes again.")
    case .difficulty:
      context.hasOwnWords
        ? text.hostNote(.devil)
        : text.difficultyNote(context.hangman.level)
    case .player(0): text("The first player hides the first secret.\nSpace lets you type another name.")
    case .player: text("The second player guesses first.\nSpace lets you type a name.")
    case .secret: text.secretNote(context.hangman.secret)
    case .length: text("How many letters your word has.\nIt should be in a dictionary.")
    }
  }

  private func formRow(_ row: Row, _ context: Context, isShort: Bool) -> Form.Row {
    let text = context.text
    let setUp = context.hangman
    return switch row {
    case .host:
      Form.Row(
        label: isShort ? text("Who sets it?") : text("Who sets the word?"), value: text.host(setUp.host))
    case .category:
      Form.Row(label: text("Category"), value: categoryTitle(context))
    case .difficulty: Form.Row(label: text("Level"), value: text.difficulty(setUp.level))
    case .player(let index):
      Form.Row(
        label: index == 0 ? text("First player") : text("Second player"), value: context.duelist(index))
    case .secret: Form.Row(label: text("Your word"), value: text.secret(setUp.secret))
    case .length: Form.Row(label: text("Letters"), value: "\(setUp.length)")
    }
  }

  private func categoryTitle(_ context: Context) -> String {
    guard let id = context.hangman.category else { return context.text("All of them") }
    return context.services.library.categories(context.profile.language).first { $0.id == id }?.title ?? id
  }
}
