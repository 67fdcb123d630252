import Bindery
import BinderyStore
import BinderyViewModels
import BinderyWeb
import BinderyViews

/// An app with users.
struct Club: App {
  let title = "Club"
  let path = ""
  let summary = "Knows its members."
  var window: some View { ClubView() }

  /// Serves the app, with keys and log-ins in a folder.
  static func host(_ address: WebConfiguration, folder: String) throws -> WebHost {
    var configuration = address
    configuration.users = Members()
    try configuration.keep(in: try Store.open(folder: folder), folder: folder)
    return try WebHost(apps: [Self()], configuration: configuration)
  }
}

private final class Members: UserDirectory {
  nonisolated init() {}
  func user(_ id: User.ID) -> User? { ["ada": "Ada", "bob": "Bob"][id].map { User(id: id, name: $0) } }
}

private struct ClubView: View {
  @Environment(\.userSession) private var session
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let user = session.user {
        Text("Hello, \(user.name)")
        TextField("Draft", text: $draft)
        Text("Draft: \(draft)")
        Button("Log out") { session.logOut() }
      } else {
        Text("Please log in")
        Button("I am Ada") { WorkScope.start { _ = try? await session.logIn("ada") } }
        Button("I am Bob") { WorkScope.start { _ = try? await session.logIn("bob") } }
      }
    }
  }
}
