/// Events: an observer receives those that happen from then on, none from before.
///
/// It lives on the main actor, never fails and never ends. An event without an observer is lost.
///
///     signal        ─ 1 ─── 2 ── 3 ──▶
///     bound here       ├───────────▶
///     the binding      ──── 2 ── 3 ──▶
///
/// A signal is hot or cold. A **hot** one has a source that does not depend on its observers, such as a ``Relay``; an operator on it observes
/// once for all observers of the result. A **cold** one starts anew for each observer: one made with ``create(_:)``, or from a ``Driver``, whose
/// present value each observer receives first. Operators on a cold signal run for each observer, so that all of them see the same; ``share(replay:)``
/// makes a hot one of it.
@MainActor
public struct Signal<Value> {
  private let subscribe: @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable
  /// Whether it starts anew for each observer.
  let isCold: Bool
  /// What has the closures that make the events.
  package let holder: (any ClosureHolder)?

  /// Makes a signal from the way to observe it.
  init(
    isCold: Bool, of holder: (any ClosureHolder)? = nil,
    _ subscribe: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable
  ) {
    self.isCold = isCold
    self.holder = holder
    self.subscribe = subscribe
  }

  /// A signal without events.
  ///
  ///     never   ─────────────▶
  public static var never: Signal<Value> {
    Signal(isCold: false) { _ in Disposable {} }
  }

  /// Calls `body` for each event, until the result is disposed or released. It belongs to whatever keeps the result, even when it is made in the
  /// run of an effect; effects made in `body` belong to what keeps them, too, whichever run sent the event.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - fileID: the file that makes it, for reports.
  ///   - line: the line that makes it, for reports.
  ///   - body: gets the event.
  /// - Returns: what keeps it alive.
  public func bind(
    name: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    let subscription = subscribe(body)
    SubscriptionTrace.note(subscription, fileID, line)
    if isInspecting { subscription.expectToBeKept(name: "\(name)", fileID: "\(fileID)") }
    return subscription
  }
}

extension Signal: ClosureHolding {}
