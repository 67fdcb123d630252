internal import CBindery
internal import Dispatch
internal import Glibc

/// A terminal in raw mode: bytes in, bytes out, its size. It never blocks.
///
/// It opens the terminal again, so that `O_NONBLOCK` is not shared with the shell and with programs in the same pipe.
@MainActor
final class TerminalDevice {
  /// The descriptor to read from and write to.
  let descriptor: CInt
  private let path: String
  private var formerSettings = termios()
  private(set) var isRaw = false

  /// Opens a terminal.
  ///
  /// - Throws: ``TerminalError``.
  init(path: String) throws {
    self.path = path
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw TerminalError.cannotOpen(path: path, reason: String(cString: strerror(errno)))
    }
    guard tcgetattr(descriptor, &formerSettings) == 0 else {
      // `deinit` closes it.
      throw TerminalError.cannotControl(path: path, reason: String(cString: strerror(errno)))
    }
  }

  isolated deinit {
    leave()
    close(descriptor)
  }

  /// The columns and rows; 80×24 if the terminal does not report them.
  var size: CellSize {
    var (columns, rows): (CInt, CInt) = (0, 0)
    guard bindery_terminal_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else {
      return CellSize(width: 80, height: 24)
    }
    return CellSize(width: Int(columns), height: Int(rows))
  }

  /// Whether the terminal is another job's, such as the shell's, so that this process may neither read nor write.
  var isInBackground: Bool { bindery_terminal_is_in_background(descriptor) == 1 }

  /// Switches to raw mode and the alternate screen. From now on, the terminal is restored however the process ends. Where the
  /// terminal is in this state already, it is set again, except for what terminals stack.
  ///
  /// A process in the background is stopped until the shell brings it to the foreground.
  ///
  /// - Throws: ``TerminalError``.
  func enter() throws {
    var settings = formerSettings
    cfmakeraw(&settings)
    guard bindery_terminal_set(descriptor, &settings) == 0 else {
      throw TerminalError.cannotControl(path: path, reason: String(cString: strerror(errno)))
    }
    guard !isRaw else { return writeNow(TerminalModes.enterAgain) }
    isRaw = true
    let leaving = Array(TerminalModes.leave.utf8)
    leaving.withUnsafeBytes { bytes in
      bindery_terminal_arm(descriptor, &formerSettings, bytes.baseAddress, bytes.count)
    }
    writeNow(TerminalModes.enter)
  }

  /// Restores the terminal, unless another job uses it.
  func leave() {
    guard isRaw else { return }
    isRaw = false
    if !isInBackground {
      writeNow(TerminalModes.leave)
      tcsetattr(descriptor, TCSADRAIN, &formerSettings)
    }
    bindery_terminal_disarm()
  }

  /// Writes the bytes that fit now.
  ///
  /// - Returns: the number of bytes written, or `nil` if the terminal was closed.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    var written = 0
    while written < bytes.count {
      let count = bytes.dropFirst(written).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        written += count
      } else if errno == EINTR {
        continue
      } else {
        return errno == EAGAIN ? written : nil
      }
    }
    return written
  }

  /// Writes a short sequence completely, waiting for the terminal at most one second at a time.
  private func writeNow(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard let count = write(rest) else { return }
      rest = rest.dropFirst(count)
      if rest.isEmpty { return }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&waiting, 1, 1_000) <= 0 { return }
    }
  }

  /// Calls a closure on the main actor whenever bytes have arrived, until the source is canceled.
  func watchInput(_ handle: @escaping @MainActor () -> Void) -> any DispatchSourceProtocol {
    watch(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main), handle)
  }

  /// Calls a closure on the main actor whenever bytes can be written, until the source is canceled.
  func watchOutput(_ handle: @escaping @MainActor () -> Void) -> any DispatchSourceProtocol {
    watch(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main), handle)
  }

  private func watch(
    _ source: any DispatchSourceProtocol, _ handle: @escaping @MainActor () -> Void
  ) -> any DispatchSourceProtocol {
    source.setEventHandler { MainActor.assumeIsolated(handle) }
    // The descriptor is closed once the system no longer watches it. Earlier, the next file with its number could be taken for
    // one that is watched already, and its bytes would never be reported.
    source.setCancelHandler { withExtendedLifetime(self) {} }
    source.resume()
    return source
  }

  /// Returns the bytes that have arrived; empty if none have, `nil` if the terminal was closed.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return Array(buffer.prefix(count)) }
    if count == 0 { return nil }
    // In the background, reading fails although the terminal is open.
    return errno == EAGAIN || errno == EINTR || isInBackground ? [] : nil
  }
}
