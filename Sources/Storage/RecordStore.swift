import Engines

public final class RecordStore: @unchecked Sendable {
  public init(folder: String) {}
  public var note: TitleRecords? { nil }
  public var exists: Bool { true }
  public var records: Records { .forgetful }
  public func close() {}
}
