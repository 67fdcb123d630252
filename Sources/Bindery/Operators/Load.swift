extension Driver where Value: Sendable {
  /// What an asynchronous `operation` gives for the present value and for each later one, with what a screen shows meanwhile. A newer value cancels
  /// the operation of the older one. It observes for as long as it is kept.
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
  /// What an asynchronous `operation` gives for each event, with what a screen shows meanwhile. A newer event cancels the operation of the older one.
  /// It observes for as long as it is kept.
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
