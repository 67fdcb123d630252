/// Runs work one after the other, in the order of the calls.
@MainActor
final class SerialWork {
  private var last: Task<Void, Never>?

  /// Runs work after all that was requested before. Returns once it is done.
  func run(_ work: @escaping @MainActor () async -> Void) async {
    let before = last
    let task = Task {
      await before?.value
      await work()
    }
    last = task
    await task.value
    if last == task { last = nil }
  }
}
