/// The weather at one time, as a card shows it.
@MainActor
public protocol DayRepresentable {
  /// `Sun, March 9`
  var date: String { get }
  /// `07:05 PM` or `19:05`
  var time: String { get }
  /// The time zone, if it differs from that of the user: `New York time`.
  var timeZoneNote: String? { get }
  /// `Light rain`
  var summary: String { get }
  /// `44.1 °F` or `6.7 °C`
  var temperature: String { get }
  /// `12 MPH` or `19 KPH`
  var windSpeed: String { get }
  /// The drawing of the weather.
  var picture: WeatherPicture? { get }
}
