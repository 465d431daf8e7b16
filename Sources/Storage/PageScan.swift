/// The rows of tables that lie on the pages of a file of SQLite, whatever its trees say: a page whose way from the root is broken
/// still has its rows. https://sqlite.org/fileformat.html#b_tree_pages
struct PageScan {
  enum Value: Equatable {
    case null, integer(Int64), real(Double), text(String), blob
  }

  struct Row {
    /// Its number; `nil` in a table without numbers, and in an index.
    let id: Int64?
    let values: [Value]
  }

  private let bytes: [UInt8]
  private let pageSize: Int

  /// - Parameter pageSize: that of the databases of this program.
  init(_ bytes: [UInt8], pageSize: Int = 4096) { (self.bytes, self.pageSize) = (bytes, pageSize) }

  /// All rows of all pages, as they lie in the file.
  func rows() -> [Row] {
    (0..<(bytes.count / pageSize)).flatMap { rows(ofPage: $0) }
  }

  private func rows(ofPage page: Int) -> [Row] {
    let start = page * pageSize
    let header = start + (page == 0 ? 100 : 0)
    // The leaf of a table; the leaf and the branch of a table without numbers, or of an index.
    let (fixed, child, hasNumber): (Int, Int, Bool)
    switch bytes[header] {
    case 0x0D: (fixed, child, hasNumber) = (8, 0, true)
    case 0x0A: (fixed, child, hasNumber) = (8, 0, false)
    case 0x02: (fixed, child, hasNumber) = (12, 4, false)
    default: return []
    }
    let count = number(at: header + 3)
    guard fixed + 2 * count <= pageSize else { return [] }
    return (0..<count).compactMap { cell in
      let place = number(at: header + fixed + 2 * cell) + child
      return place < pageSize
        ? row(at: start + place, endOfPage: start + pageSize, hasNumber: hasNumber) : nil
    }
  }

  private func number(at place: Int) -> Int {
    place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
  }

  /// An integer of one to nine bytes, of which the first bit of each but the ninth says that another one follows.
  private static func integer(_ bytes: some RandomAccessCollection<UInt8>, _ place: inout Int) -> Int64? {
    var value: Int64 = 0
    for index in 0..<9 {
      guard place < bytes.count else { return nil }
      let byte = bytes[bytes.index(bytes.startIndex, offsetBy: place)]
      place += 1
      if index == 8 { return value << 8 | Int64(byte) }
      value = value << 7 | Int64(byte & 0x7F)
      if byte < 0x80 { return value }
    }
    return value
  }

  private func row(at start: Int, endOfPage end: Int, hasNumber: Bool) -> Row? {
    var place = start
    guard let size = Self.integer(bytes, &place), (1...Int64(bytes.count)).contains(size) else { return nil }
    let id = hasNumber ? Self.integer(bytes, &place) : nil
    let most = hasNumber ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23
    guard id != nil || !hasNumber, let payload = payload(Int(size), most: most, at: place, endOfPage: end),
      let values = Self.values(of: payload)
    else { return nil }
    return Row(id: id, values: values)
  }

  /// What a row consists of, the part on other pages included. https://sqlite.org/fileformat.html#cell_payload_overflow_pages
  /// - Parameter most: the bytes that may be on this page.
  private func payload(_ size: Int, most: Int, at place: Int, endOfPage end: Int) -> [UInt8]? {
    let least = (pageSize - 12) * 32 / 255 - 23
    let usual = least + (size - least) % (pageSize - 4)
    let local = size <= most ? size : usual <= most ? usual : least
    guard place + local <= end else { return nil }
    var payload = Array(bytes[place..<place + local])
    guard local < size, place + local + 4 <= end else { return local == size ? payload : nil }
    var next = page(at: place + local)
    while payload.count < size {
      guard next > 1, next * pageSize <= bytes.count else { return nil }
      let start = (next - 1) * pageSize
      payload += bytes[(start + 4)..<(start + 4 + min(pageSize - 4, size - payload.count))]
      next = page(at: start)
    }
    return payload
  }

  private func page(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

  /// The values of a record. https://sqlite.org/fileformat.html#record_format
  private static func values(of record: [UInt8]) -> [Value]? {
    var place = 0
    guard let header = integer(record, &place), (1...Int64(record.count)).contains(header) else { return nil }
    var kinds: [Int64] = []
    while place < header {
      guard let kind = integer(record, &place), kinds.count < 32 else { return nil }
      kinds.append(kind)
    }
    place = Int(header)
    return kinds.reduce(into: [Value]?([])) { values, kind in
      guard let value = value(kind, in: record, &place) else { return values = nil }
      values?.append(value)
    }
  }

  private static func value(_ kind: Int64, in record: [UInt8], _ place: inout Int) -> Value? {
    let sizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]
    guard kind >= 0, kind != 10, kind != 11, kind < Int64(record.count) * 2 + 14 else { return nil }
    let size = kind < 10 ? sizes[Int(kind)] : Int(kind - 12) / 2
    guard place + size <= record.count else { return nil }
    let part = record[place..<place + size]
    place += size
    let sign: Int64 = part.first.map { $0 >= 0x80 } == true ? -1 : 0
    switch kind {
    case 0: return .null
    case 1...6: return .integer(part.reduce(sign) { $0 << 8 | Int64($1) })
    case 7: return .real(Double(bitPattern: part.reduce(0) { $0 << 8 | UInt64($1) }))
    case 8, 9: return .integer(kind - 8)
    default:
      guard kind % 2 == 1 else { return .blob }
      return String(validating: part, as: UTF8.self).map { .text($0) }
    }
  }
}
