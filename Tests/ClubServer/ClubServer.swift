import Bindery
import BinderyViewModels
import BinderyWeb
import BinderyViews
import Foundation

/// An app with users in a process of its own, which a journey kills: `ClubServer --port 0 --data FOLDER`.
@main
struct ClubServer: App {
  let title = "Club"
  let path = ""
  let summary = "Knows its members."
  var window: some View { ClubView() }

  static func main() async throws {
    let arguments = CommandLine.arguments
    func value(_ option: String) -> String {
      arguments.firstIndex(of: option).map { arguments.dropFirst($0 + 1).first ?? "" } ?? ""
    }
    let folder = value("--data")
    var configuration = WebConfiguration(port: Int(value("--port")) ?? 0)
    configuration.users = Members()
    configuration.parcels = try KeyRing(file: folder + "/window.key")
    configuration.logIns = LogInFile(path: folder + "/log-ins")
    try await WebHost(apps: [ClubServer()], configuration: configuration).run { address in
      // There is nowhere to report that the output cannot be written.
      try? FileHandle.standardOutput.write(contentsOf: Data("The club is at \(address)\n".utf8))
    }
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
        Button("I am Ada") { session.logIn("ada") }
        Button("I am Bob") { session.logIn("bob") }
      }
    }
  }
}
