extension Signal where Value: Sendable {
  /// The elements of an asynchronous sequence, which is iterated while somebody observes. Its error, if it ends with one, goes to
  /// ``Reports``.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Value {
    self = .shared { output in
      let task = Task { @MainActor in
        do {
          for try await element in elements { output.accept(element) }
        } catch {
          if !(error is CancellationError) {
            report(.failure(binding: "Signal of \(Elements.self)", error: error))
          }
        }
      }
      return Disposable { task.cancel() }
    }
  }
}
