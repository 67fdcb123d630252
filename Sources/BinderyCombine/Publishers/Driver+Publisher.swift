public import Bindery
public import OpenCombine

extension Driver {
  /// The current value and each later one. Subscribe on the main actor.
  ///
  ///     self        1 ───── 2 ── 3 ──▶
  ///     subscribed     ├─────────────▶
  ///     publisher      1 ── 2 ── 3 ──▶
  ///
  /// If demand is exhausted, the subscriber receives the newest value when it requests more. It never completes.
  public nonisolated var publisher: AnyPublisher<Value, Never> {
    Deferred {
      onMainActor {
        let subject = CurrentValueSubject<Value, Never>(untracked { value })
        let binding = bind { subject.send($0) }
        return subject.handleEvents(receiveCancel: { onMainActor { binding.dispose() } })
      }
    }
    .eraseToAnyPublisher()
  }
}

extension Signal {
  /// The events that happen after the subscription. Subscribe on the main actor.
  ///
  ///     self        ─ 1 ─── 2 ── 3 ──▶
  ///     subscribed     ├─────────────▶
  ///     publisher      ──── 2 ── 3 ──▶
  ///
  /// An event without demand is dropped. It never completes.
  public nonisolated var publisher: AnyPublisher<Value, Never> {
    Deferred {
      onMainActor {
        let subject = PassthroughSubject<Value, Never>()
        let binding = bind { subject.send($0) }
        return subject.handleEvents(receiveCancel: { onMainActor { binding.dispose() } })
      }
    }
    .eraseToAnyPublisher()
  }

  /// Creates a signal from a publisher that never fails, and subscribes to it while the signal is observed. The publisher must
  /// publish on the main actor; use `receive(on:)` if necessary.
  ///
  ///     publisher   ─ 1 ── 2 ── 3 ──▶
  ///     observed       ├────────────▶
  ///     signal      ────── 2 ── 3 ──▶
  public init<Source: Publisher>(_ publisher: Source) where Source.Output == Value, Source.Failure == Never {
    self = .shared { output in
      let subscription = publisher.sink { value in onMainActor { output.accept(value) } }
      return Disposable { subscription.cancel() }
    }
  }
}

extension Driver {
  /// Creates a driver with the newest value of a publisher that never fails, and `initial` until the first value. The subscription lasts
  /// as long as the driver. The publisher must publish on the main actor.
  ///
  ///     publisher   ────── 2 ── 3 ──▶
  ///     driver      1 ──── 2 ── 3 ──▶
  public init<Source: Publisher>(
    _ publisher: Source, initial: Value
  ) where Source.Output == Value, Source.Failure == Never {
    self = Signal(publisher).startWith(initial)
  }
}

/// Runs a closure that requires the main actor; stops the program if called elsewhere.
private func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // The result does not escape meanwhile: the call is synchronous.
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result.unsafelyUnwrapped
}
