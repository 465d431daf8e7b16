import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The set-up of a game of Hangman: the host and the source of the phrase.
struct HangmanSetUpScreen: FormScreen {
  typealias Command = FormCommand<Int, String?>

  /// The rows of the form; the host decides which are shown.
  enum Row: Equatable, Sendable {
    case host, category, difficulty, player(Int), secret, length
  }

  /// The player whose name is typed.
  typealias Entry = Int

  /// What is selected in a list: a category's id; `nil` for all of them.
  typealias Pick = String?

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ text: Texts) -> String { text("Hangman") }

  mutating func submit(_ context: inout Context) -> Transition {
    context.prepareDuel()
    return .push(HangmanScreen.dealt(&context))
  }

  func editor(of row: Row, _ context: Context) -> (() -> any AskedScreen<Command>)? {
    switch row {
    case .category: { categoryList(context) }
    case .player(let index):
      {
        let text = context.text
        return EntryScreen.playerName(
          index, [text("Hangman"), text.host(.duel)], name: context.hangman.duel.names[index],
          other: context.duelistName(1 - index), context
        ) { Command.entered($0, index) }
      }
    default: nil
    }
  }

  mutating func enter(_ text: String, as player: Int, _ context: inout Context) -> Transition {
    context.hangman.duel.names[player] = text
    context.hangman.duel.reset()
    return .stay
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

  /// `nil` for all categories, then the id of each.
  private func categoryIDs(_ context: Context) -> [String?] {
    [nil] + context.categoriesByTitle.map { Optional($0.id) }
  }

  private func categoryList(_ context: Context) -> ChoiceList<Command> {
    let categories = context.categoriesByTitle
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
    return context.category(id)?.title ?? id
  }
}

extension HangmanGame {
  /// Draws the pictures of a loss and a win, each above its caption, if there is room.
  func drawPreview(of setting: String, on canvas: inout Canvas, in area: Rect, _ context: Context) {
    guard setting == HangmanSetUp.picturesName else { return }
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
