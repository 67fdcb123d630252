import BinderyScenes
import BinderyWeb

/// The code of a `main.swift`.
@MainActor
func serveClub(check: PasswordCheck) async throws {
  let members = Members([User(id: "1", name: "Ada", roles: [.editor]), User(id: "2", name: "Bob")])
  var configuration = WebConfiguration(port: 8080)
  configuration.users = members
  let host = try WebHost(apps: [ClubApp(board: Board(), check: check)], configuration: configuration)
  try await host.run { address in print("Open \(address)/club") }
}
