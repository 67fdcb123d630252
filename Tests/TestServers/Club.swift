import Bindery
import BinderyStore
import BinderyViewModels
import BinderyWeb
import BinderyViews
import Foundation

/// A record of what a member posted.
struct Post: Record {
  static let collection = "test.post"
  var id = UUID().uuidString
  let text: String
}

/// An app with users.
struct Club: WindowScene {
  let title = "Club"
  let path = ""
  let summary = "Knows its members."
  let store: Store
  var window: some View { ClubView(store: store) }

  /// Serves the app, with posts, keys and log-ins in a store.
  static func host(_ address: WebConfiguration, store: Store, folder: String) throws -> WebHost {
    var configuration = address
    configuration.users = Members()
    try configuration.keep(in: store, folder: folder)
    return try WebHost(apps: [Self(store: store)], configuration: configuration)
  }
}

private final class Members: UserDirectory {
  nonisolated init() {}
  func user(_ id: User.ID) -> User? { ["ada": "Ada", "bob": "Bob"][id].map { User(id: id, name: $0) } }
}

private struct ClubView: View {
  let store: Store
  @Environment(\.userSession) private var session
  @SceneStorage private var draft: String

  init(store: Store) {
    self.store = store
    _draft = SceneStorage(wrappedValue: "", "draft")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let user = session.user {
        Text("Hello, \(user.name)")
        TextField("Draft", text: $draft)
        Text("Draft: \(draft)")
        Button("Post") { WorkScope.start { [draft] in await keep(Post(text: draft)) } }
        Button("Log out") { session.logOut() }
      } else {
        Text("Please log in")
        Button("I am Ada") { WorkScope.start { _ = try? await session.logIn("ada") } }
        Button("I am Bob") { WorkScope.start { _ = try? await session.logIn("bob") } }
      }
    }
  }

  /// Saves a post, however long the store cannot be reached.
  private func keep(_ post: Post) async {
    while true {
      do {
        return try await store.save(post)
      } catch StorageError.windowMoved {
        return
      } catch {
        // The pause of a program that tries again, in a process of its own.
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }
}
