extension Store {
  /// Returns a new participant of a topic.
  ///
  /// - Parameters:
  ///   - name: The name, which all apps of the store share: begin it with that of the app.
  ///   - type: The type of message. Fields that are added later must be optional, because two versions of a program may run at the same time.
  @MainActor
  public func topic<Message: Codable & Sendable>(_ name: String, of type: Message.Type) -> Topic<Message> {
    Topic(name, hub: topics)
  }

  /// The messages of topics that did not arrive, since the store was opened.
  @MainActor public var topicCounts: TopicCounts { topics.counts }
}

extension TopicLink {
  /// Loses all messages to and from a store from now on, as if its process was stopped or its network cut.
  public func cut(_ store: Store) {
    if let engine = store.engine as? LinkedEngine { cut(engine.number) }
  }

  /// Carries the messages of a store again.
  public func restore(_ store: Store) {
    if let engine = store.engine as? LinkedEngine { restore(engine.number) }
  }
}
