internal import Foundation

extension Forecast {
  /// The day at the place that contains the current time; nil if the forecast does not include it.
  var today: DayForecast? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return daily.first { calendar.isDate($0.time, inSameDayAs: current.time) }
  }
}
