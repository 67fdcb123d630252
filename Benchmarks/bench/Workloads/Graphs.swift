import Bindery
import OpenCombine

extension Workloads {
  /// Makes the chain of W5.
  private static func makeChain() -> () -> Void {
    let model = BinderyModel()
    var last = Computed { model.value &+ 1 }
    for _ in 1..<100 {
      let previous = last
      last = Computed { previous.value &+ 1 }
    }
    let end = last
    let binding = effect { Sink.total &+= end.value }
    return {
      for _ in 0..<1_000 { model.value &+= 1 }
      keep(all: binding)
    }
  }

  /// W5 with tracking of `@Observable` objects, which is on by default.
  static let chainTracked = Workload(
    name: "W5o", title: "W5 with tracking of @Observable objects",
    trials: [
      Trial(.bindery, operations: 100_000) {
        ObservationInterop.tracksObservables = true
        let change = makeChain()
        ObservationInterop.tracksObservables = false
        return {
          ObservationInterop.tracksObservables = true
          change()
          ObservationInterop.tracksObservables = false
        }
      }
    ])

  /// W5: a chain of a hundred derived values with one observer at its end; an operation is one node.
  static let chain = Workload(
    name: "W5", title: "chain of 100 derived, per node",
    trials: [
      Trial(.bindery, operations: 100_000) { makeChain() },
      Trial(.box, operations: 100_000) {
        let first = TutorialBox(0)
        var last = first
        for _ in 0..<100 {
          let next = TutorialBox(0)
          last.bind { next.value = $0 &+ 1 }
          last = next
        }
        last.bind { Sink.total &+= $0 }
        return {
          for _ in 0..<1_000 { first.value &+= 1 }
        }
      },
      Trial(.opencombine, operations: 100_000) {
        let subject = CurrentValueSubject<Int, Never>(0)
        var last = subject.eraseToAnyPublisher()
        for _ in 0..<100 { last = last.map { $0 &+ 1 }.eraseToAnyPublisher() }
        let binding = last.sink { Sink.total &+= $0 }
        return {
          for number in 0..<1_000 { subject.send(number) }
          keep(all: binding)
        }
      },
      Trial(.observable, operations: 100_000) {
        let model = ObservableModel()
        var last: @MainActor () -> Int = { model.value &+ 1 }
        for _ in 1..<100 {
          let previous = last
          last = { previous() &+ 1 }
        }
        let end = last
        let loop = ObservationLoop { Sink.total &+= end() }
        return {
          for _ in 0..<1_000 {
            model.value &+= 1
            loop.arm()
          }
        }
      },
      Trial(.limit, operations: 100_000) { limitChain() },
    ])

  /// W6: one source, a hundred derived values, one observer that reads them all; an operation is one node.
  static let diamond = Workload(
    name: "W6", title: "1 source, 100 derived, 1 observer, per node",
    trials: [
      Trial(.bindery, operations: 100_000) {
        let model = BinderyModel()
        let derived = (0..<100).map { index in Computed { model.value &+ index } }
        let unretained = derived.map { Unmanaged.passUnretained($0) }
        let binding = effect {
          for node in unretained { lend(node) { Sink.total &+= $0.value } }
        }
        return {
          for _ in 0..<1_000 { model.value &+= 1 }
          keep(all: (binding, derived))
        }
      },
      Trial(.box, operations: 100_000) {
        let first = TutorialBox(0)
        let total = TutorialBox(0)
        for index in 0..<100 {
          let derived = TutorialBox(0)
          first.bind { derived.value = $0 &+ index }
          derived.bind { total.value = $0 }
        }
        total.bind { Sink.total &+= $0 }
        return {
          for _ in 0..<1_000 { first.value &+= 1 }
        }
      },
      Trial(.opencombine, operations: 10_000) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let total = CurrentValueSubject<Int, Never>(0)
        let bindings = (0..<100).map { index in subject.map { $0 &+ index }.sink { total.send($0) } }
        let binding = total.sink { Sink.total &+= $0 }
        return {
          for number in 0..<100 { subject.send(number) }
          keep(all: (bindings, binding))
        }
      },
      Trial(.observable, operations: 10_000) {
        let model = ObservableModel()
        let derived = (0..<100).map { index -> @MainActor () -> Int in { model.value &+ index } }
        let loop = ObservationLoop {
          for value in derived { Sink.total &+= value() }
        }
        return {
          for _ in 0..<100 {
            model.value &+= 1
            loop.arm()
          }
        }
      },
      Trial(.limit, operations: 100_000) { limitChain() },
    ])

  /// A hundred stored properties, each set from the previous one by a closure: the lower limit for a chain.
  private static func limitChain() -> () -> Void {
    let cells = LimitCell.row(100)
    return {
      for number in 0..<1_000 { Sink.total &+= cells.run(number) }
    }
  }

  /// W7: a thousand layers of four derived values, each of which reads its neighbors in the layer before.
  static let layers = layered("W7", "1,000 layers of 4 derived, per node", layers: 1_000, sets: 5)

  /// The same with the numbers of layers of other libraries' benchmarks.
  static let cellx = [10, 100, 1_000, 5_000].map { count in
    layered("cellx-\(count)", "cellx, \(count) layers, per node", layers: count, sets: max(1, 5_000 / count))
  }

  private static func layered(_ name: String, _ title: String, layers: Int, sets: Int) -> Workload {
    Workload(
      name: name, title: title,
      trials: [
        Trial(.bindery, operations: layers * 4 * sets) {
          let models = (0..<4).map { _ in BinderyModel() }
          var layer = models.map { model in Computed { model.value } }
          var nodes = layer
          for _ in 1..<layers {
            let (a, b, c, d) = (layer[0], layer[1], layer[2], layer[3])
            layer = [
              Computed { b.value },
              Computed { a.value &- c.value },
              Computed { b.value &+ d.value },
              Computed { c.value },
            ]
            nodes += layer
            // Each layer is computed when created, as in a program that displays it.
            for node in layer { keep(all: node.value) }
          }
          let last = layer
          let binding = effect {
            for node in last { Sink.total &+= node.value }
          }
          return {
            for _ in 0..<sets {
              batch { for model in models { model.value &+= 1 } }
            }
            keep(all: (binding, nodes))
          }
        },
        Trial(.limit, operations: layers * 4 * sets) {
          let cells = LimitCell.row(layers * 4)
          return {
            for number in 0..<sets { Sink.total &+= cells.run(number) }
          }
        },
      ])
  }
}

/// Passes an object retained elsewhere without a reference count, as the limit reads its cells.
@inline(__always)
private func lend<Object: AnyObject>(_ object: Unmanaged<Object>, _ body: (Object) -> Void) {
  object._withUnsafeGuaranteedRef(body)
}
