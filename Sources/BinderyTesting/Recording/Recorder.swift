public import Bindery
internal import Synchronization
public import Testing

/// Notes every value of a driver or event of a signal, to be asked for in order.
///
/// ```swift
/// let texts = Recorder(model.$locationName)
/// model.changeLocation(to: "Paris")
/// await settle()
/// texts.expect("Loading...", "Paris")
/// ```
///
/// It listens for as long as it is kept.
@MainActor
public final class Recorder<Value> {
  /// Whether values may go unmentioned.
  public enum Mode: Sendable {
    /// Values between the expected ones are passed over.
    case inOrder
    /// Every value has to be expected, in order. A test with a ``WorkScopeTrait`` fails at its end for those that were
    /// not; without it, ask with ``Recorder/finish(sourceLocation:)``.
    case exhaustive
  }

  /// All values so far.
  public private(set) var values: [Value] = []
  private var asked = 0
  private let mode: Mode
  private let unasked = UnaskedValues()
  private var subscription: Disposable?

  /// Listens to a driver: its value now, and each change.
  public convenience init(
    _ driver: Driver<Value>, _ mode: Mode = .inOrder, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(mode, sourceLocation)
    subscription = driver.bind { [unowned self] in note($0) }
  }

  /// Listens to a signal: each event from now on.
  public convenience init(
    _ signal: Signal<Value>, _ mode: Mode = .inOrder, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(mode, sourceLocation)
    subscription = signal.bind { [unowned self] in note($0) }
  }

  private init(_ mode: Mode, _ sourceLocation: SourceLocation) {
    self.mode = mode
    guard mode == .exhaustive else { return }
    TestLedger.current?.atEnd { [unasked] in
      let values = unasked.all
      guard !values.isEmpty else { return [] }
      return ["The recorder made at \(sourceLocation) was not asked about: \(values.joined(separator: ", "))"]
    }
  }

  private func note(_ value: Value) {
    values.append(value)
    unasked.add("\(value)")
  }

  /// Fails with the values that an exhaustive recorder was not asked about.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    defer { passAll() }
    guard mode == .exhaustive, asked < values.count else { return }
    report("It was not asked about: \(rest)", at: sourceLocation)
  }

  /// Fails if there is a value that was not asked for yet.
  public func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    defer { passAll() }
    guard asked < values.count else { return }
    report("Nothing was expected, but there came: \(rest)", at: sourceLocation)
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
  /// Fails unless these values came, in this order, after those that were asked for before.
  public func expect(_ expected: Value..., sourceLocation: SourceLocation = #_sourceLocation) {
    for value in expected {
      let found =
        mode == .exhaustive
        ? (values[asked...].first == value ? asked : nil) : values[asked...].firstIndex(of: value)
      guard let found else {
        let came = asked < values.count ? rest : "nothing"
        report("\(value) was expected next, but there came: \(came)", at: sourceLocation)
        return passAll()
      }
      pass(through: found + 1)
    }
  }
}

/// The values that a recorder was not asked about, in words, to be read when the test ends.
private final class UnaskedValues: Sendable {
  private let words = Mutex<[String]>([])
  var all: [String] { words.withLock { $0 } }
  func add(_ value: String) { words.withLock { $0.append(value) } }
  func drop(_ count: Int) { words.withLock { $0.removeFirst(min(count, $0.count)) } }
}
