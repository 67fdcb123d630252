import Bindery
import OpenCombine

extension Workloads {
  /// W3: a value is set, and one observer receives it.
  static let set = Workload(
    name: "W3", title: "set, one observer",
    trials: [
      Trial(.bindery, operations: 100_000) {
        let model = BinderyModel()
        let binding = effect { Sink.total &+= model.value }
        return {
          for _ in 0..<100_000 { model.value &+= 1 }
          keep(all: binding)
        }
      },
      Trial(.box, operations: 100_000) {
        let box = TutorialBox(0)
        box.bind { Sink.total &+= $0 }
        return {
          for _ in 0..<100_000 { box.value &+= 1 }
        }
      },
      Trial(.opencombine, operations: 100_000) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let binding = subject.sink { Sink.total &+= $0 }
        return {
          for number in 0..<100_000 { subject.send(number) }
          keep(all: binding)
        }
      },
      Trial(.observable, operations: 10_000) {
        let model = ObservableModel()
        let loop = ObservationLoop { Sink.total &+= model.value }
        return {
          for _ in 0..<10_000 {
            model.value &+= 1
            loop.arm()
          }
        }
      },
      Trial(.limit, operations: 100_000) {
        let limit = Limit(0) { Sink.total &+= $0 }
        return {
          for number in 0..<100_000 { limit.set(number) }
        }
      },
    ])

  /// W3 with tracking of `@Observable` objects, which is on by default.
  static let setTracked = Workload(
    name: "W3o", title: "W3 with tracking of @Observable objects",
    trials: [
      Trial(.bindery, operations: 100_000) {
        ObservationInterop.tracksObservables = true
        let model = BinderyModel()
        let binding = effect { Sink.total &-= model.value }
        ObservationInterop.tracksObservables = false
        return {
          ObservationInterop.tracksObservables = true
          for _ in 0..<100_000 { model.value &+= 1 }
          ObservationInterop.tracksObservables = false
          keep(all: binding)
        }
      }
    ])

  /// W3 with an observer that also reads an unchanged `@Observable` object.
  static let setBesideObservable = Workload(
    name: "W3p", title: "W3, with an observer that also reads an @Observable object",
    trials: [
      Trial(.bindery, operations: 10_000) {
        ObservationInterop.tracksObservables = true
        let model = BinderyModel()
        let other = ObservableModel()
        let binding = effect { Sink.total &+= model.value &+ other.value }
        ObservationInterop.tracksObservables = false
        return {
          ObservationInterop.tracksObservables = true
          for _ in 0..<10_000 { model.value &+= 1 }
          ObservationInterop.tracksObservables = false
          keep(all: binding)
        }
      }
    ])

  private static let words = (0..<64).map { "a string that is too long to be kept inline \($0)" }

  private static func word(_ number: Int) -> String { words[number & 63] }

  /// W9: the same with a different string each time.
  static let setString = Workload(
    name: "W9", title: "set a distinct String, one observer",
    trials: [
      Trial(.bindery, operations: 100_000) {
        let model = BinderyStringModel()
        let binding = effect { Sink.total &+= model.value.utf8.count }
        return {
          for number in 0..<100_000 { model.value = word(number) }
          keep(all: binding)
        }
      },
      Trial(.box, operations: 100_000) {
        let box = TutorialBox("")
        box.bind { Sink.total &+= $0.utf8.count }
        return {
          for number in 0..<100_000 { box.value = word(number) }
        }
      },
      Trial(.opencombine, operations: 100_000) {
        let subject = CurrentValueSubject<String, Never>("")
        let binding = subject.sink { Sink.total &+= $0.utf8.count }
        return {
          for number in 0..<100_000 { subject.send(word(number)) }
          keep(all: binding)
        }
      },
      Trial(.observable, operations: 10_000) {
        let model = ObservableStringModel()
        let loop = ObservationLoop { Sink.total &+= model.value.utf8.count }
        return {
          for number in 0..<10_000 {
            model.value = word(number)
            loop.arm()
          }
        }
      },
      Trial(.limit, operations: 100_000) {
        let limit = Limit("") { Sink.total &+= $0.utf8.count }
        return {
          for number in 0..<100_000 { limit.set(word(number)) }
        }
      },
    ])

  /// W4: a value is set, and a thousand observers receive it; an operation is one delivery.
  static let fanOut = Workload(
    name: "W4", title: "set, 1,000 observers, per delivery",
    trials: [
      Trial(.bindery, operations: 100_000) {
        let model = BinderyModel()
        let bindings = (0..<1_000).map { _ in effect { Sink.total ^= model.value } }
        return {
          for _ in 0..<100 { model.value &+= 1 }
          keep(all: bindings)
        }
      },
      Trial(.box, operations: 100_000) {
        let box = TutorialBox(0)
        for _ in 0..<1_000 { box.bind { Sink.total ^= $0 } }
        return {
          for _ in 0..<100 { box.value &+= 1 }
        }
      },
      Trial(.opencombine, operations: 100_000) {
        let subject = CurrentValueSubject<Int, Never>(0)
        let bindings = (0..<1_000).map { _ in
          subject.sink { Sink.total ^= $0 }
        }
        return {
          for number in 0..<100 { subject.send(number) }
          keep(all: bindings)
        }
      },
      Trial(.observable, operations: 10_000) {
        let model = ObservableModel()
        let loops = (0..<1_000).map { _ in ObservationLoop { Sink.total ^= model.value } }
        return {
          for _ in 0..<10 {
            model.value &+= 1
            for loop in loops { loop.arm() }
          }
        }
      },
      Trial(.limit, operations: 100_000) {
        let observers = (0..<1_000).map { _ in Limit(0) { Sink.total ^= $0 } }
        let unretained = observers.map { Unmanaged.passUnretained($0) }
        return {
          for number in 0..<100 {
            for observer in unretained { observer._withUnsafeGuaranteedRef { $0.observer(number) } }
          }
          keep(all: observers)
        }
      },
    ])
}
