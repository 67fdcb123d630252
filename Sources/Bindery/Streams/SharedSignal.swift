/// A signal derived from others: it observes them while it is observed, once for all observers.
@MainActor
final class SharedSignal<Value> {
  private let output = Relay<Value>()
  private let connection: Connection<Value>
  private var upstream: Disposable?
  private var count = 0

  init(_ connect: @escaping @MainActor (Relay<Value>) -> Disposable) {
    connection = Connection(connect)
  }

  init(_ connection: Connection<Value>) { self.connection = connection }

  var signal: Signal<Value> {
    Signal(isCold: false, of: connection) { body in self.observe(body) }
  }

  func observe(_ body: @escaping @MainActor (Value) -> Void) -> Disposable {
    let binding = output.signal.bind(body)
    count += 1
    if count == 1 { upstream = connection.make(output) }
    return Disposable {
      binding.dispose()
      self.count -= 1
      // Code that runs at the end may observe this signal again: by then it has no source any more.
      if self.count == 0 { exchange(&self.upstream, with: nil)?.dispose() }
    }
  }
}

/// The observation of a signal's sources.
@MainActor
final class Connection<Value>: ClosureHolder {
  private(set) var make: @MainActor (Relay<Value>) -> Disposable

  init(_ make: @escaping @MainActor (Relay<Value>) -> Disposable) { self.make = make }

  isolated deinit { releaseClosures() }

  func releaseClosures() { Releases.add(exchange(&make, with: { _ in Disposable {} })) }

  var remedy: String { "Write [weak self] in the closures of the signal's operators." }
}

extension Signal {
  /// Returns a hot signal of the events that `connect` sends to the relay while it is observed.
  package static func shared(_ connect: @escaping @MainActor (Relay<Value>) -> Disposable) -> Signal<Value> {
    SharedSignal(connect).signal
  }

  /// Returns a signal of the events that `connect` sends to the relay: separately for each observer if it is cold, else once
  /// for all.
  static func made(
    isCold: Bool, _ connect: @escaping @MainActor (Relay<Value>) -> Disposable
  ) -> Signal<Value> {
    guard isCold else { return .shared(connect) }
    let connection = Connection(connect)
    return Signal(isCold: true, of: connection) { body in SharedSignal(connection).observe(body) }
  }

  /// Returns a signal of the events that `connect` derives from this one: cold if this one is.
  func derive<Result>(_ connect: @escaping @MainActor (Relay<Result>) -> Disposable) -> Signal<Result> {
    .made(isCold: isCold, connect)
  }
}
