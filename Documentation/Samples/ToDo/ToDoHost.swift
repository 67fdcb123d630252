import BinderyWeb

/// The code of the README's `main.swift`.
@MainActor
func serveToDo() async throws {
  let host = try WebHost(apps: [ToDoApp()])
  try await host.run { address in print("Open \(address)") }
}
