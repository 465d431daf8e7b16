import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import Menus

/// The frames of a replay for a recording, of every game.
struct ReplayFramesTests {
  /// A finished game of each kind, with the program after it.
  private static func played(_ game: GameKind, _ records: any Records) -> App {
    var app: App
    switch game {
    case .hangman:
      app = App.playing("A rolling stone gathers no moss", records: records)
      app.type("aelncduorimstpgh")
    case .textTwist:
      app = .twisting(.timed, records: records)
      app.enter("code")
      app.giveUp()
    case .ghost:
      app = .ghosting(records: records)
      app.loseToTheComputer()
      app.settle()
    }
    return app
  }

  @Test("each step has a frame, and in a terminal they end as the replay does", arguments: GameKind.allCases)
  func eachStepHasAFrame(game: GameKind) throws {
    let records = SharedRecords()
    let app = Self.played(game, records)
    var context = app.context
    let last = context.services.records.record(of: nil, orLastOf: "Ada")
    let record = try #require(last)
    let replay = try #require(ReplayFrames(record, size: ScreenSize.home.size, context))
    let screen = try #require(ReplayScreen(record, context))
    #expect(replay.frames.count == screen.marks.count + 1)

    var shown = App(size: ScreenSize.home.size, context: context, screens: [screen])
    #expect(replay.frames.first == shown.frame)
    shown.press(.end)
    #expect(replay.frames.last == shown.frame)

    var painter = FramePainter(.paper, in: .xterm256)
    let terminal = ScreenEmulator(rows: 24, columns: 80)
    for frame in replay.frames { terminal.write(painter.paint(frame)) }
    terminal.write(painter.ending)
    #expect(terminal.text == shown.frame.text)
  }

  @Test("of a long game only some steps have a frame, the last one among them")
  func ofALongGameOnlySomeSteps() throws {
    let records = SharedRecords()
    var app = App.twisting(.untimed, records: records)
    for _ in 0..<(ReplayFrames.most + 500) { app.enter("con") }
    app.giveUp()
    var context = app.context
    let last = context.services.records.record(of: nil, orLastOf: "Ada")
    let record = try #require(last)
    let replay = try #require(ReplayFrames(record, size: ScreenSize.home.size, context))
    #expect(replay.frames.count <= ReplayFrames.most + 1)
    var shown = App(
      size: ScreenSize.home.size, context: context, screens: [try #require(ReplayScreen(record, context))])
    shown.press(.end)
    #expect(replay.frames.last == shown.frame)
  }
}
