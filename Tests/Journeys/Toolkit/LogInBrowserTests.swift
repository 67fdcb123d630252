@testable internal import TestSupport
internal import Bindery
internal import BinderyViewModels
internal import BinderyTesting
internal import BinderyViews
internal import Testing

extension Toolkit {
  /// Log-ins in a real browser, which keeps the cookie and the stored windows.
  @Suite(.timeLimit(.minutes(10)))
  struct LogInBrowserTests {
    @Test func logInsCoverAllWindowsAndRestoreTypedText() async throws {
      try await withApp(
        { WindowGroup("Club") { ClubView() } }, sealer: DecimalSealer(), users: Members()
      ) { address in
        try await journey { browser in
          let page = try await browser.open(address)
          try await page.wait(for: "Please log in")
          try await page.button("Log in").click()
          try await page.wait(for: "Hello, Ada")
          try await page.selector(".field-input").fill("Dear diary")
          try await page.wait(for: "Draft: Dear diary")
          try await page.reload()
          try await page.wait(for: "Draft: Dear diary")
          let other = try await browser.open(address)
          try await other.wait(for: "Hello, Ada")
          try await other.button("Log out").click()
          for page in [page, other] {
            try await page.wait(for: "Please log in")
            let text = try await page.text
            #expect(!text.contains("Not saved") && !text.contains("Dear diary"))
          }
          try await page.button("Log in").click()
          try await page.wait(for: "Hello, Ada")
          try await page.wait(for: "Draft: Dear diary")
          // The log-out is not repeated.
          let text = try await page.text
          #expect(text.contains("Hello, Ada") && !text.contains("Not saved"))
        }
      }
    }
  }
}

private final class Members: UserDirectory {
  nonisolated init() {}
  func user(_ id: User.ID) -> User? { id == "ada" ? User(id: id, name: "Ada") : nil }
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
        Button("Log in") { WorkScope.start { _ = try? await session.logIn("ada") } }
      }
    }
  }
}
