import TextUI

/// A part of the header between two arrows, which open the one before and the one after.
struct Stepper {
  let text: String
  /// The keys that a click on the arrows sends.
  let back: Key
  let forward: Key

  init(_ text: String, back: Key, forward: Key) {
    self.text = text
    self.back = back
    self.forward = forward
  }
}
