/// The temperature of the next hours as a line chart.
public struct TemperatureChart: Sendable, Hashable {
  /// A point of the line.
  public struct Point: Sendable, Hashable {
    /// `3 PM` or `15:00`.
    public let time: String
    /// Degrees on the scale of the settings, to a tenth.
    public let degrees: Double
  }

  /// `Temperature, next 24 hours (°F)`
  public let title: String
  /// The points in order of time.
  public let points: [Point]

  /// A level line, for a placeholder while the weather loads.
  public static let placeholder = TemperatureChart(
    title: "Temperature",
    points: (0..<24).map { _ in Point(time: " ", degrees: 50) })
}
