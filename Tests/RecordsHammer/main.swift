import Glibc

exit(run(Array(CommandLine.arguments.dropFirst())))

/// One process of those that a test lets loose on the records.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.count >= 2 else {
    say("usage: records-hammer play|save|hold|fill|look|bench FOLDER [NUMBER] [NAME]")
    return 2
  }
  let hammer = Hammer(folder: arguments[1])
  let number = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
  switch arguments[0] {
  case "play": hammer.play(number, as: arguments.count > 3 ? arguments[3] : "")
  case "save": hammer.save(number)
  case "hold": hammer.hold(number)
  case "fill": hammer.fill(number)
  case "look": hammer.look()
  case "bench": hammer.bench(number)
  default: return 2
  }
  return 0
}

/// Prints a line at once, whatever happens to the process next.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  write(STDOUT_FILENO, bytes, bytes.count)
}
