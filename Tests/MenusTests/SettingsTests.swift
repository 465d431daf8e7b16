import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Every setting takes effect immediately and is saved.
struct SettingsTests {
  private static func opened(_ records: any Records, _ size: ScreenSize = .home) -> App {
    var library = Library.sample()
    library.setPictures([pictureSet("classic"), pictureSet("candle")])
    var app = App.started(size, library: library, isAnimated: true, records: records)
    app.readRecords()
    app.openSettings()
    return app
  }

  /// The value that a row shows.
  private static func value(_ row: String, _ app: App) -> String {
    func line(in app: App) -> Substring? {
      app.frame.text.split(separator: "\n").first { $0.contains(row + " ") && $0.contains("◂") }
    }
    var last = app
    if line(in: last) == nil { last.press(.end) }
    let line = line(in: last) ?? ""
    guard let start = line.firstIndex(of: "◂"), let end = line[start...].firstIndex(of: "▸") else {
      return ""
    }
    return line[line.index(after: start)..<end].split(separator: " ").joined(separator: " ")
  }

  @Test(
    "a row is changed by keys and by clicks, and found again in the next program",
    arguments: [
      ("Theme", "auto", "night"), ("Pictures", "Gallows", "Candle"), ("Careful entry", "off", "on"),
      ("Ghost: words", "familiar", "wide"), ("Ghost: bluff", "off", "on"),
      ("Twist: timer", "on", "off"), ("Sound", "off", "bell"), ("Animation", "on", "off"),
      ("Seasons", "of the north", "of the south"),
      ("Mouse", "on", "off"), ("Words", "English", "Nederlands"),
    ])
  func kept(row: String, before: String, after: String) {
    let records = SharedRecords()
    var app = Self.opened(records)
    #expect(Self.value(row, app) == before)
    app.clickValue(of: row)
    #expect(Self.value(row, app) == after)
    app.send(.terminate)
    let next = Self.opened(records)
    #expect(Self.value(row, next) == after)
  }

  @Test("a click on a row's name selects the row and changes nothing", arguments: ScreenSize.allCases)
  func selects(size: ScreenSize) {
    var app = Self.opened(.forgetful, size)
    for row in ["Theme", "Pictures", "Ghost: words", "Sound", "Mouse"] {
      let before = Self.value(row, app)
      app.click(row)
      #expect(app.shows("▸ \(row)"))
      #expect(Self.value(row, app) == before)
    }
    #expect(app.context.profile.settings.usesMouse)
    app.clickValue(of: "Mouse")
    #expect(!app.context.profile.settings.usesMouse)
  }

  @Test("a game asks for a click only where the mouse is used", arguments: ["en", "nl"], ["yes", "no"])
  func clicks(code: String, mouse: String) {
    for game in 0..<3 {
      let records = SharedRecords()
      records.save(settings: ["mouse": mouse], for: "Ada")
      var app = App.started(language: code, library: .sample(words: App.conned), records: records)
      app.readRecords()
      for _ in 0..<game { app.press(.down) }
      app.press(.enter, .end, .enter)
      #expect(app.shows(code == "nl" ? "Typ " : "Type "), "\(app)")
      #expect(app.shows(code == "nl" ? "klik " : "click ") == (mouse == "yes"), "\(app)")
    }
  }

  @Test("no explanation of a row is cut", arguments: Texts.shippedLanguages, ScreenSize.allCases)
  func notes(code: String, size: ScreenSize) {
    var app = App.started(size, language: code)
    app.openSettings()
    var notes = Set(app.context.choices.all.compactMap { $0.setting?.row(app.context).note })
    #expect(notes.count > 9)
    for _ in 0..<20 {
      let rows = (0..<size.size.height).map(app.frame.row).joined(separator: " ")
      let shown = rows.split(separator: " ").joined(separator: " ")
      notes = notes.filter { !shown.contains($0) }
      app.press(.down)
    }
    #expect(notes.isEmpty)
  }

  /// All choices, and as many settings more, in all groups, as make up a number of settings.
  private static func choices(_ count: Int) -> [Choice] {
    let groups = Setting.Group.allCases
    var known = 0
    let kept = Games.all.choices.filter { choice in
      if choice.setting != nil { known += 1 }
      return choice.setting == nil || known <= count || count == 0
    }
    return kept
      + (min(known, count)..<count).map { number in
        Choice(
          "more-\(number)", { _ in false }, { _, _ in },
          setting: .toggle(
            groups[number % groups.count], { _ in "More \(number)" }, { _ in false }, { _, _ in },
            note: { _ in "What the row More \(number) is good for." }))
      }
  }

  @Test(
    "with any number of settings the selected one is visible, can be clicked on, and is explained below all rows",
    arguments: [0, 12, 13, 14, 15, 23], ScreenSize.allCases)
  func many(count: Int, size: ScreenSize) {
    var app = App.started(size, choices: Self.choices(count))
    app.openSettings()
    let layout = Layout(size: size.size).page
    let noteRow = layout.point(0, layout.isCompact ? 14 : 21).y
    let settings = app.context.choices.settings.map(\.row)
    #expect(settings.count >= count)
    var seen: Set<String> = []
    for _ in settings {
      let selected = settings.filter { app.canClick("▸ \($0.label)  ") }
      #expect(selected.count == 1, "\(app)")
      for setting in selected {
        seen.insert(setting.label)
        let rows = (noteRow - (layout.isCompact ? 1 : 0)...noteRow).map(app.frame.row)
        let note = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(note.hasPrefix(setting.note), "\(app)")
        #expect(!rows.contains { $0.contains("◂") }, "\(app)")
      }
      app.press(.down)
    }
    #expect(seen.count == settings.count)
  }

  @Test(
    "arrows beside the settings show where there are more than fit: fourteen, or eleven on a small terminal",
    arguments: [14, 15], [ScreenSize.home, .compact])
  func arrows(count: Int, size: ScreenSize) {
    var app = App.started(size, choices: Self.choices(count))
    app.openSettings()
    func arrows() -> String {
      (2..<size.size.height - 1).flatMap { app.frame.row($0).filter { "↑↓".contains($0) } }.map(String.init)
        .joined()
    }
    let fits = size == .home && count == 14
    #expect(arrows() == (fits ? "" : "↓"), "\(app)")
    app.press(.end)
    #expect(arrows() == (fits ? "" : "↑"), "\(app)")
  }

  @Test("the language of the interface changes without that of the words")
  func theLanguageOfTheInterfaceChangesWithoutThatOfThe() {
    let records = SharedRecords()
    var app = Self.opened(records)
    app.press(.right)
    #expect(app.shows("Instellingen"))
    #expect(Self.value("Woorden", app) == "English")
    app.press(.escape, .enter, .enter)
    #expect(app.shows("Niet erin:"))
    #expect(app.context.profile.language.code == "en")
    app.send(.terminate)
    var next = Self.opened(records)
    #expect(next.shows("Instellingen"))
    #expect(Self.value("Woorden", next) == "English")
    next.press(.down, .right)
    #expect(Self.value("Woorden", next) == "Nederlands")
  }

  @Test("the bell sounds for a refused key and a wrong guess, and not for a right one")
  func theBellSoundsForARefusedKeyAndAWrongGuessAndNot() {
    var app = App.started(library: .sample(phrases: ["moss"]), records: .inMemory)
    app.press(.enter, .enter)
    app.type("xx7m")
    #expect(app.takeEffects() == [])
    app.press(.escape)
    app.click("Menu")
    app.openSettings()
    app.clickValue(of: "Sound")
    #expect(app.takeEffects() == [.alert(.bell)])
    app.press(.escape)
    app.type("c")
    #expect(app.takeEffects() == [])
    app.type("o")
    #expect(app.takeEffects() == [])
    app.type("z")
    #expect(app.takeEffects() == [.alert(.bell)])
    app.type("z")
    #expect(app.takeEffects() == [.alert(.bell)])
    app.type("7")
    #expect(app.takeEffects() == [.alert(.bell)])
    app.press(.escape)
    app.click("Menu")
    app.openSettings()
    app.clickValue(of: "Sound")
    #expect(app.takeEffects() == [.alert(.flash)])
  }

  @Test("that the introduction has been shown is saved for all players, and a theme for the one who chose it")
  func thatTheIntroductionHasBeenShownIsSavedForAll() {
    let records = SharedRecords()
    var app = App.showing(records: records) { ListScreen.languages(&$0, isFirst: true) }
    app.press(.enter, .escape)
    app.openSettings()
    app.clickValue(of: "Theme")
    #expect(records.title(of: "Ada").settings["theme"] == "night")
    #expect(records.title(of: "Bo").settings["theme"] == nil)
    #expect(records.title(of: "Bo").settings["introduced"] == "yes")
  }

  @Test("a setting is saved after the frame that shows it") func aSettingIsSavedAfterTheFrameThatShowsIt() {
    let records = SharedRecords()
    var app = Self.opened(records)
    app.press(.down, .down)
    records.calls = []
    app.receive([.key(.right)], after: .zero)
    #expect(Self.value("Theme", app) == "night")
    #expect(records.calls.isEmpty)
    let hasNotice = app.saveAfterFrame()
    #expect(!hasNotice)
    #expect(records.calls == ["save"])
    app.receive([.key(.down)], after: .zero)
    _ = app.saveAfterFrame()
    #expect(records.calls == ["save"])
  }

  @Test(
    "a setting that waits to be saved is saved when its screen closes or the program ends",
    arguments: [Input.key(.escape), .terminate])
  func keptBefore(end: Input) {
    let records = SharedRecords()
    var app = Self.opened(records)
    app.press(.down, .down)
    app.receive([.key(.right), end], after: .zero)
    #expect(records.title(of: "Ada").settings["theme"] == "night")
  }

  @Test(
    "a theme that was saved is a choice and stays, and without one the ground decides",
    arguments: [("night", "night"), ("paper", "paper"), (nil, "auto")])
  func themeOfEarlierVersions(saved: String?, theme: String) {
    let records = SharedRecords()
    records.save(settings: ["sound": "bell"].merging(saved.map { ["theme": $0] } ?? [:]) { $1 })
    var app = App.started(records: records)
    app.readRecords()
    #expect(app.context.profile.settings.theme == theme)
  }

  @Test("choices of the command line are not saved") func choicesOfTheCommandLineAreNotSaved() {
    let records = SharedRecords()
    records.save(settings: ["theme": "paper", "player": "Bo"])
    var settings = Settings()
    settings.theme = "night"
    let profile = Profile(
      player: "login", settings: settings, language: language("en"), choices: Games.all.choices,
      overrides: ["theme": "mono", "player": "Ada"], seed: 1)
    let context = Context(profile, App.started(records: records).context.services)
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    app.readRecords()
    #expect(app.context.profile.settings.theme == "mono")
    #expect(app.context.profile.player == "Ada")
    app.openSettings()
    app.clickValue(of: "Mouse")
    app.send(.terminate)
    #expect(records.title(of: "Ada").settings["theme"] == "paper")
    #expect(records.title(of: "Ada").settings["player"] == "Bo")
    #expect(records.title(of: "Ada").settings["mouse"] == "no")
  }

  @Test("the last set-up with which each game was played is restored")
  func theLastSetUpWithWhichEachGameWasPlayedIsRestored() {
    let records = SharedRecords()
    var app = App.started(records: records)
    app.press(.enter, .home, .right, .down, .right, .enter)
    app.type("e")
    app.press(.escape)
    app.click("Menu")
    app.type("g")
    app.press(.home, .down, .right, .enter, .escape)
    app.click("Menu")
    app.send(.terminate)
    var next = App.started(records: records)
    next.readRecords()
    next.press(.enter)
    #expect(next.shows("Dictionary"))
    #expect(next.shows("medium"))
    next.press(.escape, .escape)
    next.listen()
    next.type("g")
    next.press(.enter)
    #expect(next.shows("Ghost · Medium"))
  }

  @Test("records from other times that make no sense change nothing")
  func recordsFromOtherTimesThatMakeNoSenseChange() {
    let records = SharedRecords()
    records.save(settings: [
      "theme": "puce", "pictures": "gone", "sound": "gong", "hangman.host": "99", "hangman.length": "-3",
      "ghost.judge": "9", "twist.mode": "", "words": "xx", "language": "tlh", "player": "\u{1B}[2J",
      "unheard": "of", "mouse": "both", "introduced": "yes!",
    ])
    var app = App.started(records: records)
    app.readRecords()
    #expect(app.shows("q quit"))
    #expect(app.context.profile.player == "Ada")
    app.openSettings()
    #expect(Self.value("Words", app) == "English")
    #expect(Self.value("Ghost: words", app) == "familiar")
    #expect(Self.value("Mouse", app) == "on")
    #expect(Self.value("Theme", app) == "auto")
    app.press(.escape, .enter, .enter)
    #expect(app.shows("Not in it"))
  }

  @Test("an explanation of two rows has no row of a single word")
  func anExplanationOfTwoRowsHasNoRowOfASingleWord() {
    var app = Self.opened(.inMemory, .compact)
    app.press(.down, .down, .down)
    #expect(app.frame.row(13) == " A part for each wrong")
    #expect(app.frame.row(14).split(separator: " ").count > 1)
  }

  @Test(
    "End shows the last rows, which do not fit",
    arguments: ScreenSize.allCases)
  func rows(size: ScreenSize) {
    var app = Self.opened(.inMemory, size)
    let hidden = [
      "Language", "Words   ", "Theme", "Pictures", "Careful entry", "Ghost: words", "Ghost: bluff",
      "Twist: timer", "Words a day", "Articles", "In lines", "Spelling", "Sound", "Seasons", "Animation",
      "Mouse", "Milestones", "Esc done",
    ].filter { !app.canClick($0) }
    let last = ["Sound", "Mouse", "Milestones"]
    switch size {
    case .compact: #expect(hidden == ["Twist: timer", "In lines", "Spelling"] + last)
    case .home: #expect(hidden == last)
    case .large: #expect(hidden == [])
    }
    app.press(.end)
    #expect(hidden.allSatisfy(app.canClick))
  }
}
