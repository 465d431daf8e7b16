/// What becomes of the screens after a key.
public enum Transition: Sendable {
  case stay
  /// The program ends.
  case quit
  /// Another screen opens on top.
  case push(any Screen)
  /// Another screen takes this one's place.
  case replace(any Screen)
  /// This screen closes; what follows happens to the one beneath.
  indirect case pop(then: Transition)
  /// One thing, then another.
  indirect case chain(Transition, then: Transition)
  /// The screen that is now on top performs one of its commands.
  case perform(any Sendable)
  /// The screen under the one on top performs one of its commands; both stay open.
  case performBeneath(any Sendable)
  /// Everything closes down to the title screen.
  case home

  public static let pop = Transition.pop(then: .stay)
}
