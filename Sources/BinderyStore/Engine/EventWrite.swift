/// A committed write of a user event.
package struct EventWrite: Hashable, Sendable {
  /// Its index among the event's writes to the store, in the order in which they were requested.
  package let part: Int
  /// What it did; nil for a write that an older version of the program made.
  package let print: WritePrint?

  /// Creates the description of a write.
  package init(part: Int, print: WritePrint?) {
    self.part = part
    self.print = print
  }
}

/// The text that was recorded with a write; nil if its value has no text.
package struct RecordedText {
  package let text: String?

  /// Creates a recorded text.
  package init(text: String?) { self.text = text }
}
