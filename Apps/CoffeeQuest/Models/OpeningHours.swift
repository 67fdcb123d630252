/// The weekly opening hours of a cafe, without holidays.
public struct OpeningHours: Sendable, Hashable, Codable {
  /// Minutes of a day.
  static let day = 24 * 60
  /// Minutes of a week.
  static let week = 7 * day

  /// A time of being open.
  public struct Span: Sendable, Hashable, Codable, Comparable {
    /// Minutes from the start of its day.
    public let start: Int
    /// Minutes from the start of the same day; more than a day's where it ends in the night.
    public let end: Int

    /// Makes a span. An end that is not after the start is one of the next day.
    init(_ start: Int, _ end: Int) {
      self.start = start
      self.end = end > start ? end : end + OpeningHours.day
    }

    /// By their starts, then by their ends.
    public static func < (one: Span, other: Span) -> Bool { (one.start, one.end) < (other.start, other.end) }
  }

  /// The spans of each day, Monday first, in order of time. Seven lists.
  public let days: [[Span]]

  /// Makes hours from the spans of each day, Monday first.
  init(days: [[Span]]) { self.days = days.map { Set($0).sorted() } }

  /// Open day and night.
  public var isAlways: Bool { timeline == [0..<Self.week] }

  /// Whether it is open, and until when that holds.
  ///
  /// - Parameters:
  ///   - weekday: 0 for Monday to 6 for Sunday.
  ///   - minute: minutes since the start of that day, in the zone of the place.
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

  /// Whether it is open.
  public enum State: Sendable, Hashable {
    /// It is, until a moment of the week; nil for always.
    case open(until: Moment?)
    /// It is not, until a moment of the week; nil for never.
    case closed(until: Moment?)
  }

  /// A moment of the week.
  public struct Moment: Sendable, Hashable {
    /// 0 for Monday to 6 for Sunday.
    public let weekday: Int
    /// Minutes since the start of that day.
    public let minute: Int

    init(_ minuteOfWeek: Int) {
      let minutes = minuteOfWeek % OpeningHours.week
      weekday = minutes / OpeningHours.day
      minute = minutes % OpeningHours.day
    }
  }

  /// All spans in minutes of the week, those that touch made one; the last may run over the week's end.
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
    // Sunday night runs into Monday morning.
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
