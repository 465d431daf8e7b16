/// A rate limit: allows a burst of events and then one event per interval.
public struct TokenBucket: Equatable, Sendable {
  public let capacity: Int
  public let interval: Duration
  private var tokens: Int
  /// When the bucket was last full, or last gained a token.
  private var filled: Duration

  public init(capacity: Int, interval: Duration, now: Duration) {
    self.capacity = capacity
    self.interval = interval
    tokens = capacity
    filled = now
  }

  /// Uses one token; false when there is none.
  public mutating func spend(now: Duration) -> Bool {
    refill(now: now)
    guard tokens > 0 else { return false }
    tokens -= 1
    return true
  }

  /// The time until the next token; zero when there is one.
  public func wait(now: Duration) -> Duration {
    var filledUp = self
    filledUp.refill(now: now)
    return filledUp.tokens > 0 ? .zero : max(.zero, filledUp.filled + interval - now)
  }

  private mutating func refill(now: Duration) {
    guard now > filled else { return }
    if tokens == capacity || now - filled >= interval * capacity {
      tokens = capacity
      filled = now
      return
    }
    let earned = Int((now - filled) / interval)
    tokens = min(capacity, tokens + earned)
    filled = tokens == capacity ? now : filled + interval * earned
  }
}
