public import Bindery

/// Messages between windows that are not kept: who is typing, where a cursor is.
///
/// ```swift
/// struct Typing: Codable, Sendable { let name: String }
///
/// let topic = store.topic("chat.typing", of: Typing.self)
/// try topic.send(Typing(name: "Ana"))
/// topic.messages.bind { [weak self] in self?.show($0) }.disposed(by: bag)
/// ```
/// A message reaches every other participant of the topic, at most once, and not the one that sent it. Each call of
/// ``Store/topic(_:of:)`` returns a participant, so that a window makes one for itself:
///
///     window A    send(1) ────────────────▶
///     window B    ─── 1 ──────────────────▶   same process: before send returns
///     window C    ───────── 1 ────────────▶   another process: soon, or never
///
/// Windows of the same process receive every message, in order. Another process that uses the same data receives a message shortly after, and
/// misses it when it is not running, does not read in time, or is another version of the program that cannot decode it
/// (``Store/topicCounts``). What has to arrive belongs into a record.
@MainActor
public final class Topic<Message: Codable & Sendable> {
  /// The name.
  public let name: String
  /// The messages of all other participants. Other processes are listened to while a window observes it.
  public let messages: Signal<Message>

  private let hub: TopicHub
  private let participant: Int

  init(_ name: String, hub: TopicHub) {
    let participant = hub.addParticipant()
    self.name = name
    self.hub = hub
    self.participant = participant
    messages = .shared { relay in
      hub.observe(name, as: participant) { delivery in
        guard let message = delivery.message(Message.self) else { return false }
        relay.accept(message)
        return true
      }
    }
  }

  /// Sends a message to all other participants.
  ///
  /// - Parameter message: The message. As JSON, it has at most 7,999 bytes of UTF-8 with the topic's name and a short header.
  /// - Throws: ``TopicError/tooLarge(topic:bytes:limit:)``, or the error of encoding it. Nobody receives it then.
  public func send(_ message: Message) throws {
    try hub.send(message, try RecordCoding.body(of: message), to: name, from: participant)
  }
}
