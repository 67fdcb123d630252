internal import Bindery
internal import BinderyViewModels
public import BinderyViews
public import GradosViewModels

/// The weather of one place.
public struct WeatherView: View {
  @Bindable var model: WeatherViewModel
  @SceneStorage("question") private var asksForLocation = false

  /// Creates a view of the given view model.
  public init(model: WeatherViewModel) { self.model = model }

  public var body: some View {
    VStack(spacing: 12) {
      // A name of two lines has its place, too.
      Text(model.locationName).font(.largeTitle).multilineTextAlignment(.center).accessibilityHeading(.h1)
        .frame(minHeight: 88, alignment: .bottom)
      Text(model.date)
      if let picture = model.picture {
        Image(picture.name, in: .weather).frame(width: 192, height: 192)
          .accessibilityLabel(picture.spokenText)
      } else if model.isLoading {
        ProgressView("Loading the weather").frame(height: 192)
      }
      Text(model.summary).font(.title).monospacedDigit()
      if model.isLoading {
        FactsView(forecast: "Summary: Partly cloudy", facts: WeatherFact.placeholders).redacted(
          reason: .placeholder)
      } else if model.facts.isEmpty {
        Text(model.forecast)
      } else {
        FactsView(forecast: model.forecast, facts: model.facts)
      }
      if let failure = model.failure {
        Text(failure).multilineTextAlignment(.center)
      }
      if let advice = model.advice {
        Text(advice).multilineTextAlignment(.center)
        Button("Choose another location") { asksForLocation = true }.buttonStyle(.borderedProminent)
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
    // What is read stays where it is when the facts below it arrive.
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .accessibilityLiveRegion(.polite)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Change location", icon: .search) { asksForLocation = true }
      }
    }
    .background(
      LinearGradient(colors: colors(of: model.picture?.sky), startPoint: .top, endPoint: .bottom)
    )
    .colorScheme(.dark)
    .prompt(
      "Choose location", isPresented: $asksForLocation, hint: "City, state or country", action: "Submit",
      isValid: model.accepts, perform: model.changeLocation)
  }

  private func colors(of sky: WeatherPicture.Sky?) -> [Color] {
    switch sky {
    case .clearDay: [Color(hex: 0x1d5fae), Color(hex: 0x3d7fc4)]
    case .cloudyDay: [Color(hex: 0x465d78), Color(hex: 0x5f7690)]
    case .clearNight: [Color(hex: 0x0b1638), Color(hex: 0x2a2f66)]
    case .cloudyNight: [Color(hex: 0x1b2233), Color(hex: 0x343d52)]
    case nil: [Color(hex: 0x2b4a73), Color(hex: 0x466a96)]
    }
  }
}

/// The forecast above the values that the summary leaves out.
private struct FactsView: View {
  let forecast: String
  let facts: [WeatherFact]

  var body: some View {
    GroupBox {
      Text(forecast).font(.headline)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 16) {
        ForEach(facts) { fact in
          VStack(alignment: .leading, spacing: 0) {
            Text(fact.title).font(.callout).foregroundStyle(.secondary)
            Text(fact.value).font(.title2).monospacedDigit()
          }
        }
      }
    }
    .frame(maxWidth: 440)
  }
}
