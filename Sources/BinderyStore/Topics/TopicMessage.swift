/// A message of a topic as the text that engines carry between processes:
///
///     1 9f2c6b0e417d5a38 "pet-feeder.typing"
///     {"pet":"selina","who":"Ana"}
///
/// The first line has the version of this format, the process that sent it, and the topic as JSON.
struct TopicMessage: Hashable, Sendable {
  private static let version = "1"

  /// The random name of the process that sent it.
  let process: String
  let topic: String
  /// The message as JSON.
  let payload: String

  init(process: String, topic: String, payload: String) {
    self.process = process
    self.topic = topic
    self.payload = payload
  }

  /// Parses a text of another process, which may be another version of the program; nil if it is none.
  init?(text: String) {
    guard text.utf8.count <= MessageSize.maximum, let end = text.utf8.firstIndex(of: UInt8(ascii: "\n"))
    else {
      return nil
    }
    let header = text[..<end].split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard header.count == 3, header[0] == Self.version, !header[1].isEmpty,
      let topic = try? RecordCoding.record(String.self, from: String(header[2]))
    else { return nil }
    process = String(header[1])
    self.topic = topic
    payload = String(text[text.utf8.index(after: end)...])
  }

  /// The text.
  /// - Throws: ``TopicError/tooLarge(topic:bytes:limit:)``.
  var text: String {
    get throws {
      let text = "\(Self.version) \(process) \(try RecordCoding.body(of: topic))\n\(payload)"
      let bytes = text.utf8.count
      guard bytes <= MessageSize.maximum else {
        throw TopicError.tooLarge(topic: topic, bytes: bytes, limit: MessageSize.maximum)
      }
      return text
    }
  }
}
