/// Events: who observes gets those that happen from then on, none from before.
///
/// It lives on the main actor and never fails. What happens at nobody's sight is forgotten.
@MainActor
public struct Signal<Value> {
  private let subscribe: @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable

  /// Makes a signal from the way to observe it.
  init(_ subscribe: @escaping @MainActor (@escaping @MainActor (Value) -> Void) -> Disposable) {
    self.subscribe = subscribe
  }

  /// A signal of which no event ever comes.
  public static var never: Signal<Value> {
    Signal { _ in Disposable {} }
  }

  /// Calls `body` for each event, until the result is disposed or goes.
  public func bind(
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    let subscription = subscribe(body)
    SubscriptionTrace.note(subscription, fileID, line)
    return subscription
  }
}
