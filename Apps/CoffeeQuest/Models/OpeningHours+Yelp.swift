extension OpeningHours {
  /// Creates hours from Yelp's entries.
  ///
  /// - Parameter entries: The day, 0 for Monday, and the start and end: `0730`, `1800`. An end before the start is on
  ///   the next day. Invalid entries are ignored; nil if none is valid.
  public init?(yelp entries: [(day: Int, start: String, end: String)]) {
    var days = [[Span]](repeating: [], count: 7)
    for (day, start, end) in entries {
      guard days.indices.contains(day), let start = Self.minutes(start), let end = Self.minutes(end) else {
        continue
      }
      days[day].append(Span(start, end))
    }
    guard days.contains(where: { !$0.isEmpty }) else { return nil }
    self.init(days: days)
  }

  private static func minutes(_ text: String) -> Int? {
    guard text.utf8.count == 4, let number = UInt16(text), number / 100 < 24, number % 100 < 60 else {
      return nil
    }
    return Int(number / 100) * 60 + Int(number % 100)
  }
}
