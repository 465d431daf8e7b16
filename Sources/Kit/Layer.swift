import Play
import Tables
import TextUI

/// A screen of the stack and, above it, those that it has asked. What one of these answers is a command of the screen that
/// asked it, so that a command never travels without its type.
public protocol Layer<Answer>: Sendable {
  associatedtype Answer: Sendable

  /// The screen and those that it has asked, from the bottom up.
  var screens: [any AskedScreen] { get }

  /// Lets one of them, by its index, handle an event.
  /// - Parameter covering: all screens above it; of a covered screen only news of the table open something, and only if it was
  ///   not asked.
  mutating func handle(
    _ event: ScreenEvent, at index: Int, under covering: ArraySlice<any AskedScreen>, _ context: inout Context
  ) -> LayerOutcome<Answer>

  /// Closes all but the first screens, at least one.
  mutating func keep(_ count: Int)
}

/// What a screen handles.
public enum ScreenEvent: Sendable {
  /// It has been opened.
  case opened
  case press(Key), ignore(Key), paste(String), help
  case finishMotion
  case elapse(Duration)
  case news(TableNews)
  /// A screen above it, other than a popup, has closed.
  case uncovered
}

/// What remains to be done when a layer has handled an event.
public struct LayerOutcome<Answer: Sendable>: Sendable {
  /// Whether the layer closes.
  var closes = false
  /// Whether a screen other than a popup has closed.
  var uncovers = false
  /// Whether anything but the screen itself changes.
  var changes = false
  /// What has become of the screens above a covered one.
  var covering = Covering.stays
  /// What the screen beneath does then.
  var then = ScreenTransition<Answer, Never>.stay

  enum Covering {
    case stays
    /// The popup that was open shows the news.
    case updated
    /// They close, except notices if it is a popup that has opened.
    case closes(isPopup: Bool)
  }
}

/// A screen with those that it has asked.
package struct ScreenLayer<Base: AskedScreen>: Layer {
  private var screen: Base
  private var asked: [any Layer<Base.Command>] = []
  private let first: ScreenTransition<Base.Command, Base.Answer>

  /// - Parameter first: its transition when it has been opened.
  package init(_ screen: Base, then first: ScreenTransition<Base.Command, Base.Answer> = .stay) {
    self.screen = screen
    self.first = first
  }

  package var screens: [any AskedScreen] { [screen] + asked.flatMap { $0.screens } }

  package mutating func keep(_ count: Int) { asked.keep(count - 1) }

  package mutating func handle(
    _ event: ScreenEvent, at index: Int, under covering: ArraySlice<any AskedScreen>, _ context: inout Context
  ) -> LayerOutcome<Base.Answer> {
    guard index > 0 else {
      let transition = screen.handle(event, first, &context)
      guard !covering.isEmpty else { return settle(transition, &context) }
      if case .news = event { return uncover(transition, covering) }
      return LayerOutcome()
    }
    let (layer, place) = asked.place(of: index - 1)
    let outcome = asked[layer].handle(event, at: place, under: covering, &context)
    guard covering.isEmpty else { return LayerOutcome() }
    if outcome.closes { asked.remove(at: layer) }
    var settled = settle(outcome.then.answering(), &context)
    settled.uncovers = settled.uncovers || outcome.uncovers
    settled.changes = settled.changes || outcome.changes
    return settled
  }

  private mutating func settle(
    _ transition: ScreenTransition<Base.Command, Base.Answer>, _ context: inout Context
  ) -> LayerOutcome<Base.Answer> {
    switch transition {
    case .stay: return LayerOutcome()
    case .perform(let command): return settle(screen.perform(command, &context), &context)
    case .ask(let layer):
      asked.append(layer)
      return LayerOutcome(changes: true)
    case .answer(let answer): return LayerOutcome(changes: true, then: .perform(answer))
    case .pop(let next):
      return LayerOutcome(closes: true, uncovers: !screen.isPopup, changes: true, then: next)
    case .navigate(let navigation): return LayerOutcome(changes: true, then: .navigate(navigation))
    }
  }

  /// Performs a transition while other screens are above, which close: a popup opens only if nothing but popups is there,
  /// and one that is open already is updated in its place.
  private mutating func uncover(
    _ transition: ScreenTransition<Base.Command, Base.Answer>, _ covering: ArraySlice<any AskedScreen>
  ) -> LayerOutcome<Base.Answer> {
    switch transition {
    case .navigate(let navigation): return LayerOutcome(then: .navigate(navigation))
    case .ask(let layer):
      let screen = layer.screens[0]
      if let popup = screen as? PopupScreen<Base.Command>,
        let shown = asked.first?.screens.first as? PopupScreen<Base.Command>,
        let updated = popup.updating(shown)
      {
        asked[0] = ScreenLayer<PopupScreen<Base.Command>>(updated)
        return LayerOutcome(covering: .updated)
      }
      guard !screen.isPopup || covering.allSatisfy(\.isPopup) else { return LayerOutcome() }
      asked = [layer] + (screen.isPopup ? asked.filter { $0.isNotice } : [])
      return LayerOutcome(covering: .closes(isPopup: screen.isPopup))
    default: return LayerOutcome()
    }
  }
}

extension AskedScreen {
  /// The screen as it opens.
  package var opened: any Layer<Answer> { ScreenLayer(self) }
}

extension Layer {
  /// Whether news of the table leave it above the popup that they open: it is shown once, until it has been read.
  var isNotice: Bool { screens[0].manners.contains(.notice) }
}

extension Array {
  /// Closes all but the first screens of some layers.
  mutating func keep<Answer>(_ count: Int) where Element == any Layer<Answer> {
    var rest = count
    self = compactMap { layer in
      guard rest > 0 else { return nil }
      var kept = layer
      kept.keep(rest)
      rest -= kept.screens.count
      return kept
    }
  }

  /// The layer of a screen, by its index among the screens of some layers, and its index there.
  func place<Answer>(of index: Int) -> (layer: Int, index: Int) where Element == any Layer<Answer> {
    var (layer, rest) = (0, index)
    while rest >= self[layer].screens.count {
      rest -= self[layer].screens.count
      layer += 1
    }
    return (layer, rest)
  }
}
