extension Signal {
  /// Returns a signal of any callback: `subscribe` runs for each observer, and its result is disposed when that observer ends.
  ///
  ///     let resized = Signal.create { send in
  ///       let token = window.onResize { size in send(size) }
  ///       return Disposable { window.remove(token) }
  ///     }
  ///
  ///     observer one      ├ subscribe ─ 1 ── 2 ──▶
  ///     observer two             ├ subscribe ─ 1 ▶   its own run
  ///
  /// The signal is cold; ``share(replay:)`` shares one run among all observers. Events sent after the observer has ended are dropped.
  ///
  /// - Parameter subscribe: receives the function that sends an event to the observer; it may send immediately.
  public static func create(
    _ subscribe: @escaping @MainActor (_ send: @escaping @MainActor (Value) -> Void) -> Disposable
  ) -> Signal<Value> {
    .made(isCold: true) { output in
      var hasEnded = false
      let source = unowned {
        subscribe { event in if !hasEnded { output.accept(event) } }
      }
      return Disposable {
        hasEnded = true
        source.dispose()
      }
    }
  }
}
