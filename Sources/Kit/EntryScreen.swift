import Engines
import Records
import TextUI

/// A screen for typing a text: a name, a secret, a whole phrase. The on-screen keyboard can be used, too. The text is
/// returned to the screen beneath as one of its commands.
package struct EntryScreen: Screen {
  package enum Command: Sendable {
    case accept, erase, peek, cancel
  }

  /// The validation of the text; each closure returns the message of a refusal, or `nil`.
  package struct Rules: Sendable {
    package var longest = 60
    /// The number of characters per displayed group, separated by dashes; the on-screen keyboard then has digits as well.
    package var group: Int?
    /// Validates each typed character, given the text before it.
    package var characterError: @Sendable (String, Character) -> String?
    /// Validates the text at Enter.
    package var textError: @Sendable (String) -> String?

    package init(
      longest: Int = 60, group: Int? = nil,
      characterError: @escaping @Sendable (String, Character) -> String?,
      textError: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
      self.longest = longest
      self.group = group
      self.characterError = characterError
      self.textError = textError
    }
  }

  package let path: [String]
  /// The right part of the header, such as a score.
  package let standing: String
  package let prompt: String
  /// What is known of the text already, displayed under the prompt.
  package let known: String
  package let rules: Rules
  /// Whether the text is hidden from onlookers.
  package let isSecret: Bool
  /// The game in progress that waits for the text, in its saved form; `nil` when there is none.
  package let game: SavedGame?
  /// Converts an accepted text into a command of the screen beneath.
  package let answer: @Sendable (String) -> any Sendable
  package private(set) var text: String
  private var isPeeking = false
  private var message = Message("")
  /// Whether the message is about a character that was refused, rather than about the whole text.
  private var isAboutCharacter = false
  private var keyboard: Keyboard

  package init(
    _ path: [String], standing: String = "", prompt: String, known: String = "", text: String = "",
    isSecret: Bool = false, game: SavedGame? = nil,
    rules: Rules, _ context: Context, answer: @escaping @Sendable (String) -> any Sendable
  ) {
    self.path = path
    self.standing = standing
    self.prompt = prompt
    self.known = known
    self.text = text
    self.isSecret = isSecret
    self.game = game
    self.rules = rules
    self.answer = answer
    keyboard = Keyboard(context.profile.language)
  }

  /// At the beginning of the text, and where it would be refused, `?` opens help.
  package var manners: Manners { .takesText.when(!text.isEmpty && rules.characterError(text, "?") == nil) }

  package func saved(_ context: Context) -> SavedGame? { game }

  package func name(_ strings: Strings) -> String { path.first ?? "" }

  package func rules(_ context: Context) -> String {
    let own = context.strings.entry
    return own.rules(rules.longest) + " " + (isSecret ? own.secretRule : own.refusalRule)
  }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings.entry
    return [
      KeyBinding([.enter], "Enter", strings.accept, help: strings.helpAccept, importance: .main, .accept),
      KeyBinding(
        [.backspace, .delete], "⌫", strings.erase, help: strings.helpErase, importance: .minor, .erase),
      KeyBinding(
        [.function(3), .character("@")], "@",
        !isPeeking ? strings.peek : context.layout.isCompact ? strings.hideShort : strings.hide,
        help: strings.helpPeek, isEnabled: isSecret, .peek),
      KeyBinding([.escape], "Esc", context.strings.back, help: strings.helpCancel, .cancel),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
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
      return .pop(then: .perform(answer(trimmed)))
    }
    message = Message("")
    return .stay
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard case .character(let character) = key, !text.isEmpty || character != " " else { return .stay }
    let before = message
    message = Message("")
    if rules.group != nil, GameCode.isSeparator(character) { return .stay }
    if let refusal = rules.characterError(text, character) {
      message = .refusal(refusal, &context)
      isAboutCharacter = true
    } else if text.count >= rules.longest {
      message = .refusal(context.strings.entry.tooLong(rules.longest), &context)
    } else {
      text.append(character)
      // Nobody sees that a character is missing in a text of dots.
      if isSecret, !isPeeking, isAboutCharacter { message = before }
    }
    return .stay
  }

  /// Pastes what the rules allow; a refusal is still shown when the rest has been accepted.
  package mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    var refusal: Message?
    for character in text {
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
      canvas.putCentered(line, in: stage, row: y, .stage)
      y += isLow ? 1 : 0
    }
    y += isLow ? 1 : 2
    drawField(on: &canvas, in: stage, row: y)
    y += 2
    canvas.putCentered(message.text, in: stage, row: y, message.role)
    y += isLow ? 1 : 3
    let x = stage.centeredX(of: keyboard.size.width)
    keyboard.draw(on: &canvas, at: Point(x: x, y: y)) { _ in .unused }
    y += keyboard.size.height
    if rules.group != nil {
      for digit in 0..<10 {
        canvas.button(
          " \(digit) ", at: Point(x: x + digit * 4, y: y), .text, sends: .character(Character("\(digit)")))
      }
      return
    }
    var buttonX = x + 1
    let space = String(repeating: "─", count: 7)
    for (label, key) in [
      ("└\(space)┘", Key.character(" ")), (" - ", .character("-")), (" ' ", .character("'")),
    ]
    where rules.characterError("a", label.count > 3 ? " " : label.dropFirst().first!) == nil {
      buttonX += canvas.button(label, at: Point(x: buttonX, y: y), .text, sends: key) + 2
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
    canvas.cursor = Point(x: field.minX + used, y: row)
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

extension EntryScreen.Rules {
  /// Accepts any printable characters up to a maximum length; must not be empty, nor the name of another player.
  package static func name(longest: Int, others: [String] = [], _ strings: EntryStrings) -> EntryScreen.Rules
  {
    EntryScreen.Rules(
      longest: longest,
      characterError: { _, character in character.isInert ? nil : strings.notPossible(character) },
      textError: { name in
        let isTaken = others.contains { $0.lowercased() == name.trimmed.lowercased() }
        return name.isEmpty ? strings.empty : isTaken ? strings.nameTaken : nil
      })
  }
}

extension EntryScreen {
  /// Asks for the name of one of two players at this keyboard.
  /// - Parameter other: the name of the other one, if there is one.
  package static func playerName(
    _ index: Int, _ path: [String], name: String?, other: String?, _ context: Context,
    answer: @escaping @Sendable (String) -> any Sendable
  ) -> EntryScreen {
    let strings = context.strings
    return EntryScreen(
      path, prompt: index == 0 ? strings.firstPlayer : strings.secondPlayer, text: name ?? "",
      rules: .name(longest: PlayerName.longest, others: other.map { [$0] } ?? [], strings.entry), context,
      answer: answer)
  }
}

extension EntryScreen.Rules {
  /// Accepts the letters of one word.
  package static func word(longest: Int, least: Int, tooShort: String, _ context: Context)
    -> EntryScreen.Rules
  {
    let alphabet = context.profile.language.alphabet
    let strings = context.strings.entry
    return EntryScreen.Rules(
      longest: longest,
      characterError: { _, character in alphabet.letter(character) == nil ? strings.notInWord(character) : nil
      },
      textError: { alphabet.letters(of: $0).count < least ? tooShort : nil })
  }
}
