import Engines
import TestSupport
import Testing

@testable import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct TableFolderTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  private let name = TableFolder.Name(.ghost, "k3v7q2", epoch: 1)

  @Test("a missing folder and its sockets are created for the player only")
  func aMissingFolderAndItsSocketsAreCreatedForThe() throws {
    let folder = try TableFolder(temporary.path + "/tables")
    let socket = try folder.publish(name)
    #expect(socket != nil)
    var status = stat()
    #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(stat(folder.path + "/ghost.k3v7q2.1", &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("in a group's folder the group may connect") func inAGroupsFolderTheGroupMayConnect() throws {
    mkdir(temporary.path + "/tables", 0o700)
    chmod(temporary.path + "/tables", 0o3770)
    let folder = try TableFolder(temporary.path + "/tables")
    let socket = try folder.publish(name)
    var status = stat()
    #expect(stat(folder.path + "/ghost.k3v7q2.1", &status) == 0 && status.st_mode & 0o777 == 0o660)
    #expect(socket != nil)
  }

  @Test("a folder in which users can remove the files of others is refused")
  func aFolderInWhichUsersCanRemoveTheFilesOfOthersIs() throws {
    mkdir(temporary.path + "/tables", 0o700)
    chmod(temporary.path + "/tables", 0o777)
    #expect(throws: TableFolderProblem.worldWritable) { try TableFolder(temporary.path + "/tables") }
    chmod(temporary.path + "/tables", 0o1777)
    #expect(throws: Never.self) { try TableFolder(temporary.path + "/tables") }
  }

  @Test("a path that is not a folder is refused") func aPathThatIsNotAFolderIsRefused() throws {
    try temporary.write("x", to: "tables")
    #expect(throws: TableFolderProblem.notAFolder) { try TableFolder(temporary.path + "/tables") }
  }

  @Test(
    "a folder of another user and group is refused",
    .enabled(if: geteuid() == 0, "only root can give a folder away"))
  func aFolderOfAnotherUserAndGroupIsRefused() throws {
    mkdir(temporary.path + "/tables", 0o755)
    chown(temporary.path + "/tables", 4711, 4711)
    #expect(throws: TableFolderProblem.foreign) { try TableFolder(temporary.path + "/tables") }
  }

  @Test("the descriptor of a refused folder is closed only once")
  func theDescriptorOfARefusedFolderIsClosedOnlyOnce() throws {
    mkdir(temporary.path + "/tables", 0o700)
    chmod(temporary.path + "/tables", 0o777)
    errno = 0
    let folder = try? TableFolder(temporary.path + "/tables")
    #expect(errno != EBADF)
    #expect(folder == nil)
  }

  @Test("of twenty threads that publish one name, one succeeds")
  func ofTwentyThreadsThatPublishOneNameOneSucceeds() throws {
    for round in 1...20 {
      let race = PublishingRace(temporary.path + "/tables", epoch: round)
      #expect(race.run(threads: 20) == 1)
    }
    #expect(try TableFolder(temporary.path + "/tables").names().map(\.epoch) == [20])
  }

  @Test("a path of two hundred bytes is reached all the same")
  func aPathOfTwoHundredBytesIsReachedAllTheSame() throws {
    let path = temporary.path + "/" + String(repeating: "long", count: 50)
    let folder = try TableFolder(path)
    let socket = try folder.publish(name)
    #expect(socket != nil)
    guard case .connected = folder.connect(to: name) else {
      Issue.record("nobody can connect")
      return
    }
  }

  @Test("a socket without a process does not answer") func aSocketWithoutAProcessDoesNotAnswer() throws {
    let folder = try TableFolder(temporary.path + "/tables")
    var socket = try folder.publish(name)
    #expect(socket != nil)
    socket = nil
    guard case .ended = folder.connect(to: name) else {
      Issue.record("somebody answers")
      return
    }
    #expect(try folder.publish(name) == nil)
  }

  @Test(
    "another name is no table's",
    arguments: [
      "ghost.k3v7q2", "ghost.k3v7q2.0", "ghost.k3v7q2.01", "ghost.k3v7q2.x", "chess.k3v7q2.1",
      "ghost.k3v7q.1",
      "ghost.k3v7q2.1.1", ".ghost.k3v7q2.1", "ghost.k3v7q2.1000000", "",
    ])
  func foreign(text: String) {
    #expect(TableFolder.Name(text) == nil)
  }
}

/// Threads that publish the same name concurrently.
private final class PublishingRace: @unchecked Sendable {
  private let path: String
  private let epoch: Int
  private var lock = pthread_mutex_t()
  private var published: [TableSocket] = []

  init(_ path: String, epoch: Int) {
    self.path = path
    self.epoch = epoch
    pthread_mutex_init(&lock, nil)
  }

  /// The number of threads that have succeeded.
  func run(threads count: Int) -> Int {
    var threads = [pthread_t](repeating: 0, count: count)
    for index in 0..<count {
      pthread_create(
        &threads[index], nil,
        { argument in
          let race = Unmanaged<PublishingRace>.fromOpaque(argument!).takeUnretainedValue()
          // As in a program of its own.
          if let folder = try? TableFolder(race.path),
            let socket = try? folder.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: race.epoch))
          {
            pthread_mutex_lock(&race.lock)
            race.published.append(socket)
            pthread_mutex_unlock(&race.lock)
          }
          return nil
        }, Unmanaged.passUnretained(self).toOpaque())
    }
    for thread in threads { pthread_join(thread, nil) }
    return published.count
  }
}
