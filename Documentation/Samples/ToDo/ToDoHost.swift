import BinderyWeb

/// What stands in the `main.swift` of the README.
@MainActor
func serveToDo() async throws {
  let host = try WebHost(apps: [ToDoApp()])
  try await host.run { address in print("Open \(address)") }
}
