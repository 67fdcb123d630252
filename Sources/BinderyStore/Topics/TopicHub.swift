internal import Bindery

/// Delivers the messages of topics to the windows of this process, and exchanges them with other processes while a window
/// observes one.
@MainActor
final class TopicHub {
  /// A message on its way to an observer.
  struct Delivery {
    /// The message of a window of this process; nil for one of another process.
    let value: (any Sendable)?
    /// The message as JSON.
    let payload: String

    /// Returns the message; nil if it is none of this type.
    func message<Message: Codable & Sendable>(_ type: Message.Type) -> Message? {
      value as? Message ?? (try? RecordCoding.record(type, from: payload))
    }
  }

  /// Receives a message, and returns whether it could be read.
  typealias Observer = @MainActor (Delivery) -> Bool

  /// The random name of this process.
  nonisolated let process = String(UInt64.random(in: .min ... .max), radix: 16)
  private let engine: any StoreEngine
  private let inbox = TopicInbox()
  private var observers: [String: [(participant: Int, receive: Observer)]] = [:]
  private var participants = 0
  private var unreadable = 0

  nonisolated init(engine: any StoreEngine) { self.engine = engine }

  /// The messages that did not arrive.
  var counts: TopicCounts { TopicCounts(unreadable: unreadable, lost: inbox.lost + engine.lostMessages) }

  /// Returns the number of a new participant, to whom its own messages are not delivered.
  func addParticipant() -> Int {
    participants += 1
    return participants
  }

  /// Delivers a message to all other participants of this process, and sends it to the other processes.
  ///
  /// - Throws: ``TopicError/tooLarge(topic:bytes:limit:)``. Nobody has received it then.
  func send(_ value: (any Sendable)?, _ payload: String, to topic: String, from participant: Int) throws {
    let text = try TopicMessage(process: process, topic: topic, payload: payload).text
    // What other windows do with it does not belong to the user event that sent it.
    EventContext.withoutEvent {
      deliver(Delivery(value: value, payload: payload), to: topic, except: participant)
      engine.send(text)
    }
  }

  /// Delivers the messages of a topic until the result is disposed or released.
  func observe(_ topic: String, as participant: Int, _ receive: @escaping Observer) -> Disposable {
    if observers.isEmpty { listen() }
    observers[topic, default: []].append((participant, receive))
    return Disposable { [self] in
      observers[topic]?.removeAll { $0.participant == participant }
      if observers[topic]?.isEmpty == true { observers[topic] = nil }
      if observers.isEmpty { engine.onMessage(nil) }
    }
  }

  private func listen() {
    let inbox = inbox
    engine.onMessage { [weak self] text in inbox.add(text) { self?.readInbox() } }
  }

  private func readInbox() {
    EventContext.withoutEvent {
      for text in inbox.takeAll() {
        guard let message = TopicMessage(text: text) else {
          unreadable += 1
          continue
        }
        guard message.process != process else { continue }
        deliver(Delivery(value: nil, payload: message.payload), to: message.topic)
      }
    }
  }

  private func deliver(_ delivery: Delivery, to topic: String, except sender: Int? = nil) {
    var isReadable = true
    for observer in observers[topic] ?? [] where observer.participant != sender {
      isReadable = observer.receive(delivery) && isReadable
    }
    if !isReadable { unreadable += 1 }
  }
}
