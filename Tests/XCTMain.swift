import Testing

/// Runs the tests. This file makes test discovery by the package manager unnecessary, which would need an index of each
/// test, even in a checkout that has never been built.
@main
struct Runner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
