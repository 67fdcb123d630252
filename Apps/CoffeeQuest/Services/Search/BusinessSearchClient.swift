/// A search for cafes.
public protocol BusinessSearchClient: Sendable {
  /// Returns the cafes in an area, ``BusinessSearch/limit`` at most.
  ///
  /// - Throws: An error whose description is a sentence for the screen; `CancellationError` if the task was canceled.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply
}
