import HummingbirdCore
import NIOCore
import Synchronization
import Testing

@testable import BinderyWeb

/// The time limits of a body, on a clock that advances whenever the reader waits.
struct UploadBodyTests {
  private let limits: WebLimits = {
    var limits = WebLimits()
    limits.uploadSilence = .seconds(4)
    limits.uploadTimeout = .seconds(10)
    return limits
  }()

  @Test func aBodyOfWhichNothingArrivesEndsAfterTheSilence() async {
    let clock = DeliveringClock(bytes: 0)
    await #expect(throws: UploadError.tooSlow) {
      try await UploadBody.read(clock.body, length: 100, limits: limits, clock: clock)
    }
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func aBodyThatKeepsArrivingEndsAtTheTimeout() async {
    let clock = DeliveringClock(bytes: 100)
    await #expect(throws: UploadError.tooSlow) {
      try await UploadBody.read(clock.body, length: 100, limits: limits, clock: clock)
    }
    #expect(clock.now.offset == .seconds(10))
  }

  @Test func evictedUploadBodiesEnd() async {
    let clock = DeliveringClock(bytes: 0)
    let (displacement, displace) = AsyncStream<Never>.makeStream()
    displace.finish()
    var limits = limits
    limits.uploadSilence = .seconds(1_000_000_000)
    limits.uploadTimeout = .seconds(1_000_000_000)
    await #expect(throws: UploadError.busy) {
      try await UploadBody.read(
        clock.body, length: 100, limits: limits, until: displacement, clock: ContinuousClock())
    }
  }

  @Test func aSlowBodyThatArrivesInTimeIsRead() async throws {
    let clock = DeliveringClock(bytes: 8)
    let bytes = try await UploadBody.read(clock.body, length: 8, limits: limits, clock: clock)
    #expect(bytes == [UInt8](repeating: 7, count: 8))
  }
}

/// A clock that advances to the deadline of each sleep, after a byte of the body was delivered and read.
private final class DeliveringClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  /// The body that arrives as the clock advances.
  let body: RequestBody

  /// The number of bytes to deliver, after which the body ends; if 0, no bytes arrive.
  private let bytes: Int
  private let delivered = Mutex(0)
  private let time = Mutex(Instant(offset: .zero))
  /// Yields an element each time the reader requests a part, having counted the previous one.
  private let requests: AsyncStream<Void>
  private let parts: AsyncStream<ByteBuffer>.Continuation
  private let isAsked = Mutex(false)

  init(bytes: Int) {
    self.bytes = bytes
    let (requests, request) = AsyncStream<Void>.makeStream()
    let (stream, parts) = AsyncStream<ByteBuffer>.makeStream()
    self.requests = requests
    self.parts = parts
    body = RequestBody(asyncSequence: Parts(stream: stream, request: request))
  }

  var now: Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    if bytes > 0 {
      if !isAsked.withLock({ $0 }) { await nextRequest() }
      parts.yield(ByteBuffer(bytes: [7]))
      if delivered.withLock({
        $0 += 1; return $0
      }) == bytes {
        parts.finish()
      }
      await nextRequest()
      isAsked.withLock { $0 = true }
    }
    try Task.checkCancellation()
    time.withLock { $0 = deadline }
  }

  private func nextRequest() async {
    for await _ in requests { return }
  }

  private struct Parts: AsyncSequence, Sendable {
    let stream: AsyncStream<ByteBuffer>
    let request: AsyncStream<Void>.Continuation

    struct AsyncIterator: AsyncIteratorProtocol {
      var parts: AsyncStream<ByteBuffer>.Iterator
      let request: AsyncStream<Void>.Continuation

      mutating func next() async -> ByteBuffer? {
        request.yield()
        return await parts.next()
      }
    }

    func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(parts: stream.makeAsyncIterator(), request: request)
    }
  }
}
