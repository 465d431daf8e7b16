import Terminal
import TextUI
func run() throws {
  let t = try CursesTerminal(theme: .night, ascii: false, mouse: true)
  var c = Canvas(size: t.size)
  c.box(c.bounds, title: "Hello")
  t.show(c)
  while true {
    for i in t.inputs(patience: nil) { if i == .key(.escape) || i == .terminate { return } }
  }
}
do { try run() } catch let e as TerminalError { print(e.message) }
