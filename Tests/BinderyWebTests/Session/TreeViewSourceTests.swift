import Bindery
import BinderyViews
import Testing

@testable import BinderyWeb

@MainActor
struct TreeViewSourceTests {
  /// A view model that reads itself while it is made.
  @MainActor private final class PlaceModel {
    @Box var place = "Richmond"
    private(set) var first = ""

    init() { first = place }
  }

  private final class Models {
    var made: [PlaceModel] = []
  }

  private struct PlaceApp: App {
    let models: Models
    var title: String { "Place" }
    var path: String { "place" }
    var summary: String { "Shows a place." }
    var window: some View {
      let model = PlaceModel()
      models.made.append(model)
      return Text(model.place)
    }
  }

  @Test func aWindowIsMadeOnceWhateverItsViewModelReadsMeanwhile() async throws {
    let models = Models()
    let source = TreeViewSource(PlaceApp(models: models), location: "", home: nil)
    defer { source.end() }
    _ = source.takeOperations()
    let model = try #require(models.made.first)
    model.place = "Paris"
    #expect(models.made.count == 1)
    #expect(source.takeOperations().contains("Paris"))
  }
}
