/// The state of the numbered talk between a page and its session, as a value: which events were taken, which batches
/// are under way. Whatever connections break, each event is taken once and in order, and each batch arrives.
///
///     page                             session
///       ── event 7 ──────────────────▶  next is 7: taken
///       ── event 7 (after a reconnect)▶  taken before: ignored
///       ── event 9 ──────────────────▶  8 is missing: the connection ends, the page resends
struct Conversation {
  /// What to do with an event.
  enum Reception: Hashable {
    /// It is the next one: let it happen.
    case take
    /// It was taken before: nothing happens, the page learns so from the next frame.
    case ignore
    /// Events between the last one and this are missing.
    case skipped(expected: Int)
    /// It acknowledges a batch that was never sent.
    case impossible
  }

  /// The answer to a hello.
  enum Resumption: Hashable {
    /// Frames to send, the first of which says which events were taken.
    case resumed([String])
    /// What the page missed is not known any more.
    case gone
  }

  private(set) var lastEvent = 0
  private var window: BatchWindow
  private var owesReply = false

  /// Starts a talk whose unacknowledged batches are bounded in number and bytes.
  init(maximumBatches: Int, maximumBytes: Int) {
    window = BatchWindow(maximumCount: maximumBatches, maximumBytes: maximumBytes)
  }

  /// Whether another batch may be sent now.
  var acceptsBatch: Bool { window.isOpen }

  /// Takes note of an event and what it acknowledges.
  mutating func receive(event number: Int, lastBatch: Int) -> Reception {
    guard window.acknowledge(lastBatch) else { return .impossible }
    guard number <= lastEvent + 1 else { return .skipped(expected: lastEvent + 1) }
    owesReply = true
    guard number == lastEvent + 1 else { return .ignore }
    lastEvent = number
    return .take
  }

  /// Takes note of an acknowledgement. `false` when the batch was never sent.
  mutating func acknowledge(_ lastBatch: Int) -> Bool { window.acknowledge(lastBatch) }

  /// Goes on with a page that applied the batches up to `lastBatch`.
  mutating func resume(after lastBatch: Int) -> Resumption {
    guard let missed = window.frames(after: lastBatch) else { return .gone }
    let frames = [ServerFrame.taken(lastEvent: lastEvent)] + missed
    _ = window.acknowledge(lastBatch)
    owesReply = false
    return .resumed(frames)
  }

  /// What to send after a burst of events: a batch of operations when there are any, else a reply when one is owed.
  mutating func reply(operations: String) -> String? {
    defer { owesReply = false }
    if !operations.isEmpty {
      return window.append { [lastEvent] in
        ServerFrame.batch($0, lastEvent: lastEvent, operations: operations)
      }
    }
    return owesReply ? ServerFrame.taken(lastEvent: lastEvent) : nil
  }
}
