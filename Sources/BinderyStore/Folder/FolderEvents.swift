internal import Dispatch
internal import Foundation
internal import Synchronization

/// The writes in folders that the system reports, by one instance of inotify(7) for all watches of a process: a user may have 128
/// instances by default, but many thousand watches.
final class FolderEvents: Sendable {
  private struct Watcher {
    let file: String
    let onWrite: @Sendable () -> Void
  }

  private struct State {
    /// The instance of inotify; nil before the first watch.
    var descriptor: Int32?
    /// The watchers by the system's numbers of their folders, and by their own.
    var watchers: [Int32: [Int: Watcher]] = [:]
    var lastNumber = 0
  }

  static let shared = FolderEvents()

  private let state = Mutex(State())
  private let make: @Sendable () -> Int32

  /// - Parameter make: Returns a new instance of inotify; negative if the system has none left.
  init(make: @escaping @Sendable () -> Int32 = { inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK)) }) {
    self.make = make
  }

  /// Reports the writes to a file.
  ///
  /// - Returns: What ends it; nil if the system has no watch left.
  func report(
    _ folder: String, file: String, onWrite: @escaping @Sendable () -> Void
  ) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard let descriptor = state.descriptor ?? start() else { return nil }
      state.descriptor = descriptor
      let watch = inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY))
      guard watch >= 0 else { return nil }
      state.lastNumber += 1
      let number = state.lastNumber
      state.watchers[watch, default: [:]][number] = Watcher(file: file, onWrite: onWrite)
      return { [self] in end(watch, number) }
    }
  }

  private func end(_ watch: Int32, _ number: Int) {
    state.withLock { state in
      guard state.watchers[watch]?.removeValue(forKey: number) != nil else { return }
      guard state.watchers[watch]?.isEmpty == true, let descriptor = state.descriptor else { return }
      state.watchers[watch] = nil
      _ = inotify_rm_watch(descriptor, watch)
    }
  }

  private func start() -> Int32? {
    let descriptor = make()
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "bindery.store.watch"))
    // The handler retains the source, which lasts as long as the process.
    source.setEventHandler { [self] in
      for watcher in watchers(of: Self.written(descriptor)) { watcher.onWrite() }
      _ = source
    }
    source.resume()
    return descriptor
  }

  private func watchers(of writes: Set<Write>) -> [Watcher] {
    state.withLock { state in
      state.watchers.flatMap { watch, watchers in
        watchers.values.filter {
          writes.contains(.lost) || writes.contains(.file($0.file, watch: watch))
        }
      }
    }
  }

  private enum Write: Hashable {
    case file(String, watch: Int32)
    /// The system's queue of events has overflowed.
    case lost
  }

  private static func written(_ descriptor: Int32) -> Set<Write> {
    var writes: Set<Write> = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return writes }
      buffer.withUnsafeBytes { bytes in
        let header = MemoryLayout<inotify_event>.size
        var start = 0
        while start + header <= count {
          let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let name = bytes[(start + header)..<min(count, start + header + Int(event.len))]
          writes.insert(
            event.mask & UInt32(IN_Q_OVERFLOW) != 0
              ? .lost : .file(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self), watch: event.wd))
          start += header + Int(event.len)
        }
      }
    }
  }
}
