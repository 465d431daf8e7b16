import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// Text Twist, for the list of games.
package func textTwist() -> any Game { TextTwistGame() }

/// The screen of a game that has begun, for scenes of racks that are not dealt any more.
package func textTwist(_ run: TextTwistRun, _ context: Context) -> any Screen {
  TextTwistScreen(run, context)
}

/// Text Twist's implementation of `Game`.
struct TextTwistGame: Game, FinishedGames, GameAtTables {
  let kind = GameKind.textTwist

  var choices: [Choice] { TextTwistSetUp.choices }

  func progress(of waiting: WaitingGame, _ text: Texts) -> String? {
    text.points(waiting.progress)
  }

  var finished: any FinishedGames { self }
  var atTables: (any GameAtTables)? { self }

  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen {
    if let mode { context.textTwist.restore(mode) }
    return Self.setUpScreen
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    if saved.session.mode == .rackPost {
      guard let posted = context.postBox.match(saved) else { return nil }
      guard posted.isMyTurn else { return .push(PopupScreen.post(posted, &context)) }
      return TextTwistRun.posted(posted, &context).map {
        .push(TextTwistScreen($0, context), then: .perform(.await))
      }
    }
    return saved.session.mode == .textTwistRace
      ? RaceScreen.restored(saved, &context) : TextTwistScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    TextTwistRun.daily(session, puzzles, &context).map { TextTwistScreen($0, context) }
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? { TextTwistReplay(record, context) }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Navigation? {
    TextTwistRun.playedOn(record, after: step, &context).map {
      TextTwistScreen.opened($0, message: .whatIf(context.text), &context)
    }
  }

  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    TextTwistSlide(context.text).draw(on: &canvas, in: area, context)
  }

  // MARK: The codes of games of Text Twist.

  func code(of record: GameRecord, _ context: Context) -> GameCode? { TextTwistRun.code(of: record, context) }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    guard let run = TextTwistRun.dealt(by: code, session, &context) else { return nil }
    var screen = TextTwistScreen(run, context)
    screen.message = StatusMessage(context.text("This game by code counts on no list."))
    return screen
  }
}

extension TextTwistGame {
  /// The letters and the points: what each has found is theirs until the end, and what can be found everybody's to find.
  func drawWatched(
    _ match: TableMatch, _ state: TableState, on canvas: inout Canvas, _ context: Context
  ) {
    guard case .race(let race) = match.game, let rack = race.rack else { return }
    let layout = TextTwistLayout(canvas.layout)
    let tiles = TilesView(
      tiles: rack.letters.map { .letter($0) }, pitch: layout.pitch, size: layout.tile)
    let width = TilesView.width(Rack.size, pitch: layout.pitch, size: layout.tile)
    tiles.draw(on: &canvas, at: Point(x: layout.main.centeredX(of: width), y: layout.bank.y))
    let (place, count) = (layout.bars, match.seats.count)
    RaceBars(of: race, in: match, state).draw(
      on: &canvas, in: Rect(x: place.minX, y: place.minY, width: place.width, height: count))
    guard race.isOver else { return }
    let text = context.text
    let winners = race.winners.map { state.name(of: match.seats[$0]) }
    canvas.putCentered(
      text.won(by: winners), in: layout.main, row: place.minY + count + 1, .title)
  }

  func tableScreen(_ context: inout Context) -> (any Layer<Never>)? {
    RaceScreen.atTable(&context)?.opened
  }
}
