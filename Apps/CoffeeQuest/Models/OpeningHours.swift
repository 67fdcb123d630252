/// The weekly opening hours of a cafe, without holidays.
public struct OpeningHours: Sendable, Hashable, Codable {
  /// The minutes of a day.
  static let day = 24 * 60
  /// The minutes of a week.
  static let week = 7 * day

  /// A continuous period of being open.
  public struct Span: Sendable, Hashable, Codable, Comparable {
    /// The start in minutes from the start of its day.
    public let start: Int
    /// The end in minutes from the start of the same day; more than a day if it is after midnight.
    public let end: Int

    /// Creates a span. An end that is not after the start is on the next day.
    init(_ start: Int, _ end: Int) {
      self.start = start
      self.end = end > start ? end : end + OpeningHours.day
    }

    /// Orders spans by start, then by end.
    public static func < (one: Span, other: Span) -> Bool { (one.start, one.end) < (other.start, other.end) }
  }

  /// The spans of each day in order of time, Monday first. The array has seven elements.
  public let days: [[Span]]

  /// Creates hours from the spans of each day, Monday first.
  init(days: [[Span]]) { self.days = days.map { Set($0).sorted() } }

  /// Whether the cafe is always open.
  public var isAlways: Bool { timeline == [0..<Self.week] }

  /// Returns whether the cafe is open, and until when.
  ///
  /// - Parameters:
  ///   - weekday: 0 for Monday to 6 for Sunday.
  ///   - minute: The minutes since the start of that day, in the time zone of the cafe.
  public func state(weekday: Int, minute: Int) -> State {
    let now = ((weekday * Self.day + minute) % Self.week + Self.week) % Self.week
    let spans = timeline
    if isAlways { return .open(until: nil) }
    if let span = spans.first(where: { $0.contains(now) || $0.contains(now + Self.week) }) {
      return .open(until: Moment(span.upperBound))
    }
    let next = spans.map(\.lowerBound).min { Self.wait(from: now, to: $0) < Self.wait(from: now, to: $1) }
    return .closed(until: next.map(Moment.init))
  }

  /// An open or closed state.
  public enum State: Sendable, Hashable {
    /// Open until a time of the week; nil for always.
    case open(until: Moment?)
    /// Closed until a time of the week; nil for always.
    case closed(until: Moment?)
  }

  /// A time of the week.
  public struct Moment: Sendable, Hashable {
    /// 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// The minutes since the start of that day.
    public let minute: Int

    init(_ minuteOfWeek: Int) {
      let minutes = minuteOfWeek % OpeningHours.week
      weekday = minutes / OpeningHours.day
      minute = minutes % OpeningHours.day
    }
  }

  /// All spans in minutes of the week, with adjacent spans merged. The last may extend past the end of the week.
  private var timeline: [Range<Int>] {
    var spans: [Range<Int>] = []
    let all = days.enumerated().flatMap { day, spans in
      spans.map { day * Self.day + $0.start..<day * Self.day + $0.end }
    }
    for span in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = spans.last, span.lowerBound <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    // Merge Sunday night with Monday morning.
    while spans.count > 1, let first = spans.first, let last = spans.last,
      first.lowerBound + Self.week <= last.upperBound
    {
      spans.removeFirst()
      spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, first.upperBound + Self.week)
    }
    guard let only = spans.first, spans.count == 1, only.count >= Self.week else { return spans }
    return [0..<Self.week]
  }

  private static func wait(from now: Int, to start: Int) -> Int { (start - now + week) % week }
}
