import Engines
import Play
import Records
import TextUI
import Texts

/// The terminal, as far as keys and drawing depend on it.
public struct Display: Sendable {
  public package(set) var size = App.smallest
  /// Whether the terminal supports ASCII only, so that symbols without an equivalent are written as words.
  public var isASCII = false
  /// Whether the terminal is a console, whose font lacks some signs.
  public var isConsole = false
  /// Whether the first screen says why there is only ASCII, until the player does something.
  public var explainsASCII = false
  /// Whether the terminal shows the backgrounds of tiles and keys.
  public var isFilled = true
}

/// What the screens need besides the library and the records.
private struct ScreenServices: GameState {
  var games = Games()
  var resolve: @Sendable (Destination, inout Context) -> Navigation = { _, _ in .stay }
  var display = Display()
  var effects: [Effect] = []
}

extension Services {
  /// The services of a program with screens.
  public init(
    library: Library, games: Games, records: any Records, today: @escaping @Sendable () -> Day,
    hoursLeft: @escaping @Sendable () -> Int,
    resolve: @escaping @Sendable (Destination, inout Context) -> Navigation
  ) {
    self.init(library: library, records: records, today: today, hoursLeft: hoursLeft)
    (screens.games, screens.resolve) = (games, resolve)
  }

  fileprivate var screens: ScreenServices {
    get { frontEnd[ScreenServices.self] }
    set { frontEnd[ScreenServices.self] = newValue }
  }

  /// The games of the program.
  package var games: Games { screens.games }

  /// Says what opens at a destination, which the kit and the games cannot name.
  package var resolve: @Sendable (Destination, inout Context) -> Navigation { screens.resolve }
}

extension Context {
  public var display: Display {
    get { services.screens.display }
    set { services.screens.display = newValue }
  }

  /// The effects that the terminal must carry out besides displaying the frame.
  package var effects: [Effect] {
    get { services.screens.effects }
    set { services.screens.effects = newValue }
  }

  /// The layout for the terminal's size.
  package var layout: Layout { Layout(size: display.size) }

  /// A key as displayed in the bottom line and in help on this terminal.
  package func cap(_ cap: String) -> String {
    let name = cap == "Enter" ? text("Enter", context: "key") : cap
    return display.isASCII ? text.keyNames.inASCII(name) : name
  }
}
