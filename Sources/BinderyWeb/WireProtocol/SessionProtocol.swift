/// The state of the protocol between a page and its session, as a value: which events were received, which batches
/// are unacknowledged. Whatever connections break, each event is accepted once and in order, and each batch arrives.
///
///     page                             session
///       ── event 7 ──────────────────▶  7 is next: accept
///       ── event 7 (after a reconnect)▶  received before: ignore
///       ── event 9 ──────────────────▶  8 is missing: the connection ends, the page resends
struct SessionProtocol {
  /// How an event is handled.
  enum Reception: Hashable {
    /// It is the next one.
    case accept
    /// It was received before. The next frame acknowledges it.
    case ignore
    /// Events between the last one and this are missing.
    case gap(expected: Int)
    /// It acknowledges a batch that was never sent.
    case unknownBatch
  }

  /// The answer to a hello.
  enum Resumption: Hashable {
    /// The frames to send, the first of which acknowledges events.
    case resumed([String])
    /// The batches that the page missed are no longer kept.
    case gone
  }

  private(set) var lastEvent = 0
  private var window: BatchWindow
  private var owesAcknowledgement = false

  /// Creates the state of a new session, with bounds for unacknowledged batches.
  init(maximumBatches: Int, maximumBytes: Int) {
    window = BatchWindow(maximumCount: maximumBatches, maximumBytes: maximumBytes)
  }

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

  /// Records an acknowledgement. Returns `false` when the batch was never sent.
  mutating func acknowledge(_ lastBatch: Int) -> Bool { window.acknowledge(lastBatch) }

  /// Resumes with a page that applied the batches up to `lastBatch`.
  mutating func resume(after lastBatch: Int) -> Resumption {
    guard let missed = window.frames(after: lastBatch) else { return .gone }
    let frames = [ServerFrame.acknowledgement(lastEvent: lastEvent)] + missed
    _ = window.acknowledge(lastBatch)
    owesAcknowledgement = false
    return .resumed(frames)
  }

  /// The frame to send after a burst of events: a batch if there are operations, else an acknowledgement if one is due.
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
