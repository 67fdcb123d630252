internal import CloudyModels
internal import Foundation

extension Forecast {
  /// The day at the place that contains the present moment; nil where the forecast does not have it.
  var today: DayForecast? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return daily.first { calendar.isDate($0.time, inSameDayAs: current.time) }
  }
}
