internal import CBindery
internal import Dispatch
internal import Glibc

/// Signals as values on the main actor. Each signal reaches all pipes that are open.
///
/// Several terminals of a process may have a pipe each. After a crash or another signal that ends the process at once, only the
/// terminal that was last switched to full screen is restored.
@MainActor
final class SignalPipe {
  /// A signal that a full-screen app handles.
  enum Signal {
    case resized, continued, stopped
    /// SIGTERM, SIGINT or SIGHUP.
    case ended(CInt)
  }

  /// The open pipes, by number: a signal reaches all of them, because it belongs to the process.
  private static var handlers: [Int: @MainActor (Signal) -> Void] = [:]
  private static var lastNumber = 0
  /// Whether the terminal of a pipe that was open together with those that are open now was closed.
  private static var isAnyTerminalGone = false
  /// Reads the signals for as long as the process runs: signals belong to the process, which has one descriptor for all pipes.
  private static var source: (any DispatchSourceRead)?

  private let number: Int

  init?(_ handle: @escaping @MainActor (Signal) -> Void) {
    let descriptor = bindery_terminal_watch_signals()
    guard descriptor >= 0 else { return nil }
    Self.lastNumber += 1
    number = Self.lastNumber
    Self.handlers[number] = handle
    if Self.source == nil { Self.source = Self.readSignals(from: descriptor) }
  }

  isolated deinit { close(isTerminalGone: false) }

  private static func readSignals(from descriptor: CInt) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        for byte in bytes.prefix(max(0, count)) { send(Signal(CInt(byte))) }
      }
    }
    source.resume()
    return source
  }

  private static func send(_ signal: Signal) {
    // A handler may close its own pipe, or another one.
    for number in handlers.keys.sorted() { handlers[number]?(signal) }
  }

  /// Stops the process as Control-Z does; returns when it is continued.
  func stop() { bindery_terminal_stop() }

  /// Ends the signals of this pipe. The last open pipe restores the former handlers of the signals.
  ///
  /// - Parameter isTerminalGone: whether the terminal was closed; SIGHUP, which may arrive after
  ///   the end of the input, is then ignored once the last pipe is closed.
  func close(isTerminalGone: Bool) {
    guard Self.handlers.removeValue(forKey: number) != nil else { return }
    Self.isAnyTerminalGone = Self.isAnyTerminalGone || isTerminalGone
    guard Self.handlers.isEmpty else { return }
    bindery_terminal_ignore_signals(Self.isAnyTerminalGone ? 1 : 0)
    Self.isAnyTerminalGone = false
  }
}

extension SignalPipe.Signal {
  fileprivate init(_ number: CInt) {
    self =
      switch number {
      case SIGWINCH: .resized
      case SIGCONT: .continued
      case SIGTSTP: .stopped
      default: .ended(number)
      }
  }
}
