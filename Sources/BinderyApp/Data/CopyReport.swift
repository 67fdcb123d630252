internal import BinderyStore

/// Shows the progress of a copy in the standard error: a line for each collection, and one for each 10,000 records.
final class CopyReport {
  private var last: CopyProgress?
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void = CopyReport.writeError) { self.write = write }

  /// Writes a line to the standard error.
  static func writeError(_ line: String) { ProgramDescription.current.report(line) }

  /// Shows a step that begins.
  func show(_ progress: CopyProgress) {
    if last == nil, progress.isResumed {
      write("An interrupted copy is continued after \(Self.counts(of: progress)).")
    }
    if progress.phase != last?.phase || progress.records / 10_000 != (last?.records ?? 0) / 10_000 {
      write(Self.line(for: progress))
    }
    last = progress
  }

  /// Shows that everything is done.
  func finish(_ result: CopyProgress) {
    write("Copied \(Self.counts(of: result)). Numbers and checksums agree.")
  }

  private static func line(for progress: CopyProgress) -> String {
    switch progress.phase {
    case .clearing: "Removing the data of the target."
    case .copying(let collection): "Copying \(collection), after \(counts(of: progress))."
    case .copyingEvents: "Copying the results of user events, after \(counts(of: progress))."
    case .verifying: "Comparing both places."
    }
  }

  private static func counts(of progress: CopyProgress) -> String {
    let records = progress.records == 1 ? "1 record" : "\(progress.records) records"
    let events = progress.events == 1 ? "1 result of an event" : "\(progress.events) results of events"
    return "\(records) and \(events)"
  }
}
