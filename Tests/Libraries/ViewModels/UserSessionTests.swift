import Bindery
import Testing

@testable import BinderyViewModels

/// The log-in of a window that no host for a network keeps.
@MainActor
@Suite struct UserSessionTests {
  private final class Users: UserDirectory {
    var users = ["ada": User(id: "ada", name: "Ada", roles: ["editor"])]
    func user(_ id: User.ID) -> User? { users[id] }
  }

  private let users = Users()

  @Test func aUserLogsInAndOut() {
    let session = UserSession(users: users)
    #expect(session.user == nil)
    #expect(session.takeLogInAttempt())
    #expect(session.logIn("ada"))
    #expect(session.user?.has("editor") == true)
    #expect(session.user?.has("owner") == false)
    session.logOut()
    #expect(session.user == nil)
    session.logIn("ada")
    session.logOutEverywhere()
    #expect(session.user == nil)
  }

  @Test func usersUnknownToTheDirectoryStayLoggedOut() {
    let session = UserSession(user: "eve", users: users)
    #expect(session.user == nil)
    session.logIn("ada")
    #expect(!session.logIn("eve"))
    #expect(session.user?.id == "ada")
    #expect(!UserSession().logIn("ada"))
  }

  @Test func observersFollowTheUser() {
    let session = UserSession(user: "ada", users: users)
    var names: [String?] = []
    let follower = effect(.detached) { names.append(session.user?.name) }
    users.users["ada"]?.name = "Ada L."
    session.refresh()
    users.users["ada"] = nil
    session.refresh()
    session.refresh()
    #expect(names == ["Ada", "Ada L.", nil])
    follower.dispose()
  }

  @Test func theSessionOfAWindowIsCurrentWhileItIsCreated() {
    let session = UserSession(user: "ada", users: users)
    #expect(session.whileCurrent { UserSession.current } === session)
    #expect(UserSession.current.user == nil)
  }
}
