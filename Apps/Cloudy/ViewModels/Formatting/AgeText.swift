/// Formats the age of data.
enum AgeText {
  /// `less than a minute`, `1 minute`, `5 hours`, `3 days`. A time in the future counts as now.
  static func words(seconds: Double) -> String {
    let minutes = seconds.isFinite ? Int(max(0, min(seconds, 1e12)) / 60) : 0
    return switch minutes {
    case 0: "less than a minute"
    case ..<60: count(minutes, "minute")
    case ..<(48 * 60): count(minutes / 60, "hour")
    default: count(minutes / (24 * 60), "day")
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
