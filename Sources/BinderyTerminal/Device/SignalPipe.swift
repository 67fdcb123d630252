internal import CTerminal
internal import Dispatch
internal import Glibc

/// Signals as values on the main actor.
@MainActor
final class SignalPipe {
  /// A signal that a full-screen app handles.
  enum Signal {
    case resized, continued, stopped
    /// SIGTERM, SIGINT or SIGHUP.
    case ended(CInt)
  }

  private let source: any DispatchSourceRead

  init?(_ handle: @escaping @MainActor (Signal) -> Void) {
    let descriptor = bindery_terminal_watch_signals()
    guard descriptor >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        for byte in bytes.prefix(max(0, count)) {
          switch CInt(byte) {
          case SIGWINCH: handle(.resized)
          case SIGCONT: handle(.continued)
          case SIGTSTP: handle(.stopped)
          case let number: handle(.ended(number))
          }
        }
      }
    }
    source.resume()
  }

  /// Stops the process as Control-Z does; returns when it is continued.
  func stop() { bindery_terminal_stop() }

  /// Restores the former handlers of the signals.
  ///
  /// - Parameter isTerminalGone: whether the terminal was closed; SIGHUP, which may arrive after
  ///   the end of the input, is then ignored.
  func close(isTerminalGone: Bool) {
    source.cancel()
    bindery_terminal_ignore_signals(isTerminalGone ? 1 : 0)
  }
}
