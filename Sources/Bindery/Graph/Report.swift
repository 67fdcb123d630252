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
  /// A binding ended at once, because nobody kept it: an effect or a driver's binding after its first run, or a signal's in the moment in
  /// which it was made. Told while the ``Inspection`` is on.
  case bindingWithoutOwner(String)
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
    case .failure(let binding, let error):
      "The binding \(binding) failed: \(error)"
    }
  }
}

/// Where reports go.
@MainActor
public enum Reports {
  /// Receives each report; writes it to standard error unless it is replaced.
  public static var handler: @MainActor (Report) -> Void = { report in
    let line = "Bindery: \(report)\n"
    _ = write(2, line, line.utf8.count)
  }
}

/// Hands a report over. The graph is used on the main actor only, so it may say so.
func report(_ report: Report) {
  MainActor.assumeIsolated { Reports.handler(report) }
}
