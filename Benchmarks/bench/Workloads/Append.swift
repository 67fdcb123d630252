import Bindery
import OpenCombine

extension Workloads {
  private static let count = 20_000

  /// An empty array grows to 20,000 elements while nothing observes it; an operation is one append.
  static let append = Workload(
    name: "append", title: "append to an array of up to 20,000, nobody observing",
    trials: [
      Trial(.bindery, operations: count) {
        let model = BinderyArrayModel()
        return {
          model.items = []
          for number in 0..<count { model.items.append(number) }
        }
      },
      Trial(.opencombine, operations: count) {
        let subject = CurrentValueSubject<[Int], Never>([])
        return {
          subject.value = []
          for number in 0..<count { subject.value.append(number) }
        }
      },
      Trial(.observable, operations: count) {
        let model = ObservableArrayModel()
        return {
          model.items = []
          for number in 0..<count { model.items.append(number) }
        }
      },
      Trial(.limit, operations: count) {
        let model = Plain<[Int]>([])
        return {
          model.value = []
          for number in 0..<count { model.value.append(number) }
        }
      },
    ])

  /// The same with an observer that reads the count after each append.
  static let appendObserved = Workload(
    name: "append-observed", title: "append to an array of up to 20,000, one observer",
    trials: [
      Trial(.bindery, operations: count) {
        let model = BinderyArrayModel()
        let binding = effect { Sink.total &+= model.items.count }
        return {
          model.items = []
          for number in 0..<count { model.items.append(number) }
          keep(all: binding)
        }
      },
      Trial(.opencombine, operations: count) {
        let subject = CurrentValueSubject<[Int], Never>([])
        let binding = subject.sink { Sink.total &+= $0.count }
        return {
          subject.value = []
          for number in 0..<count { subject.value.append(number) }
          keep(all: binding)
        }
      },
      Trial(.observable, operations: count) {
        let model = ObservableArrayModel()
        let loop = ObservationLoop { Sink.total &+= model.items.count }
        return {
          model.items = []
          loop.arm()
          for number in 0..<count {
            model.items.append(number)
            loop.arm()
          }
        }
      },
      Trial(.limit, operations: count) {
        let limit = Limit<[Int]>([]) { Sink.total &+= $0.count }
        return {
          limit.value = []
          for number in 0..<count {
            limit.value.append(number)
            limit.observer(limit.value)
          }
        }
      },
    ])
}
