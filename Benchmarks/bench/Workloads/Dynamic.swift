import Bindery

extension Workloads {
  /// An observer reads one of a thousand sources, a different one each time; an operation is one change of dependency.
  static let dynamicSources = Workload(
    name: "dyn", title: "dynamic: read another one of 1,000 sources",
    trials: [
      Trial(.bindery, operations: 10_000) {
        let models = (0..<1_000).map { _ in BinderyModel() }
        let index = BinderyModel()
        let binding = effect { Sink.total &+= models[index.value % 1_000].value }
        return {
          for _ in 0..<10_000 { index.value &+= 1 }
          keep(all: binding)
        }
      },
      Trial(.observable, operations: 1_000) {
        let models = (0..<1_000).map { _ in ObservableModel() }
        let index = ObservableModel()
        let loop = ObservationLoop { Sink.total &+= models[index.value % 1_000].value }
        return {
          for _ in 0..<1_000 {
            index.value &+= 1
            loop.arm()
          }
        }
      },
    ])

  /// A thousand observers of one box are created and disposed; an operation is one observer.
  static let churn = Workload(
    name: "churn", title: "1,000 effects on one box made and disposed",
    trials: [
      Trial(.bindery, operations: 10_000) {
        let model = BinderyModel()
        return {
          for _ in 0..<10 {
            let bindings = (0..<1_000).map { _ in effect { Sink.total &+= model.value } }
            for binding in bindings { binding.dispose() }
          }
        }
      }
    ])
}
