import CVTerm
import Testing

extension VirtualTerminal {
  /// Turns the wheel of the mouse by one notch, in the middle of the screen.
  public func turnWheel(down: Bool, at source: SourceLocation = #_sourceLocation) throws {
    guard isMouseOn else { throw failure("the program does not listen to the mouse", at: source) }
    isAnswerDue = true
    vterm_mouse_move(vterm, Int32(rowCount / 2), Int32(columnCount / 2), VTERM_MOD_NONE)
    vterm_mouse_button(vterm, down ? 5 : 4, true, VTERM_MOD_NONE)
    answer()
  }
}
