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
      Merge(
        a.map { a in { (newest: inout Newest) in newest.a = a } },
        b.map { b in { (newest: inout Newest) in newest.b = b } }
      )
      .scan(Newest()) { newest, update in
        var newest = newest
        update(&newest)
        return newest
      }
      .compactMap(\.both)
      .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
    }

    private struct Newest {
      var a: A.Output?
      var b: B.Output?
      var both: (A.Output, B.Output)? { if let a, let b { (a, b) } else { nil } }
    }
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
