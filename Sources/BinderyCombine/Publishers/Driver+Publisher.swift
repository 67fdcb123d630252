public import Bindery
public import OpenCombine

extension Driver {
  /// The value that is there now and each later one. To be subscribed to on the main actor.
  ///
  ///     self        1 ───── 2 ── 3 ──▶
  ///     subscribed     ├─────────────▶
  ///     publisher      1 ── 2 ── 3 ──▶
  ///
  /// A subscriber that asks for less gets the newest when it asks again. It never completes.
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
  /// The events that happen from the subscription on. To be subscribed to on the main actor.
  ///
  ///     self        ─ 1 ─── 2 ── 3 ──▶
  ///     subscribed     ├─────────────▶
  ///     publisher      ──── 2 ── 3 ──▶
  ///
  /// An event that a subscriber did not ask for is lost on it. It never completes.
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

  /// The values of a publisher that never fails, which is subscribed to while it is observed. It must publish on the main actor:
  /// `receive(on:)` brings it there.
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
  /// The newest value of a publisher that never fails, and `initial` until there is one. It is subscribed to for as long as the driver is
  /// kept, and must publish on the main actor.
  ///
  ///     publisher   ────── 2 ── 3 ──▶
  ///     driver      1 ──── 2 ── 3 ──▶
  public init<Source: Publisher>(
    _ publisher: Source, initial: Value
  ) where Source.Output == Value, Source.Failure == Never {
    self = Signal(publisher).startWith(initial)
  }
}

/// Runs what must run on the main actor, and stops the program if this is elsewhere.
private func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // The result goes nowhere else meanwhile: the call is synchronous.
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result.unsafelyUnwrapped
}
