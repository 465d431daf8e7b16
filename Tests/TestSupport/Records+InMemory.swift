import Engines
import Storage

extension Records {
  /// Records that are kept like the real ones, and as long as this; each time new ones.
  public static var inMemory: Records { RecordStore.inMemory().records }
}
