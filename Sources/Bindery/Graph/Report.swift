#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Something that the engine noticed and that its user should know.
public enum Report: Sendable, CustomStringConvertible {
  /// Effects kept each other running for this many rounds; they were dropped from the flush, and run again when a source changes.
  case cycle(path: [String], rounds: Int)
  /// A view wrote a box while it was described, which makes it describe itself again. Told while the ``Inspection`` is on.
  case writeDuringRender(box: String, view: String)
  /// A binding ended at once, because nothing kept it: an effect or a driver's binding after its first run, or a signal's in the moment in
  /// which it was made. Told while the ``Inspection`` is on.
  case bindingWithoutOwner(String)
  /// A derived value read itself, directly or through others. The read got its last value and was not tracked.
  case readOfItself(String)
  /// The body of a binding threw; the others ran.
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
      "The binding \(binding) ended at once, because nobody kept it. Keep it with disposed(by:) or in a property."
    case .readOfItself(let value):
      """
      The derived value \(value) reads itself, directly or through others; the read got its last value. Derive it from other values.
      """
    case .failure(let binding, let error):
      "The binding \(binding) failed: \(error)"
    }
  }
}

/// Where reports go.
@MainActor
public enum Reports {
  /// Receives each report; writes it to standard error unless it is replaced.
  ///
  /// It is called when the change in which the report was raised is over: it may read and write boxes like any other code. What it reads is
  /// not tracked. Reports that its own writes cause come after it; after a hundred rounds of that, a ``Report/cycle(path:rounds:)`` says so.
  public static var handler: @MainActor (Report) -> Void = { report in
    let line = "Bindery: \(report)\n"
    _ = write(2, line, line.utf8.count)
  }
}

/// Reports that wait for the end of the change in which they were raised.
struct PendingReports: ~Copyable {
  fileprivate var raised = SpareList<Report>()
  /// Whether reports are being handed over.
  fileprivate var isDelivering = false
}

/// Has a report delivered when no run, walk or batch is active: now, or at the end of the outermost.
func report(_ report: Report) {
  if engine.reports.raised.isEmpty, !engine.reports.isDelivering { noteWaiting() }
  engine.reports.raised.append(report)
  freeWhatEnded()
}

/// Hands over the reports that wait, and those that this causes.
///
/// - Returns: Whether there was one.
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

/// The graph is used on the main actor only, so it may say so.
private func deliver(_ report: Report) {
  performUntracked(isUnowned: true) { MainActor.assumeIsolated { Reports.handler(report) } }
}
