/// Finds cafes.
public protocol BusinessSearchClient: Sendable {
  /// The cafes of an area, ``BusinessSearch/limit`` at most.
  ///
  /// - Throws: an error whose description is a sentence for the screen; `CancellationError` where the task was
  ///   cancelled.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply
}
