extension CalendarDate: LosslessStringConvertible {
  /// Reads ISO 8601: `2026-11-21`, `08:30`, or `2026-11-21T08:30`; `nil` for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    switch bytes.count {
    case 5:
      guard let time = Time(bytes[...]) else { return nil }
      self.init(time)
    case 10:
      guard let day = Day(bytes[...]) else { return nil }
      self.init(day)
    case 16:
      guard bytes[10] == UInt8(ascii: "T"), let day = Day(bytes[..<10]), let time = Time(bytes[11...]) else {
        return nil
      }
      self.init(day, time)
    default: return nil
    }
  }

  /// ISO 8601: `2026-11-21`, `08:30`, or `2026-11-21T08:30`.
  public var description: String {
    [day?.description, time?.description].compactMap(\.self).joined(separator: "T")
  }
}

extension CalendarDate.Day: CustomStringConvertible {
  /// Reads `2026-11-21`.
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    guard bytes.count == 10, bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let year = number(bytes[start..<start + 4]), let month = number(bytes[start + 5..<start + 7]),
      let day = number(bytes[start + 8..<start + 10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// ISO 8601: `2026-11-21`.
  public var description: String {
    "\(padded(Int(year), to: 4))-\(padded(Int(month), to: 2))-\(padded(Int(day), to: 2))"
  }
}

extension CalendarDate.Time: CustomStringConvertible {
  /// Reads `08:30`.
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    guard bytes.count == 5, bytes[start + 2] == UInt8(ascii: ":"),
      let hour = number(bytes[start..<start + 2]),
      let minute = number(bytes[start + 3..<start + 5])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// ISO 8601: `08:30`.
  public var description: String { "\(padded(Int(hour), to: 2)):\(padded(Int(minute), to: 2))" }
}

/// The number written in ASCII digits; `nil` if a character is not a digit.
private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}

private func padded(_ number: Int, to width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}
