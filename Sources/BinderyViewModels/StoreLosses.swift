/// What was lost in a store without an error that anybody saw, since it was opened.
public struct StoreLosses: Hashable, Sendable {
  /// The messages between windows that did not arrive.
  public var messages: Int
  /// The times when a collection of the database turned out to lack changes that this process had seen.
  public var rollbacks: Int

  /// Creates numbers.
  public init(messages: Int = 0, rollbacks: Int = 0) {
    self.messages = messages
    self.rollbacks = rollbacks
  }
}

/// A store that counts its losses, for an operator.
public protocol LossCountingStore: Sendable {
  /// The losses since it was opened.
  @MainActor var losses: StoreLosses { get }
}
