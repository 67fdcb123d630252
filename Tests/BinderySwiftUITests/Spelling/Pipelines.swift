extension SpellingTests {
  /// What view models write with Combine.
  static let pipelines = #"""
    struct Reply: Decodable { let count: Int }
    func observe(_ m: Model) {
      m.$name.sink { print($0) }.store(in: &m.bag)
      m.$name.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().map { $0.count }
        .assign(to: \.count, on: m).store(in: &m.bag)
      m.$name.dropFirst().debounce(for: 0.5, scheduler: DispatchQueue.main).map(\.count).assign(to: &m.$count)
      m.$name.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).collect(2).sink { print($0) }.store(in: &m.bag)
      m.$name.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { print($0) }.store(in: &m.bag)
      m.$name.delay(for: .seconds(1), scheduler: RunLoop.main).sink { print($0) }.store(in: &m.bag)
      m.$name.receive(on: DispatchQueue.global()).sink { print($0) }.store(in: &m.bag)
      m.objectWillChange.sink { print(1) }.store(in: &m.bag)
      Timer.publish(every: 1, on: .main, in: .default).autoconnect().sink { print($0) }.store(in: &m.bag)
      NotificationCenter.default.publisher(for: .init("x")).compactMap { $0.object as? String }
        .receive(on: OperationQueue.main).sink { print($0) }.store(in: &m.bag)
    }
    func combine(_ m: Model) {
      Publishers.CombineLatest(m.$name, m.$count).map { "\($0)\($1)" }.receive(on: RunLoop.main).sink { print($0) }
        .store(in: &m.bag)
      Publishers.CombineLatest3(m.$name, m.$count, m.$items).map { a, b, c in a.isEmpty && b == 0 && c.isEmpty }
        .sink { print($0) }.store(in: &m.bag)
      m.$name.combineLatest(m.$count).filter { $0.1 > 1 }.sink { print($0.0) }.store(in: &m.bag)
      m.$name.zip(m.$count).sink { print($0) }.store(in: &m.bag)
      Publishers.MergeMany([Just(1), Just(2)]).collect().sink { print($0) }.store(in: &m.bag)
      Publishers.Merge(Just(1), Just(2)).sink { print($0) }.store(in: &m.bag)
      Just(1).merge(with: Just(2)).sink { print($0) }.store(in: &m.bag)
      m.$name.flatMap { Just($0) }.sink { print($0) }.store(in: &m.bag)
      m.$name.map { Just($0) }.switchToLatest().sink { print($0) }.store(in: &m.bag)
    }
    func transform(_ m: Model) {
      Fail<Int, ModelError>(error: .failed).catch { _ in Just(1) }.replaceError(with: 2).sink { print($0) }.store(in: &m.bag)
      m.$items.compactMap(\.first).scan(0) { a, b in a + b.id }.print("x").handleEvents(receiveOutput: { _ in })
        .sink { print($0) }.store(in: &m.bag)
      m.$name.share().prepend("a").append("b").first().setFailureType(to: Error.self)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &m.bag)
      [1, 2].publisher.sink { print($0) }.store(in: &m.bag)
    }
    func length(_ m: Model) -> AnyPublisher<Int, Never> { m.$name.map { $0.count }.eraseToAnyPublisher() }
    func nothing() -> AnyPublisher<Int, Never> { Empty().eraseToAnyPublisher() }
    func later() -> AnyPublisher<Int, Error> {
      Future<Int, Error> { promise in promise(.success(1)) }.eraseToAnyPublisher()
    }
    func load() -> AnyPublisher<Reply, Error> {
      URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org")!).map(\.data)
        .decode(type: Reply.self, decoder: JSONDecoder()).receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
    func start(_ m: Model) {
      load()
        .sink(
          receiveCompletion: { completion in if case .failure(let error) = completion { print(error) } },
          receiveValue: { print($0.count) })
        .store(in: &m.bag)
    }
    func send() {
      let passing = PassthroughSubject<Int, Never>()
      passing.send(1)
      let current = CurrentValueSubject<Int, Never>(1)
      current.value = 2
      current.send(completion: .finished)
    }
    func wait(_ m: Model) async { for await name in m.$name.values { print(name) } }

    """#
}
