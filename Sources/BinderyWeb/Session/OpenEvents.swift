internal import Bindery
internal import BinderyViews

/// The events of a session whose work is not finished, in the order in which they came.
struct OpenEvents {
  /// An event whose work is not finished.
  struct Event {
    let work: EventWork
    /// The name of its control.
    let name: String
    let since: ContinuousClock.Instant
  }

  /// The maximum number of ``names``.
  private static let maximumNames = 5

  private(set) var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  /// The names of the controls whose tasks have not ended, each once; the first ones.
  var names: [String] {
    var names: [String] = []
    for event in events where names.count < Self.maximumNames {
      if event.work.isHeld, !names.contains(event.name) { names.append(event.name) }
    }
    return names
  }

  /// Whether an event has come less than a time ago.
  func contains(youngerThan time: Duration, at now: ContinuousClock.Instant) -> Bool {
    events.contains { now - $0.since < time }
  }

  /// Adds an event.
  mutating func add(_ event: Event) { events.append(event) }

  /// Removes the event of some work.
  mutating func remove(_ work: EventWork) { events.removeAll { $0.work === work } }
}

extension Node {
  /// The name of a control as a page shows it, at most 60 characters long.
  var shortName: String {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(59) + "…" : words
  }

  /// The name of a control: its label, or the text in it.
  var name: String {
    self[.accessibilityLabel] ?? self[.label] ?? self[.title] ?? texts.joined()
  }

  private var texts: [String] { (self[.text].map { [$0] } ?? []) + children.flatMap(\.texts) }
}
