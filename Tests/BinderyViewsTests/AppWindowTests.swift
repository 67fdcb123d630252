import Bindery
import BinderyViewModels
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

  private struct UserView: View {
    let session: UserSession
    @Environment(\.userSession) private var viewsSession

    var body: some View { Text("\(session.user?.name ?? "nobody"), \(session === viewsSession)") }
  }

  @Test func theLogInOfAWindowIsThatOfItsViewsAndViewModels() {
    var environment = EnvironmentValues()
    environment.userSession = UserSession(user: User(id: "ada", name: "Ada"))
    for (environment, text) in [(environment, "Ada, true"), (EnvironmentValues(), "nobody, true")] {
      let tree = ViewTree(windowOf: WindowGroup { UserView(session: .current) }, environment: environment)
      #expect(tree.root.children.first?[.text] == text)
      tree.unmount()
    }
  }

  @Test func windowsAreCreatedOnceDespiteViewModelReads() throws {
    let models = Models()
    let window = WindowGroup {
      let model = PlaceModel()
      models.made.append(model)
      return Text(model.place)
    }
    let tree = ViewTree(windowOf: window)
    defer { tree.unmount() }
    let model = try #require(models.made.first)
    model.place = "Paris"
    #expect(models.made.count == 1)
    #expect(tree.root.children.first?[.text] == "Paris")
  }
}
