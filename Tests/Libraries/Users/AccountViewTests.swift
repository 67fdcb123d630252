import Bindery
import BinderyStore
import BinderyTesting
import BinderyUserViews
import BinderyViewModels
import BinderyViews
import Foundation
import Synchronization
import Testing

@testable import BinderyUsers

/// The views of accounts, with their view models over a store.
@Suite(.workScope) @MainActor
struct AccountViewTests {
  private let users: StoredUsers
  private let session: UserSession
  private let time = TestDate()

  init() throws {
    users = StoredUsers(
      in: try Store.inMemory(), hasher: PasswordHasher(cost: .least), date: { [time] in time.date },
      instant: { [time] in time.instant })
    session = UserSession(users: users)
  }

  private func add() async throws -> User.ID {
    try await users.signUp(logInName: "ada", name: "Ada", password: "correct horse")
  }

  @Test func aUserLogsIn() async throws {
    let id = try await add()
    let host = TestHost { LogInView(model: LogInViewModel(users: users, session: session)) }
    host.tap("Log in")
    #expect(host.shows(.text("Enter your name.")) && host.shows(.text("Enter your password.")))
    host.enter("ada", into: "Name")
    host.enter("guess", into: "Password")
    host.submit("Password")
    await settle()
    #expect(host.shows("The name or the password is wrong."))
    #expect(host.find(.field("Password"))?[.fieldText] == "")
    #expect(session.user == nil)
    host.enter("correct horse", into: "Password")
    host.tap("Log in")
    await settle()
    #expect(session.user?.id == id)
    #expect(host.find(.field("Password"))?[.fieldText] == "", "Another person may use the window later.")
  }

  @Test func theSentenceIsTheSameForAWrongName() async throws {
    _ = try await add()
    let host = TestHost { LogInView(model: LogInViewModel(users: users, session: session)) }
    host.enter("bob", into: "Name")
    host.enter("correct horse", into: "Password")
    host.tap("Log in")
    await settle()
    #expect(host.shows("The name or the password is wrong."))
  }

  @Test func aUserWithAnAuthenticatorAppEntersItsCode() async throws {
    let id = try await add()
    let secret = OneTimeSecret()
    let step = OneTimeSecret.step(at: Int(time.date.timeIntervalSince1970))
    _ = try await users.useCodes(of: secret, code: secret.code(at: step), by: id)
    time.advance(by: 30)
    let host = TestHost { LogInView(model: LogInViewModel(users: users, session: session)) }
    host.enter("ada", into: "Name")
    host.enter("correct horse", into: "Password")
    host.tap("Log in")
    await settle()
    #expect(session.user == nil && !host.shows(.field("Password")))
    host.tap("Log in")
    #expect(host.shows(.text("Enter the code that your authenticator app shows.")))
    host.enter("000", into: "Code of your authenticator app")
    host.tap("Log in")
    await settle()
    #expect(host.shows(.text(AccountError.wrongCode.description)))
    host.enter(secret.code(at: step + 1), into: "Code of your authenticator app")
    host.tap("Log in")
    await settle()
    #expect(session.user?.id == id)
  }

  @Test func aNewUserIsLoggedIn() async throws {
    _ = try await add()
    let host = TestHost { SignUpView(model: SignUpViewModel(users: users, session: session)) }
    host.enter("ADA", into: "Name")
    host.enter("short", into: "Password")
    host.tap("Sign up")
    #expect(host.shows(.text("Choose a password with at least 8 characters.")))
    host.enter("battery staple", into: "Password")
    host.tap("Sign up")
    await settle()
    #expect(host.shows(.text("Somebody has this name. Choose another one.")))
    host.enter("bob", into: "Name")
    host.tap("Sign up")
    await settle()
    #expect(session.user?.name == "bob")
  }

  @Test func anInvitedUserGetsTheRolesOfTheInvitation() async throws {
    let secret = try await users.invite(roles: ["editor"])
    let model = SignUpViewModel(users: users, session: session, invitation: secret)
    let host = TestHost { SignUpView(model: model) }
    host.enter("bob", into: "Name")
    host.enter("battery staple", into: "Password")
    host.tap("Sign up")
    await settle()
    #expect(session.user?.has("editor") == true)
    let late = SignUpViewModel(users: users, session: UserSession(users: users), invitation: secret)
    let second = TestHost { SignUpView(model: late) }
    second.enter("eve", into: "Name")
    second.enter("battery staple", into: "Password")
    second.tap("Sign up")
    await settle()
    #expect(second.shows("This link was used or has ended. Ask for a new one."))
  }

  /// In a browser, the log-in loads the window again at its address.
  @Test func anInvitationLeavesTheAddressBeforeTheLogIn() async throws {
    @MainActor final class Window { @Box var invitation = "" }
    let secret = try await users.invite()
    let (window, scene) = (Window(), SceneState(query: "invitation=\(secret)"))
    scene.keep("invitation", of: window, \.invitation, in: .address)
    let model = SignUpViewModel(users: users, session: session, invitation: secret) { [session] in
      #expect(session.user == nil)
      window.invitation = ""
    }
    let host = TestHost { SignUpView(model: model) }
    host.enter("bob", into: "Name")
    host.enter("short", into: "Password")
    host.tap("Sign up")
    await settle()
    #expect(window.invitation == secret, "A failed sign-up does not use it up.")
    host.enter("battery staple", into: "Password")
    host.tap("Sign up")
    await settle()
    #expect(session.user?.name == "bob")
    #expect(window.invitation == "")
  }

  @Test func aChangedPasswordLogsTheUserOut() async throws {
    let id = try await add()
    try await session.logIn(id)
    let host = TestHost { ChangePasswordView(model: ChangePasswordViewModel(users: users, session: session)) }
    host.enter("guess", into: "Old password")
    host.enter("battery staple", into: "New password")
    host.tap("Change password")
    await settle()
    #expect(host.shows(.text("The old password is wrong.")) && session.user != nil)
    host.enter("correct horse", into: "Old password")
    host.tap("Change password")
    await settle()
    #expect(session.user == nil)
    #expect(try await users.logIn(name: "ada", password: "battery staple") == .proven(id))
  }

  @Test func aForgottenPasswordIsSetAgainWithTheLinkThatWasSent() async throws {
    let id = try await add()
    let sent = Mutex<[String]>([])
    let (messages, message) = AsyncStream<Void>.makeStream()
    for name in ["bob", "ada"] {
      let model = ForgottenPasswordViewModel(users: users, session: session) { name, secret in
        sent.withLock { $0 += [name, secret] }
        message.yield()
      }
      let host = TestHost { ForgottenPasswordView(model: model) }
      host.enter(name, into: "Name")
      host.tap("Send a link")
      await settle()
      #expect(
        host.shows("If there is a user with this name, they get a message with a link to set a new password.")
      )
    }
    for await _ in messages { break }
    let all = sent.withLock { $0 }
    #expect(all.first == "ada" && all.count == 2)
    let secret = try #require(all.last)
    let host = TestHost {
      ResetPasswordView(model: ResetPasswordViewModel(users: users, session: session, secret: secret))
    }
    host.enter("battery staple", into: "New password")
    host.tap("Set password")
    await settle()
    #expect(host.shows("The password is set. Log in with it."))
    #expect(try await users.logIn(name: "ada", password: "battery staple") == .proven(id))
  }

  @Test func aStoreThatFailsIsAnErrorThatSaysNothingOfIt() async throws {
    let faults = StoreFaults()
    let users = StoredUsers(in: try Store.inMemory(faults: faults), hasher: PasswordHasher(cost: .least))
    faults.failReading(StorageError.full(folder: "data"))
    let host = TestHost { LogInView(model: LogInViewModel(users: users, session: session)) }
    host.enter("ada", into: "Name")
    host.enter("correct horse", into: "Password")
    host.tap("Log in")
    await settle()
    #expect(host.shows("That is not possible at the moment. Try again in a minute."))
  }

  @Test func anAppTranslatesTheSentences() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Enter your name.": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Gib deinen Namen ein."}}}}}}
      """
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.strings = try StringCatalog(xcstrings: Data(json.utf8))
    let host = TestHost(environment: environment) {
      LogInView(model: LogInViewModel(users: users, session: session))
    }
    host.tap("Log in")
    #expect(host.shows(.text("Gib deinen Namen ein.")))
  }
}
