import Kit
import Play
import TextUI

extension Layer where Answer == Never {
  /// The screen, without those that it has asked.
  package var screen: any Screen { screens[0] as! any Screen }
}

extension AskedScreen {
  /// The rows of its help.
  package func helpRows(_ context: Context) -> [(cap: String, help: String)] {
    help(context).rows.map { ($0.cap, $0.help) }
  }
}

/// A popup, whatever screen has asked it.
package protocol AnyPopup: AskedScreen {
  var title: String { get }
  var lines: [PopupLine] { get }
  var look: PopupLook { get }
  var place: (@Sendable (Layout) -> Rect)? { get }
  var isCentred: Bool { get }
  /// What its buttons say.
  var labels: [String] { get }
  func area(in layout: Layout) -> Rect
}

extension PopupScreen: AnyPopup {
  package var labels: [String] { buttons.map(\.label) }
}

/// A field for a text, whatever screen has asked for it.
package protocol AnyEntry: AskedScreen {
  var text: String { get }
}

extension EntryScreen: AnyEntry {}

/// The help of any screen.
package protocol AnyHelp: AskedScreen {
  var rules: String { get }
}

extension HelpScreen: AnyHelp {}

/// A list of choices, whatever screen has asked for one.
package protocol AnyChoice: AskedScreen {}

extension ListScreen: AnyChoice {}
