public import Foundation

/// The reason why a message was not sent.
public enum TopicError: Error, Hashable, Sendable {
  /// The message is too large, in bytes of UTF-8 with the topic's name and 20 to 40 bytes of its own.
  case tooLarge(topic: String, bytes: Int, limit: Int)
}

extension TopicError: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    switch self {
    case .tooLarge(let topic, let bytes, let limit):
      "A message of the topic “\(topic)” has \(bytes) bytes, and the limit is \(limit). "
        + "Save it as a record, and send its identity."
    }
  }
}
