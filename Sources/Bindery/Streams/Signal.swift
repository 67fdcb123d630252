/// Events: who observes gets those that happen from then on, none from before.
///
/// It lives on the main actor, never fails and never ends. What happens at nobody's sight is forgotten.
///
///     signal        ─ 1 ─── 2 ── 3 ──▶
///     bound here       ├───────────▶
///     the binding      ──── 2 ── 3 ──▶
@MainActor
public struct Signal<Value> {
  private let subscribe: @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable

  /// Makes a signal from the way to observe it.
  init(_ subscribe: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable) {
    self.subscribe = subscribe
  }

  /// A signal of which no event ever comes.
  ///
  ///     never   ─────────────▶
  public static var never: Signal<Value> {
    Signal { _ in Disposable {} }
  }

  /// Calls `body` for each event, until the result is disposed or goes. It belongs to whoever keeps the result, even when it is made in the run
  /// of an effect.
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
