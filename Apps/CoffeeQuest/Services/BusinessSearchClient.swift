/// Finds cafes.
public protocol BusinessSearchClient: Sendable {
  /// The cafes of an area, ``BusinessSearch/limit`` at most.
  ///
  /// - Throws: an error whose description is a sentence for the person who waits; `CancellationError` where nobody
  ///   waits any more.
  func cafes(_ search: BusinessSearch) async throws -> BusinessReply
}
