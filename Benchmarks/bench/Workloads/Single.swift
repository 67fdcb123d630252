import Bindery
import OpenCombine

extension Workloads {
  /// W1: an observable is created and released.
  static let create = Workload(
    name: "W1", title: "create an observable",
    trials: [
      Trial(.bindery, operations: 100_000) {
        { for _ in 0..<100_000 { keep(BinderyModel()) } }
      },
      Trial(.box, operations: 100_000) {
        { for index in 0..<100_000 { keep(TutorialBox(index)) } }
      },
      Trial(.opencombine, operations: 100_000) {
        { for index in 0..<100_000 { keep(CurrentValueSubject<Int, Never>(index)) } }
      },
      Trial(.observable, operations: 100_000) {
        { for _ in 0..<100_000 { keep(ObservableModel()) } }
      },
      Trial(.limit, operations: 100_000) {
        { for index in 0..<100_000 { keep(Plain(index)) } }
      },
    ])

  /// W2: an observer is attached to an observable, receives the value, and is detached.
  static let attach = Workload(
    name: "W2", title: "attach an observer and detach it",
    trials: [
      Trial(.bindery, operations: 10_000) {
        let model = BinderyModel()
        return {
          for _ in 0..<10_000 {
            let binding = effect { Sink.total &+= model.value }
            binding.dispose()
          }
        }
      },
      Trial(.opencombine, operations: 10_000) {
        let subject = CurrentValueSubject<Int, Never>(1)
        return {
          for _ in 0..<10_000 {
            let binding = subject.sink { Sink.total &+= $0 }
            binding.cancel()
          }
        }
      },
      Trial(.observable, operations: 10_000) {
        let model = ObservableModel()
        return {
          for _ in 0..<10_000 {
            let loop = ObservationLoop { Sink.total &+= model.value }
            // Observation detaches only through a change.
            model.value &+= 1
            keep(loop)
          }
        }
      },
      Trial(.limit, operations: 10_000) {
        let model = Plain(1)
        return {
          for _ in 0..<10_000 {
            let limit = Limit(1) { _ in Sink.total &+= model.value }
            limit.observer(1)
            keep(limit)
          }
        }
      },
    ])

  /// A value without observers is read.
  static let read = Workload(
    name: "read", title: "read, nobody observing",
    trials: [
      Trial(.bindery, operations: 1_000_000) {
        let model = BinderyModel()
        return {
          for _ in 0..<1_000_000 { Sink.total &+= readValue(model) }
        }
      },
      Trial(.opencombine, operations: 1_000_000) {
        let subject = CurrentValueSubject<Int, Never>(1)
        return {
          for _ in 0..<1_000_000 { Sink.total &+= readValue(subject) }
        }
      },
      Trial(.observable, operations: 1_000_000) {
        let model = ObservableModel()
        return {
          for _ in 0..<1_000_000 { Sink.total &+= readValue(model) }
        }
      },
      Trial(.limit, operations: 1_000_000) {
        let model = Plain(1)
        return {
          for _ in 0..<1_000_000 { Sink.total &+= readValue(model) }
        }
      },
    ])

  @inline(never) private static func readValue(_ model: BinderyModel) -> Int { model.value }
  @inline(never) private static func readValue(_ model: CurrentValueSubject<Int, Never>) -> Int {
    model.value
  }
  @inline(never) private static func readValue(_ model: ObservableModel) -> Int { model.value }
  @inline(never) private static func readValue(_ model: Plain<Int>) -> Int { model.value }
}
