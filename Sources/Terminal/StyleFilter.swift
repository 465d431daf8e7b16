/// Leaves out what ncurses sends of styles without need. With every change it sends both colours, so that a theme with a ground of
/// its own would take half as many bytes again.
struct StyleFilter {
  /// The parameters that have set the present background; `nil` when it is not known.
  private var ground: ArraySlice<UInt8>?
  /// The parameters of sequences for styles that wait for what follows.
  private var group: [ArraySlice<UInt8>] = []
  /// Whether the ordinary character set has been selected: no other ever is.
  private var isOrdinary = false
  private var passed: [UInt8] = []

  private static let start = Array("\u{1B}[".utf8)
  private static let ordinary = Array("\u{1B}(B".utf8)

  /// Takes whole sequences that are sent one after the other, and returns what is needed of them.
  mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
    passed = []
    passed.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      let isEscape = bytes[index] == Self.start[0]
      if isEscape, rest.starts(with: Self.start),
        let end = rest.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }),
        bytes[end] == UInt8(ascii: "m")
      {
        add(bytes[(index + 2)..<end])
        index = end + 1
      } else if isEscape, rest.starts(with: Self.ordinary) {
        if !isOrdinary { passed += Self.ordinary }
        isOrdinary = true
        index += Self.ordinary.count
      } else {
        finishGroup()
        passed.append(bytes[index])
        index += 1
      }
    }
    finishGroup()
    return passed
  }

  private mutating func add(_ parameters: ArraySlice<UInt8>) {
    if parameters.isEmpty || parameters.first == UInt8(ascii: "0") {
      // What has been set before is void.
      (group, ground) = ([], nil)
    } else if Self.setsGround(parameters) {
      if let ground, ground.elementsEqual(parameters) { return }
      ground = parameters
    } else if !Self.keepsGround(parameters) {
      ground = nil
    }
    group.append(parameters)
  }

  /// Sends what waits: in one sequence, if it sets a background.
  private mutating func finishGroup() {
    guard !group.isEmpty else { return }
    let isOne = group.contains(where: Self.setsGround)
    for (number, parameters) in group.enumerated() {
      if isOne, number > 0 { passed[passed.count - 1] = UInt8(ascii: ";") } else { passed += Self.start }
      if isOne, parameters.isEmpty { passed.append(UInt8(ascii: "0")) } else { passed += parameters }
      passed.append(UInt8(ascii: "m"))
    }
    group.removeAll(keepingCapacity: true)
  }

  private static func setsGround(_ parameters: ArraySlice<UInt8>) -> Bool {
    parameters.starts(with: "48;5;".utf8)
      || parameters.count == 2 && parameters.starts(with: "4".utf8) && parameters.last! < UInt8(ascii: "8")
  }

  /// Whether the parameters set only a foreground or an attribute.
  private static func keepsGround(_ parameters: ArraySlice<UInt8>) -> Bool {
    parameters.starts(with: "38;5;".utf8) || parameters.count == 1
      || parameters.count == 2 && parameters.first == UInt8(ascii: "3")
  }
}
