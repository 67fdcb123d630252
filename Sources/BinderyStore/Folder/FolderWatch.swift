internal import Dispatch
internal import Foundation

/// Calls back when somebody writes to a file of a folder. Nothing runs while nobody does.
final class FolderWatch: Sendable {
  // Dispatch's objects may be used from any thread; this one only is not declared so.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  /// Begins to watch, or returns nil where the system has no watch left.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - name: the file in it.
  ///   - onWrite: called on a thread of its own, once for writes that are close together.
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

  /// The names of the files that were written to; `nil` where there were more events than the system keeps.
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
