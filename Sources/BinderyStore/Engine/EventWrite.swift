internal import Bindery

/// One write of a user event.
struct EventWrite: Hashable, Sendable {
  let event: EventIdentity
  /// The index among the event's writes, from 0.
  let index: Int

  init(_ event: EventIdentity, index: Int) {
    self.event = event
    self.index = index
  }
}

/// The text that was recorded with a write; nil if its value has no text.
struct RecordedText {
  let text: String?
}
