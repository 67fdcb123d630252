import Bindery
import BinderyStore
import BinderyTesting
import BinderyUsers
import BinderyViewModels
import BoardViewModels
import Testing

@testable import Board

@Suite(.workScope) @MainActor
struct BoardTests {
  private let clock = TestClock()
  private let cards: SharedRecords<Card>
  private let users: StoredUsers
  private let ada = User(id: "1", name: "Ada", roles: [.editor])
  private let ben = User(id: "2", name: "Ben")

  init() throws {
    let store = try Store.inMemory()
    cards = SharedRecords(store)
    // Checking a password is slow on purpose, except in tests.
    users = StoredUsers(in: store, hasher: PasswordHasher(cost: .least))
  }

  private func openWindow(_ user: User? = nil, address: String = "") async -> TestHost {
    let session = UserSession(user: user, users: users)
    let scene = SceneState(query: address)
    let members = MembersViewModel(users: users, session: session, scene: scene, inviters: .editor)
    let board = BoardViewModel(cards: cards, session: session, scene: scene, clock: clock)
    let host = TestHost { TeamView(members: members, board: board) }
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

  @Test func aCardMovesInAllWindows() async {
    let (one, other) = (await openWindow(ada), await openWindow(ben))
    one.tap("New card")
    one.enter("Write the tutorial", into: .field("Title"))
    one.enter("Ada", into: .field("Owner"))
    one.tap("Add")
    await settle()
    other.tap("Move Write the tutorial to Doing")
    await settle()
    #expect(one.shows(.button("Move Write the tutorial to Done")))
    other.tap("Undo")
    await settle()
    #expect(one.shows(.button("Move Write the tutorial to Doing")))
  }

  @Test func onlyEditorsRemoveCards() async throws {
    let card = Card(title: "Write the tutorial", owner: "Ada")
    try await cards.save(card)
    #expect(await !openWindow(ben).shows(.button("Remove Write the tutorial")))
    BoardViewModel(cards: cards, session: UserSession(user: ben)).remove(card)
    await settle()
    #expect(cards.all == [card])

    await openWindow(ada).tap("Remove Write the tutorial")
    await settle()
    #expect(cards.all == [])
  }

  @Test func aSearchStartsAfterAPauseInTyping() async throws {
    for owner in ["Ada", "Ben"] { try await cards.save(Card(title: "Work of \(owner)", owner: owner)) }
    let host = await openWindow(ada)
    host.type("Be", into: .field("Cards of"))
    await clock.advance(by: .seconds(0.2))
    #expect(host.shows("Work of Ada"))
    await clock.advance(by: .seconds(0.1))
    await settle()
    #expect(host.shows("Work of Ben"))
    #expect(!host.shows("Work of Ada"))
  }
}
