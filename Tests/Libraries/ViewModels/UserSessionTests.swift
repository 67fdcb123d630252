import Bindery
import Testing

@testable import BinderyViewModels

/// The log-in of a window that no host for a network keeps.
@MainActor
@Suite struct UserSessionTests {
  private final class Users: UserDirectory {
    var users = ["ada": User(id: "ada", name: "Ada", roles: ["editor"])]
    var failure: (any Error)?
    func user(_ id: User.ID) throws -> User? {
      if let failure { throw failure }
      return users[id]
    }
  }

  private let users = Users()

  @Test func aUserLogsInAndOut() async throws {
    let session = UserSession(users: users)
    #expect(session.user == nil)
    #expect(session.takeLogInAttempt())
    #expect(try await session.logIn("ada"))
    #expect(session.user?.has("editor") == true)
    #expect(session.user?.has("owner") == false)
    session.logOut()
    #expect(session.user == nil)
    try await session.logIn("ada")
    session.logOutEverywhere()
    #expect(session.user == nil)
  }

  @Test func usersUnknownToTheDirectoryStayLoggedOut() async throws {
    let session = UserSession(users: users)
    try await session.logIn("ada")
    #expect(try await !session.logIn("eve"))
    #expect(session.user?.id == "ada")
    #expect(try await !UserSession().logIn("ada"))
  }

  @Test func observersFollowTheUser() async {
    let session = UserSession(user: users.users["ada"], users: users)
    var names: [String?] = []
    let follower = effect(.detached) { names.append(session.user?.name) }
    users.users["ada"]?.name = "Ada L."
    await session.refresh()
    users.users["ada"] = nil
    await session.refresh()
    await session.refresh()
    #expect(names == ["Ada", "Ada L.", nil])
    follower.dispose()
  }

  @Test func aDirectoryThatFailsChangesNothing() async {
    struct Failure: Error {}
    users.failure = Failure()
    let session = UserSession(user: users.users["ada"], users: users)
    await session.refresh()
    #expect(session.user?.name == "Ada")
    await #expect(throws: Failure.self) { try await session.logIn("ada") }
  }

  @Test func theSessionOfAWindowIsCurrentWhileItIsCreated() {
    let session = UserSession(user: users.users["ada"], users: users)
    #expect(session.whileCurrent { UserSession.current } === session)
    #expect(UserSession.current.user == nil)
  }
}
