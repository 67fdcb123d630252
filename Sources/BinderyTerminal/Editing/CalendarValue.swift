/// The components that a date picker edits.
enum CalendarForm: Hashable {
  case date, time, dateTime
}

/// A date, a time or both, edited component by component with the arrow keys. The calendar is
/// Gregorian.
struct CalendarValue: Hashable {
  let form: CalendarForm
  /// The year, month, day, hour and minute, as far as the form has them.
  private(set) var parts: [Int]

  private var hasDate: Bool { form != .time }
  private var hasTime: Bool { form != .date }

  /// Parses `2026-11-22`, `18:30` or both with a space between; an empty text is noon on 1 January
  /// 2000.
  init(_ words: String, form: CalendarForm) {
    self.form = form
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    let standard = (form == .time ? [] : [2000, 1, 1]) + (form == .date ? [] : [12, 0])
    parts = numbers.count == standard.count ? numbers : standard
    clamp()
  }

  /// The number of components that can be changed.
  var count: Int { parts.count }

  /// Changes a component. The others stay, except for a day that the month does not have.
  mutating func add(_ count: Int, to part: Int) {
    guard parts.indices.contains(part) else { return }
    let (low, high) = range(of: part)
    let size = high - low + 1
    parts[part] = low + ((parts[part] - low + count) % size + size) % size
    clamp()
  }

  private mutating func clamp() {
    for index in parts.indices {
      let (low, high) = range(of: index)
      parts[index] = min(max(parts[index], low), high)
    }
  }

  private func range(of part: Int) -> (Int, Int) {
    switch part + (hasDate ? 0 : 3) {
    case 0: (0, 9999)
    case 1: (1, 12)
    case 2: (1, days)
    case 3: (0, 23)
    default: (0, 59)
    }
  }

  private var days: Int {
    let (year, month) = (parts[0], parts[1])
    if [4, 6, 9, 11].contains(month) { return 30 }
    return month != 2 ? 31 : year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  }

  /// The text, in the same format as it was parsed.
  var words: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var words: [String] = []
    if hasDate {
      let year = String(parts[0])
      words.append(
        "\(String(repeating: "0", count: 4 - year.count))\(year)-\(two(parts[1]))-\(two(parts[2]))")
    }
    if hasTime { words.append("\(two(parts[parts.count - 2])):\(two(parts[parts.count - 1]))") }
    return words.joined(separator: " ")
  }
}
