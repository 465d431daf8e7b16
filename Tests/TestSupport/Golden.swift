import Glibc
import Testing
import TextUI

/// Compares a frame with the text kept under a name in `Tests/PlayTests/Golden`; `make record` keeps the frames
/// as they are now.
public func expectGolden(_ frame: Canvas, _ name: String, at location: SourceLocation = #_sourceLocation) {
  let path = "Tests/PlayTests/Golden/\(name).txt"
  if getenv("WORDYARD_RECORD") != nil {
    #expect(Checkout.write(frame.text, to: path), "\(path) cannot be written", sourceLocation: location)
    return
  }
  guard let golden = Checkout.text(path) else {
    Issue.record("there is no \(path); `make record` makes it", sourceLocation: location)
    return
  }
  #expect(
    golden == frame.text, "\(path) differs:\n\(difference(golden, frame.text))", sourceLocation: location)
}

private func difference(_ golden: String, _ now: String) -> String {
  let before = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let after = now.split(separator: "\n", omittingEmptySubsequences: false)
  return (0..<max(before.count, after.count)).compactMap { row in
    let old = row < before.count ? before[row] : ""
    let new = row < after.count ? after[row] : ""
    return old == new ? nil : "row \(row)\n- \(old)\n+ \(new)"
  }.joined(separator: "\n")
}
