/// Packs a short text into few bytes: each of its bits is predicted from the bytes before it, by five contexts whose predictions
/// are mixed by their success so far, and coded arithmetically. There is no number in it but whole ones, so that every machine
/// reads what another has written. What it predicts at the beginning comes from `sample`: neither changes, or letters that were
/// sent could not be read any more.
struct TextPacking {
  private var model = Model()

  /// - Returns: the bytes, with which `unpacked` returns the same text; it has no zero character.
  static func packed(_ text: String) -> [UInt8] {
    var (packing, bytes) = (TextPacking(), [UInt8]())
    var (low, high): (UInt32, UInt32) = (0, .max)
    for byte in Array(text.utf8) + [0] {
      for bit in (0..<8).reversed().map({ byte >> UInt8($0) & 1 == 1 }) {
        let middle = packing.model.middle(low, high)
        (low, high) = bit ? (low, middle) : (middle + 1, high)
        packing.model.learn(bit)
        while (low ^ high) >> 24 == 0 {
          bytes.append(UInt8(high >> 24))
          (low, high) = (low << 8, high << 8 | 255)
        }
      }
    }
    // As few bytes as say where the text lies: the reader supplies zeros behind them.
    for shift: UInt32 in [24, 16, 8, 0] {
      let unit = UInt64(1) << UInt64(shift)
      let end = (UInt64(low) + unit - 1) / unit * unit
      guard end <= UInt64(high) else { continue }
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: end >> UInt64(24 - 8 * $0)) }
      break
    }
    while bytes.last == 0 { bytes.removeLast() }
    return bytes
  }

  /// - Returns: `nil` when they hold no text, or one of more than `most` bytes.
  static func unpacked(_ bytes: [UInt8], most: Int) -> String? {
    var (packing, text, next) = (TextPacking(), [UInt8](), 0)
    func byte() -> UInt32 {
      defer { next += 1 }
      return next < bytes.count ? UInt32(bytes[next]) : 0
    }
    var (low, high): (UInt32, UInt32) = (0, .max)
    var code = (0..<4).reduce(UInt32(0)) { value, _ in value << 8 | byte() }
    while text.count <= most {
      var value: UInt8 = 0
      for _ in 0..<8 {
        let middle = packing.model.middle(low, high)
        let bit = code <= middle
        (low, high) = bit ? (low, middle) : (middle + 1, high)
        packing.model.learn(bit)
        value = value << 1 | (bit ? 1 : 0)
        while (low ^ high) >> 24 == 0 { (low, high, code) = (low << 8, high << 8 | 255, code << 8 | byte()) }
      }
      if value == 0 { return String(validating: text, as: UTF8.self) }
      text.append(value)
    }
    return nil
  }

  private init() {
    for byte in Self.sample.utf8 {
      for bit in (0..<8).reversed() {
        _ = model.middle(0, .max)
        model.learn(byte >> UInt8(bit) & 1 == 1)
      }
    }
  }

  /// What lists of words look like.
  private static let sample = """
    der Hund\tdog\ndie Katze, -n\tcat\ndas Haus\thouse\nle chien\tdog\nla maison\thouse\nel perro\tdog\nla casa\t\
    house\nde hond\tdog\nhet huis\thouse\nto be, to have, to go, to make\tsein, haben, gehen, machen\tavoir, être\n\
    die Zeitung, -en\tnewspaper\nder Lehrer\tteacher\nfreundlich\tfriendly\nschreiben\tto write\nverstehen\tto \
    understand\nl'eau\twater\nécouter\tto listen\ngehören\tto belong\nschön\tbeautiful\nanother, together, morning, \
    evening, week, summer, winter\nla ventana\twindow\nel corazón\theart\nmañana\ttomorrow\nvergeten\tto forget\n\
    mogelijk\tpossible\nla voiture, les enfants\tcar, children\nrapidement\tquickly\naujourd'hui\ttoday\n
    """

  private struct Model {
    /// The contexts: the last 0, 1, 2 and 3 bytes, and the word so far.
    static let contexts = 5
    private static let slots = 1 << 16
    private var chances = [UInt16](repeating: 1 << 15, count: contexts * slots)
    private var counts = [UInt8](repeating: 0, count: contexts * slots)
    private var weights: [Int]
    private var hashes = [UInt32](repeating: 0, count: contexts)
    private var places = [Int](repeating: 0, count: contexts)
    private var inputs = [Int](repeating: 0, count: contexts)
    private var mixed = 0
    private var history: UInt32 = 0
    private var word: UInt32 = 0
    /// The bits of the byte so far, after a one.
    private var partial: UInt32 = 1

    init() {
      weights = [Int](repeating: 1 << 14, count: Self.contexts * 256)
      begin()
    }

    /// The end of the part of a range that stands for a one.
    mutating func middle(_ low: UInt32, _ high: UInt32) -> UInt32 {
      let first = Int(partial) * Self.contexts
      var sum = 0
      for index in 0..<Self.contexts {
        places[index] = index * Self.slots + Int((hashes[index] &+ partial &* 0x9E37_79B1) >> 16)
        inputs[index] = Logistic.stretch(Int(chances[places[index]] >> 4))
        sum += inputs[index] * weights[first + index]
      }
      mixed = Logistic.squash(sum >> 16)
      let range = UInt64(high - low)
      return low + UInt32((range * UInt64(mixed)) >> 12)
    }

    mutating func learn(_ bit: Bool) {
      let (first, error) = (Int(partial) * Self.contexts, ((bit ? 4095 : 0) - mixed) * 14)
      for index in 0..<Self.contexts {
        weights[first + index] += (inputs[index] * error + 0x2000) >> 14
        let (place, target) = (places[index], bit ? 65535 : 0)
        let count = Int(counts[place])
        let old = Int(chances[place])
        chances[place] = UInt16(old + (target - old) * 2 / (2 * count + 3))
        if count < 127 { counts[place] += 1 }
      }
      partial = partial << 1 | (bit ? 1 : 0)
      guard partial > 255 else { return }
      let byte = partial & 255
      history = history << 8 | byte
      word = byte > 64 ? (word &+ byte &+ 1) &* 0x2F0B_4C47 : 0
      partial = 1
      begin()
    }

    private mutating func begin() {
      hashes[0] = 0
      for count in 1...3 {
        hashes[count] = ((history & (UInt32.max >> UInt32(32 - 8 * count))) &+ UInt32(count)) &* 0x85EB_CA6B
      }
      hashes[4] = (word &+ 77) &* 0xC2B2_AE35
    }
  }
}

/// The logistic function and its inverse: chances in 4096ths, their logarithms in 256ths.
private enum Logistic {
  static func squash(_ value: Int) -> Int {
    guard value < 2047 else { return 4095 }
    guard value > -2047 else { return 1 }
    let (step, rest) = ((value >> 7) + 16, value & 127)
    return max(1, min(4095, (table[step] * (128 - rest) + table[step + 1] * rest + 64) >> 7))
  }

  static func stretch(_ chance: Int) -> Int { inverse[chance] }

  private static let table = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
    3901,
    3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
  ]
  private static let inverse: [Int] = {
    var (values, next) = ([Int](repeating: 2047, count: 4096), 0)
    for value in -2047...2047 {
      let chance = squash(value)
      if chance >= next {
        for index in next...chance { values[index] = value }
        next = chance + 1
      }
    }
    return values
  }()
}
