import Engines
import Texts

/// The validation of a text that is typed; each closure returns the message of a refusal, or `nil`.
package struct EntryRules: Sendable {
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

  /// Why a whole text is refused; `nil` when it is not.
  package func refusal(of typed: String, _ text: Texts) -> String? {
    guard typed.count <= longest else { return text("No more than \(longest) characters.") }
    var before = ""
    for character in typed {
      if let refusal = characterError(before, character) { return refusal }
      before.append(character)
    }
    return textError(typed)
  }
}

extension EntryRules {
  /// Accepts any printable characters up to a maximum length; must not be empty, nor the name of another player.
  package static func name(longest: Int, others: [String] = [], _ text: Texts) -> EntryRules {
    EntryRules(
      longest: longest,
      characterError: { _, character in
        character.canBeInName ? nil : text("\(character) is not possible here.")
      },
      textError: { name in
        let isTaken = others.contains { $0.lowercased() == name.trimmed.lowercased() }
        return name.isEmpty
          ? text.nothingYet : isTaken ? text("Another player has that name.") : nil
      })
  }

  /// Accepts the name of a player that none of the others has.
  package static func playerName(others: [String?], _ text: Texts) -> EntryRules {
    name(longest: PlayerName.longest, others: others.compactMap(\.self), text)
  }

  /// Accepts the name of a player who has none.
  package static func firstName(_ context: inout Context) -> EntryRules {
    newName(but: context.services.records.namesInUse(), context.text)
  }

  /// Accepts the name of a player, but none of those that are taken.
  package static func newName(but taken: Set<String> = [], _ text: Texts) -> EntryRules {
    var rules = playerName(others: [], text)
    rules.textError = { [textError = rules.textError] name in
      textError(name) ?? (taken.contains(name) ? text("\(name) is somebody's name already.") : nil)
    }
    return rules
  }

  /// Accepts what can be guessed: letters of the language, at least two, blanks, dashes and apostrophes.
  package static func secret(_ context: Context) -> EntryRules {
    let (text, alphabet) = (context.text, context.profile.language.alphabet)
    return EntryRules(
      longest: longestSecret,
      characterError: { _, character in
        " -'".contains(character) || !alphabet.letters(character).isEmpty
          ? nil : text("\(character): letters, dashes and apostrophes.")
      },
      textError: { alphabet.letters(of: $0).count < 2 ? text("It needs at least two letters.") : nil })
  }

  /// Accepts the word for the mind reader.
  package static func readersWord(_ context: Context) -> EntryRules {
    word(
      longest: HangmanSetUp.lengths.upperBound, least: 2,
      tooShort: context.text("It needs at least two letters."), context)
  }

  /// Accepts the name of another machine, as ssh takes it, or the number of one of those visited before.
  package static func host(_ context: Context) -> EntryRules {
    let text = context.text
    return EntryRules(
      longest: 80,
      characterError: { before, character in
        let isPossible = character.asciiValue.map { (0x21...0x7E).contains($0) } ?? false
        return isPossible && !(before.isEmpty && character == "-")
          ? nil : text("\(character) is not possible here.")
      },
      textError: { $0.isEmpty ? text.nothingYet : nil })
  }

  /// The most characters of a secret.
  package static let longestSecret = 40

  /// Accepts the letters of one word.
  package static func word(longest: Int, least: Int, tooShort: String, _ context: Context)
    -> EntryRules
  {
    let alphabet = context.profile.language.alphabet
    let text = context.text
    return EntryRules(
      longest: longest,
      characterError: { _, character in
        alphabet.letters(character).isEmpty
          ? (character == " "
            ? text("A space cannot be in a word.") : text("\(character) cannot be in a word.")) : nil
      },
      textError: { alphabet.letters(of: $0).count < least ? tooShort : nil })
  }
}
