/// The values of a ``Driver`` or the events of a ``Signal`` as an asynchronous sequence.
///
/// It ends only when the task that iterates it is canceled. Each iterator observes separately, from its first wait on, and buffers
/// values for a slow reader by its ``BufferingPolicy``. Waiting for the next value counts as waiting in a ``WorkScope``.
public struct Values<Element: Sendable>: AsyncSequence, Sendable {
  private let observe: @MainActor @Sendable (@escaping @MainActor (Element) -> Void) -> Disposable
  private let buffering: BufferingPolicy

  @MainActor
  init(
    _ buffering: BufferingPolicy,
    _ observe: @escaping @MainActor @Sendable (@escaping @MainActor (Element) -> Void) -> Disposable
  ) {
    self.observe = observe
    self.buffering = buffering
  }

  /// Creates an iterator, which begins to observe at its first ``Iterator/next()``.
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: self)
  }

  /// Waits for the values one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let values: Values<Element>
    private var buffer: ValueBuffer<Element>?

    fileprivate init(values: Values<Element>) { self.values = values }

    /// Returns the next value; `nil` once the task is canceled.
    public mutating func next() async -> Element? {
      let buffer: ValueBuffer<Element>
      if let existing = self.buffer {
        buffer = existing
      } else {
        buffer = await ValueBuffer(values.buffering, values.observe)
        self.buffer = buffer
      }
      return await withTaskCancellationHandler {
        await buffer.next()
      } onCancel: {
        // Counted, so that a scope is not idle before the canceled wait has ended.
        WorkScope.start("cancelling a wait for the next value") { buffer.finish() }
      }
    }
  }
}

/// Stores the values that were not read yet, and the task that waits for the next.
@MainActor
private final class ValueBuffer<Element: Sendable> {
  private let buffering: BufferingPolicy
  private var elements = Queue<Element>()
  private var waiter: (continuation: CheckedContinuation<Element?, Never>, wait: WorkScope.Wait)?
  private var isFinished = false
  private var binding: Disposable?

  init(
    _ buffering: BufferingPolicy, _ observe: @MainActor (@escaping @MainActor (Element) -> Void) -> Disposable
  ) {
    self.buffering = buffering
    binding = unowned { observe { [weak self] in self?.receive($0) } }
  }

  func next() async -> Element? {
    if Task.isCancelled {
      elements = []
      finish()
    }
    if let element = elements.popFirst() { return element }
    if isFinished { return nil }
    return await withCheckedContinuation { waiter = ($0, WorkScope.beginWaiting(for: "the next value")) }
  }

  func finish() {
    isFinished = true
    binding?.dispose()
    binding = nil
    resume(nil)
  }

  private func receive(_ element: Element) {
    if waiter != nil { return resume(element) }
    switch buffering {
    case .unbounded: elements.append(element)
    case .newest(let limit):
      elements.append(element)
      if elements.count > limit { _ = elements.popFirst() }
    case .oldest(let limit): if elements.count < limit { elements.append(element) }
    }
  }

  private func resume(_ element: Element?) {
    guard let (continuation, wait) = waiter else { return }
    waiter = nil
    wait.end()
    continuation.resume(returning: element)
  }
}

extension Driver where Value: Sendable {
  /// The current value and each later one. A slow reader receives the newest and misses some between.
  ///
  ///     self     1 ── 2 3 4 ─────────▶
  ///     reader   1 ── 2 (busy) ── 4 ─▶
  public var values: Values<Value> { values(buffering: .newest(1)) }

  /// The current value and each later one, buffered for a slow reader.
  ///
  ///     self               1 ── 2 3 4 5 ───────────▶
  ///     .newest(2)         1 ── 2 (busy) ── 4 ── 5 ▶
  ///     .oldest(2)         1 ── 2 (busy) ── 3 ── 4 ▶
  public func values(buffering: BufferingPolicy) -> Values<Value> {
    Values(buffering) { bind($0) }
  }
}

extension Signal where Value: Sendable {
  /// The events after the first wait, none of which is missed.
  ///
  ///     self     1 ── 2 3 4 ──────────────────▶
  ///     reader      ├ 2 (busy) ── 3 ── 4 ─────▶
  public var values: Values<Value> { values(buffering: .unbounded) }

  /// The events after the first wait, buffered for a slow reader.
  ///
  ///     self          1 ── 2 3 4 5 ───────────▶
  ///     .newest(2)       ├ 2 (busy) ── 4 ── 5 ▶
  ///     .oldest(2)       ├ 2 (busy) ── 3 ── 4 ▶
  public func values(buffering: BufferingPolicy) -> Values<Value> {
    Values(buffering) { bind($0) }
  }
}
