import Engines
import TextUI
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Gives libFuzzer's inputs to the target that `WORDYARD_FUZZ` names; the arguments are those of libFuzzer.
@main enum Main {
  static func main() {
    guard Fuzz.target != nil else {
      print("WORDYARD_FUZZ: the targets are \(Fuzz.targets.keys.sorted().joined(separator: " "))")
      exit(2)
    }
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(
      runDriver(&count, &arguments) { start, count in
        Fuzz.target?(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}

/// The inputs that come from others, one target each: none traps, and what is taken is what its owner may say of it.
enum Fuzz {
  static let targets: [String: @Sendable ([UInt8]) -> Void] = [
    "arguments": arguments, "conf": conf, "keys": keys, "letters": letters, "phrases": phrases,
    "pictures": pictures, "po": po, "tables": tables, "vocabulary": vocabulary,
  ]
  static let target = getenv("WORDYARD_FUZZ").flatMap { targets[String(cString: $0)] }

  static let lexicon = Lexicon(
    [
      "camel 1", "candle 1", "cater 1", "catnip 2", "code 1", "coded 1", "coder 1", "condor 2", "cone 1",
      "conned 1", "deco 2", "decor 2", "done 1", "end 1", "gecko 2", "goat 1", "goats 1", "house 1",
      "mango 1",
      "mouse 1", "nod 1", "node 1", "once 1", "second 1", "zebra 3",
    ].sorted())
  static let language = Language(code: "en", name: "English", alphabet: .latin, keyboard: [])

  /// What reads an input beside a text: numbers as they come, 0 after its end.
  struct Numbers {
    var rest: ArraySlice<UInt8>

    mutating func next(below bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }
    mutating func next() -> UInt64 { (0..<5).reduce(0) { value, _ in value << 8 | UInt64(next(below: 256)) } }
  }

  /// Ends the run when what must be is not.
  static func check(_ holds: Bool, _ what: String) { if !holds { fatalError(what) } }

  /// Whether the terminal can be sent all of a text.
  static func isInert(_ text: String) -> Bool { text.allSatisfy(\.isInert) }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
