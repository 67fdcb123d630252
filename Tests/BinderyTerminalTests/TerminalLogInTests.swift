import Bindery
import BinderyViewModels
import BinderyViews
import TestSupport
import Testing

@testable import BinderyTerminal

extension SharedSignalTests {
  /// The log-in of the person at a terminal.
  @MainActor
  @Suite struct TerminalLogInTests {
    private final class Users: UserDirectory {
      var users = ["ada": User(id: "ada", name: "Ada")]
      func user(_ id: User.ID) -> User? { users[id] }
    }

    private struct ClubView: View {
      let session: UserSession
      @State private var notes = 0

      var body: some View {
        Text("User: \(session.user?.name ?? "nobody")")
        Button("Come in") { WorkScope.start { _ = try? await session.logIn("ada") } }
        Button("Notes: \(notes)") { notes += 1 }
      }
    }

    @Test func aUserOfTheDirectoryLogsInUntilTheyAreDisabled() async throws {
      let users = Users()
      let club = WindowGroup("Club", id: "club") { ClubView(session: .current) }
      try await withTerminalHost(of: [club], configure: { $0.users = users }) { terminal, host in
        _ = try await terminal.output(containing: "User: nobody")
        terminal.send("\r")
        _ = try await terminal.output { _ in host.shownText.contains("User: Ada") }
        terminal.send("\t\r")
        _ = try await terminal.output { _ in host.shownText.contains("Notes: 1") }
        users.users["ada"] = nil
        // Any key is an event.
        terminal.send("\t")
        _ = try await terminal.output { _ in host.shownText.contains("User: nobody") }
        #expect(host.shownText.contains("Notes: 0"), "The next user gets another window.")
      }
    }
  }
}
