extension Signal {
  /// The same events; writes a line for each, and for the start and end of each observation.
  ///
  ///     self     ─ 1 ── 2 ──▶
  ///     debug    ─ 1 ── 2 ──▶
  ///     log      "taps: observed", "taps: 1", "taps: 2", "taps: ended"
  ///
  /// - Parameters:
  ///   - name: the prefix of the lines.
  ///   - log: writes a line; to standard error by default.
  public func debug(
    _ name: String, log: (@MainActor (String) -> Void)? = nil
  ) -> Signal<Value> {
    let log = log ?? { writeToStandardError($0) }
    return derive { output in
      log("\(name): observed")
      let binding = bind { event in
        log("\(name): \(event)")
        output.accept(event)
      }
      return Disposable {
        binding.dispose()
        log("\(name): ended")
      }
    }
  }
}

extension Driver {
  /// The same values; writes a line for each computed value.
  ///
  ///     self     1 ── 2 ──▶
  ///     debug    1 ── 2 ──▶
  ///     log      "count: 1", "count: 2"
  ///
  /// - Parameters:
  ///   - name: the prefix of the lines.
  ///   - log: writes a line; to standard error by default.
  public func debug(
    _ name: String, log: (@MainActor (String) -> Void)? = nil
  ) -> Driver<Value> {
    let log = log ?? { writeToStandardError($0) }
    return `do` { log("\(name): \($0)") }
  }
}
