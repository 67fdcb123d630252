import BinderyStore
import BinderyViewModels
import BinderyWeb

/// The code of a `main.swift`.
@MainActor
func serveClub(check: PasswordCheck, folder: String) async throws {
  let members = Members([User(id: "1", name: "Ada", roles: [.editor]), User(id: "2", name: "Bob")])
  var configuration = WebConfiguration(port: 8080)
  configuration.users = members
  try configuration.keep(in: try Store.open(folder: folder), folder: folder)
  let host = try WebHost(apps: [ClubApp(board: Board(), check: check)], configuration: configuration)
  try await host.run { address in print("Open \(address)/club") }
}
