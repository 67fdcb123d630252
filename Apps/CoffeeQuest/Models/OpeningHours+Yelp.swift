extension OpeningHours {
  /// Makes hours of Yelp's entries.
  ///
  /// - Parameter entries: the day, 0 for Monday, and when it begins and ends: `0730`, `1800`; an end before the start
  ///   is one of the next day. Entries that make no sense are left out; nil where none is left.
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
