internal import Dispatch
internal import Glibc

/// The controlling side of a pseudo-terminal, in the role of a terminal emulator.
@MainActor
public final class PseudoTerminal {
  /// The reason why there is no output.
  public enum Failure: Error { case cannotOpen, closed(after: String) }

  /// The path that an app opens.
  public let path: String
  private let descriptor: CInt
  private var source: (any DispatchSourceRead)?
  private var received: [UInt8] = []
  private var isReading = false
  private var isPaused = false
  private var isToBeClosed = false
  private var isClosed = false
  private var waiting:
    (isDone: @MainActor (String) -> Bool, continuation: CheckedContinuation<String, any Error>)?

  /// Opens a pseudo-terminal of a size.
  public init(columns: Int, rows: Int) throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var locked: CInt = 0
    var number: CInt = 0
    // TIOCSPTLCK unlocks the app's side, and TIOCGPTN is its number. Swift does not see the two constants.
    guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &locked) == 0,
      ioctl(descriptor, 0x8004_5430, &number) == 0
    else { throw Failure.cannotOpen }
    path = "/dev/pts/\(number)"
    resize(columns: columns, rows: rows)
  }

  /// Starts reading, or continues after a pause. A terminal that does not read blocks its app.
  public func read() {
    if isPaused {
      isPaused = false
      source?.resume()
      return
    }
    isReading = true
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    self.source = source
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.setCancelHandler { [self] in MainActor.assumeIsolated { readingEnded() } }
    source.resume()
  }

  /// Stops reading until ``read()`` is called again.
  public func pause() {
    guard isReading, !isPaused else { return }
    isPaused = true
    source?.suspend()
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      received += buffer.prefix(count)
    } else {
      isClosed = true
      source?.cancel()
    }
    check()
  }

  private func check() {
    guard let waiting else { return }
    let text = String(decoding: received, as: UTF8.self)
    if waiting.isDone(text) {
      received.removeAll()
      self.waiting = nil
      waiting.continuation.resume(returning: text)
    } else if isClosed {
      self.waiting = nil
      waiting.continuation.resume(throwing: Failure.closed(after: text))
    }
  }

  /// Returns the app's output since the last call, once it contains a text. The time limit of the test applies.
  public func output(containing text: String) async throws -> String {
    try await output { $0.contains(text) }
  }

  /// Returns the app's output since the last call, once a condition holds. The condition is checked whenever more
  /// output arrives.
  ///
  /// A frame contains only the changed cells: a text that shares letters with the previous one arrives in pieces.
  public func output(until isDone: @escaping @MainActor (String) -> Bool) async throws -> String {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting = (isDone, continuation)
        if Task.isCancelled { isClosed = true }
        if !received.isEmpty || isClosed { check() }
      }
    } onCancel: {
      Task { @MainActor in self.giveUp() }
    }
  }

  /// Ends the wait of a test that has timed out.
  private func giveUp() {
    isClosed = true
    check()
  }

  /// Types keys, as the bytes that a terminal sends for them.
  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Changes the size. SIGWINCH is sent to a process whose controlling terminal it is; otherwise the caller must send
  /// it.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal, like closing its window. Does nothing if it was closed before.
  ///
  /// The descriptor is closed once the system no longer watches it: its number can be another file's right after that.
  public func close() {
    guard !isToBeClosed else { return }
    isToBeClosed = true
    // A paused source would not end.
    if isPaused { read() }
    if isReading { source?.cancel() } else { _ = Glibc.close(descriptor) }
  }

  private func readingEnded() {
    isReading = false
    if isToBeClosed { _ = Glibc.close(descriptor) }
  }

  /// Whether the system echoes keys and edits lines, which is not the case while an app uses the terminal.
  public var isCooked: Bool {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }
}
