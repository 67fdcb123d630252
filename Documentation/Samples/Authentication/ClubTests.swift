import BinderyViewModels
import BinderyTesting
import BinderyViews
import Testing

@MainActor
struct ClubTests {
  private let members = Members([User(id: "1", name: "Ada", roles: [.editor]), User(id: "2", name: "Bob")])
  private let check = PasswordCheck.sample

  private func model(_ session: UserSession) -> ClubViewModel {
    ClubViewModel(session: session, board: Board(), check: check)
  }

  @Test(.workScope) func aMemberLogsInWithTheirPassword() async {
    let model = model(UserSession(users: members))
    let host = TestHost { ClubView(model: model) }
    host.enter("ada", into: .field("Name"))
    host.enter("battery staple", into: .field("Password"))
    host.tap("Log in")
    await settle()
    #expect(host.shows("The name or the password is wrong."))
    #expect(model.password == "")
    host.enter("correct horse", into: .field("Password"))
    host.tap("Log in")
    await settle()
    #expect(host.shows("Hello, Ada"))
    host.tap("Log out")
    #expect(host.shows("Log in"))
  }

  @Test func anEditorDeletesANotice() {
    let host = TestHost { ClubView(model: model(UserSession(user: members.user("1"), users: members))) }
    host.tap("Delete Spring fair")
    #expect(!host.shows("Spring fair"))
    #expect(host.shows("Summer party"))
  }

  @Test func formerEditorsCannotDeleteNotices() async {
    let session = UserSession(user: members.user("1"), users: members)
    let model = model(session)
    let host = TestHost { ClubView(model: model) }
    members.save(User(id: "1", name: "Ada"))
    await session.refresh()
    #expect(!host.shows("Delete Spring fair"))
    model.delete("Spring fair")
    #expect(host.shows("Spring fair"))
  }

  @Test func aMemberWhoIsRemovedIsLoggedOut() async {
    let session = UserSession(user: members.user("2"), users: members)
    let host = TestHost { ClubView(model: model(session)) }
    #expect(host.shows("Hello, Bob"))
    members.remove("2")
    await session.refresh()
    #expect(host.shows("Log in"))
  }
}
