/// The unacknowledged batches, retained for a page that reconnects.
///
/// Once the window is full, no further batch is taken from the view until the page acknowledges one. In the meantime
/// changes stay in the view tree, where they need no additional memory.
struct BatchWindow {
  private var frames: [String] = []
  /// The size of the unacknowledged batches.
  private(set) var bytes = 0
  /// The number of the last sent batch; 0 if there is none.
  private(set) var last = 0

  private let maximumCount: Int
  private let maximumBytes: Int

  /// Creates an empty window. A single batch larger than `maximumBytes` is still sent if no other is unacknowledged.
  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The number of the last acknowledged batch.
  var acknowledged: Int { last - frames.count }

  /// Whether another batch may be sent.
  var isOpen: Bool { frames.count < maximumCount && bytes < maximumBytes }

  /// Retains the next batch until it is acknowledged. `frame` receives its number and returns its text on the wire.
  mutating func append(_ frame: (Int) -> String) -> String {
    last += 1
    let text = frame(last)
    frames.append(text)
    bytes += text.utf8.count
    return text
  }

  /// Removes the batches up to `batch`. Returns false if that batch was never sent.
  mutating func acknowledge(_ batch: Int) -> Bool {
    guard batch <= last else { return false }
    let count = max(0, batch - acknowledged)
    for frame in frames.prefix(count) { bytes -= frame.utf8.count }
    frames.removeFirst(count)
    return true
  }

  /// Returns the batches after `batch`; nil if they are no longer retained, or `batch` was never sent.
  func frames(after batch: Int) -> ArraySlice<String>? {
    guard batch >= acknowledged, batch <= last else { return nil }
    return frames.dropFirst(batch - acknowledged)
  }
}
