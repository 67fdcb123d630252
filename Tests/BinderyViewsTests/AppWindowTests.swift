import Bindery
import BinderyViews
import Testing

@Suite @MainActor
struct AppWindowTests {
  /// A view model that reads itself during its initialization.
  @MainActor private final class PlaceModel {
    @Box var place = "Richmond"
    private(set) var first = ""

    init() { first = place }
  }

  @MainActor private final class Models {
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

  @Test func aWindowIsMadeOnceWhateverItsViewModelReadsMeanwhile() throws {
    let models = Models()
    let tree = ViewTree(windowOf: PlaceApp(models: models))
    defer { tree.unmount() }
    let model = try #require(models.made.first)
    model.place = "Paris"
    #expect(models.made.count == 1)
    #expect(tree.root.children.first?[.text] == "Paris")
  }
}
