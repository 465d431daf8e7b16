import Engines
import HangmanUI
import Kit
import Menus
import Play
import Records
import TestSupport
import Testing
import TextUI
import Texts

/// The sizes in which every screen is tested.
package enum ScreenSize: String, CaseIterable, Sendable {
  case home, compact, large

  package var size: Size {
    switch self {
    case .home: Size(width: 80, height: 24)
    case .compact: Size(width: 40, height: 16)
    case .large: Size(width: 120, height: 40)
    }
  }
}

extension App {
  /// The program at its title screen, with records in memory.
  package static func started(
    _ size: ScreenSize = .home, language code: String = "en", library: Library = .sample(), seed: UInt64? = 1,
    ownWords: Lexicon? = nil, isAnimated: Bool = false, records: any Records = .forgetful,
    choices: [Choice]? = nil,
    today: @escaping @autoclosure @Sendable () -> Day = Day(year: 2026, month: 11, day: 21)
  ) -> App {
    var settings = Settings()
    settings.language = code
    settings.words = code
    settings.isAnimated = isAnimated
    let context = Context(
      Profile(
        player: "Ada", settings: settings, language: library.language(code) ?? language(code),
        ownWords: ownWords.map { OwnWords(path: "/own/words", lexicon: $0) },
        choices: choices ?? Games.all.choices, seed: seed),
      Services(
        library: library, games: .all, records: records, today: today, hoursLeft: { 7 },
        resolve: Destination.resolve))
    return App(size: size.size, context: context, screens: [TitleScreen()])
  }

  /// The program in a game of Hangman on a given phrase.
  package static func playing(
    _ phrase: String, _ size: ScreenSize = .home, language code: String = "en", isAnimated: Bool = false,
    records: any Records = .forgetful, words: [String] = ["abbey 1"], glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(phrases: [phrase], words: words, glosses: glosses),
      isAnimated: isAnimated, records: records)
    app.press(.enter)
    app.press(.enter)
    return app
  }

  package mutating func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Waits until a popup that opened by itself accepts keys.
  package mutating func listen() { advance(by: .milliseconds(600)) }

  /// Opens the settings from the title screen.
  package mutating func openSettings() {
    choose("More")
    choose("Settings")
  }

  /// Opens an entry of a menu, in the language of the interface: by its marked letter, or, where none is marked, with a click.
  /// - Parameter title: its title in English.
  package mutating func choose(_ title: Message) {
    // After Esc out of a game the title hears no letter for a moment.
    if layers.count == 1 { listen() }
    let title = context.text(title)
    let cells = frame.find(title).map { place in
      (0..<place.width).map { frame[Point(x: place.minX + $0, y: place.minY)] }
    }
    if let letter = cells?.first(where: { $0.role == .shortcut })?.character {
      type(letter.lowercased())
    } else {
      click(title)
    }
  }

  /// Opens the list of matches by post from the title screen.
  package mutating func openPost() {
    choose("More")
    choose("By post")
  }

  /// Opens the field for a code or a letter by post from the title screen.
  package mutating func openCodes() {
    openPost()
    type("p")
  }

  /// Types a text, character by character.
  package mutating func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  /// Clicks in the middle of the first occurrence of a text, which must be visible and clickable.
  package mutating func click(_ label: String, at location: SourceLocation = #_sourceLocation) {
    guard canClick(label), let point = middle(of: label) else {
      Issue.record("`\(label)` cannot be clicked on\n\(frame.text)", sourceLocation: location)
      return
    }
    send(.click(point))
  }

  /// Clicks on the value of a row of a form, between its arrows.
  package mutating func clickValue(of row: String, at location: SourceLocation = #_sourceLocation) {
    typealias Line = (y: Int, cells: [Character])
    func line(in app: App) -> Line? {
      (0..<app.frame.size.height).map { ($0, Array(app.frame.row($0))) }
        .first { String($0.1).contains(row + " ") && $0.1.contains("◂") }
    }
    // Not all rows fit; the last ones are shown by End.
    if line(in: self) == nil { press(.end) }
    let line = line(in: self)
    guard let line, let start = line.cells.firstIndex(of: "◂") else {
      Issue.record("There is no row `\(row)`\n\(frame.text)", sourceLocation: location)
      return
    }
    send(.click(Point(x: start + 2, y: line.y)))
  }

  /// Whether a click on this text would have an effect.
  package func canClick(_ label: String) -> Bool {
    middle(of: label).flatMap(frame.key) != nil
  }

  private func middle(of label: String) -> Point? {
    frame.find(label).map { Point(x: $0.minX + $0.width / 2, y: $0.minY) }
  }

  package func shows(_ text: String) -> Bool { frame.find(text) != nil }

  /// Whether the list of wrong guesses begins with these marks, beside its label or beneath it.
  package func lists(_ marks: String) -> Bool {
    guard let label = frame.find("Not in it:") else { return false }
    return frame.row(label.minY).dropFirst(label.maxX).hasPrefix("  " + marks)
      || frame.row(label.minY + 1).dropFirst(label.minX).hasPrefix(marks)
  }

  /// Whether letters stand in tiles or places one after the other, whatever their distance: `_ _ S S`, with three blanks between
  /// words.
  package func spells(_ letters: String) -> Bool {
    let words = [letters.split(separator: " ").map(String.init)]
    return frame.text.split(separator: "\n").contains { row in
      let places = row.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      let wanted = words.flatMap { $0 }
      guard places.count >= wanted.count else { return false }
      return places.indices.dropLast(wanted.count - 1).contains {
        Array(places[$0..<$0 + wanted.count]) == wanted
      }
    }
  }

  /// Whether a label is shown as what Enter takes.
  package func hasChosen(_ label: String) -> Bool {
    frame.places(of: label).contains { place in
      (0..<place.width).allSatisfy { frame[Point(x: place.minX + $0, y: place.minY)].role == .chosen }
    }
  }

  /// Whether the key of a letter is lit.
  package func isHit(_ letter: String) -> Bool {
    frame.places(of: " \(letter) ").contains { frame[$0.origin].role == .hitCap }
  }

  /// Whether a text stands in a popup that takes the whole width, in one row or wrapped.
  package func says(_ text: String) -> Bool {
    frame.text.split { " \n│║".contains($0) }.joined(separator: " ").contains(text)
  }
}

extension App: CustomTestStringConvertible {
  public var testDescription: String { "\n" + frame.text }
}

extension Canvas {
  /// All places of a text.
  package func places(of text: String) -> [Rect] {
    let wanted = Array(text)
    return (0..<size.height).flatMap { y -> [Rect] in
      let columns = (0..<size.width).filter { !self[Point(x: $0, y: y)].isContinuation }
      let characters = columns.map { self[Point(x: $0, y: y)].character }
      guard !wanted.isEmpty, characters.count >= wanted.count else { return [] }
      return (0...characters.count - wanted.count)
        .filter { characters[$0..<$0 + wanted.count].elementsEqual(wanted) }
        .map { Rect(x: columns[$0], y: y, width: text.columns, height: 1) }
    }
  }
}
