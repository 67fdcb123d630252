import Bindery
import BinderyViews

/// Steps 2 to 4: a service, a view model and a view.
enum Tutorial {
  typealias Weather = Words.Weather
  typealias WeatherText = Words.WeatherText

  protocol WeatherService: Sendable {
    func weather(at place: String) async throws -> Weather
  }

  @MainActor
  final class WeatherViewModel {
    @Box private(set) var locationName = "Loading..."
    @Box private(set) var summary = " "
    @Box private(set) var failure: String?

    private var place = ""
    private let text = WeatherText()
    private let lookup: Command<String, Weather>
    private let bag = DisposeBag()

    init(service: any WeatherService, start: String = "McGaheysville, VA") {
      lookup = Command(.latest) { place in try await service.weather(at: place) }
      lookup.results.bind { [weak self] in self?.show($0) }.disposed(by: bag)
      lookup.errors.bind { [weak self] in self?.show($0) }.disposed(by: bag)
      changeLocation(to: start)
    }

    func changeLocation(to newPlace: String) {
      guard !newPlace.isEmpty else { return }
      place = newPlace
      lookUp()
    }

    func lookUp() {
      batch {
        (locationName, summary, failure) = ("Loading...", " ", nil)
        lookup.execute(place)
      }
    }

    private func show(_ weather: Weather) {
      batch {
        locationName = place
        summary = text.summary(of: weather)
      }
    }

    private func show(_ error: any Error) {
      batch {
        locationName = place
        failure = "The weather could not be loaded."
      }
    }
  }

  struct WeatherView: View {
    let model: WeatherViewModel
    @State private var asksForLocation = false

    var body: some View {
      VStack(spacing: 12) {
        Text(model.locationName).font(.largeTitle)
        Text(model.summary).font(.title)
        if let failure = model.failure {
          Text(failure)
          Button("Try again") { model.lookUp() }
        }
        Button("Change location") { asksForLocation = true }
      }
      .prompt(
        "Choose location", isPresented: $asksForLocation, action: "Submit", perform: model.changeLocation)
    }
  }
}
