extension Signal {
  /// The successes, and the results of `recover` for the errors.
  ///
  ///     self    ─ ok(a) ── error ── ok(b) ──▶
  ///     catch   ─ a ────── r ────── b ──────▶
  public func `catch`<Success, Failure: Error>(
    _ recover: @escaping @MainActor (Failure) -> Success
  ) -> Signal<Success> where Value == Result<Success, Failure> {
    map { result in
      switch result {
      case .success(let value): value
      case .failure(let error): recover(error)
      }
    }
  }
}

extension Driver {
  /// The success, or the result of `recover` for the error.
  ///
  ///     self    ok(a) ── error ── ok(b) ──▶
  ///     catch   a ────── r ────── b ──────▶
  public func `catch`<Success, Failure: Error>(
    _ recover: @escaping @MainActor (Failure) -> Success
  ) -> Driver<Success> where Value == Result<Success, Failure> {
    map { result in
      switch result {
      case .success(let value): value
      case .failure(let error): recover(error)
      }
    }
  }
}
