import Glibc

/// The names in a folder that do not begin with a full stop, in no particular order; empty when the folder cannot be read.
public func names(inFolder path: String) -> [String] {
  guard let directory = opendir(path) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        if name.pointee != CChar(UInt8(ascii: ".")) { names.append(String(cString: name)) }
      }
    }
  }
  return names
}
