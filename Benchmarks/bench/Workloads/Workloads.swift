/// All workloads, in the order of the table.
@MainActor
enum Workloads {
  static let all: [Workload] =
    [
      create, attach, set, setTracked, setBesideObservable, fanOut, chain, chainTracked, diamond, layers,
      setString, read, dynamicSources, churn,
      append, appendObserved, listEdit, listDifference, relayObservers, replay,
      page, pageSelect, pageTail, pageReplace, pageRow, pageEvent,
    ] + cellx
}
