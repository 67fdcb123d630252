/// The messages of topics that did not arrive, since the store was opened.
public struct TopicCounts: Hashable, Sendable {
  /// The messages from other processes that could not be decoded, such as those of another version of the program.
  public var unreadable = 0
  /// The messages that this process could not send to another one, or that arrived faster than it read them.
  public var lost = 0
}
