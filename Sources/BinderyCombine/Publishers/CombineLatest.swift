internal import Foundation
public import OpenCombine

extension Publishers {
  /// The newest values of two publishers, once both have one, and again whenever one of them has a new one.
  ///
  ///     a        1 ───── 2 ───────── 3 ──▶
  ///     b        ─── x ───── y ──────────▶
  ///     latest   ─── 1x ─ 2x ─ 2y ── 3y ─▶
  ///
  /// It finishes when both have finished, and fails with the first failure. If demand is exhausted, the subscriber
  /// receives the newest pair when it requests more.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let pair = LatestPair<A.Output, B.Output, Downstream>(subscriber)
      subscriber.receive(subscription: pair)
      pair.observe(a) { $0.first = $1 }
      pair.observe(b) { $0.second = $1 }
    }
  }
}

/// A subscription to the newest values of two publishers.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  var first: First?
  var second: Second?
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [AnyCancellable] = []
  private var running = 2
  private var demand = Subscribers.Demand.none
  /// Whether the newest pair has not been delivered yet.
  private var isPending = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  func observe<Source: Publisher>(_ source: Source, _ keep: @escaping (LatestPair, Source.Output) -> Void)
  where Source.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    let upstream = source.sink(
      receiveCompletion: { [weak self] in self?.end($0) },
      receiveValue: { [weak self] value in self?.take { keep($0, value) } })
    lock.withLock {
      if downstream != nil { upstreams.append(upstream) }
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      if isPending { send() }
    }
  }

  func cancel() {
    // The upstreams are released outside the lock, because releasing them may run other code.
    let ended = lock.withLock {
      defer { upstreams = [] }
      downstream = nil
      return upstreams
    }
    for upstream in ended { upstream.cancel() }
  }

  private func take(_ keep: (LatestPair) -> Void) {
    lock.withLock {
      keep(self)
      if first != nil, second != nil { send() }
    }
  }

  private func send() {
    guard let downstream, let first, let second else { return }
    isPending = demand == .none
    guard !isPending else { return }
    demand -= 1
    demand += downstream.receive((first, second))
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ended: Downstream? = lock.withLock {
      running -= 1
      if case .finished = completion, running > 0 { return nil }
      return downstream
    }
    guard let ended else { return }
    cancel()
    ended.receive(completion: completion)
  }
}

extension Publisher {
  /// The newest values of this publisher and another, once both have one.
  public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other>
  where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// The results of `transform` for the newest values of this publisher and another.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
  }

  /// The newest values of three publishers, once all have one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// The results of `transform` for the newest values of three publishers.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }.eraseToAnyPublisher()
  }

  /// The newest values of four publishers, once all have one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// The results of `transform` for the newest values of four publishers.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }.eraseToAnyPublisher()
  }
}

extension Publishers {
  /// The newest values of three publishers, once all have one, as ``CombineLatest``.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let nested: CombineLatest<CombineLatest<A, B>, C>

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { nested = CombineLatest(CombineLatest(a, b), c) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      nested.map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }

  /// The newest values of four publishers, once all have one, as ``CombineLatest``.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    private let nested: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      nested = CombineLatest(CombineLatest(a, b), CombineLatest<C, D>(c, d))
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      nested.map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.subscribe(subscriber)
    }
  }
}
