package import Bindery

/// A recorded write of a user event, as it is copied.
package struct RecordedEvent: Hashable, Sendable {
  package let identity: EventIdentity
  package let write: EventWrite
  /// The text of its result; nil if it has none.
  package let result: String?

  /// Creates a recorded write.
  package init(identity: EventIdentity, write: EventWrite, result: String?) {
    self.identity = identity
    self.write = write
    self.result = result
  }
}

/// The last recorded write of a page.
package struct EventEnd: Hashable, Sendable, Codable {
  package let window: String
  package let number: Int
  package let part: Int

  /// Creates the end of a page.
  package init(window: String, number: Int, part: Int) {
    self.window = window
    self.number = number
    self.part = part
  }
}
