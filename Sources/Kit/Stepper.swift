import TextUI

/// A part of the header between two arrows, which open the one before and the one after.
package struct Stepper {
  package let text: String
  /// The keys that a click on the arrows sends.
  package let back: Key
  package let forward: Key

  package init(_ text: String, back: Key, forward: Key) {
    self.text = text
    self.back = back
    self.forward = forward
  }
}
