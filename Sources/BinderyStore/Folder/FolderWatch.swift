internal import Dispatch

/// Calls back when a file of a folder is written. It uses no processor time in between, unless the system has no watch left.
final class FolderWatch: Sendable {
  /// Whether the system reports the writes. If not, it is called back every second.
  let isReported: Bool
  private let ending: @Sendable () -> Void

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: The file in the folder.
  ///   - events: The process's events of folders.
  ///   - onWrite: Called on a private thread, once for writes that are close together.
  init(
    _ folder: String, file name: String, events: FolderEvents = .shared,
    onWrite: @escaping @Sendable () -> Void
  ) {
    if let ending = events.report(folder, file: name, onWrite: onWrite) {
      (isReported, self.ending) = (true, ending)
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "bindery.store.watch"))
    timer.setEventHandler(handler: onWrite)
    timer.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1), leeway: .milliseconds(100))
    timer.resume()
    // Dispatch's objects are thread-safe; this one is only not declared so.
    nonisolated(unsafe) let source = timer
    (isReported, ending) = (false, { source.cancel() })
  }

  deinit { cancel() }

  /// Ends the watch.
  func cancel() { ending() }
}
