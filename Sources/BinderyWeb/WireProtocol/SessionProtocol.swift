/// The state of the protocol between a page and its session, as a pure value: the received events and the
/// unacknowledged batches. If connections break, each event is still accepted once and in order, and each batch
/// arrives.
///
///     page                             session
///       ── event 7 ──────────────────▶  7 is next: accept
///       ── event 7 (after a reconnect)▶  received before: ignore
///       ── event 9 ──────────────────▶  8 is missing: the connection ends, the page resends
struct SessionProtocol {
  /// The handling of an event.
  enum Reception: Hashable {
    /// The event is the next one.
    case accept
    /// The event was received before. The next frame acknowledges it.
    case ignore
    /// Events between the last one and this one are missing.
    case gap(expected: Int)
    /// The event acknowledges a batch that was never sent.
    case unknownBatch
  }

  /// The reply to a hello.
  enum Resumption: Hashable {
    /// The frames to send. The first one acknowledges events.
    case resumed([String])
    /// The batches that the page missed are no longer retained.
    case gone
  }

  private(set) var lastEvent = 0
  private var window: BatchWindow
  private var owesAcknowledgement = false

  /// Creates the state of a new session with limits for unacknowledged batches.
  init(maximumBatches: Int, maximumBytes: Int) {
    window = BatchWindow(maximumCount: maximumBatches, maximumBytes: maximumBytes)
  }

  /// The number of bytes that are kept until the page acknowledges them.
  var unacknowledgedBytes: Int { window.bytes }

  /// Whether another batch may be sent now.
  var acceptsBatch: Bool { window.isOpen }

  /// Records an event and the batch that it acknowledges.
  mutating func receive(event number: Int, lastBatch: Int) -> Reception {
    guard window.acknowledge(lastBatch) else { return .unknownBatch }
    guard number <= lastEvent + 1 else { return .gap(expected: lastEvent + 1) }
    owesAcknowledgement = true
    guard number == lastEvent + 1 else { return .ignore }
    lastEvent = number
    return .accept
  }

  /// Records an acknowledgment. Returns false if the batch was never sent.
  mutating func acknowledge(_ lastBatch: Int) -> Bool { window.acknowledge(lastBatch) }

  /// Resumes with a page that applied the batches up to `lastBatch`.
  mutating func resume(after lastBatch: Int) -> Resumption {
    guard let missed = window.frames(after: lastBatch) else { return .gone }
    let frames = [ServerFrame.acknowledgement(lastEvent: lastEvent)] + missed
    _ = window.acknowledge(lastBatch)
    owesAcknowledgement = false
    return .resumed(frames)
  }

  /// Returns the frame to send after a burst of events: a batch if there are operations, otherwise an acknowledgment if
  /// one is due.
  mutating func reply(operations: String) -> String? {
    defer { owesAcknowledgement = false }
    if !operations.isEmpty {
      return window.append { [lastEvent] in
        ServerFrame.batch($0, lastEvent: lastEvent, operations: operations)
      }
    }
    return owesAcknowledgement ? ServerFrame.acknowledgement(lastEvent: lastEvent) : nil
  }
}
