/// One day of the week, as a row shows it.
public protocol WeatherDayRepresentable: Representable {
  /// `Sunday`
  var day: String { get }
  /// `March 9`
  var date: String { get }
  /// `38° - 51°`
  var temperature: String { get }
  /// `12 MPH`
  var windSpeed: String { get }
}

extension WeatherDayRepresentable {
  /// The day of the week.
  public var text: String { day }
  /// The date.
  public var detail: String? { date }
  /// Temperature and wind.
  public var values: [String] { [temperature, windSpeed] }
}
