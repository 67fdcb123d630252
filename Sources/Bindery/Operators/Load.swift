extension Driver where Value: Sendable {
  /// The state of an asynchronous `operation` for the current value and for each later one: loading, its result, or its error. A newer value cancels
  /// the operation of the older one. It observes for as long as it exists.
  ///
  ///     self           A ─────────── B ────────────────▶
  ///     operation      ──────── a    ──────────── ✗
  ///     load           loading ─ a ─ loading(a) ─ failure ▶
  public func load<Output: Sendable>(
    _ operation: @escaping @MainActor (Value) async throws -> Output
  ) -> Driver<Loadable<Output>> {
    asSignal().load(operation)
  }
}

extension Signal where Value: Sendable {
  /// The state of an asynchronous `operation` for each event: loading, its result, or its error. A newer event
  /// cancels the operation of the older one. It observes for as long as it exists.
  ///
  ///     self           ───── A ─────────── B ────────────────▶
  ///     operation            ──────── a    ──────────── ✗
  ///     load           idle ─ loading ─ a ─ loading(a) ─ failure ▶
  public func load<Output: Sendable>(
    _ operation: @escaping @MainActor (Value) async throws -> Output
  ) -> Driver<Loadable<Output>> {
    HeldDriver(Loadable<Output>.idle) { box in
      let latest = LatestTask()
      let binding = unowned {
        bind { event in
          box.set(.loading(last: untracked { box.read() }.value))
          latest.start {
            do { return Loadable.value(try await operation(event)) } catch { return .failure(error) }
          } then: {
            box.set($0)
          }
        }
      }
      return Disposable {
        binding.dispose()
        latest.cancel()
      }
    }.driver
  }
}
