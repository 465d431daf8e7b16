import Glibc

/// The names in a folder, including `.` and `..`, in no particular order; empty when the folder cannot be read.
public func names(inFolder path: String) -> [String] {
  guard let directory = opendir(path) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    names.append(name)
  }
  return names
}
