internal import Bindery
internal import BinderyViewModels
public import BinderyViews
public import GradosViewModels

/// The weather of one place.
public struct WeatherView: View {
  @Bindable var model: WeatherViewModel
  @State private var asksForLocation = false

  /// Shows a view model.
  public init(model: WeatherViewModel) { self.model = model }

  public var body: some View {
    VStack(spacing: 12) {
      Text(model.locationName).font(.largeTitle).accessibilityHeading(1)
      Text(model.date)
      if let picture = model.picture {
        Image(picture.name, in: .weather).frame(width: 192, height: 192)
          .accessibilityLabel(picture.spokenText)
      } else if model.isLoading {
        ProgressView("Loading the weather").frame(height: 192)
      }
      Text(model.summary).font(.title).monospacedDigit()
      Text(model.forecast)
      if let failure = model.failure {
        Text(failure).multilineTextAlignment(.center)
      }
      if let notice = model.notice { Text(notice).multilineTextAlignment(.center) }
      if model.canTryAgain {
        Button("Try again") { model.lookUp() }.buttonStyle(.borderedProminent)
      }
      if model.canShowSampleData {
        Button("Show sample data") { model.showSampleData() }.buttonStyle(.bordered)
      }
      if let credit = model.credit { Link(credit.text, destination: credit.url).font(.caption) }
    }
    .padding(24)
    .fillWidth(alignment: .center)
    .accessibilityLiveRegion(.polite)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Change location", icon: .location) { asksForLocation = true }
      }
    }
    .background(.gradient(colors(of: model.picture?.sky)))
    .colorScheme(.dark)
    .prompt(
      "Choose location", isPresented: $asksForLocation, action: "Submit", perform: model.changeLocation)
  }

  private func colors(of sky: WeatherPicture.Sky?) -> [String] {
    switch sky {
    case .clearDay: ["#1d5fae", "#3d7fc4"]
    case .cloudyDay: ["#465d78", "#5f7690"]
    case .clearNight: ["#0b1638", "#2a2f66"]
    case .cloudyNight: ["#1b2233", "#343d52"]
    case nil: ["#2b4a73", "#466a96"]
    }
  }
}
