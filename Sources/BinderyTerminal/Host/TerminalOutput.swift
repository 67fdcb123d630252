internal import Dispatch

/// Writes frames to the terminal. Bytes that it does not accept immediately wait; frames never
/// queue.
@MainActor
final class TerminalOutput {
  private let device: TerminalDevice
  private var writer: FrameWriter
  private var shown = ShownFrame()
  private var waiting: ArraySlice<UInt8> = []
  private var source: (any DispatchSourceProtocol)?
  private var ready: (@MainActor () -> Void)?
  /// Whether the terminal was closed.
  private(set) var isGone = false

  init(device: TerminalDevice, capabilities: TerminalCapabilities) {
    self.device = device
    writer = FrameWriter(capabilities: capabilities)
  }

  /// Whether bytes of an earlier frame are still waiting.
  var isBlocked: Bool { !waiting.isEmpty }

  /// Uses other capabilities from now on.
  func use(_ capabilities: TerminalCapabilities) {
    writer = FrameWriter(capabilities: capabilities)
  }

  /// Discards the record of what the terminal shows.
  func invalidate() { shown.invalidate() }

  /// Shows a frame: writes the differences from the last one.
  func show(_ frame: Frame) { write(writer.bytes(for: frame, after: &shown)) }

  /// Writes a control sequence.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// While the shell has the terminal, nothing is written: all is painted again afterwards.
  private func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, device.isRaw else { return }
    waiting = waiting.isEmpty ? bytes[...] : waiting + bytes
    drain()
  }

  private func drain() {
    guard !waiting.isEmpty else { return }
    guard let count = device.write(waiting) else {
      isGone = true
      waiting = []
      return
    }
    waiting = waiting.dropFirst(count)
    guard waiting.isEmpty else { return waitUntilWritable() }
    stopWaiting()
    continueIfReady()
  }

  private func waitUntilWritable() {
    if source == nil { source = device.watchOutput { [weak self] in self?.drain() } }
  }

  private func continueIfReady() {
    guard !isBlocked, let work = ready else { return }
    ready = nil
    work()
  }

  private func stopWaiting() {
    source?.cancel()
    source = nil
  }

  /// Calls a closure once the terminal has accepted everything.
  func whenReady(_ work: @escaping @MainActor () -> Void) { ready = work }

  /// Drops the waiting bytes, because the terminal is being restored.
  func finish() {
    waiting = []
    stopWaiting()
  }

  func close() {
    finish()
    ready = nil
  }
}
