import BinderyStore
import BinderyTesting
import BinderyUsers
import BinderyViewModels
import StarterViewModels
import Testing

@testable import Starter

@Suite(.workScope) @MainActor
struct TeamTests {
  private let items: SharedRecords<Item>
  private let users: StoredUsers

  init() throws {
    let store = try Store.inMemory()
    items = SharedRecords(store)
    // Checking a password is slow on purpose, except in tests.
    users = StoredUsers(in: store, hasher: PasswordHasher(cost: .least))
  }

  private func openWindow(user: User? = nil, address: String = "") async -> TestHost {
    let session = UserSession(user: user, users: users)
    let members = MembersViewModel(
      users: users, session: session, scene: SceneState(query: address), inviters: .editor)
    let model = TeamViewModel(items: items, session: session)
    let host = TestHost { TeamView(members: members, model: model) }
    await settle()
    return host
  }

  @Test func anInvitedPersonSignsUp() async throws {
    let secret = try await users.invite(roles: [.editor])
    let host = await openWindow(address: "invitation=\(secret)")
    host.enter("ada", into: .field("Name"))
    host.enter("correct horse", into: .field("Password"))
    host.tap("Sign up")
    await settle()
    #expect(host.shows("Invite somebody"))
    host.tap("Log out ada")
    #expect(host.shows(.button("Log in")))
  }

  @Test func aMemberLogsInWithTheirPassword() async throws {
    try await users.signUp(logInName: "ben", password: "correct horse")
    let host = await openWindow()
    host.enter("ben", into: .field("Name"))
    host.enter("correct horse", into: .field("Password"))
    host.tap("Log in")
    await settle()
    #expect(host.shows(.field("New item")))
    host.tap("Log out ben")
    #expect(host.shows(.button("Log in")))
  }

  @Test func onlyEditorsRemoveItems() async throws {
    try await items.save(Item(title: "Milk"))
    let member = await openWindow(user: User(id: "1", name: "Ben"))
    #expect(member.shows("Milk"))
    #expect(!member.shows(.button("Remove Milk")))

    let editor = await openWindow(user: User(id: "2", name: "Ada", roles: [.editor]))
    editor.tap("Remove Milk")
    await settle()
    #expect(!member.shows("Milk"))
  }

  @Test func aMemberWhoIsNoEditorCannotRemoveAnItemBehindTheView() async throws {
    let item = Item(title: "Milk")
    try await items.save(item)
    let session = UserSession(user: User(id: "1", name: "Ben"))
    TeamViewModel(items: items, session: session).remove(item)
    await settle()
    #expect(items.all == [item])
  }
}
