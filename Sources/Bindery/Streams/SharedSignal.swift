/// Makes a signal out of others: it observes them while it is observed, once for all observers.
@MainActor
final class SharedSignal<Value> {
  private let output = Relay<Value>()
  private let connect: @MainActor (Relay<Value>) -> Disposable
  private var upstream: Disposable?
  private var count = 0

  init(_ connect: @escaping @MainActor (Relay<Value>) -> Disposable) {
    self.connect = connect
  }

  var signal: Signal<Value> {
    Signal(isCold: false) { body in self.observe(body) }
  }

  func observe(_ body: @escaping @MainActor (Value) -> Void) -> Disposable {
    let binding = output.signal.bind(body)
    count += 1
    if count == 1 { upstream = connect(output) }
    return Disposable {
      binding.dispose()
      self.count -= 1
      if self.count == 0 { self.upstream = nil }
    }
  }
}

extension Signal {
  /// A hot signal that hands on what `connect` gives to the relay, while it is observed.
  package static func shared(_ connect: @escaping @MainActor (Relay<Value>) -> Disposable) -> Signal<Value> {
    SharedSignal(connect).signal
  }

  /// A signal that hands on what `connect` gives to the relay: if it is cold for each observer by itself, else once for all.
  static func made(
    isCold: Bool, _ connect: @escaping @MainActor (Relay<Value>) -> Disposable
  ) -> Signal<Value> {
    isCold ? Signal(isCold: true) { body in SharedSignal(connect).observe(body) } : .shared(connect)
  }

  /// A signal that hands on what `connect` makes of this one: cold if this one is.
  func derive<Result>(_ connect: @escaping @MainActor (Relay<Result>) -> Disposable) -> Signal<Result> {
    .made(isCold: isCold, connect)
  }
}
