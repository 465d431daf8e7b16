import Testing

@testable import Terminal

/// Colours and attributes are switched with the minimum number of bytes, and the display is the same.
struct StyleSequencesTests {
  private static func shortened(_ text: String) -> String {
    var styles = StyleSequences()
    let bytes = Array(text.replacing("␛", with: "\u{1B}").utf8)
    let result = bytes.withUnsafeBufferPointer { styles.shorten($0) }
    return String(decoding: result, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  @Test(
    "what is drawn behind a switch looks the same, with fewer bytes",
    arguments: [
      ("plain", "plain"),
      ("␛[38;5;174m●␛[39m␛[m", "␛[38;5;174m●␛[m"),
      ("␛[0;1m␛[38;5;230mE␛[39m␛[m", "␛[1;38;5;230mE␛[m"),
      // Disabled before the cursor moves and enabled again afterwards.
      ("␛[38;5;174mA␛[39m␛[m␛[7;3H␛[38;5;174mB␛[39m␛[m", "␛[38;5;174mA␛[7;3HB␛[m"),
      // Within a row only the column is sent.
      ("␛[7;3HA␛[7;30HB␛[8;3HC␛[8;9HD", "␛[7;3HA␛[30GB␛[8;3HC␛[9GD"),
      ("␛[7;3HA␛[8dB␛[7;3HC", "␛[7;3HA␛[8dB␛[7;3HC"),
      ("␛[7;3HA␛[AB␛[7;3HC␛[HD␛[7;3HE", "␛[7;3HA␛[AB␛[7;3HC␛[HD␛[7;3HE"),
      ("␛[7;3HA\r\nB␛[7;3HC", "␛[7;3HA\r\nB␛[7;3HC"),
      ("␛[7;3HA␛MB␛[7;9HC", "␛[7;3HA␛MB␛[7;9HC"),
      ("␛[38;5;174mA␛[39m␛[m␛[7;3HB", "␛[38;5;174mA␛[7;3H␛[mB"),
      // Only the difference is sent.
      ("␛[38;5;152mA␛[38;5;216mB␛[m", "␛[38;5;152mA␛[38;5;216mB␛[m"),
      ("␛[0;1m␛[38;5;16m␛[48;5;114mA␛[49m␛[38;5;230mB␛[m", "␛[1;38;5;16;48;5;114mA␛[38;5;230;49mB␛[m"),
      // An attribute can only be disabled together with all others.
      ("␛[0;1;4m␛[38;5;114mA␛[0m␛[38;5;114mB␛[m", "␛[1;4;38;5;114mA␛[0;38;5;114mB␛[m"),
      ("␛[4mA␛[24mB", "␛[4mA␛[mB"),
      // Erasing uses the background colour.
      ("␛[48;5;18mA␛[39;49m␛[m␛[K", "␛[48;5;18mA␛[m␛[K"),
      // The colour of characters and boldness show neither in blanks nor in what is erased.
      ("␛[38;5;174mA␛[39m␛[m  ␛[38;5;174mB␛[39m␛[m", "␛[38;5;174mA  B␛[m"),
      ("␛[1;38;5;174mA␛[39m␛[m B", "␛[1;38;5;174mA ␛[mB"),
      ("␛[1;32mA␛[39m␛[m␛[K␛[2;2H␛[1;32mB␛[m", "␛[1;32mA␛[K␛[2;2HB␛[m"),
      ("␛[32mA␛[m␛[1K␛[J␛[4X", "␛[32mA␛[1K␛[J␛[4X␛[m"),
      // Backgrounds, underlines and reversed colours do.
      ("␛[32mA␛[44m  B␛[m", "␛[32mA␛[44m  B␛[m"), ("␛[44mA␛[m  ␛[44mB␛[m", "␛[44mA␛[m  ␛[44mB␛[m"),
      ("␛[4mA␛[m ␛[4mB␛[m", "␛[4mA␛[m ␛[4mB␛[m"), ("␛[7mA␛[m ␛[K␛[7mB␛[m", "␛[7mA␛[m ␛[K␛[7mB␛[m"),
      ("␛[3mA␛[m B", "␛[3mA␛[m B"),
      // In such blanks the colour shows, too.
      ("␛[4;32mA␛[m␛[4;31m B␛[m", "␛[4;32mA␛[31m B␛[m"), ("␛[7;32mA␛[m␛[1;7;32m B␛[m", "␛[7;32mA␛[1m B␛[m"),
      // Nothing comes between a blank and its repetition.
      ("␛[32mA␛[m ␛[9bB", "␛[32mA ␛[9b␛[mB"), ("␛[4mA␛[m ␛[9bB", "␛[4mA␛[m ␛[9bB"),
      ("␛[31m␛[44mA␛[91m␛[104mB␛[m", "␛[31;44mA␛[91;104mB␛[m"),
      // A change without effect is omitted.
      ("␛[39m␛[m␛[5;5H␛[39;49m␛[m", "␛[5;5H"),
      // Unknown sequences are passed through, and afterwards everything is reset once.
      ("␛[3mA␛[mB", "␛[3mA␛[mB"),
      ("␛[3mA␛[1mB␛[0;4mC␛[m", "␛[3mA␛[1mB␛[0;4mC␛[m"),
      ("␛[1m␛[3mA␛[m␛[1mB␛[m", "␛[1m␛[3mA␛[m␛[1mB␛[m"),
      ("␛[38;2;1;2;3mA␛[m", "␛[38;2;1;2;3mA␛[m"),
      ("␛[?1049h␛(B␛]52;c;AAA=\u{7}", "␛[?1049h␛(B␛]52;c;AAA=\u{7}"),
      ("A␛[3", "A␛[3"), ("␛", "␛"),
      // So is what should be a number and is none.
      ("␛[38;5;:mA␛[m", "␛[38;5;:mA␛[m"), ("␛[7;3HA␛[7;:HB", "␛[7;3HA␛[7;:HB"),
    ])
  func styles(sent: String, shorter: String) {
    #expect(Self.shortened(sent) == shorter)
  }

  @Test(
    "blanks that stand there already are passed over",
    arguments: [
      ("␛[1mA␛[m   ␛[1mB␛[m", "␛[1mA␛[3CB␛[m"), ("␛[1mA␛[m ␛[1mB␛[m", "␛[1mA␛[CB␛[m"),
      ("␛[1mA B␛[m", "␛[1mA B␛[m"), ("␛[1mA␛[m  ␛[7;3H␛[1mB␛[m", "␛[1mA␛[7;3HB␛[m"),
      ("␛[1mA␛[m ␛[CB", "␛[1mA␛[C␛[C␛[mB"), ("␛[1mA␛[m ␛[9b␛[1mB␛[m", "␛[1mA␛[10CB␛[m"),
      ("␛[1mA␛[m  ", "␛[1mA␛[2C␛[m"),
    ])
  func skipping(sent: String, shorter: String) {
    var styles = StyleSequences()
    let bytes = Array((sent + "..").replacing("␛", with: "\u{1B}").utf8)
    let result = bytes.withUnsafeBufferPointer { styles.shorten($0, colored: 0..<bytes.count - 2) }
    #expect(String(decoding: result, as: UTF8.self).replacing("\u{1B}", with: "␛") == shorter + "..")
  }

  @Test func `each frame begins with nothing switched on`() {
    var styles = StyleSequences()
    for _ in 1...2 {
      let result = Array("\u{1B}[1mA\u{1B}[m".utf8).withUnsafeBufferPointer { styles.shorten($0) }
      #expect(result == Array("\u{1B}[1mA\u{1B}[m".utf8))
    }
  }
}
