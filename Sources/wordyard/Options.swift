import CGetopt
import Engines
import Glibc
import Kit
import Menus
import TextUI

/// The parsed command line.
struct Options {
  enum Action: Equatable {
    case play, help, version
  }

  var action = Action.play
  var language: String?
  var theme: String?
  var seed: UInt64?
  var isASCII = false
  var usesMouse = true
  /// The path of the player's own word list.
  var words: String?
  var player: String?
  /// The name of a guest, who can only play; given by the administrator who admits guests, not by the guest.
  var guest: String?
  /// The folder of the records.
  var data: String?
  /// The folder of the tables; `nil` for the one in the folder of the records.
  var tables: String?
  /// Letters known not to be in the word.
  var missed = ""
  /// The minimum length of a word; `nil` for the default of each command.
  var shortest: Int?
  /// The rarest tier of the words of `solve`; `nil` for the default.
  var tier: Lexicon.Tier?
  /// Whether to print the day's result instead of opening the puzzles.
  var isShared = false
  /// `nil` opens the title screen.
  var command: Command?
  /// The argument of the command; empty when it takes none.
  var operand = ""

  static let version = "1.0.0"

  /// - Parameter arguments: the program's name, then its arguments.
  /// - Throws: `Misuse` for the first invalid argument.
  init(_ arguments: [String]) throws(Misuse) {
    guard arguments.count > 1 else { return }
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { pointers[index] = strdup(argument) }
    pointers[arguments.count] = nil
    var table = Option.allCases.map { known in
      option(
        name: strdup(known.name), has_arg: known.value == nil ? 0 : 1, flag: nil, val: known.rawValue)
    }
    table.append(option())
    defer {
      for index in arguments.indices { free(pointers[index]) }
      pointers.deallocate()
      table.forEach { free(UnsafeMutablePointer(mutating: $0.name)) }
    }
    getopt_be_quiet()
    while true {
      let code = getopt_long(Int32(arguments.count), pointers, ":hV", table, nil)
      switch code {
      case -1:
        try parse(operands: (Int(getopt_index())..<arguments.count).map { String(cString: pointers[$0]!) })
        return
      default:
        guard let option = Option(code: code) else {
          throw Self.misuse(
            code, last: pointers[Int(getopt_index()) - 1].map { String(cString: $0) } ?? "")
        }
        try apply(option, value: getopt_value().map { String(cString: $0) } ?? "")
      }
    }
  }

  /// The problem with the option that `getopt_long` has just refused.
  /// - Parameter last: the argument before `getopt_index`, which is that option unless it is a short one.
  private static func misuse(_ code: Int32, last: String) -> Misuse {
    let refused = getopt_option()
    if code == Int32(UInt8(ascii: ":")) {
      return .valueMissing(last, Option(code: refused)?.value ?? .name)
    }
    if refused >= Option.language.rawValue { return .valueNotAllowed(last) }
    if refused == 0 { return .unknownOption(last) }
    return .unknownOption("-" + String(decoding: [UInt8(truncatingIfNeeded: refused)], as: UTF8.self))
  }

  private mutating func parse(operands: [String]) throws(Misuse) {
    guard action == .play else { return }
    func check(_ option: Option, _ isGiven: Bool, onlyWith commands: [String]) throws(Misuse) {
      if isGiven, operands.first.map(commands.contains) != true {
        throw .onlyWith(option.text, commands: commands)
      }
    }
    try check(.share, isShared, onlyWith: [TitleScreen.dailyCommand])
    try check(.tier, tier != nil, onlyWith: ["solve"])
    try check(.missed, !missed.isEmpty, onlyWith: ["guess"])
    try check(.minLength, shortest != nil, onlyWith: ["find", "solve"])
    guard let name = operands.first else { return try checkGuest(nil) }
    guard let command = Command(name) else { throw .unknownCommand(name) }
    let expected = command.operand == nil ? 1 : 2
    if let operand = command.operand, operands.count < 2 {
      throw .operandMissing(command: name, operand)
    }
    guard operands.count <= expected else { throw .extraArgument(operands[expected]) }
    self.command = command
    try checkGuest(name)
    operand = operands.count > 1 ? operands[1] : ""
  }

  /// Refuses options that guests may not use: other names, files, selected games, and all commands that open no screen.
  /// - Parameter name: the command as typed.
  private func checkGuest(_ name: String?) throws(Misuse) {
    guard let guest else { return }
    guard guest.asPlayerName == guest, TableIdentity.isName(guest) else { throw .notAGuestName(guest) }
    for (option, isGiven) in [
      (Option.player, player != nil), (.words, words != nil), (.seed, seed != nil), (.share, isShared),
    ] where isGiven {
      throw .notForGuests(option.text)
    }
    switch command {
    case nil, .screen, .code: return
    default: throw .notForGuests(name ?? "")
    }
  }

  private mutating func apply(_ option: Option, value: String) throws(Misuse) {
    switch option {
    case .language: language = value
    case .words: words = value
    case .missed: missed += value
    case .minLength:
      guard let number = Int(value), number > 0 else {
        throw .notANumber(option: option.text, value, least: 1)
      }
      shortest = number
    case .tier:
      guard let tier = UInt8(value).flatMap(Lexicon.Tier.init), tier <= .rare else { throw .notATier(value) }
      self.tier = tier
    case .theme:
      guard Theme.Name(rawValue: value) != nil else {
        throw .unknownTheme(value, themes: Theme.Name.allCases.map(\.rawValue))
      }
      theme = value
    case .player:
      guard let name = value.asPlayerName else { throw .notAPlayerName(value) }
      player = name
    case .guest: guest = value
    case .data:
      guard !value.isEmpty else { throw .folderNameEmpty(option.text) }
      data = value
    case .tables:
      guard !value.isEmpty else { throw .folderNameEmpty(option.text) }
      tables = value
    case .ascii: isASCII = true
    case .noMouse: usesMouse = false
    case .share: isShared = true
    case .seed:
      guard let number = UInt64(value) else { throw .notANumber(option: option.text, value, least: 0) }
      seed = number
    case .help: action = .help
    case .version: action = .version
    }
  }
}
