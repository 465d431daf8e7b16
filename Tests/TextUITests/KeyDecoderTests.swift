import Synchronization
import Testing

@testable import TextUI

/// How often something has been asked for.
private final class Asked: Sendable {
  let count = Mutex(0)
}

/// What the decoder makes of sequences, whole and cut, in time and late.
@Suite struct KeyDecoderTests {
  /// A sequence, and what it stands for.
  private static let sequences: [(String, [Input])] =
    plain + control + single + reports + protocols + replies + letters

  private static let plain: [(String, [Input])] = [
    ("a", keys("a")), ("Q", keys("Q")), ("?", keys("?")), (" ", keys(" ")),
    ("\t", [.key(.tab)]), ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\u{8}", [.key(.backspace)]),
    ("\u{7F}", [.key(.backspace)]), ("\u{3}", [.key(.control("c"))]), ("\u{1A}", [.key(.control("z"))]),
    ("\u{C}", [.redraw]), ("\u{0}", []), ("\u{1C}", []),
    // With Alt.
    ("\u{1B}z", []), ("\u{1B}Z", []), ("\u{1B}é", []), ("\u{1B}\r", []), ("\u{1B}\u{7F}", []),
    ("\u{1B} ", []),
    ("\u{1B}1", []), ("\u{1B}\u{1B}[A", []), ("\u{1B}\u{1B}OB", []),
    ("\u{1B}\u{1B}z", [.key(.escape)]), ("\u{1B}\u{1B}\u{1B}[A", [.key(.escape)]),
    // A sequence that another interrupts.
    ("\u{1B}[1;\u{1B}[A", [.key(.up)]), ("\u{1B}O\u{1B}[B", [.key(.down)]),
    ("\u{1B}[<0;5\u{3}", [.key(.control("c"))]),
    ("\u{1B}[é", keys("é")), ("\u{1B}Oé", keys("é")),
    ("\u{1B}\u{3}", [.key(.control("c"))]),
  ]

  private static let control: [(String, [Input])] = [
    ("\u{1B}[A", [.key(.up)]), ("\u{1B}[B", [.key(.down)]), ("\u{1B}[C", [.key(.right)]),
    ("\u{1B}[D", [.key(.left)]),
    ("\u{1B}[H", [.key(.home)]), ("\u{1B}[F", [.key(.end)]), ("\u{1B}[Z", [.key(.backTab)]),
    ("\u{1B}[1;1A", [.key(.up)]),
    ("\u{1B}[1~", [.key(.home)]), ("\u{1B}[7~", [.key(.home)]), ("\u{1B}[4~", [.key(.end)]),
    ("\u{1B}[8~", [.key(.end)]),
    ("\u{1B}[3~", [.key(.delete)]), ("\u{1B}[5~", [.key(.pageUp)]), ("\u{1B}[6~", [.key(.pageDown)]),
    ("\u{1B}[2~", []),
    ("\u{1B}[11~", [.key(.function(1))]), ("\u{1B}[15~", [.key(.function(5))]),
    ("\u{1B}[17~", [.key(.function(6))]),
    ("\u{1B}[21~", [.key(.function(10))]), ("\u{1B}[23~", [.key(.function(11))]),
    ("\u{1B}[24~", [.key(.function(12))]),
    ("\u{1B}[25~", []), ("\u{1B}[P", [.key(.function(1))]), ("\u{1B}[S", [.key(.function(4))]),
    ("\u{1B}[[A", [.key(.function(1))]), ("\u{1B}[[E", [.key(.function(5))]), ("\u{1B}[[F", []),
    // With modifiers, of xterm and of rxvt.
    ("\u{1B}[1;2A", []), ("\u{1B}[1;5C", []), ("\u{1B}[3;3~", []), ("\u{1B}[1;2P", []), ("\u{1B}[a", []),
    ("\u{1B}[3$", []), ("\u{1B}[3^", []), ("\u{1B}[3@", []),
    // No keys: unknown, with intermediates, a place of the cursor, endless parameters.
    ("\u{1B}[E", []), ("\u{1B}[5;10R", []), ("\u{1B}[2;3A", []), ("\u{1B}[?1;2c", []),
    ("\u{1B}[?2026;1$y", []),
    ("\u{1B}[1 q", []), ("\u{1B}[\(String(repeating: "1;", count: 60))A", []), ("\u{1B}[65;30;97;1;0;1_", []),
    ("\u{1B}[99999999999999999999~", []),
  ]

  private static let single: [(String, [Input])] = [
    ("\u{1B}OA", [.key(.up)]), ("\u{1B}OD", [.key(.left)]), ("\u{1B}OH", [.key(.home)]),
    ("\u{1B}OF", [.key(.end)]),
    ("\u{1B}OP", [.key(.function(1))]), ("\u{1B}OS", [.key(.function(4))]),
    // The keypad.
    ("\u{1B}OM", [.key(.enter)]), ("\u{1B}OI", [.key(.tab)]), ("\u{1B}OX", keys("=")),
    ("\u{1B}O ", keys(" ")),
    ("\u{1B}Oj", keys("*")), ("\u{1B}Ok", keys("+")), ("\u{1B}Ol", keys(",")), ("\u{1B}Om", keys("-")),
    ("\u{1B}On", keys(".")), ("\u{1B}Oo", keys("/")), ("\u{1B}Op", keys("0")), ("\u{1B}Oy", keys("9")),
    ("\u{1B}Oa", []), ("\u{1B}OE", []), ("\u{1B}O2P", []), ("\u{1B}O5A", []), ("\u{1B}O1;2P", []),
    ("\u{1B}OO", []),
  ]

  private static let reports: [(String, [Input])] = [
    ("\u{1B}[I", []), ("\u{1B}[O", []),
    // X10, SGR and urxvt: pressed, released, moved, with Ctrl, the wheel.
    ("\u{1B}[M E*", [.click(Point(x: 36, y: 9))]), ("\u{1B}[M#E*", []), ("\u{1B}[M@E*", []),
    ("\u{1B}[M0E*", [.click(Point(x: 36, y: 9))]),
    ("\u{1B}[M`!!", [.key(.wheel(-1))]), ("\u{1B}[Ma!!", [.key(.wheel(1))]),
    ("\u{1B}[M !!", [.click(Point(x: 0, y: 0))]),
    ("\u{1B}[<0;37;10M", [.click(Point(x: 36, y: 9))]), ("\u{1B}[<0;37;10m", []), ("\u{1B}[<2;37;10M", []),
    ("\u{1B}[<32;37;10M", []), ("\u{1B}[<35;37;10M", []), ("\u{1B}[<16;37;10M", [.click(Point(x: 36, y: 9))]),
    ("\u{1B}[<64;1;1M", [.key(.wheel(-1))]), ("\u{1B}[<65;1;1M", [.key(.wheel(1))]), ("\u{1B}[<0;0;0M", []),
    ("\u{1B}[<0;5M", []),
    ("\u{1B}[<0;999;999M", [.click(Point(x: 998, y: 998))]),
    ("\u{1B}[32;37;10M", [.click(Point(x: 36, y: 9))]), ("\u{1B}[35;37;10M", []),
    ("\u{1B}[96;1;1M", [.key(.wheel(-1))]),
    ("\u{1B}[5M", []), ("\u{1B}[?0;5;5M", []),
    ("\u{1B}[200~as\rd\u{1B}[201~", [.paste("as\rd")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[201~", []),
    ("\u{1B}[200~\u{1B}[A\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[A\u{1B}[20")]),
    ("\u{1B}[200~é\u{3}", [.key(.control("c"))]),
    ("\u{1B}\u{1B}[200~as\u{1B}[201~", [.paste("as")]),
  ]

  private static let protocols: [(String, [Input])] = [
    // kitty's.
    ("\u{1B}[27u", [.key(.escape)]), ("\u{1B}[99;5u", [.key(.control("c"))]), ("\u{1B}[97u", keys("a")),
    ("\u{1B}[97;1u", keys("a")),
    ("\u{1B}[97;2u", keys("A")), ("\u{1B}[49:33;2u", keys("!")), ("\u{1B}[233u", keys("é")),
    ("\u{1B}[97;1:3u", []),
    ("\u{1B}[97;1:2u", keys("a")), ("\u{1B}[97;3u", []), ("\u{1B}[97;9u", []), ("\u{1B}[97;65u", keys("a")),
    ("\u{1B}[97;129u", keys("a")),
    ("\u{1B}[13u", [.key(.enter)]), ("\u{1B}[9u", [.key(.tab)]), ("\u{1B}[9;2u", [.key(.backTab)]),
    ("\u{1B}[127u", [.key(.backspace)]),
    ("\u{1B}[108;5u", [.redraw]), ("\u{1B}[91;5u", [.key(.escape)]),
    ("\u{1B}[1089::99;5u", [.key(.control("c"))]),
    ("\u{1B}[57414u", [.key(.enter)]), ("\u{1B}[57400u", keys("1")), ("\u{1B}[57419u", [.key(.up)]),
    ("\u{1B}[57358u", []),
    ("\u{1B}[0;;229u", keys("å")), ("\u{1B}[97;2;65u", keys("A")), ("\u{1B}[1;1:3A", []),
    ("\u{1B}[1;129A", [.key(.up)]), ("\u{1B}[?1u", []),
    ("\u{1B}[u", []), ("\u{1B}[1114112u", []), ("\u{1B}[55296u", []),
    // modifyOtherKeys.
    ("\u{1B}[27;5;99~", [.key(.control("c"))]), ("\u{1B}[27;2;65~", keys("A")), ("\u{1B}[27;3;97~", []),
    ("\u{1B}[27;2;9~", [.key(.backTab)]),
    ("\u{1B}[27;5;13~", []),
  ]

  private static let replies: [(String, [Input])] = [
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}", [.background(.dark)]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", [.background(.dark)]),
    ("\u{1B}P11;rgb:0/0/0\u{7}e\u{1B}\\", []), ("\u{1B}P>|xterm(390)\u{1B}\\", []),
    ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}^é\u{1B}\\", []), ("\u{1B}Xe\u{7}e\u{1B}\\", []),
    // Nothing is a key in a string, but for Ctrl-C.
    ("\u{1B}]0;a\u{1B}[Ce\u{1B}e\r\u{1B}\u{1B}\\", []), ("\u{1B}]52;c;\u{3}", [.key(.control("c"))]),
  ]

  private static let letters: [(String, [Input])] = [
    ("é", keys("é")), ("ß", keys("ß")), ("€", keys("€")), ("😀", keys("😀")), ("ộ", keys("ộ")),
    // What directs text or has no width is nothing; a mark is a key of its own.
    ("\u{301}", [.key(.character("\u{301}"))]), ("\u{202E}", []), ("\u{200B}", []), ("\u{FEFF}", []),
  ]

  private static func keys(_ text: String) -> [Input] { text.map { .key(.character($0)) } }

  private static let arrow = [UInt8]("\u{1B}OA".utf8)

  @Test(
    "a sequence stands for its key wherever it is cut, for a short while, and nothing of it is left for what follows"
  )
  func aSequenceStandsForItsKeyWhereverItIsCut() {
    for (sequence, expected) in Self.sequences {
      let bytes = Array(sequence.utf8)
      for cut in 0..<bytes.count {
        for pause in [Duration.zero, .milliseconds(45)] {
          var decoder = KeyDecoder()
          decoder.feed(bytes[..<cut])
          var inputs = decoder.take()
          decoder.elapse(pause)
          inputs += decoder.take()
          decoder.feed(bytes[cut...], after: .zero)
          inputs += decoder.take()
          // Only what is complete is followed by a letter.
          decoder.feed("x".utf8)
          inputs += decoder.take()
          #expect(
            inputs == expected + Self.keys("x"), "\(sequence.debugDescription) cut at \(cut) after \(pause)")
        }
      }
      var decoder = KeyDecoder()
      var inputs: [Input] = []
      for byte in bytes + Self.arrow {
        decoder.feed([byte])
        inputs += decoder.take()
      }
      #expect(inputs == expected + [.key(.up)], "\(sequence.debugDescription) byte by byte")
    }
  }

  @Test("an escape character alone is the Escape key after its delay, and then the next key is any key")
  func anEscapeCharacterAloneIsTheEscapeKeyAfterItsDelay() {
    for delay in [0, 25, 50, 1000] {
      var decoder = KeyDecoder(escapeDelay: .milliseconds(delay))
      decoder.feed([0x1B])
      #expect(decoder.take() == [])
      #expect(decoder.patience == .milliseconds(delay))
      if delay > 0 { decoder.elapse(.milliseconds(delay - 1)) }
      #expect(decoder.take() == [] || delay == 0)
      decoder.elapse(.milliseconds(1))
      #expect(decoder.take() == [.key(.escape)] || delay == 0)
      #expect(decoder.patience == nil)
      decoder.feed("a\u{1B}".utf8)
      #expect(decoder.take() == Self.keys("a"))
    }
    var decoder = KeyDecoder()
    decoder.feed([0x1B, 0x1B])
    decoder.elapse(KeyDecoder.usualEscapeDelay)
    #expect(decoder.take() == [.key(.escape), .key(.escape)])
  }

  @Test("an arrow whose rest comes within the delay is an arrow, however long the player has made it")
  func anArrowWhoseRestComesWithinTheDelayIsAnArrow() {
    for (delay, pause) in [(50, 40), (1000, 900)] {
      for rest in ["[A", "OA"] {
        var decoder = KeyDecoder(escapeDelay: .milliseconds(delay))
        decoder.feed([0x1B])
        decoder.elapse(.milliseconds(pause))
        decoder.feed(rest.utf8)
        #expect(decoder.take() == [.key(.up)])
      }
    }
  }

  @Test(
    "the rest of a sequence that comes after the delay is taken whole",
    arguments: [
      "[A", "OA", "[1;2A", "[3~", "[[A", "O2P", "OM", "[M E*", "[<0;37;10M", "[27u", "[27;5;99~", "[I",
      "]11;rgb:0000/0000/0000\u{7}",
    ])
  func theRestOfASequenceThatComesAfterTheDelayIsTakenWhole(rest: String) {
    let bytes = Array(rest.utf8)
    for cut in 1...bytes.count {
      for pause in [60, 200, 400] {
        var decoder = KeyDecoder()
        decoder.feed([0x1B])
        decoder.elapse(.milliseconds(pause))
        decoder.feed(bytes[..<cut], after: .zero)
        decoder.elapse(.milliseconds(pause))
        decoder.feed(bytes[cut...])
        decoder.feed("x".utf8)
        #expect(decoder.take() == [.key(.escape)] + Self.keys("x"), "cut at \(cut), \(pause) ms late")
      }
    }
  }

  @Test("long after the Escape key a letter is a letter, whatever it is")
  func longAfterTheEscapeKeyALetterIsALetter() {
    for text in ["O", "[", "OA", "a"] {
      var decoder = KeyDecoder()
      decoder.feed([0x1B])
      decoder.elapse(.milliseconds(60))
      decoder.feed(text.utf8, after: .milliseconds(600))
      #expect(decoder.take() == [.key(.escape)] + Self.keys(text))
    }
    var decoder = KeyDecoder()
    decoder.feed([0x1B])
    decoder.elapse(.milliseconds(60))
    decoder.feed("oO".utf8)
    #expect(decoder.take() == [.key(.escape)] + Self.keys("oO"))
  }

  @Test("pasted text whose beginning comes late is pasted, not typed")
  func pastedTextWhoseBeginningComesLateIsPasted() {
    var decoder = KeyDecoder()
    decoder.feed([0x1B])
    decoder.elapse(.milliseconds(60))
    decoder.feed("[200~easinto\u{1B}[201~x".utf8)
    #expect(decoder.take() == [.key(.escape), .paste("easinto")] + Self.keys("x"))
  }

  @Test(
    "what never ends is given up after a while, a key soon, and then keys are keys",
    arguments: [
      ("\u{1B}O", 500), ("\u{1B}[", 5000), ("\u{1B}[<0;5", 5000), ("\u{1B}[M !", 5000), ("\u{1B}[[", 5000),
    ])
  func whatNeverEndsIsGivenUp(beginning: String, milliseconds: Int) {
    var decoder = KeyDecoder()
    decoder.feed(beginning.utf8)
    #expect(decoder.patience == .milliseconds(milliseconds))
    decoder.elapse(.milliseconds(milliseconds))
    #expect(decoder.take() == [] && decoder.patience == nil)
    decoder.feed("O".utf8)
    #expect(decoder.take() == Self.keys("O"))
  }

  @Test(
    "what a string that never ends has in it is no key; five seconds after it has begun keys are keys",
    arguments: ["]", "P", "_", "^", "X"])
  func aStringThatNeverEndsIsGivenUp(introducer: String) {
    var decoder = KeyDecoder()
    for text in ["\u{1B}\(introducer)0;as", "q\r\u{1B}[A\u{1A}", "\u{1B}", "q\u{1B}OA\u{1B}[200~as"] {
      decoder.feed(text.utf8)
      decoder.elapse(.milliseconds(1249))
      #expect(decoder.take() == [])
    }
    #expect(decoder.patience == .milliseconds(4))
    decoder.elapse(.milliseconds(4))
    #expect(decoder.take() == [] && decoder.patience == nil)
    decoder.feed("\u{1B}[AO".utf8)
    #expect(decoder.take() == [.key(.up)] + Self.keys("O"))
  }

  @Test("a string without an end takes what a player goes on to type for five seconds at most")
  func aStringWithoutAnEnd() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}]11;rgb:ff".utf8)
    for _ in 0..<2 {
      decoder.elapse(.seconds(2))
      decoder.feed("e".utf8)
    }
    #expect(decoder.take() == [] && decoder.patience == .seconds(1))
    decoder.feed("e".utf8, after: .seconds(2))
    #expect(decoder.take() == Self.keys("e") && decoder.patience == nil)
  }

  @Test("a string of more than 4 KB is waited for no longer", arguments: ["]", "P", "_", "^", "X"])
  func aStringOfMoreThan4KBIsWaitedForNoLonger(introducer: String) {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}\(introducer)".utf8 + [UInt8](repeating: 0x65, count: 4000))
    #expect(decoder.take() == [] && decoder.patience == .seconds(5))
    decoder.feed([UInt8](repeating: 0x65, count: 96))
    #expect(decoder.take() == [] && decoder.patience == nil)
    decoder.feed("x".utf8)
    #expect(decoder.take() == Self.keys("x"))
  }

  /// What terminals answer to the questions of programs, and send unasked.
  private static let answers = [
    "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{7}",
    "\u{1B}]10;rgb:e5e5/e5e5/e5e5\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/dddd\u{1B}\\",
    "\u{1B}]11;rgb:ff/ff/dd\u{7}", "\u{1B}]52;c;ZWFzaW50bw==\u{1B}\\", "\u{1B}]52;c;ZWFzaW50bw==\u{7}",
    // The attributes of the terminal, its name, the state of a mode, kitty's flags, a capability and a setting.
    "\u{1B}[?62;4;22c", "\u{1B}[>41;390;0c", "\u{1B}P!|7E565445\u{1B}\\", "\u{1B}P>|WezTerm 20240203\u{1B}\\",
    "\u{1B}[?2026;2$y", "\u{1B}[4;1$y", "\u{1B}[?1u", "\u{1B}P1+r544e=787465726d\u{1B}\\",
    "\u{1B}P0$r\u{1B}\\",
    // The place of the cursor, sizes, light and dark, focus, a picture.
    "\u{1B}[5;10R", "\u{1B}[1;1R", "\u{1B}[?5;10;1R", "\u{1B}[0n", "\u{1B}[8;24;80t",
    "\u{1B}[48;24;80;384;640t", "\u{1B}[?997;2n", "\u{1B}[I", "\u{1B}[O", "\u{1B}_Gi=31;OK\u{1B}\\",
  ]

  @Test(
    "an answer of the terminal types nothing, wherever and however long it stalls",
    arguments: [0, 100, 600, 3000])
  func anAnswerOfTheTerminalTypesNothing(pause: Int) {
    let named = ["\u{1B}[A", "\u{1B}[1;2A", "\u{1B}[3~", "\u{1B}[5;5~", "\u{1B}OP", "\u{1B}[1;1R"]
    let names: [KeyDecoder.Name] = named.map { (Array($0.utf8), nil) }
    for answer in Self.answers {
      let bytes = Array(answer.utf8)
      for cut in 1..<bytes.count {
        for names in [[], names] {
          var decoder = KeyDecoder(names: names)
          decoder.feed(bytes[..<cut])
          decoder.elapse(.milliseconds(pause))
          decoder.feed(bytes[cut...])
          decoder.feed("x".utf8)
          let inputs = decoder.take().filter { if case .background = $0 { false } else { true } }
          // An escape character alone cannot be told from the Escape key.
          let expected: [Input] = (cut == 1 && pause > 0 ? [.key(.escape)] : []) + Self.keys("x")
          #expect(inputs == expected, "\(answer.debugDescription) cut at \(cut)")
        }
      }
    }
  }

  @Test("a letter that follows the Escape key is a letter, though an answer could begin with it")
  func aLetterThatFollowsTheEscapeKeyIsALetter() {
    for (text, pause) in [("P", 60), ("Po", 60), ("X", 60), ("_", 60), ("]", 600), ("[", 600), ("P", 600)] {
      var decoder = KeyDecoder()
      decoder.feed([0x1B])
      decoder.elapse(.milliseconds(pause))
      decoder.feed(text.utf8)
      #expect(decoder.take() == [.key(.escape)] + Self.keys(text), "\(text)")
    }
  }

  @Test(
    "bytes that are no characters are no letters, and take none with them",
    arguments: [
      [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0x9B],
    ] as [[UInt8]])
  func bytesThatAreNoCharactersAreNoLetters(bytes: [UInt8]) {
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      decoder.feed(bytes[..<cut])
      var inputs = decoder.take()
      decoder.feed(bytes[cut...] + Array("xé".utf8))
      inputs += decoder.take()
      #expect(inputs == Self.keys("xé"))
    }
  }

  @Test("a mark is a key of its own, which follows the letter's")
  func aMarkIsAKeyOfItsOwnWhichFollowsTheLetters() {
    var decoder = KeyDecoder()
    decoder.feed(Array("e\u{301}x".utf8))
    #expect(decoder.take() == ["e", "\u{301}", "x"].map { .key(.character($0)) })
  }

  @Test("in a character set of single bytes each byte is its character") func inACharacterSetOfSingleBytes() {
    var decoder = KeyDecoder(upperHalf: (0x80...0xFF).map { $0 < 0xA0 ? nil : Unicode.Scalar(UInt32($0)) })
    decoder.feed([0x65, 0xE9, 0x85, 0x78, 0x1B, 0xE9])
    #expect(decoder.take() == Self.keys("eéx"))
  }

  @Test("without the mouse its reports are nothing") func withoutTheMouseItsReportsAreNothing() {
    var decoder = KeyDecoder(takesMouse: false)
    decoder.feed("\u{1B}[M E*\u{1B}[<0;5;5M\u{1B}[<64;5;5M\u{1B}[32;5;5Mx".utf8)
    #expect(decoder.take() == Self.keys("x"))
  }

  @Test(
    "a name counts before the grammar, the longest first, and of two for one sequence the first with a key")
  func aNameCountsBeforeTheGrammar() {
    let names: [(String, Key?)] = [
      ("\u{1B}[M", .function(1)), ("\u{1}@\r", .function(2)), ("\u{1B}Ow", .home), ("\u{1B}[3$", nil),
      ("\u{1B}OP", nil),
      ("\u{1B}[25~", nil), ("\u{1B}[25~", .function(9)), ("\u{1B}[25~", .function(10)),
      ("\u{1B}N", .function(3)),
      ("\u{1B}Nj", .function(4)), ("\u{8F}", .function(5)), ("\u{3}", .delete), ("\r", .down), ("q", .delete),
      ("\u{8}", .left),
    ]
    func inputs(_ text: String) -> [Input] {
      var decoder = KeyDecoder(
        names: names.map { (sequence: $0.unicodeScalars.map { UInt8($0.value) }, key: $1) })
      var inputs: [Input] = []
      for scalar in text.unicodeScalars {
        decoder.feed([UInt8(scalar.value)])
        inputs += decoder.take()
      }
      decoder.elapse(.seconds(1))
      return inputs + decoder.take()
    }
    #expect(inputs("\u{1B}[Mx") == [.key(.function(1))] + Self.keys("x"))
    #expect(inputs("\u{1}@\rx") == [.key(.function(2))] + Self.keys("x"))
    #expect(inputs("\u{1}@x") == [.key(.control("a"))] + Self.keys("@x"))
    #expect(inputs("\u{1}") == [.key(.control("a"))])
    #expect(inputs("\u{1B}Ow\u{1B}Ok") == [.key(.home)] + Self.keys("+"))
    #expect(inputs("\u{1B}[3$x\u{1B}OPx") == Self.keys("xx"))
    #expect(inputs("\u{1B}[25~") == [.key(.function(9))])
    #expect(
      inputs("\u{1B}Nx\u{1B}Njx") == [.key(.function(3))] + Self.keys("x") + [.key(.function(4))]
        + Self.keys("x"))
    #expect(inputs("\u{1B}N") == [.key(.function(3))])
    #expect(inputs("\u{8F}x") == [.key(.function(5))] + Self.keys("x"))
    #expect(inputs("\u{8}") == [.key(.left)])
    // A player can always leave and enter, and letters are letters.
    #expect(inputs("\u{3}\rq") == [.key(.control("c")), .key(.enter)] + Self.keys("q"))
    #expect(inputs("\u{1B}[A\u{1B}") == [.key(.up), .key(.escape)])
  }

  @Test("a paste stalls for less than three seconds or ends") func aPasteStallsForLessThanThreeSecondsOrEnds()
  {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}[200~ea".utf8)
    decoder.elapse(.milliseconds(2900))
    decoder.feed("s\u{1B}[20".utf8)
    #expect(decoder.take() == [] && decoder.patience == .seconds(3))
    decoder.elapse(.seconds(3))
    #expect(decoder.take() == [.paste("eas")])
    decoder.feed("\u{1B}[200~\(String(repeating: "é", count: 100_000))\u{1B}[201~".utf8)
    guard case .paste(let text) = decoder.take().first else { return #expect(Bool(false), "no paste") }
    #expect(text.utf8.count == 4096)
  }

  @Test(
    "letters without a pause are a paste when nobody can type so many, and at most 256 inputs are taken at a time"
  )
  func lettersWithoutAPauseAreAPaste() {
    var decoder = KeyDecoder()
    decoder.feed(String(repeating: "e", count: 200).utf8)
    #expect(decoder.take() == [.paste(String(repeating: "e", count: 200))])
    #expect(decoder.patience == .milliseconds(20))
    decoder.feed("as".utf8)
    #expect(decoder.take() == [.paste("as")])
    decoder.elapse(.milliseconds(20))
    decoder.feed("as".utf8)
    #expect(decoder.take() == Self.keys("as"))
    decoder.feed(String(repeating: "\u{1B}[A", count: 300).utf8)
    #expect(decoder.take().count == 256)
    #expect(decoder.patience == .zero)
    #expect(decoder.take().count == 44)
    #expect(decoder.patience == nil)
  }

  @Test("after it was reset nothing is left of a sequence") func afterItWasResetNothingIsLeftOfASequence() {
    for beginning in ["\u{1B}", "\u{1B}[", "\u{1B}[200~as", "\u{1B}O", "e", "\u{1B}]0"] {
      var decoder = KeyDecoder(names: [(Self.arrow, .up)])
      decoder.feed(beginning.utf8)
      decoder.reset()
      #expect(decoder.patience == nil)
      decoder.feed("A\u{1B}OA".utf8)
      #expect(decoder.take() == Self.keys("A") + [.key(.up)])
    }
  }

  @Test("the names of keys are asked for when the first byte arrives, once")
  func namesAreAskedForWhenTheFirstByteArrives() {
    let asked = Asked()
    let names: @Sendable () -> [KeyDecoder.Name] = {
      asked.count.withLock { $0 += 1 }
      return [(Self.arrow, .up)]
    }
    var decoder = KeyDecoder(names: names())
    decoder.elapse(.seconds(1))
    #expect(asked.count.withLock { $0 } == 0)
    decoder.feed(Self.arrow)
    #expect(decoder.take() == [.key(.up)])
    decoder.feed(Self.arrow + Self.arrow)
    #expect(decoder.take() == [.key(.up), .key(.up)])
    #expect(asked.count.withLock { $0 } == 1)
  }

  @Test("Caps Lock changes no command") func capsLockChangesNoCommand() {
    let bindings = [
      KeyBinding([.character("q"), .escape], "q", "quit", help: "Quit.", 1),
      KeyBinding([.character("é")], "é", "", help: "", 2),
      KeyBinding([.character("X")], "X", "", help: "", 3),
      KeyBinding([.character("x")], "x", "", help: "", 4),
    ]
    #expect(bindings.command(for: .character("Q")) == 1)
    #expect(bindings.command(for: .character("É")) == 2)
    #expect(bindings.command(for: .character("X")) == 3)
    #expect(bindings.command(for: .character("x")) == 4)
    #expect(bindings.command(for: .character("Y")) == nil)
  }
}
