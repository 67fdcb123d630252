extension OpeningHours {
  private static let dayNames = ["mo", "tu", "we", "th", "fr", "sa", "su"]

  /// Parses the common forms of OpenStreetMap's key `opening_hours`: `24/7`, `Mo-Fr 07:00-18:00; Sa,Su 09:00-17:00`,
  /// `08:00-12:00,14:00-22:00`, `Tu off`, times past midnight. Rules for public and school holidays are ignored.
  /// Returns nil for any other form.
  public init?(openStreetMap text: String) {
    let text = text.lowercased().replacing("–", with: "-")
    guard text.utf8.count <= 1_000 else { return nil }
    var days = [[Span]](repeating: [], count: 7)
    var isKnown = false
    for rule in text.split(separator: ";") where rule.contains(where: { !$0.isWhitespace }) {
      guard let rules = Rule.all(in: rule) else { return nil }
      for (index, rule) in rules.enumerated() where !rule.days.isEmpty {
        isKnown = true
        for day in rule.days {
          // A rule replaces earlier ones for the same day; a rule after a comma adds to them.
          days[day] = (index == 0 || rule.spans.isEmpty ? [] : days[day]) + rule.spans
        }
      }
    }
    guard isKnown else { return nil }
    self.init(days: days)
  }

  /// A set of days and their times.
  private struct Rule {
    var days: Set<Int>
    var spans: [Span]

    /// Parses a text without semicolons into a rule and those after commas.
    static func all(in text: Substring) -> [Rule]? {
      // A comma followed by a day begins another rule if times came before: `Mo 08:00-12:00, Tu 09:00-17:00`.
      var parts: [[Substring]] = [[]]
      for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
        let piece = piece.trimmed
        if piece.first?.isLetter == true, parts.last?.last?.contains(where: \.isNumber) == true {
          parts.append([])
        }
        parts[parts.count - 1].append(piece)
      }
      let rules = parts.map { Rule($0.joined(separator: ",")) }
      return rules.contains { $0 == nil } ? nil : rules.compactMap(\.self)
    }

    init?(_ text: String) {
      if text == "24/7" || text == "open" {
        self.init(days: Set(0..<7), spans: [Span(0, OpeningHours.day)])
        return
      }
      let isTime: (Character) -> Bool = { $0.isNumber }
      let selector = text.prefix { !isTime($0) }
      let times = text[selector.endIndex...].trimmed
      guard times.isEmpty else {
        guard let days = Self.days(selector), let spans = Self.spans(times) else { return nil }
        self.init(days: days, spans: spans)
        return
      }
      let words = selector.split(separator: " ")
      guard let last = words.last, last == "off" || last == "closed",
        let days = Self.days(Substring(words.dropLast().joined(separator: " ")))
      else { return nil }
      self.init(days: days, spans: [])
    }

    init(days: Set<Int>, spans: [Span]) {
      self.days = days
      self.spans = spans
    }

    /// Parses `mo-fr,su`. Returns all days for an empty text, and none for holidays only.
    static func days(_ text: Substring) -> Set<Int>? {
      var text = text.trimmed
      if text.last == ":" { text.removeLast() }
      guard !text.isEmpty else { return Set(0..<7) }
      var days: Set<Int> = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
        if part == "ph" || part == "sh" { continue }
        let ends = part.split(separator: "-", omittingEmptySubsequences: false)
          .map { OpeningHours.dayNames.firstIndex(of: String($0.trimmed)) }
        switch (ends.count, ends.first ?? nil, ends.last ?? nil) {
        case (1, let day?, _): days.insert(day)
        case (2, let first?, let last?):
          days.formUnion((0...(last - first + 7) % 7).map { (first + $0) % 7 })
        default: return nil
        }
      }
      return days
    }

    /// Parses `08:00-12:00,14:00-22:00`.
    static func spans(_ text: Substring) -> [Span]? {
      let spans = text.split(separator: ",", omittingEmptySubsequences: false).map { span -> Span? in
        let ends = span.split(separator: "-", omittingEmptySubsequences: false).map { minutes($0.trimmed) }
        guard ends.count == 2, let start = ends[0], let end = ends[1], start < OpeningHours.day else {
          return nil
        }
        return Span(start, end)
      }
      return spans.contains { $0 == nil } ? nil : spans.compactMap(\.self)
    }

    /// Parses `7:30`, `24:00`, and up to `48:00` for times after midnight.
    static func minutes(_ text: Substring) -> Int? {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
        let hours = UInt8(parts[0]), let minutes = UInt8(parts[1]), hours <= 48, minutes < 60
      else { return nil }
      let total = Int(hours) * 60 + Int(minutes)
      return total <= 2 * OpeningHours.day ? total : nil
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
