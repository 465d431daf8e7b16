import Testing

/// Runs the tests. With this file there is nothing for the package manager to discover, which would need an index of each
/// test, also in a checkout that has never been built.
@main
struct Runner {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
