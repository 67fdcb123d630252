/// How far the data is copied.
public struct CopyProgress: Hashable, Sendable {
  /// What happens now.
  public enum Phase: Hashable, Sendable {
    /// The data of the target is removed.
    case clearing
    /// A collection is copied.
    case copying(collection: String)
    /// The results of user events are copied.
    case copyingEvents
    /// Source and copy are read and compared.
    case verifying
  }

  /// What happens now.
  public internal(set) var phase: Phase
  /// The records that are copied, including those of an earlier, interrupted attempt.
  public internal(set) var records: Int
  /// The results of user events that are copied.
  public internal(set) var events: Int
  /// Whether an interrupted attempt is continued.
  public internal(set) var isResumed: Bool

  /// Creates a progress, to test what shows it.
  public init(phase: Phase, records: Int, events: Int, isResumed: Bool) {
    self.phase = phase
    self.records = records
    self.events = events
    self.isResumed = isResumed
  }
}

/// The state of a copy, stored in the target with each batch.
struct CopyState: Codable, Sendable {
  static let collection = "bindery.copy"
  static let key = "state"

  /// The name of the source.
  let source: String
  var isClearing = false
  /// The collection that is being copied; nil before the first one.
  var name: String?
  /// The last copied row of that collection; nil before the first one.
  var row: PageEnd?
  /// The last copied event; nil before the first one.
  var event: EventEnd?
  var isCopyingEvents = false
  var isComplete = false
  var records = 0
  var events = 0
}
