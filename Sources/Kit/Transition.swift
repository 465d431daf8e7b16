/// The change to the stack of screens after a key.
public enum Transition: Sendable {
  case stay
  /// The program ends.
  case quit
  /// A screen opens on top.
  case push(any Screen)
  /// A screen replaces this one.
  case replace(any Screen)
  /// This screen closes, then the screen beneath performs a transition.
  indirect case pop(then: Transition)
  /// One transition, then another.
  indirect case chain(Transition, then: Transition)
  /// The screen that is now on top performs one of its commands.
  case perform(any Sendable)
  /// The screen beneath the top one performs one of its commands; both stay open.
  case performBeneath(any Sendable)
  /// A screen opens that belongs to no game.
  indirect case open(Destination)
  /// All screens above the title screen, or above a screen with `isHome`, close.
  case home

  public static let pop = Transition.pop(then: .stay)
}
