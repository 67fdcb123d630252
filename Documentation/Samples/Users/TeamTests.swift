import BinderyStore
import BinderyTesting
import BinderyUsers
import BinderyViewModels
import BinderyViews
import Testing

@Suite(.workScope) @MainActor
struct TeamTests {
  private let users: StoredUsers

  init() throws {
    users = StoredUsers(in: try Store.inMemory(), hasher: PasswordHasher(cost: .least))
  }

  private func openWindow(_ user: User? = nil, address: String = "", at path: [String] = []) -> TestHost {
    let session = UserSession(user: user, users: users)
    let members = MembersViewModel(
      users: users, session: session, scene: SceneState(query: address), inviters: .administrator)
    let passwords = Passwords(users: users, mail: Mail { _, _ in }, session: session)
    return TestHost { TeamView(members: members, passwords: passwords).environment(\.location, path) }
  }

  @Test func aScreenForMembersIsShownToMembersOnly() async throws {
    let guest = openWindow(at: ["password"])
    #expect(guest.shows(.button("Log in")))
    #expect(!guest.shows(.field("New password")))
    let id = try await users.signUp(logInName: "ada@example.org", password: "correct horse")
    let member = openWindow(try await users.user(id), at: ["password"])
    #expect(member.shows(.field("New password")))
  }

  @Test func anybodyCanSetANewPassword() {
    #expect(openWindow(at: ["reset~secret"]).shows(.field("New password")))
  }

  @Test func anInvitedPersonJoins() async throws {
    let id = try await users.signUp(
      logInName: "ada@example.org", name: "Ada", password: "correct horse", roles: [.administrator])
    let host = openWindow(try await users.user(id))
    host.tap("Invite somebody")
    await settle()
    let address = try #require(host.find(.button("Copy"))?[.copiedText])
    let guest = openWindow(address: String(address.dropFirst("/?".count)))
    guest.enter("bob@example.org", into: .field("Name"))
    guest.enter("battery staple", into: .field("Password"))
    guest.tap("Sign up")
    await settle()
    #expect(try await users.all().map(\.name) == ["Ada", "bob@example.org"])
    #expect(guest.shows("Hello, bob@example.org"))
  }

  @Test func aForgottenPasswordHasAScreen() {
    let host = openWindow()
    host.tap(.role(.link, "Forgotten password"))
    #expect(host.shows(.button("Send a link")))
  }

  @Test func aViewOfTheAppsOwnLogsIn() async throws {
    try await users.signUp(logInName: "ada@example.org", name: "Ada", password: "correct horse")
    let session = UserSession(users: users)
    let host = TestHost { ShortLogInView(model: LogInViewModel(users: users, session: session)) }
    host.enter("ada@example.org", into: .field("Email"))
    host.enter("correct horse", into: .field("Password"))
    host.tap("Go")
    await settle()
    #expect(session.user?.name == "Ada")
  }
}
