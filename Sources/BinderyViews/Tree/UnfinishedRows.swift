/// A stack whose rows are mounted in several steps, so that other work of the main actor comes in between.
@MainActor
protocol UnfinishedRows: AnyObject {
  /// Mounts rows that were left, as long as there is time.
  func mountMore()
}
