/// The batches that were sent and not yet acknowledged, kept for a page that reconnects.
///
/// Once the window is full, no other batch is taken from the view until the page acknowledges. Changes wait in the
/// view tree meanwhile, where they cost no more than the tree itself.
struct BatchWindow {
  private var frames: ArraySlice<String> = []
  private var bytes = 0
  /// The number of the last batch sent; 0 for none.
  private(set) var last = 0

  private let maximumCount: Int
  private let maximumBytes: Int

  /// Creates an empty window. A single batch larger than `maximumBytes` is still sent when no other is unacknowledged.
  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The number of the last batch acknowledged.
  var acknowledged: Int { last - frames.count }

  /// Whether another batch may be sent.
  var isOpen: Bool { frames.count < maximumCount && bytes < maximumBytes }

  /// Keeps the next batch until it is acknowledged. `frame` receives its number and returns its text on the wire.
  mutating func append(_ frame: (Int) -> String) -> String {
    last += 1
    let text = frame(last)
    frames.append(text)
    bytes += text.utf8.count
    return text
  }

  /// Removes the batches up to `batch`. Returns `false` when that batch was never sent.
  mutating func acknowledge(_ batch: Int) -> Bool {
    guard batch <= last else { return false }
    while acknowledged < batch, let frame = frames.popFirst() { bytes -= frame.utf8.count }
    if frames.isEmpty { frames = [] }
    return true
  }

  /// The batches after `batch`; `nil` when they are no longer kept, or `batch` was never sent.
  func frames(after batch: Int) -> ArraySlice<String>? {
    guard batch >= acknowledged, batch <= last else { return nil }
    return frames.dropFirst(batch - acknowledged)
  }
}
