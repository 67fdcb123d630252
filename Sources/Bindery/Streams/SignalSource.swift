extension Signal where Value: Sendable {
  /// The elements of an asynchronous sequence, which is iterated while it is observed. Its error, if it ends with one, goes to
  /// ``Reports``.
  ///
  ///     elements   ─ 1 ── 2 ────── 3 ─|
  ///     observed       ├──────────────▶
  ///     signal     ────── 2 ────── 3 ──▶
  ///
  /// In a ``WorkScope`` it counts as work whenever the iterating task has something to do: from the moment at which an element is fed to the
  /// sequence until it has been handed on and the task waits again. Tasks that the sequence starts by itself are not seen.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Value {
    self = .shared { output in
      let task = WorkScope.iterate(elements, receive: { output.accept($0) })
      return Disposable { task.cancel() }
    }
  }
}
