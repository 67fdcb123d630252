public import Bindery
internal import Synchronization
public import Testing

/// Records every value of a driver or event of a signal, so that a test can check them in order.
///
/// ```swift
/// let texts = Recorder(model.$locationName)
/// model.changeLocation(to: "Paris")
/// await settle()
/// texts.expect("Loading...", "Paris")
/// ```
///
/// The recorder observes for as long as it is retained.
@MainActor
public final class Recorder<Value> {
  /// Whether a test may skip values.
  public enum Mode: Sendable {
    /// Values between the expected ones are skipped.
    case inOrder
    /// Every value must be expected, in order. A test with a ``WorkScopeTrait`` fails at its end for unchecked values;
    /// without it, call ``Recorder/finish(sourceLocation:)``.
    case exhaustive
  }

  /// All values so far.
  public private(set) var values: [Value] = []
  private var asked = 0
  private let mode: Mode
  private let unasked = UnaskedValues()
  private var subscription: Disposable?

  /// Records a driver: its current value, and each change.
  public convenience init(
    _ driver: Driver<Value>, _ mode: Mode = .inOrder, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(mode, sourceLocation)
    subscription = driver.bind(with: self) { $0.note($1) }
  }

  /// Records a signal: each event from now on.
  public convenience init(
    _ signal: Signal<Value>, _ mode: Mode = .inOrder, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(mode, sourceLocation)
    subscription = signal.bind(with: self) { $0.note($1) }
  }

  private init(_ mode: Mode, _ sourceLocation: SourceLocation) {
    self.mode = mode
    guard mode == .exhaustive else { return }
    TestLedger.current?.atEnd { [unasked] in
      let values = unasked.all
      guard !values.isEmpty else { return [] }
      return [
        "The recorder created at \(sourceLocation) has unchecked values: \(values.joined(separator: ", "))"
      ]
    }
  }

  private func note(_ value: Value) {
    values.append(value)
    unasked.add("\(value)")
  }

  /// Fails if an exhaustive recorder has unchecked values.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    defer { passAll() }
    guard mode == .exhaustive, asked < values.count else { return }
    report("Unchecked values: \(rest)", at: sourceLocation)
  }

  /// Fails if there is an unchecked value.
  public func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    defer { passAll() }
    guard asked < values.count else { return }
    report("Expected nothing, but received: \(rest)", at: sourceLocation)
  }

  private var rest: String { values[asked...].map { "\($0)" }.joined(separator: ", ") }

  private func pass(through index: Int) {
    unasked.drop(index - asked)
    asked = index
  }

  private func passAll() { pass(through: values.count) }

  private func report(_ message: String, at sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

extension Recorder where Value: Equatable {
  /// Fails unless these values follow the checked ones, in this order.
  public func expect(_ expected: Value..., sourceLocation: SourceLocation = #_sourceLocation) {
    for value in expected {
      let found =
        mode == .exhaustive
        ? (values[asked...].first == value ? asked : nil) : values[asked...].firstIndex(of: value)
      guard let found else {
        let came = asked < values.count ? rest : "nothing"
        report("Expected \(value) next, but received: \(came)", at: sourceLocation)
        return passAll()
      }
      pass(through: found + 1)
    }
  }
}

/// Descriptions of a recorder's unchecked values, which are read when the test ends.
private final class UnaskedValues: Sendable {
  private let words = Mutex<[String]>([])
  var all: [String] { words.withLock { $0 } }
  func add(_ value: String) { words.withLock { $0.append(value) } }
  func drop(_ count: Int) { words.withLock { $0.removeFirst(min(count, $0.count)) } }
}
