internal import Dispatch
internal import Foundation

/// Calls back when a file of a folder is written. It uses no processor time in between.
final class FolderWatch: Sendable {
  // Dispatch's objects are thread-safe; this one is only not declared so.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  /// Starts watching; nil if the system has no watches left.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: The file in the folder.
  ///   - onWrite: Called on a private thread, once for writes that are close together.
  init?(_ folder: String, file name: String, onWrite: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY)) >= 0 else {
      _ = Foundation.close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "bindery.store.watch"))
    source.setEventHandler {
      if Self.written(descriptor).contains(where: { $0 == nil || $0 == name }) { onWrite() }
    }
    source.setCancelHandler { _ = Foundation.close(descriptor) }
    source.resume()
  }

  deinit { cancel() }

  /// Ends the watch.
  func cancel() { source.cancel() }

  /// Returns the names of the written files; nil if the system's event queue has overflowed.
  private static func written(_ descriptor: Int32) -> [String?] {
    var names: [String?] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return names }
      buffer.withUnsafeBytes { bytes in
        let header = MemoryLayout<inotify_event>.size
        var start = 0
        while start + header <= count {
          let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let name = bytes[(start + header)..<min(count, start + header + Int(event.len))]
          names.append(
            event.mask & UInt32(IN_Q_OVERFLOW) != 0
              ? nil : String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
          start += header + Int(event.len)
        }
      }
    }
  }
}
