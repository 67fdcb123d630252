import Bindery
import Testing

/// Represents a label of any toolkit.
@MainActor
final class Label {
  var text = ""
}

// 1. A box with a listener (Weather).
@Test @MainActor func aBoxWithAListener() {
  @SharedBox var locationName = "Loading..."
  let label = Label()
  let binding = $locationName.bind { label.text = $0 }
  locationName = "Richmond"
  #expect(label.text == "Richmond")
  binding.dispose()
}

// 2. The view model configures the view (Pet View).
@MainActor
struct PetViewModel {
  let name: String
  func configure(_ label: Label) { label.text = "Meet \(name)" }
}

@Test @MainActor func aViewModelThatConfiguresItsView() {
  let label = Label()
  PetViewModel(name: "Stuart").configure(label)
  #expect(label.text == "Meet Stuart")
}

// 3. An annotation of the view model's property (Coffee Quest on a map).
@MainActor
final class PinViewModel {
  @Box private(set) var title = ""
  func show(_ name: String, rating: Double) { title = "\(name) \(rating)" }
}

@Test @MainActor func anAnnotationThatShowsItsViewModel() {
  let pin = PinViewModel()
  let label = Label()
  let binding = pin.$title.bind(to: label, \.text)
  pin.show("Blue Bottle", rating: 4.5)
  #expect(label.text == "Blue Bottle 4.5")
  binding.dispose()
}

// 4. Closures that the view sets (Cloudy).
@MainActor
final class DayViewModel {
  var didChange: ((String) -> Void)?
  @Box var temperature = 0
  private var binding: Disposable?

  func start() { binding = $temperature.bind { [weak self] in self?.didChange?("\($0) °C") } }
}

@Test @MainActor func aClosureThatTheViewSets() {
  let day = DayViewModel()
  let label = Label()
  day.didChange = { label.text = $0 }
  day.start()
  day.temperature = 12
  #expect(label.text == "12 °C")
}

// 5. Signals of indices (Pet Feeder).
@Test @MainActor func signalsThatReportIndices() {
  let feedings = ListBox(["8:00"])
  var inserted: [Int] = []
  let binding = feedings.inserted.bind { inserted.append($0) }
  feedings.append("18:00")
  #expect(inserted == [1])
  binding.dispose()
}

// 6. A relay that is written and a driver that is shown (MovieInfo).
@MainActor
final class SearchViewModel {
  private let query = Relay<String>()
  let title: Driver<String>

  init() { title = query.signal.map { "Results for \($0)" }.startWith("Search") }
  func search(_ text: String) { query.accept(text) }
}

@Test @MainActor func aRelayAndADriver() {
  let model = SearchViewModel()
  var titles: [String] = []
  let binding = model.title.bind { titles.append($0) }
  model.search("Alien")
  #expect(titles == ["Search", "Results for Alien"])
  binding.dispose()
}
