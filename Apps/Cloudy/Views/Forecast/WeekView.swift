internal import BinderyViews
internal import CloudyViewModels

/// A row for the weather of each of the next days.
struct WeekView: View {
  let model: WeekViewModel

  var body: some View {
    switch model.phase {
    case .loaded:
      if let failure = model.failure { WeekFailure(text: failure) }
      List {
        ForEach(model.days) { RepresentableRow(row: $0) }
      }
    case .loading:
      List {
        ForEach(PlaceholderDay.week) { RepresentableRow(row: $0) }
      }
      .redacted(reason: .placeholder)
    case .failed:
      WeekFailure(text: model.failure ?? "")
    }
  }
}

private struct WeekFailure: View {
  let text: String

  var body: some View {
    GroupBox { Label(text, systemImage: "calendar").foregroundStyle(.secondary) }
  }
}

/// A placeholder for a day that is loading.
private struct PlaceholderDay: WeatherDayRepresentable, Identifiable {
  let id: Int
  let day = "Wednesday"
  let date = "May 10"
  let temperature = "50° - 60°"
  let windSpeed = "10 MPH"
  let picture: WeatherPicture? = WeatherPicture(name: "unknown", spokenText: "")

  static let week = (0..<8).map(PlaceholderDay.init)
}
