import Platform
import Tables

/// The limits that a process inherits, on what it may use.
enum Limits {
  /// More than the files open at a time without tables: the standard ones, the terminal twice, what the event loop needs,
  /// the database with its log, the locks, a word list and a file being read.
  private static let neededFiles: UInt64 = 32
  /// With a smaller limit some tables are not listed or refuse players.
  private static let desiredFiles = neededFiles + UInt64(TableRoom.mostDescriptors)
  /// With less of these a game may end in a fault, or not be loaded.
  private static let neededStack: UInt64 = 256 << 10
  private static let neededData: UInt64 = 4 << 20
  private static let neededAddresses: UInt64 = 16 << 20

  /// Raises the limits that are too low, as far as permitted.
  /// - Returns: the message about one that remains too low.
  static func raise() -> ((CommandLineStrings) -> String)? {
    guard System.raise(.openFiles, to: desiredFiles, needed: neededFiles) else { return \.fewDescriptors }
    guard System.raise(.stack, to: neededStack, needed: neededStack) else { return \.smallStack }
    guard System.raise(.data, to: neededData, needed: neededData),
      System.raise(.addresses, to: neededAddresses, needed: neededAddresses)
    else { return \.smallMemory }
    return nil
  }
}
