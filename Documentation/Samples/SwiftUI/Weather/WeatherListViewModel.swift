import Combine
import Foundation

@MainActor
final class WeatherListViewModel: ObservableObject {
  @Published var searchText = ""
  @Published private(set) var cities: [CityWeather] = []
  @Published private(set) var isLoading = false
  @Published var errorMessage: String?

  private let service: WeatherService
  private var cancellables = Set<AnyCancellable>()

  init(service: WeatherService) {
    self.service = service
    $searchText
      .dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] name in
        Task { await self?.load(name) }
      }
      .store(in: &cancellables)
  }

  var average: String {
    guard !cities.isEmpty else { return "–" }
    return temperature(cities.map(\.celsius).reduce(0, +) / Double(cities.count))
  }

  func refresh() async {
    await load(searchText.trimmingCharacters(in: .whitespaces))
  }

  func temperature(_ celsius: Double) -> String {
    "\(Int(celsius.rounded()))°"
  }

  private func load(_ name: String) async {
    isLoading = true
    defer { isLoading = false }
    do {
      cities = try await service.cities(matching: name)
    } catch {
      errorMessage = "The weather could not be loaded."
    }
  }
}
