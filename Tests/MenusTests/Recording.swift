import Engines
import ScreenTesting
import TestSupport
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The program during play, frame by frame.
struct Recording {
  private var app: App
  private var movie = Movie()

  private init(_ app: App) { self.app = app }

  /// Advances the time as the main loop does, from one visible change to the next.
  private mutating func wait(_ milliseconds: Int) {
    var left = milliseconds
    while left > 0 {
      let patience = app.patience.map {
        Int($0.components.attoseconds / 1_000_000_000_000_000) + Int($0.components.seconds) * 1000
      }
      let step = max(1, min(patience ?? left, left))
      movie.show(app.frame, for: step)
      app.advance(by: .milliseconds(step))
      left -= step
    }
  }

  private mutating func press(_ keys: Key..., after time: Int) {
    for key in keys {
      wait(time)
      app.press(key)
    }
  }

  private mutating func type(_ text: String, every time: Int) {
    for letter in text { press(.character(letter), after: time) }
  }

  /// A phrase that is won, a rack up to its six-letter word, a round of Ghost.
  static func games() -> Movie {
    let words =
      App.conned + ["bear 1", "berry 1", "best 1", "belt 1", "birch 1", "bird 1", "bonus 1", "brave 1"]
    var recording = Recording(
      App.started(
        library: .sample(phrases: ["Practice makes perfect"], words: words), isAnimated: true,
        records: .inMemory))
    recording.hangman()
    recording.textTwist()
    recording.ghost()
    return recording.movie
  }

  private mutating func hangman() {
    press(.character("h"), after: 1200)
    press(.enter, after: 500)
    type("eaptorcims", every: 420)
    press(.tab, after: 600)
    type("kf", every: 250)
    press(.enter, after: 300)
    wait(2400)
    press(.escape, after: 0)
  }

  private mutating func textTwist() {
    press(.character("t"), after: 500)
    press(.enter, after: 400)
    wait(300)
    for word in ["cod", "node", "nonce", "conned"] {
      type(word, every: 110)
      press(.enter, after: 150)
      wait(500)
    }
    wait(1800)
    press(.escape, .escape, .right, .enter, after: 250)
  }

  private mutating func ghost() {
    press(.character("g"), after: 400)
    press(.enter, after: 400)
    for _ in 0..<20 where !app.asks {
      guard let match = app.open(GhostScreen.self)?.match else { return }
      guard match.player.map({ match.players[$0].level == nil }) ?? false else {
        wait(500)
        continue
      }
      let lines = GhostSolver(match.judge).lines(from: match.fragment)
      let best = lines.first { $0.verdict == .wins } ?? lines.first { $0.verdict != .ends } ?? lines.first
      press(.character(best?.letter ?? "x"), after: 700)
    }
    wait(3000)
  }
}
