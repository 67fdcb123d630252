import BinderyStore
import BinderyTesting
import BinderyUsers
import BinderyViewModels
import BoardViewModels
import Testing

@Suite(.workScope) @MainActor
struct InvitationTests {
  private func address(openedBy user: User?) async throws -> String {
    let store = try Store.inMemory()
    let users = StoredUsers(in: store, hasher: PasswordHasher(cost: .least))
    let scene = SceneState(query: "invitation=secret")
    let session = UserSession(user: user, users: users)
    let model = TeamViewModel(cards: CardList(store: store), users: users, session: session, scene: scene)
    await settle()
    #expect((model.signUp == nil) == (user != nil))
    return scene.query
  }

  @Test func anInvitationStaysInTheAddressUntilThePersonSignsUp() async throws {
    #expect(try await address(openedBy: nil) == "invitation=secret")
  }

  @Test func anInvitationLeavesTheAddressOfAMember() async throws {
    #expect(try await address(openedBy: User(id: "1", name: "Ada")) == "")
  }
}
