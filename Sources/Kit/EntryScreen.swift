import Engines
import Play
import Records
import TextUI
import Texts

/// A screen for typing a text: a name, a secret, a whole phrase. The on-screen keyboard can be used, too. The text is
/// returned to the screen that asks as one of its commands.
package struct EntryScreen<Answer: Sendable>: AskedScreen {
  package enum Command: Sendable {
    case accept, erase, peek, cancel
  }

  package let path: [String]
  /// The right part of the header, such as a score.
  package let standing: String
  package let prompt: String
  /// What is known of the text already, displayed under the prompt.
  package let known: String
  package let rules: EntryRules
  /// Whether the text is hidden from onlookers.
  package let isSecret: Bool
  /// The game in progress that waits for the text, in its saved form; `nil` when there is none.
  package let game: SavedGame?
  /// What the screen beneath does with an accepted text.
  private let then: @Sendable (String, inout Context) -> ScreenTransition<Answer, Never>
  package private(set) var text: String
  private var isPeeking = false
  private var message = StatusMessage("")
  /// Whether the message is about a character that was refused, rather than about the whole text.
  private var isAboutCharacter = false
  private var keyboard: Keyboard

  /// - Parameter then: what the screen beneath does with an accepted text.
  package init(
    _ path: [String], standing: String = "", prompt: String, known: String = "", text: String = "",
    isSecret: Bool = false, game: SavedGame? = nil, rules: EntryRules, _ context: Context,
    then: @escaping @Sendable (String, inout Context) -> ScreenTransition<Answer, Never>
  ) {
    self.path = path
    self.standing = standing
    self.prompt = prompt
    self.known = known
    self.text = text
    self.isSecret = isSecret
    self.game = game
    self.rules = rules
    self.then = then
    keyboard = Keyboard(context.profile.language)
  }

  /// At the beginning of the text, and where it would be refused, `?` opens help.
  package var manners: Manners {
    Manners.takesText.when(!text.isEmpty && rules.characterError(text, "?") == nil)
      .union(.takesLines.when(rules.group != nil)).union(.takesMarks)
  }

  package func saved(_ context: Context) -> SavedGame? { game }

  package func name(_ text: Texts) -> String { path.first ?? "" }

  package func rules(_ context: Context) -> String {
    let text = context.text
    return text("A text of at most \(rules.longest) characters.") + " "
      + (isSecret
        ? text("It is shown as dots, so that nobody can read it.")
        : text("What cannot be in it is refused at once."))
  }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding([.enter], "Enter", text("done"), help: text("accept the text"), importance: .main, .accept),
      KeyBinding(
        [.backspace, .delete], "⌫", text("erase"), help: text("erase the last character"), importance: .minor,
        .erase),
      KeyBinding(
        [.function(3), .character("@")], "@",
        !isPeeking ? text("peek") : context.layout.isCompact ? text("hide", context: "short") : text("hide"),
        help: text("show it for a look"), isEnabled: isSecret, .peek),
      KeyBinding([.escape], "Esc", text("back"), help: text("back, and change nothing"), .cancel),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> ScreenTransition<
    Command, Answer
  > {
    switch command {
    case .cancel: return .pop
    case .erase: if !text.isEmpty { text.removeLast() }
    case .peek: isPeeking.toggle()
    case .accept:
      let trimmed = text.trimmed
      if let refusal = rules.textError(trimmed) {
        message = .refusal(refusal, &context)
        isAboutCharacter = false
        return .stay
      }
      return .pop(then: then(trimmed, &context))
    }
    message = StatusMessage("")
    return .stay
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    guard case .character(let typed) = key, !text.isEmpty || typed != " " else { return .stay }
    let before = message
    message = StatusMessage("")
    if rules.group != nil, GameCode.isSeparator(typed) { return .stay }
    var rest = text
    // A mark changes the character before it.
    let last = typed.isMark ? rest.popLast().map(String.init) ?? "" : ""
    let joined = (last + String(typed)).composed
    guard joined.count == 1, let character = joined.first, !character.isMark else { return .stay }
    if let refusal = rules.characterError(rest, character) {
      message = .refusal(refusal, &context)
      isAboutCharacter = true
    } else if rest.count >= rules.longest {
      message = .refusal(context.text("No more than \(rules.longest) characters."), &context)
    } else {
      text = rest + joined
      // Nobody sees that a character is missing in a text of dots.
      if isSecret, !isPeeking, isAboutCharacter { message = before }
    }
    return .stay
  }

  /// Pastes what the rules allow; a refusal is still shown when the rest has been accepted.
  package mutating func paste(_ text: String, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    if rules.group != nil, let letter = try? PostLetter.found(in: text) {
      self.text = letter.text.filter { $0 != "-" }
      return .stay
    }
    var refusal: StatusMessage?
    for character in text.composed {
      _ = type(.character(character), &context)
      if !message.text.isEmpty { refusal = message }
    }
    if let refusal { message = refusal }
    return .stay
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    canvas.header(path, right: standing)
    let layout = canvas.layout.page
    let stage = layout.stage
    let isLow = layout.isCompact
    var y = stage.minY + (isLow ? 0 : 3)
    for line in prompt.sentences(to: min(60, stage.width - 2)) {
      canvas.putCentered(line, in: stage, row: y, .text)
      y += 1
    }
    for line in known.balanced(to: stage.width - 2) {
      y += isLow ? 0 : 1
      canvas.putCentered(line, in: stage, row: y, .dim)
      y += isLow ? 1 : 0
    }
    y += isLow ? 1 : 2
    drawField(on: &canvas, in: stage, row: y)
    y += 2
    canvas.putCentered(message.text, in: stage, row: y, message.role)
    y += isLow ? 1 : 3
    let pitch = keyboard.pitch(4, in: stage.width)
    let x = stage.centeredX(of: keyboard.width(pitch: pitch))
    let spacing = isLow || keyboard.rows.count > 3 ? 1 : 2
    keyboard.draw(on: &canvas, at: Point(x: x, y: y), pitch: pitch, spacing: spacing) { _ in .unused }
    y += keyboard.rows.count * spacing
    if rules.group != nil {
      for digit in 0..<10 {
        canvas.button(
          " \(digit) ", at: Point(x: x + digit * pitch, y: y), .cap, sends: .character(Character("\(digit)"))
        )
      }
      return
    }
    var buttonX = x + 1
    let space = String(repeating: "─", count: 7)
    for (label, key) in [
      ("└\(space)┘", Key.character(" ")), (" - ", .character("-")), (" ' ", .character("'")),
    ]
    where rules.characterError("a", label.count > 3 ? " " : label.dropFirst().first!) == nil {
      buttonX += canvas.button(label, at: Point(x: buttonX, y: y), .cap, sends: key) + 2
    }
  }

  /// Draws the text, or a dot for each of its characters, followed by the cursor; if the text is too long for the line, its
  /// end.
  private func drawField(on canvas: inout Canvas, in stage: Rect, row: Int) {
    let width = min(stage.width - 4, max(24, min(rules.longest + 1, 48)))
    let field = Rect(x: stage.centeredX(of: width), y: row, width: width, height: 1)
    var shown = isSecret && !isPeeking ? String(repeating: "•", count: text.count) : text
    if let group = rules.group { shown = shown.capitals.grouped(by: group) }
    while shown.columns >= width { shown.removeFirst() }
    canvas.fill(field, " ", .field)
    let used = canvas.put(shown, at: field.origin, .field)
    canvas.put(canvas.caret, at: Point(x: field.minX + used, y: row), .field)
    canvas.focus(on: .caret, at: Point(x: field.minX + used, y: row))
  }
}

extension String {
  /// The text with a dash after every `count` characters.
  fileprivate func grouped(by count: Int) -> String {
    var grouped = ""
    for (index, character) in enumerated() {
      if index > 0, index % count == 0 { grouped += "-" }
      grouped.append(character)
    }
    return grouped
  }
}

extension EntryScreen: Screen where Answer == Never {}
