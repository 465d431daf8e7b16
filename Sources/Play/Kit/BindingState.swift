/// What the bindings of a screen depend on while the screen stays on top: conditions in an order of the screen's choice, and
/// a label that changes.
///
/// While it is equal, the program uses the bindings and the bottom line of the last frame again, which saves a sixth of the
/// instructions for an arrow key.
public struct BindingState: Equatable, Sendable {
  private let flags: UInt64
  private let label: String

  /// - Parameter flags: at most 64.
  init(_ flags: Bool..., label: String = "") {
    self.flags = flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    self.label = label
  }
}
