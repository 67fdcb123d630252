#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A problem that the engine detected.
public enum Report: Sendable, CustomStringConvertible {
  /// Effects kept triggering each other for this many rounds; they were dropped from the flush, and run again when a source changes.
  case cycle(path: [String], rounds: Int)
  /// A view wrote a box during rendering, which triggers another rendering. Reported while the ``Inspection`` is on.
  case writeDuringRender(box: String, view: String)
  /// A binding ended immediately, because its result was not retained: that of an effect or a driver after its first run, that of a signal
  /// as soon as
  /// it was created. Reported while the ``Inspection`` is on.
  case bindingWithoutOwner(String)
  /// A derived value read itself, directly or through others. The read returned its last value and was not tracked.
  case readOfItself(String)
  /// The body of a binding threw an error; the others ran.
  case failure(binding: String, error: any Error)

  /// The report as a sentence, with the remedy.
  public var description: String {
    switch self {
    case .cycle(let path, let rounds):
      """
      Bindings change each other without end (given up after \(rounds) rounds): \
      \(path.joined(separator: " -> ")). Write a value only if it differs, or derive it with Computed.
      """
    case .writeDuringRender(let box, let view):
      "\(view) wrote \(box) while it was described. Write it in an action or a task, or derive it with Computed."
    case .bindingWithoutOwner(let binding):
      "The binding \(binding) ended at once, because its result was not stored. Keep it with disposed(by:) or in a property."
    case .readOfItself(let value):
      """
      The derived value \(value) reads itself, directly or through others; the read got its last value. Derive it from other values.
      """
    case .failure(let binding, let error):
      "The binding \(binding) failed: \(error)"
    }
  }
}

/// The destination of reports.
@MainActor
public enum Reports {
  /// Receives each report; by default, writes it to standard error.
  ///
  /// It is called after the change that caused the report, and may read and write boxes like any other code. Its
  /// reads are not tracked. Reports caused by its own writes follow; after a hundred rounds of that, it receives a
  /// ``Report/cycle(path:rounds:)``.
  public static var handler: @MainActor (Report) -> Void = { writeToStandardError("Bindery: \($0)") }
}

/// Writes a line to standard error.
package func writeToStandardError(_ text: String) {
  let line = text + "\n"
  _ = write(2, line, line.utf8.count)
}

/// Reports that are delivered at the end of the change that caused them.
struct PendingReports: ~Copyable {
  fileprivate var raised = SpareList<Report>()
  /// Whether reports are being delivered.
  fileprivate var isDelivering = false
}

/// Delivers a report when no run, walk or batch is active: now, or at the end of the outermost.
func report(_ report: Report) {
  if engine.reports.raised.isEmpty, !engine.reports.isDelivering { noteWaiting() }
  engine.reports.raised.append(report)
  freeWhatEnded()
}

/// Delivers the waiting reports, and those that this causes.
///
/// - Returns: whether there was one.
func deliverReports() -> Bool {
  guard !engine.reports.raised.isEmpty, !engine.reports.isDelivering else { return false }
  engine.reports.isDelivering = true
  defer { engine.reports.isDelivering = false }
  for _ in 0..<roundLimit where !engine.reports.raised.isEmpty {
    for report in engine.reports.raised.takeAll() { deliver(report) }
  }
  if !engine.reports.raised.isEmpty {
    deliver(.cycle(path: ["Reports.handler"], rounds: roundLimit))
    _ = engine.reports.raised.takeAll()
  }
  return true
}

/// The graph is used on the main actor only, so the isolation can be assumed.
private func deliver(_ report: Report) {
  performUntracked(isUnowned: true) { MainActor.assumeIsolated { Reports.handler(report) } }
}
