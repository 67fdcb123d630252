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

  private func model(_ session: UserSession) -> TeamViewModel {
    TeamViewModel(users: users, mail: Mail { _, _ in }, session: session)
  }

  @Test func anInvitedPersonJoins() async throws {
    let id = try await users.signUp(
      logInName: "ada@example.org", name: "Ada", password: "correct horse", roles: [.administrator])
    let administrator = model(UserSession(user: try await users.user(id), users: users))
    let host = TestHost { TeamView(model: administrator) }
    host.tap("Invite somebody")
    await settle()
    let address = try #require(administrator.invitation)
    let guest = TestHost { TeamView(model: model(UserSession(users: users))) }
    guest.navigate(to: String(address.dropFirst()))
    guest.enter("bob@example.org", into: .field("Name"))
    guest.enter("battery staple", into: .field("Password"))
    guest.tap("Sign up")
    await settle()
    #expect(try await users.all().map(\.name) == ["Ada", "bob@example.org"])
    #expect(guest.shows("Hello, bob@example.org"))
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
