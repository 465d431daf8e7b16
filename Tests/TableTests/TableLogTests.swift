import Engines
import Tables
import Testing

struct TableLogTests {
  @Test("the digest is FNV-1a of 32 bits over the lines") func theDigestIsFNV1aOf32BitsOverTheLines() {
    // The offset basis, and the digest of `0 a` with its line end, computed by another program.
    #expect(TableLog().digest == 0x811c_9dc5)
    #expect(TableLog([TableLog.Entry(0, "a")]).digest == 0x9bf6_db9a)
  }

  @Test("a log that is cut has the digest of a log that never had more")
  func aLogThatIsCutHasTheDigestOfALogThatNeverHadMore() {
    let entries = ["+c", "+a", "+t", "#"].enumerated().map { TableLog.Entry($0.offset % 2, $0.element) }
    for count in 0...4 {
      var log = TableLog(entries)
      log.truncate(to: count)
      #expect(log == TableLog(entries.prefix(count)))
    }
  }

  @Test("two logs that differ in a seat have different digests")
  func twoLogsThatDifferInASeatHaveDifferentDigests() {
    #expect(TableLog([TableLog.Entry(0, "+a")]).digest != TableLog([TableLog.Entry(1, "+a")]).digest)
  }

  @Test("an entry is read as it is written") func anEntryIsReadAsItIsWritten() {
    let entry = TableLog.Entry(3, "=the end")
    #expect(entry.description == "3 =the end")
    #expect(TableLog.Entry(entry.description) == entry)
    #expect(TableLog.Entry("3") == nil)
    #expect(TableLog.Entry("x +a") == nil)
  }

  @Test("a letter that is made of two characters is another move than the same letter in one")
  func aLetterOfTwoCharactersIsAnotherMove() {
    let (one, two) = (TableLog.Entry(0, "+\u{E9}"), TableLog.Entry(0, "+e\u{301}"))
    #expect(one != two && one == TableLog.Entry(0, "+\u{E9}"))
    #expect(TableLog([one]) != TableLog([two]))
  }
}

struct TokenBucketTests {
  @Test("a burst of events, then one per interval") func aBurstOfEventsThenOnePerInterval() {
    var bucket = TokenBucket(capacity: 3, interval: .milliseconds(400), now: .seconds(1))
    let times = [0, 0, 0, 0, 399, 400, 401, 799, 800, 800].map { Duration.milliseconds(1000 + $0) }
    #expect(
      times.map { bucket.spend(now: $0) } == [
        true, true, true, false, false, true, false, false, true, false,
      ])
  }

  @Test("it fills up to its capacity and no further") func itFillsUpToItsCapacityAndNoFurther() {
    var bucket = TokenBucket(capacity: 2, interval: .milliseconds(100), now: .zero)
    _ = bucket.spend(now: .zero)
    #expect((0..<4).map { _ in bucket.spend(now: .seconds(9)) } == [true, true, false, false])
    #expect(bucket.wait(now: .seconds(9)) == .milliseconds(100))
    #expect(bucket.wait(now: .seconds(9) + .milliseconds(100)) == .zero)
  }
}
