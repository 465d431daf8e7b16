import Engines
import Platform
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct FilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func problem(_ path: String, _ cause: InputProblem.Cause) -> InputProblem {
    InputProblem(file: path, cause)
  }

  @Test("a file is read whole, up to its limit") func aFileIsReadWholeUpToItsLimit() throws {
    let path = try folder.write("four", to: "file")
    #expect(try Files.bytes(path, atMost: 4) == Array("four".utf8))
    #expect(throws: problem(path, .fileTooLarge(most: 3))) { try Files.bytes(path, atMost: 3) }
  }

  @Test("a pipe without a writer is refused at once, a folder as what it is")
  func aPipeWithoutAWriterIsRefusedAtOnceAFolderAsWhat() throws {
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    #expect(throws: problem(pipe, .notAFile)) { try Files.bytes(pipe, atMost: 100) }
    #expect(throws: problem(pipe, .notAFile)) { try MappedFile(pipe, atMost: 100) }
    #expect(throws: problem(folder.path, .system(.isADirectory))) {
      try Files.bytes(folder.path, atMost: 100)
    }
    #expect(throws: problem("/nonexistent", .system(.notFound))) {
      try Files.bytes("/nonexistent", atMost: 100)
    }
  }

  @Test("a device that never ends is refused even where pipes are allowed")
  func aDeviceThatNeverEndsIsRefusedEvenWherePipesAre() throws {
    #expect(throws: problem("/dev/zero", .notAFile)) {
      try Files.bytes("/dev/zero", atMost: 100, allowsPipe: true)
    }
  }

  @Test("a mapped file has the bytes of the file, and an empty one is refused")
  func aMappedFileHasTheBytesOfTheFileAndAnEmptyOneIs() throws {
    let file = try MappedFile(try folder.write("bytes", to: "file"), atMost: 5)
    #expect(Array(file.bytes) == Array("bytes".utf8))
    file.release(0..<5)
    #expect(Array(file.bytes) == Array("bytes".utf8))
    let empty = try folder.write("", to: "empty")
    #expect(throws: problem(empty, .emptyFile)) { try MappedFile(empty, atMost: 5) }
  }

  @Test("the names of a folder are sorted, without hidden ones")
  func theNamesOfAFolderAreSortedWithoutHiddenOnes() throws {
    for name in ["b", "a", ".c"] { try folder.write("", to: name) }
    #expect(Files.names(in: folder.path) == ["a", "b"])
    #expect(Files.names(in: folder.path + "/missing") == [])
  }

  @Test("a replaced file is private and complete, and nothing else is left")
  func aReplacedFileIsPrivateAndCompleteAndNothingElse() throws {
    let path = try folder.write("old", to: "file")
    try Files.replace(path, with: Array("new".utf8), temporary: folder.path + "/.file")
    #expect(bytes(ofFile: path) == Array("new".utf8))
    #expect(try FileStatus(path).permissions == 0o600)
    #expect(folder.names(in: ".") == ["file"])
    #expect(throws: SystemError.self) {
      try Files.replace(folder.path, with: [], temporary: folder.path + "/.file")
    }
    #expect(folder.names(in: ".") == ["file"])
  }

  @Test("a file gets a new name only if that is not used") func aFileGetsANewNameOnlyIfThatIsNotUsed() throws
  {
    let opened = try Folder(folder.path)
    try folder.write("1", to: ".a")
    try folder.write("2", to: ".b")
    #expect(try opened.rename(".a", toUnused: "name"))
    #expect(try !opened.rename(".b", toUnused: "name"))
    #expect(bytes(ofFile: folder.path + "/name") == [UInt8(ascii: "1")])
    #expect(Set(opened.names()).subtracting([".", ".."]) == [".b", "name"])
  }

  @Test("a descriptor that cannot be opened has the error of that call")
  func aDescriptorThatCannotBeOpenedHasTheErrorOfThat() {
    errno = EXDEV
    #expect(throws: SystemError(errno: EXDEV)) { try Descriptor(-1) }
  }
}

struct LockFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/lock" }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func opened() -> LockFile {
    let file = LockFile(path)
    #expect(file.isUsable())
    return file
  }

  /// Whether another process can lock a byte of the file.
  private func isFree(_ byte: Int64) throws -> Bool {
    let script = """
      import fcntl, sys
      try: fcntl.lockf(open(sys.argv[1], "r+"), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, int(sys.argv[2]))
      except OSError: print("locked")
      """
    return try Program("/usr/bin/python3", ["-c", script, path, "\(byte)"]).run().output.isEmpty
  }

  @Test("two objects of one process exclude each other, byte by byte")
  func twoObjectsOfOneProcessExcludeEachOtherByteByByte() {
    let (one, other) = (opened(), opened())
    #expect(one.lock(7))
    #expect(one.lock(7))
    #expect(!other.lock(7))
    #expect(other.lock(8))
    #expect(other.isLockedElsewhere(7) && !one.isLockedElsewhere(7))
    other.unlock(7)
    #expect(!other.lock(7))
    one.unlock(7)
    #expect(other.lock(7))
  }

  @Test("other processes see the locks, until they are released")
  func otherProcessesSeeTheLocksUntilTheyAreReleased() throws {
    let (one, other) = (opened(), opened())
    #expect(one.lock(1 << 61) && one.lock(2) && other.lock(3))
    #expect(try !isFree(1 << 61) && !isFree(2) && !isFree(3))
    other.close()
    #expect(try !isFree(2), "closing one object releases only its own locks")
    #expect(try isFree(3))
    one.unlock(2)
    #expect(try isFree(2) && !isFree(1 << 61))
    one.close()
    #expect(try isFree(1 << 61))
    #expect(one.isUsable() && one.lock(2))
    #expect(try !isFree(2))
  }

  @Test("a file that was replaced is another one") func aFileThatWasReplacedIsAnotherOne() throws {
    let one = opened()
    #expect(one.lock(1))
    #expect(!one.hasMoved)
    rename(path, path + ".old")
    #expect(one.hasMoved)
    let other = opened()
    #expect(other.lock(1))
    #expect(one.hasMoved && !other.hasMoved)
  }

  @Test("a file that cannot be created locks nothing") func aFileThatCannotBeCreatedLocksNothing() {
    let file = LockFile("/nonexistent/lock")
    #expect(!file.isUsable())
    #expect(!file.lock(1))
    #expect(!file.isLockedElsewhere(1))
  }
}
