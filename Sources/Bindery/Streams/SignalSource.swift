extension Signal where Value: Sendable {
  /// Creates a signal of the elements of an asynchronous sequence, which is iterated while it is observed. An error of the sequence goes to
  /// ``Reports``.
  ///
  ///     elements   ─ 1 ── 2 ────── 3 ─|
  ///     observed       ├──────────────▶
  ///     signal     ────── 2 ────── 3 ──▶
  ///
  /// In a ``WorkScope`` it counts as work while the iterating task is busy: from the moment at which the sequence receives an
  /// element until it has been delivered and the task waits again. Tasks that the sequence starts itself are not counted.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Value {
    self = .shared { output in
      // The elements come from elsewhere, whichever event began to observe them.
      let task = EventContext.withoutEvent { WorkScope.iterate(elements, receive: { output.accept($0) }) }
      return Disposable { task.cancel() }
    }
  }
}
