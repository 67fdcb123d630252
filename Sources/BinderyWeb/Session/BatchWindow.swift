/// The batches that were sent and not yet acknowledged, kept so that a page that comes back gets what it missed.
///
/// It is a window: once it is full, nothing more is taken from the view until the page acknowledges. What changes
/// meanwhile waits in the view tree, where it costs no more than the tree itself.
struct BatchWindow {
  private var frames: ArraySlice<String> = []
  private var bytes = 0
  /// The number of the last batch sent; 0 for none.
  private(set) var last = 0

  private let maximumCount: Int
  private let maximumBytes: Int

  /// Sets the bounds. One batch that is larger than `maximumBytes` goes out all the same, when none is under way.
  init(maximumCount: Int, maximumBytes: Int) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The number of the last batch acknowledged.
  var acknowledged: Int { last - frames.count }

  /// Whether another batch may be sent.
  var isOpen: Bool { frames.count < maximumCount && bytes < maximumBytes }

  /// Keeps the next batch until it is acknowledged. `frame` gets its number and returns what goes over the wire.
  mutating func append(_ frame: (Int) -> String) -> String {
    last += 1
    let text = frame(last)
    frames.append(text)
    bytes += text.utf8.count
    return text
  }

  /// Forgets the batches up to `batch`. `false` when that was never sent.
  mutating func acknowledge(_ batch: Int) -> Bool {
    guard batch <= last else { return false }
    while acknowledged < batch, let frame = frames.popFirst() { bytes -= frame.utf8.count }
    if frames.isEmpty { frames = [] }
    return true
  }

  /// What a page that applied everything up to `batch` has missed; `nil` when that is no longer known, or `batch`
  /// was never sent.
  func frames(after batch: Int) -> ArraySlice<String>? {
    guard batch >= acknowledged, batch <= last else { return nil }
    return frames.dropFirst(batch - acknowledged)
  }
}
