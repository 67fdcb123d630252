internal import Bindery

/// A committed write of a user event.
struct EventWrite: Hashable, Sendable {
  /// Its index among the event's writes to the store, in the order in which they were requested.
  let part: Int
  /// What it did; nil for a write that an older version of the program made.
  let print: WritePrint?
}

/// The text that was recorded with a write; nil if its value has no text.
struct RecordedText {
  let text: String?
}
