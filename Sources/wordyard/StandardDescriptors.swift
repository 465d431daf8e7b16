import Glibc

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens the null device for those that are closed, so that no file gets their numbers and is written to by mistake. Using
  /// them for their purpose still fails, except for messages, which are lost.
  static func openClosed() {
    var descriptors = [
      pollfd(fd: STDIN_FILENO, events: 0, revents: 0), pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      pollfd(fd: STDERR_FILENO, events: 0, revents: 0),
    ]
    guard poll(&descriptors, nfds_t(descriptors.count), 0) > 0 else { return }
    for descriptor in descriptors where descriptor.revents & Int16(POLLNVAL) != 0 {
      // This gets the lowest free number, which is the descriptor's.
      _ = open("/dev/null", descriptor.fd == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
    }
  }
}
