import CUV
import Engines

/// Waits for everything that a program waits for: descriptors, signals, changes in folders, and the time. It wakes only when
/// one of them has happened.
///
/// Whoever waits for something holds a `Watch`; `wait` returns what has happened to which. A program has one loop.
package final class EventLoop {
  /// Something that has happened to a watch.
  package struct Event: Equatable, Sendable {
    package enum Occurrence: Equatable, Sendable {
      /// The descriptor can be read: there are data, or the end has been reached. Repeated until it has been read.
      case readable
      /// The descriptor can be written. Repeated as long as that is so.
      case writable
      /// The other side has closed the descriptor, or it cannot be watched any more. There may be data left to read. Not
      /// every system reports it besides `readable`, and a terminal's end is only readable.
      case ended
      /// The signal has arrived.
      case signal(Signal)
      /// A name in the folder has been added or removed, or one of its files has changed.
      case changed
    }

    /// The `id` of the watch.
    package let watch: Int
    package let occurrence: Occurrence
  }

  /// What is waited for at a descriptor; with neither, only for its end.
  package struct Interest: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    package static let reading = Interest(rawValue: Int32(UV_READABLE.rawValue))
    package static let writing = Interest(rawValue: Int32(UV_WRITABLE.rawValue))
  }

  /// Something that is waited for, until `cancel` or the end of this object.
  package final class Watch {
    /// The number that its events have; never used again.
    package let id: Int
    private let loop: EventLoop
    fileprivate let handle: UnsafeMutableRawPointer
    /// Begins to watch; the result is 0 or a libuv error.
    fileprivate var start: () -> Int32
    fileprivate let stop: () -> Void
    fileprivate var isOfDescriptor: Bool {
      uv_handle_get_type(handle.assumingMemoryBound(to: uv_handle_t.self)) == UV_POLL
    }
    private var isActive = true

    fileprivate init(
      _ loop: EventLoop, _ handle: UnsafeMutableRawPointer, start: @escaping () -> Int32,
      stop: @escaping () -> Void
    ) {
      loop.lastID += 1
      (id, self.loop, self.handle, self.start, self.stop) = (loop.lastID, loop, handle, start, stop)
      handle.assumingMemoryBound(to: uv_handle_t.self).pointee.data = UnsafeMutableRawPointer(bitPattern: id)
    }

    /// Stops watching; afterwards a watched descriptor may be closed.
    package func cancel() {
      guard isActive else { return }
      isActive = false
      loop.paused[id] = nil
      loop.started[id] = nil
      EventLoop.close(handle)
    }

    deinit { cancel() }
  }

  private let loop = allocate(uv_loop_t.self, uv_loop_size())
  private let timer = allocate(uv_timer_t.self, uv_handle_size(UV_TIMER))
  private var lastID = 0
  private var events: [Event] = []
  /// The watches, without keeping them.
  private var started: [Int: Unowned] = [:]
  private var paused: [Int: Unowned] = [:]

  private struct Unowned {
    unowned let watch: Watch
  }

  /// - Throws: when the process has no descriptors left.
  package init() throws(SystemError) {
    try Self.check(uv_loop_init(loop))
    loop.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    uv_timer_init(loop, timer)
  }

  deinit {
    // Every watch has ended, because it keeps the loop. Handles are freed by the loop's last turn.
    Self.close(timer)
    uv_run(loop, UV_RUN_DEFAULT)
    uv_loop_close(loop)
    UnsafeMutableRawPointer(loop).deallocate()
  }

  // MARK: What to wait for

  /// Watches a descriptor, which must remain open until then and may not be that of another watch. Its flags stay as they
  /// are.
  /// - Throws: when the system cannot watch it, such as a file.
  package func watch(
    _ descriptor: Int32, for interest: Interest = .reading
  ) throws(SystemError) -> Watch {
    let poll = allocate(uv_poll_t.self, uv_handle_size(UV_POLL))
    // libuv makes the descriptor non-blocking, for all processes that share it: a terminal's shell, too.
    let blocks = System.blocks(descriptor)
    try Self.check(uv_poll_init(loop, poll, descriptor), freeing: poll)
    if blocks { System.setBlocking(true, descriptor) }
    return try started(
      Watch(self, poll, start: Self.starting(poll, interest), stop: { uv_poll_stop(poll) }))
  }

  /// Changes what is waited for at a descriptor.
  package func change(_ watch: Watch, to interest: Interest) {
    let poll = watch.handle.assumingMemoryBound(to: uv_poll_t.self)
    watch.start = Self.starting(poll, interest)
    if paused[watch.id] == nil { _ = watch.start() }
  }

  private static func starting(_ poll: UnsafeMutablePointer<uv_poll_t>, _ interest: Interest) -> () -> Int32 {
    {
      uv_poll_start(poll, interest.rawValue | Int32(UV_DISCONNECT.rawValue)) { poll, status, events in
        let handle = UnsafeMutableRawPointer(poll!)
        let has = { events & Int32($0.rawValue) != 0 } as (uv_poll_event) -> Bool
        if status < 0 || has(UV_DISCONNECT) { EventLoop.add(.ended, handle) }
        if has(UV_READABLE) { EventLoop.add(.readable, handle) }
        if has(UV_WRITABLE) { EventLoop.add(.writable, handle) }
      }
    }
  }

  /// Watches a signal, whose default action is not taken then.
  package func watch(_ signal: Signal) throws(SystemError) -> Watch {
    let handle = allocate(uv_signal_t.self, uv_handle_size(UV_SIGNAL))
    try Self.check(uv_signal_init(loop, handle), freeing: handle)
    System.setBlocked(false, signal.rawValue)
    return try started(
      Watch(
        self, handle,
        start: {
          uv_signal_start(
            handle, { EventLoop.add(.signal(Signal(rawValue: $1)), UnsafeMutableRawPointer($0!)) },
            signal.rawValue)
        },
        stop: { uv_signal_stop(handle) }))
  }

  /// Watches signals. One that cannot be watched, as valgrind keeps one for itself, is left alone.
  package func watch(_ signals: [Signal]) -> [Signal: Watch] {
    signals.reduce(into: [:]) { $0[$1] = try? watch($1) }
  }

  /// Lets a watched signal take its default action once, which for `Signal.stop` stops the process until it is continued.
  package func takeDefaultAction(_ signal: Signal, _ watch: Watch) {
    watch.stop()
    System.send(signal.rawValue)
    _ = watch.start()
  }

  /// Watches the names in a folder.
  package func watch(folder path: String) throws(SystemError) -> Watch {
    let handle = allocate(uv_fs_event_t.self, uv_handle_size(UV_FS_EVENT))
    try Self.check(uv_fs_event_init(loop, handle), freeing: handle)
    return try started(
      Watch(
        self, handle,
        start: {
          uv_fs_event_start(
            handle, { handle, _, _, _ in EventLoop.add(.changed, UnsafeMutableRawPointer(handle!)) }, path, 0)
        },
        stop: { uv_fs_event_stop(handle) }))
  }

  // MARK: Waiting

  /// Waits until something happens, at most for a time (`nil`: without limit), and returns it, ended descriptors first. Empty
  /// when the time has passed, or when there is nothing to wait for.
  /// - Parameter watches: only these; descriptors of the others are not looked at, and what else happens to the others is
  ///   returned by a later call.
  package func wait(for time: Duration?, only watches: [Watch]? = nil) -> [Event] {
    let ids = watches.map { Set($0.map(\.id)) }
    pause { ids?.contains($0) == false }
    defer { resume() }
    let isDue = { (event: Event) in ids?.contains(event.watch) != false }
    let end = time.map { System.time + $0 }
    while !events.contains(where: isDue) {
      var mode = UV_RUN_ONCE
      if let end {
        // Rounded up, so that it is not over too early.
        let rest = max(.zero, end - System.time)
        let milliseconds = UInt64(rest / .milliseconds(1)) + (rest > .zero ? 1 : 0)
        if milliseconds == 0 { mode = UV_RUN_NOWAIT }
        uv_update_time(loop)
        uv_timer_start(timer, { _ in }, milliseconds, 0)
      }
      defer { uv_timer_stop(timer) }
      guard uv_loop_alive(loop) != 0 else { break }
      uv_run(loop, mode)
      if let end, System.time >= end { break }
    }
    let due = events.filter(isDue)
    events.removeAll(where: isDue)
    return due.filter { $0.occurrence == .ended } + due.filter { $0.occurrence != .ended }
  }

  /// A descriptor that is readable when `wait` may have something to return, for a program that waits for others as well.
  /// It takes new watches into account only after a call of `wait`.
  package var descriptor: Int32 { uv_backend_fd(loop) }

  /// Stops watching descriptors for a while. Signals and folders report each event once, so they go on.
  private func pause(_ isPaused: (Int) -> Bool) {
    for (id, entry) in started where isPaused(id) && entry.watch.isOfDescriptor {
      entry.watch.stop()
      paused[id] = entry
    }
  }

  private func resume() {
    for entry in paused.values { _ = entry.watch.start() }
    paused = [:]
  }

  // MARK: libuv

  private func started(_ watch: Watch) throws(SystemError) -> Watch {
    try Self.check(watch.start())
    started[watch.id] = Unowned(watch: watch)
    return watch
  }

  /// Adds an event of a handle, which libuv calls back during `uv_run`.
  private static func add(_ occurrence: Event.Occurrence, _ handle: UnsafeMutableRawPointer) {
    let handle = handle.assumingMemoryBound(to: uv_handle_t.self).pointee
    let loop = Unmanaged<EventLoop>.fromOpaque(handle.loop.pointee.data!).takeUnretainedValue()
    loop.events.append(Event(watch: Int(bitPattern: handle.data), occurrence: occurrence))
  }

  /// - Throws: the error that a negative result of libuv stands for, which is the negated `errno`.
  private static func check(
    _ result: Int32, freeing handle: UnsafeMutableRawPointer? = nil
  ) throws(SystemError) {
    guard result < 0 else { return }
    handle?.deallocate()
    throw SystemError(errno: -result)
  }

  /// Ends a handle, whose memory libuv uses until it calls back.
  private static func close(_ handle: UnsafeMutableRawPointer) {
    uv_close(handle.assumingMemoryBound(to: uv_handle_t.self)) { UnsafeMutableRawPointer($0!).deallocate() }
  }
}

private func allocate<T>(_ type: T.Type, _ size: Int) -> UnsafeMutablePointer<T> {
  UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<T>.alignment)
    .bindMemory(to: type, capacity: 1)
}

extension System {
  /// The path of the running program; empty when the system does not tell.
  package static var programPath: String {
    var (buffer, size) = ([CChar](repeating: 0, count: 1 << 12), 1 << 12)
    guard uv_exepath(&buffer, &size) == 0 else { return "" }
    return String(decoding: buffer[..<size].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The home folder: `$HOME` if that is an absolute path, otherwise that in the user database; empty when there is none.
  package static var homeFolder: String {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    var entry = uv_passwd_t()
    guard uv_os_get_passwd(&entry) == 0 else { return "" }
    defer { uv_os_free_passwd(&entry) }
    return String(cString: entry.homedir)
  }
}

extension System {
  /// The environment, as a program that is started gets it: `NAME=value`.
  static var environment: [String] {
    var (items, count): (UnsafeMutablePointer<uv_env_item_t>?, Int32) = (nil, 0)
    guard uv_os_environ(&items, &count) == 0 else { return [] }
    defer { uv_os_free_environ(items, count) }
    return (0..<Int(count)).map { "\(String(cString: items![$0].name))=\(String(cString: items![$0].value))" }
  }
}
