import Bindery
import BinderyStore
import BinderyTesting
import BinderyUserViews
import BinderyViews
import Testing

@testable import BinderyUsers
@testable import BinderyViewModels

/// The frame of an app for members.
@Suite(.workScope) @MainActor
struct MembersViewTests {
  private struct Frame: View {
    let members: MembersViewModel

    var body: some View {
      MembersView(members) {
        Text("The board")
        InviteView(members)
        Button("Log out") { members.logOut() }
      }
    }
  }

  private let users: StoredUsers
  private let scene = SceneState(query: "invitation=secret")
  private let ada = User(id: "1", name: "Ada", roles: ["editor"])

  init() throws {
    users = StoredUsers(in: try Store.inMemory(), inviting: ["editor"], hasher: PasswordHasher(cost: .least))
  }

  private func members(_ user: User? = nil, in scene: SceneState = SceneState()) -> MembersViewModel {
    let session = UserSession(user: user, users: users)
    return MembersViewModel(users: users, session: session, scene: scene, inviters: "editor")
  }

  @Test func theFirstUserSignsUpAtTheAddressThatTheProgramReports() async throws {
    guard case .path(let path)? = try await users.firstInvitation() else {
      Issue.record("Nobody is invited.")
      return
    }
    guard case .reported? = try await users.firstInvitation() else {
      Issue.record("Nothing is reported.")
      return
    }
    let scene = SceneState(query: String(path.dropFirst(2)))
    let host = TestHost { Frame(members: members(in: scene)) }
    host.enter("ada", into: .field("Name"))
    host.enter("correct horse", into: .field("Password"))
    host.tap("Sign up")
    await settle()
    #expect(host.shows("The board") && host.shows(.button("Invite somebody")))
    #expect(scene.query == "")
    host.tap("Log out")
    #expect(host.shows(.button("Log in")) && !host.shows("The board"))
  }

  @Test func aProgramWithoutRolesForTheFirstUserInvitesNobody() async throws {
    let users = StoredUsers(in: try Store.inMemory())
    #expect(try await users.firstInvitation() == nil)
  }

  @Test func othersSeeTheFormToLogIn() {
    let host = TestHost { Frame(members: members()) }
    #expect(host.shows(.button("Log in")) && !host.shows("The board"))
  }

  @Test func anInvitationStaysInTheAddressUntilThePersonSignsUp() {
    let members = members(in: scene)
    #expect(members.signUp != nil)
    #expect(scene.query == "invitation=secret")
  }

  @Test func anInvitationLeavesTheAddressOfAMember() {
    let members = members(ada, in: scene)
    #expect(members.signUp == nil)
    #expect(scene.query == "")
  }

  @Test func somebodyIsInvitedWithRoles() async throws {
    let members = members(ada)
    let host = TestHost {
      InviteView(members)
      InviteView(members, title: "Invite an editor", roles: ["editor"])
    }
    host.tap("Invite an editor")
    await settle()
    let address = try #require(members.invitation)
    #expect(host.all(.button("Copy")).count == 1 && host.shows(.text(address)))
    let newcomer = self.members(in: SceneState(query: String(address.dropFirst(2))))
    let other = TestHost { Frame(members: newcomer) }
    other.enter("ben", into: .field("Name"))
    other.enter("correct horse", into: .field("Password"))
    other.tap("Sign up")
    await settle()
    #expect(newcomer.user?.has("editor") == true && newcomer.mayInvite)
  }

  @Test func anInvitationIsAWholeAddressThatCanBeCopied() async throws {
    let scene = SceneState()
    scene.origin = "https://board.example.org"
    let host = TestHost { Frame(members: members(ada, in: scene)) }
    host.tap("Invite somebody")
    await settle()
    let address = try #require(host.find(.button("Copy"))?[.copiedText])
    #expect(address.hasPrefix("https://board.example.org/?invitation="))
    #expect(host.shows(.text(address)))
    let secret = try #require(address.split(separator: "=").last)
    #expect(try await users.isValid(secret: String(secret)))
    host.expectAccessible()
  }

  @Test func onlyInvitersInvite() async {
    let members = members(User(id: "2", name: "Ben"))
    let host = TestHost { Frame(members: members) }
    #expect(host.shows("The board") && !host.shows(.button("Invite somebody")))
    members.invite.execute([])
    await settle()
    #expect(members.invitation == nil)
  }
}
