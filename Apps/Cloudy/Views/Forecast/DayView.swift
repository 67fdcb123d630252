internal import BinderyViews
internal import CloudyViewModels

/// The present weather in front of the sky.
struct DayView: View {
  let model: CloudyViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      switch model.day.phase {
      case .loaded:
        if let failure = model.day.failure { DayFailure(model: model, text: failure) }
        PlaceHeader(model: model, name: model.placeName)
        DayContent(day: model.day)
      case .loading:
        PlaceHeader(model: model, name: "Current location").redacted(reason: .placeholder)
        DayContent(day: PlaceholderMoment()).redacted(reason: .placeholder)
      case .failed:
        ContentUnavailableView {
          Label(model.day.failure ?? "", systemImage: "wifi.slash")
        } description: {
          Text(model.day.failureReason ?? "")
        } actions: {
          Button("Try again") { model.retry() }
            .buttonStyle(.borderedProminent)
            .disabled(model.isFetching)
          if model.canShowSampleData {
            Button("Show sample data") { model.showSampleData() }.buttonStyle(.bordered)
          }
        }
        .accessibilityLiveRegion(.polite)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(model.sky?.backdrop ?? Sky.unknownBackdrop, in: .rect(cornerRadius: 22))
    .colorScheme(.dark)
  }
}

/// The name of the place, and a button to choose another one while it is the default place.
private struct PlaceHeader: View {
  let model: CloudyViewModel
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(name, systemImage: "location").font(.headline)
      if model.isWithoutLocation {
        Text("Your location is unknown, so this is a default place.").font(.callout).foregroundStyle(
          .secondary)
        Button("Choose a location") { model.showLocations() }.buttonStyle(.bordered)
      }
    }
  }
}

/// The reason why no newer forecast is available, shown above an older one.
private struct DayFailure: View {
  let model: CloudyViewModel
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(text).font(.headline).accessibilityHeading(.h2)
      Text(model.day.failureReason ?? "").font(.callout).foregroundStyle(.secondary)
      Button("Try again") { model.retry() }.buttonStyle(.bordered).disabled(model.isFetching)
    }
    .accessibilityLiveRegion(.polite)
  }
}

private struct DayContent<Day: DayRepresentable>: View {
  let day: Day

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Text(day.date).font(.title2).accessibilityHeading(.h2)
        Text(day.time).monospacedDigit().foregroundStyle(.secondary)
        if let note = day.timeZoneNote { Text(note).font(.caption).foregroundStyle(.secondary) }
      }
      Spacer()
      if let picture = day.picture { WeatherImage(picture: picture, size: 88) }
    }
    Text(day.temperature).font(.hero).monospacedDigit()
    VStack(alignment: .leading, spacing: 4) {
      Text(day.summary).font(.title2)
      Label(day.windSpeed, systemImage: "wind").monospacedDigit().foregroundStyle(.secondary)
    }
  }
}

/// A placeholder for weather that is loading.
private struct PlaceholderMoment: DayRepresentable {
  let date = "Wed, May 10"
  let time = "12:45 PM"
  let timeZoneNote: String? = nil
  let summary = "Partly cloudy"
  let temperature = "60.0 °F"
  let windSpeed = "10 MPH"
  let picture: WeatherPicture? = WeatherPicture(name: "unknown", spokenText: "")
}
