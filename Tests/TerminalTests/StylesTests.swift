import CCursesIO
import CNcurses
import Glibc
import Testing

@_silgen_name("__wrap_vid_puts_sp") private func selectStyle(
  _ screen: OpaquePointer?, _ attributes: attr_t, _ pair: Int16, _ options: UnsafeMutableRawPointer?,
  _ put: @convention(c) (OpaquePointer?, Int32) -> Int32
) -> Int32
@_silgen_name("__wrap__nc_do_color_sp") private func selectColor(
  _ screen: OpaquePointer?, _ before: Int32, _ pair: Int32, _ reverse: Int32,
  _ put: @convention(c) (OpaquePointer?, Int32) -> Int32
)

/// The styles that the function of ncurses, defined below, was called with.
nonisolated(unsafe) private var styles: [String] = []

/// Sends what ncurses sends for a style, as a sequence of terminfo and as colours.
@_cdecl("__real_vid_puts_sp")
func realSelectStyle(
  _ screen: OpaquePointer?, _ attributes: attr_t, _ pair: Int16, _ options: UnsafeMutableRawPointer?,
  _ put: @convention(c) (OpaquePointer?, Int32) -> Int32
) -> Int32 {
  styles.append("style \(attributes) \(pair)")
  _ = putp(screen, nil, "\u{1B}[0;99m")
  selectColor(screen, -1, Int32(pair), 0, put)
  return 5
}

@_cdecl("__real__nc_do_color_sp")
func realSelectColor(
  _ screen: OpaquePointer?, _ before: Int32, _ pair: Int32, _ reverse: Int32,
  _ put: @convention(c) (OpaquePointer?, Int32) -> Int32
) { styles.append("color \(pair)") }

extension CursesIOTests.Functions {
  /// Colours and attributes are switched with the minimum number of bytes, and the display is the same.
  @Suite(.serialized)
  struct Styles {
    init() { styles = [] }

    private static let own: @convention(c) (OpaquePointer?, Int32) -> Int32 = { outch($0, $1) }

    /// The bytes that are kept for a description of what ncurses draws: characters; sequences, `␛[7;3H`; and styles in braces,
    /// of attributes, foreground and background, `{b u r 174 on 16}`.
    /// - Parameter skipping: the part of the description in which plain blanks only move the cursor.
    private static func sent(_ text: String, skipping: Bool = false) -> String {
      var pairs: [[Int32]] = [[-1, -1]]
      func select(_ words: [Substring]) {
        var (attributes, colors) = (attr_t(0), [Int32(-1), -1])
        for (index, word) in words.enumerated() {
          switch word {
          case "b": attributes |= CURSES_BOLD
          case "u": attributes |= CURSES_UNDERLINE
          case "r": attributes |= CURSES_REVERSE
          default:
            if let color = Int32(word) { colors[index > 0 && words[index - 1] == "on" ? 1 : 0] = color }
          }
        }
        let pair = pairs.firstIndex(of: colors) ?? pairs.count
        if pair == pairs.count {
          pairs.append(colors)
          curses_styles_define(Int32(pair), colors[0], colors[1])
        }
        _ = selectStyle(nil, attributes, Int16(pair), nil, own)
      }
      curses_io_begin(STDOUT_FILENO, -1)
      curses_styles_begin()
      if skipping { curses_styles_skip_blanks(true) }
      var rest = Substring(text)
      while let first = rest.first {
        if first == "{" {
          let end = rest.firstIndex(of: "}")!
          select(rest[rest.index(after: rest.startIndex)..<end].split(separator: " "))
          rest = rest[rest.index(after: end)...]
        } else if first == "␛" {
          let end = rest.dropFirst(2).firstIndex { $0.isLetter } ?? rest.index(before: rest.endIndex)
          _ = putp(nil, nil, String(rest[...end]).replacing("␛", with: "\u{1B}"))
          rest = rest[rest.index(after: end)...]
        } else {
          for byte in String(first).utf8 { _ = outch(nil, Int32(byte)) }
          rest = rest.dropFirst()
        }
      }
      let bytes = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
      return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    }

    @Test(
      "what is drawn looks the same, with fewer bytes than ncurses sends",
      arguments: [
        ("plain", "plain"),
        ("{174}●{}", "␛[38;5;174m●␛[m"),
        ("{b 230}E{}", "␛[1;38;5;230mE␛[m"),
        // Switched off before the cursor moves and on again afterwards.
        ("{174}A{}␛[7;3H{174}B{}", "␛[38;5;174mA␛[7;3HB␛[m"),
        ("{174}A{}␛[7;3HB", "␛[38;5;174mA␛[7;3H␛[mB"),
        ("{174}A{}\r\nB", "␛[38;5;174mA\r␛[m\nB"),
        ("{174}A{}\u{8}B{}", "␛[38;5;174mA\u{8}␛[mB"),
        ("{174}A{}␛MB", "␛[38;5;174mA␛[m␛MB"),
        ("{174}A{}␛[4lB", "␛[38;5;174mA␛[m␛[4lB"),
        // Only the difference is sent.
        ("{152}A{216}B{}", "␛[38;5;152mA␛[38;5;216mB␛[m"),
        ("{b 16 on 114}A{b 230}B{}", "␛[1;38;5;16;48;5;114mA␛[38;5;230;49mB␛[m"),
        // An attribute can only be disabled together with all others.
        ("{b u 114}A{114}B{}", "␛[1;4;38;5;114mA␛[0;38;5;114mB␛[m"),
        ("{u}A{}B", "␛[4mA␛[mB"), ("{r}A{b}B{}", "␛[7mA␛[0;1mB␛[m"),
        // Erasing uses the background.
        ("{-1 on 18}A{}␛[K", "␛[48;5;18mA␛[m␛[K"),
        // The colour of characters and boldness show neither in blanks nor in what is erased.
        ("{174}A{}  {174}B{}", "␛[38;5;174mA  B␛[m"), ("{b 174}A{} B", "␛[1;38;5;174mA ␛[mB"),
        ("{b 32}A{}␛[K␛[2;2H{b 32}B{}", "␛[1;38;5;32mA␛[K␛[2;2HB␛[m"),
        ("{32}A{}␛[1K␛[J␛[4X", "␛[38;5;32mA␛[1K␛[J␛[4X␛[m"),
        // Backgrounds, underlines and reversed colours do, and then the colour of characters, too.
        ("{2}A{2 on 4}  B{}", "␛[32mA␛[44m  B␛[m"), ("{-1 on 4}A{}  {-1 on 4}B{}", "␛[44mA␛[m  ␛[44mB␛[m"),
        ("{u}A{} {u}B{}", "␛[4mA␛[m ␛[4mB␛[m"), ("{r}A{} ␛[K{r}B{}", "␛[7mA␛[m ␛[K␛[7mB␛[m"),
        ("{u 2}A{u 1} B{}", "␛[4;32mA␛[31m B␛[m"), ("{r 2}A{b r 2} B{}", "␛[7;32mA␛[1m B␛[m"),
        // A switch without effect is omitted.
        ("{174}{}␛[5;5H{}", "␛[5;5H"), ("{174}A{}{174}B{}", "␛[38;5;174mAB␛[m"),
      ])
    func switches(drawn: String, sent: String) {
      #expect(Self.sent(drawn) == sent)
    }

    @Test(
      "plain blanks that are on the screen already are passed over",
      arguments: [
        ("{b}A{}   {b}B{}", "␛[1mA␛[3CB␛[m"), ("{b}A{} {b}B{}", "␛[1mA␛[CB␛[m"),
        ("{b}A B{}", "␛[1mA B␛[m"), ("{b}A{}  ␛[7;3H{b}B{}", "␛[1mA␛[7;3HB␛[m"),
        ("{b}A{}  ␛[9G{b}B{}", "␛[1mA␛[9GB␛[m"), ("{b}A{} ␛[CB", "␛[1mA␛[C␛[C␛[mB"),
        ("{b}A{}  ", "␛[1mA␛[2C␛[m"), ("{b}A{}{-1 on 4} {}", "␛[1mA␛[0;44m ␛[m"),
      ])
    func skipping(drawn: String, sent: String) {
      #expect(Self.sent(drawn, skipping: true) == sent)
    }

    @Test func `a character that is repeated has its style, and a blank that is skipped is not sent`() {
      for (skips, sent) in [
        (false, "\u{1B}[1mA \u{1B}[9b\u{1B}[mB"), (true, "\u{1B}[1mA\u{1B}[10C\u{1B}[mB"),
      ] {
        curses_io_begin(STDOUT_FILENO, -1)
        curses_styles_begin()
        curses_styles_skip_blanks(skips)
        _ = selectStyle(nil, CURSES_BOLD, 0, nil, Self.own)
        _ = outch(nil, 65)
        _ = selectStyle(nil, 0, 0, nil, Self.own)
        _ = putp(nil, nil, " \u{1B}[9b")
        _ = outch(nil, 66)
        let bytes = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
        #expect(String(decoding: bytes, as: UTF8.self) == sent)
      }
    }

    @Test func `the first eight colours are selected as the terminal selects them`() {
      defer { curses_styles_index_colors(false) }
      curses_styles_index_colors(true)
      #expect(Self.sent("{2 on 4}A{}") == "␛[38;5;2;48;5;4mA␛[m")
    }

    @Test func `the longest style fits`() {
      #expect(Self.sent("{r}A{b u 255 on 254}B{}") == "␛[7mA␛[0;1;4;38;5;255;48;5;254mB␛[m")
    }

    @Test func `ncurses learns of every style, of which nothing else is sent`() {
      #expect(Self.sent("{b 174}A{}") == "␛[1;38;5;174mA␛[m")
      #expect(styles == ["style \(CURSES_BOLD) 1", "style 0 0"])
    }

    @Test func `what a signal interrupts is forgotten, and all that follows is left to ncurses`() {
      curses_io_begin(STDOUT_FILENO, -1)
      curses_styles_begin()
      curses_styles_skip_blanks(true)
      _ = selectStyle(nil, CURSES_BOLD, 0, nil, Self.own)
      _ = outch(nil, 65)
      curses_io_abandon()
      calls = []
      for byte in "A B".utf8 { _ = outch(nil, Int32(byte)) }
      _ = putp(nil, "name", "\u{1B}[m")
      #expect(selectStyle(nil, CURSES_BOLD, 3, nil, Self.own) == 5)
      #expect(calls == ["byte 65", "byte 32", "byte 66", "named \u{1B}[m", "named \u{1B}[0;99m"])
      #expect(styles.last == "color 3")
    }

    @Test func `outside of what is shortened, styles are left to ncurses`() {
      curses_io_begin(STDOUT_FILENO, -1)
      #expect(selectStyle(nil, CURSES_BOLD, 3, nil, Self.own) == 5)
      curses_styles_skip_blanks(true)
      for byte in "A B".utf8 { _ = outch(nil, Int32(byte)) }
      curses_styles_skip_blanks(false)
      let bytes = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
      #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[0;99mA B")
      #expect(styles == ["style \(CURSES_BOLD) 3", "color 3"])
    }

    @Test func `each frame begins without a style`() {
      for _ in 1...2 { #expect(Self.sent("{b}A") == "␛[1mA") }
    }

    @Test func `the screen is cleared in the colours of a pair`() {
      curses_styles_define(7, 235, 230)
      curses_io_begin(STDOUT_FILENO, -1)
      curses_styles_begin()
      curses_styles_clear(7)
      let bytes = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
      #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[38;5;235;48;5;230m\u{1B}[2J\u{1B}[m")
    }
  }
}
