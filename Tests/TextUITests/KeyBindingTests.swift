import Testing
import TextUI

struct KeyBindingTests {
  private enum Command { case save, leave, guess }

  private func binding(_ keys: [Key], _ command: Command, isEnabled: Bool = true) -> KeyBinding<Command> {
    KeyBinding(keys, "cap", "label", help: "help", isEnabled: isEnabled, command)
  }

  @Test("a key gives the command of the binding that names it")
  func aKeyGivesTheCommandOfTheBindingThatNamesIt() {
    let bindings = [binding([.enter, .character(" ")], .save), binding([.escape], .leave)]
    #expect(bindings.command(for: .enter) == .save)
    #expect(bindings.command(for: .character(" ")) == .save)
    #expect(bindings.command(for: .escape) == .leave)
  }

  @Test("a key that no binding names has no command; with Caps Lock on a letter counts as the small one")
  func aKeyThatNoBindingNamesHasNoCommandNotEvenInThe() {
    let bindings = [binding([.character("q")], .leave)]
    #expect(bindings.command(for: .tab) == nil)
    #expect(bindings.command(for: .character("Q")) == .leave)
    #expect([binding([.character("Q")], .save)].command(for: .character("q")) == nil)
    #expect(bindings.command(for: .control("q")) == nil)
    #expect([KeyBinding<Command>]().command(for: .enter) == nil)
  }

  @Test("a capital without a small letter has no command, as no other key has that is not bound")
  func capitalsWithoutSmallLetters() {
    let bindings = [binding([.character("q")], .leave)]
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) where scalar != "q" && scalar != "Q" {
      #expect(bindings.command(for: .character(Character(scalar))) == nil, "\(scalar)")
    }
  }

  @Test("a disabled binding leaves its key to the next one that has it")
  func aDisabledBindingLeavesItsKeyToTheNextOneThatHas() {
    let bindings = [binding([.enter], .save, isEnabled: false), binding([.enter], .guess)]
    #expect(bindings.command(for: .enter) == .guess)
    #expect([bindings[0]].command(for: .enter) == nil)
  }

  @Test("of two bindings of a key the first is meant") func ofTwoBindingsOfAKeyTheFirstIsMeant() {
    #expect([binding([.enter], .save), binding([.enter], .leave)].command(for: .enter) == .save)
  }

  @Test("a click sends the first key unless another is named")
  func aClickSendsTheFirstKeyUnlessAnotherIsNamed() {
    #expect(binding([.enter, .tab], .save).click == .enter)
    #expect(binding([], .save).click == nil)
    #expect(
      KeyBinding([.enter], "cap", "label", help: "help", click: .tab, Command.save).click == .tab)
  }

  @Test("of a pair of arrows, help names the one that is the key")
  func ofAPairOfArrowsHelpNamesTheOneThatIsTheKey() {
    let pair = KeyBinding([.right, .enter], "← →", "change", help: "the next value", Command.save)
    #expect(pair.helpCap == "→")
    #expect(KeyBinding([.left], "←", "", help: "the value before", Command.save).helpCap == "←")
    #expect(KeyBinding([.tab], "Tab", "solve", help: "solve", Command.save).helpCap == "Tab")
  }
}
