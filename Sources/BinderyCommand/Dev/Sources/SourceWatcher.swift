internal import Foundation

/// Reports changes of the sources of a program, by inotify(7).
///
/// The system's events only say that something happened in a folder: what has changed is what differs from the files before. An overflow of
/// its queue, new folders and files that an editor replaces need no care of their own then.
final class SourceWatcher: Sendable {
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB)

  private let descriptor: CInt
  private let onChange: @Sendable (SourceChanges) -> Void

  /// Reads the sources, and reports changes from then on, until the process ends.
  ///
  /// - Parameter onChange: Called on a thread of the watcher.
  /// - Throws: ``DevProblem/watching(reason:)``.
  init(
    folders: [String], root: String, onChange: @escaping @Sendable (SourceChanges) -> Void
  ) throws(DevProblem) {
    descriptor = inotify_init1(CInt(O_CLOEXEC | O_NONBLOCK))
    self.onChange = onChange
    guard descriptor >= 0 else { throw .watching(reason: String(cString: strerror(errno))) }
    var tree = SourceTree(folders: folders, root: root)
    var failure: CInt = 0
    _ = tree.update { folder in
      if inotify_add_watch(descriptor, folder, Self.events) < 0, errno != ENOENT { failure = errno }
    }
    guard failure == 0 else {
      close(descriptor)
      throw .watching(reason: String(cString: strerror(failure)))
    }
    let thread = Thread { [self, tree] in follow(tree) }
    thread.start()
  }

  private func follow(_ tree: SourceTree) {
    var tree = tree
    var period = QuietPeriod()
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let wait = period.end.map { max(0, Int32(($0 - .now) / .milliseconds(1)) + 1) } ?? -1
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, wait)
      if ready > 0 {
        let count = read(descriptor, &bytes, bytes.count)
        if count > 0, Self.isOfSources(bytes.prefix(count)) { period.note(at: .now) }
      }
      guard let end = period.end, end <= .now else { continue }
      period.reset()
      let changes = tree.update { _ = inotify_add_watch(descriptor, $0, Self.events) }
      if !changes.isEmpty { onChange(changes) }
    }
  }

  /// Whether one of the system's events is of a name that counts.
  private static func isOfSources(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let header = MemoryLayout<inotify_event>.size
      var start = 0
      while start + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = start + header + Int(event.len)
        let name = String(
          decoding: bytes[(start + header)..<min(bytes.count, end)].prefix { $0 != 0 }, as: UTF8.self)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 || !SourceName.isIgnored(name) { return true }
        start = end
      }
      return false
    }
  }
}
