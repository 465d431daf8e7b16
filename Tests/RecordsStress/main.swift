import Glibc

exit(run(Array(CommandLine.arguments.dropFirst())))

/// One of the processes that a test runs with shared records.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.count >= 2 else {
    say("usage: records-stress play|save|hold|fill|look|bench FOLDER [NUMBER] [NAME]")
    return 2
  }
  let stress = Stress(folder: arguments[1])
  let number = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
  switch arguments[0] {
  case "play": stress.play(number, as: arguments.count > 3 ? arguments[3] : "")
  case "save": stress.save(number)
  case "hold": stress.hold(number)
  case "fill": stress.fill(number)
  case "look": stress.look()
  case "bench": stress.bench(number)
  default: return 2
  }
  return 0
}

/// Prints a line immediately, so that it is not lost when the process is killed.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  write(STDOUT_FILENO, bytes, bytes.count)
}
