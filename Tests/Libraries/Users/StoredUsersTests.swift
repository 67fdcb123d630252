import BinderyStore
import BinderyViewModels
import Foundation
import Synchronization
import Testing

@testable import BinderyUsers

/// The time of a test, which it sets.
final class TestDate: Sendable {
  private let seconds = Mutex(1_800_000_000.0)
  private let start = ContinuousClock.now

  var date: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
  var instant: ContinuousClock.Instant { start + .seconds(seconds.withLock { $0 } - 1_800_000_000) }
  func advance(by count: Double) { seconds.withLock { $0 += count } }
}

@Suite(.serialized, .bothEngines) @MainActor struct StoredUsersTests {
  private let time = TestDate()
  private let store: Store
  private let users: StoredUsers

  init() async throws {
    store = try await TestPlace.current.open()
    users = StoredUsers(
      in: store, hasher: PasswordHasher(cost: .least), date: { [time] in time.date },
      instant: { [time] in time.instant })
  }

  private func addAda() async throws -> User.ID {
    try await users.signUp(
      logInName: "Ada@Example.org", name: "Ada", password: "correct horse", roles: ["editor"])
  }

  /// Everything that is stored, as JSON.
  private func contents() async throws -> String {
    let records = try await store.read { transaction in
      (try transaction.all(AccountRecord.self), try transaction.all(AccountTicketRecord.self))
    }
    let encoder = JSONEncoder()
    return String(decoding: try encoder.encode(records.0) + encoder.encode(records.1), as: UTF8.self)
  }

  // MARK: Sign-up and log-in

  @Test func aUserWhoHasSignedUpLogsIn() async throws {
    let id = try await addAda()
    #expect(try await users.user(id) == User(id: id, name: "Ada", roles: ["editor"]))
    #expect(try await users.all().map(\.name) == ["Ada"])
    for name in ["Ada@Example.org", " ada@example.ORG "] {
      #expect(try await users.logIn(name: name, password: "correct horse") == .proven(id))
    }
  }

  @Test func aWrongNameAndAWrongPasswordHaveTheSameAnswer() async throws {
    _ = try await addAda()
    #expect(try await users.logIn(name: "ada@example.org", password: "battery staple") == .wrong)
    #expect(try await users.logIn(name: "bob@example.org", password: "correct horse") == .wrong)
    #expect(try await users.logIn(name: "", password: "") == .wrong)
    #expect(
      try await users.logIn(name: "ada@example.org", password: String(repeating: "a", count: 5000)) == .wrong)
  }

  @Test func aNameIsTakenOnce() async throws {
    let id = try await addAda()
    await #expect(throws: AccountError.nameTaken) {
      try await users.signUp(logInName: "ADA@example.org", password: "battery staple")
    }
    #expect(try await users.all().map(\.id) == [id])
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .proven(id))
  }

  @Test(arguments: ["", "  ", "a\u{200B}da", "a\u{0}", String(repeating: "a", count: 255)])
  func aNameIsVisibleAndShort(name: String) async throws {
    await #expect(throws: AccountError.invalidName) {
      try await users.signUp(logInName: name, password: "correct horse")
    }
  }

  @Test func aPasswordIsNotShort() async throws {
    await #expect(throws: AccountError.passwordTooShort(minimum: 8)) {
      try await users.signUp(logInName: "ada", password: "1234567")
    }
    #expect(StoredUsers(in: store, minimumPasswordLength: 3).minimumPasswordLength == 8)
  }

  @Test func passwordsAreNotStored() async throws {
    _ = try await addAda()
    let contents = try await contents()
    #expect(contents.contains("argon2id") && !contents.contains("correct horse"))
  }

  @Test func excludedUsersCannotLogInUntilTheyAreAdmittedAgain() async throws {
    let id = try await addAda()
    try await users.setExcluded(true, id)
    #expect(try await users.user(id) == nil)
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .wrong)
    try await users.setExcluded(false, id)
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .proven(id))
  }

  @Test func rolesAndNamesChange() async throws {
    let id = try await addAda()
    try await users.setRoles(["owner"], of: id)
    try await users.setName("Ada L.", of: id)
    #expect(try await users.user(id) == User(id: id, name: "Ada L.", roles: ["owner"]))
    try await users.setRoles(["owner"], of: "nobody")
    #expect(try await users.user("nobody") == nil)
  }

  @Test func attemptsWithANameAreLimitedWhetherItExistsOrNot() async throws {
    _ = try await addAda()
    for name in ["ada@example.org", "bob@example.org"] {
      for _ in 1...10 { #expect(try await users.logIn(name: name, password: "guess") == .wrong) }
      #expect(try await users.logIn(name: name, password: "correct horse") == .tooManyAttempts)
    }
    time.advance(by: 30)
    guard case .proven = try await users.logIn(name: "ada@example.org", password: "correct horse") else {
      Issue.record("The right password is not accepted after a while.")
      return
    }
  }

  @Test func aHashOfAnotherCostIsReplacedAtTheNextLogIn() async throws {
    let id = try await addAda()
    let old = try await store.record(AccountRecord.self, id: id)?.password
    let cost = PasswordHash.Cost(memory: 16_384, passes: 2)
    let costly = StoredUsers(in: store, hasher: PasswordHasher(cost: cost))
    #expect(try await costly.logIn(name: "ada@example.org", password: "guess") == .wrong)
    #expect(try await store.record(AccountRecord.self, id: id)?.password == old)
    #expect(try await costly.logIn(name: "ada@example.org", password: "correct horse") == .proven(id))
    let new = try await store.record(AccountRecord.self, id: id)?.password
    #expect(new?.rawValue.contains("m=16,t=2,p=1") == true)
    #expect(try await costly.logIn(name: "ada@example.org", password: "correct horse") == .proven(id))
    #expect(try await store.record(AccountRecord.self, id: id)?.password == new)
  }

  // MARK: Changing a password

  @Test func aUserChangesTheirPassword() async throws {
    let id = try await addAda()
    await #expect(throws: AccountError.wrongPassword) {
      try await users.changePassword(of: id, from: "guess", to: "battery staple")
    }
    await #expect(throws: AccountError.passwordTooShort(minimum: 8)) {
      try await users.changePassword(of: id, from: "correct horse", to: "short")
    }
    try await users.changePassword(of: id, from: "correct horse", to: "battery staple")
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .wrong)
    #expect(try await users.logIn(name: "ada@example.org", password: "battery staple") == .proven(id))
    await #expect(throws: AccountError.wrongPassword) {
      try await users.changePassword(of: "nobody", from: "", to: "battery staple")
    }
  }

  @Test func aForgottenPasswordIsResetOnce() async throws {
    let id = try await addAda()
    let secret = try #require(try await users.beginPasswordReset(logInName: "ada@example.org"))
    let other = try #require(try await users.beginPasswordReset(logInName: "ada@example.org"))
    #expect(try await users.isValid(secret: secret))
    #expect(try await !contents().contains(secret))
    await #expect(throws: AccountError.passwordTooShort(minimum: 8)) {
      try await users.resetPassword(secret, to: "short")
    }
    #expect(try await users.resetPassword(secret, to: "battery staple") == id)
    #expect(try await users.logIn(name: "ada@example.org", password: "battery staple") == .proven(id))
    for used in [secret, other] {
      await #expect(throws: AccountError.ended) { try await users.resetPassword(used, to: "another one") }
    }
  }

  @Test func fewMessagesAreSentToAName() async throws {
    _ = try await addAda()
    for _ in 0..<3 { #expect(try await users.beginPasswordReset(logInName: "ada@example.org") != nil) }
    #expect(try await users.beginPasswordReset(logInName: "Ada@example.org") == nil)
    time.advance(by: 600)
    #expect(try await users.beginPasswordReset(logInName: "ada@example.org") != nil)
  }

  @Test func unknownAndExcludedUsersCannotResetPasswords() async throws {
    let id = try await addAda()
    #expect(try await users.beginPasswordReset(logInName: "bob@example.org") == nil)
    try await users.setExcluded(true, id)
    #expect(try await users.beginPasswordReset(logInName: "ada@example.org") == nil)
  }

  @Test func aResetEndsAfterItsTime() async throws {
    _ = try await addAda()
    let secret = try #require(
      try await users.beginPasswordReset(logInName: "ada@example.org", lasting: .seconds(60)))
    time.advance(by: 60)
    #expect(try await !users.isValid(secret: secret))
    await #expect(throws: AccountError.ended) { try await users.resetPassword(secret, to: "battery staple") }
    let invitation = try await users.invite()
    await #expect(throws: AccountError.ended) {
      try await users.resetPassword(invitation, to: "battery staple")
    }
  }

  // MARK: Invitations

  @Test func anInvitationAdmitsOnePersonWithItsRoles() async throws {
    let secret = try await users.invite(roles: ["editor"])
    #expect(try await users.isValid(secret: secret))
    #expect(try await !contents().contains(secret))
    let id = try await users.signUp(invitation: secret, logInName: "bob", password: "correct horse")
    #expect(try await users.user(id) == User(id: id, name: "bob", roles: ["editor"]))
    await #expect(throws: AccountError.ended) {
      try await users.signUp(invitation: secret, logInName: "eve", password: "correct horse")
    }
    await #expect(throws: AccountError.ended) {
      try await users.signUp(invitation: "guess", logInName: "eve", password: "correct horse")
    }
  }

  /// Each process of a program calls it at its start.
  @Test func theFirstUserIsInvitedOnceUntilTheInvitationEnds() async throws {
    let other = StoredUsers(in: store, hasher: PasswordHasher(cost: .least), date: { [time] in time.date })
    let secret = try #require(try await users.inviteFirst(roles: ["editor"], lasting: .seconds(60)))
    #expect(try await other.inviteFirst() == nil)
    #expect(try await users.inviteFirst() == nil)
    time.advance(by: 60)
    let next = try #require(try await other.inviteFirst(roles: ["editor"]))
    #expect(next != secret)
    // The ended invitation is removed.
    #expect(try await store.all(AccountTicketRecord.self).count == 1)
    #expect(try await !contents().contains(next))
    let id = try await users.signUp(invitation: next, logInName: "ada", password: "correct horse")
    #expect(try await users.user(id)?.roles == ["editor"])
  }

  @Test func nobodyIsInvitedFirstWhereThereAreUsers() async throws {
    _ = try await addAda()
    #expect(try await users.inviteFirst() == nil)
  }

  @Test func theMessageForANewPasswordIsNoInvitationOfTheFirstUser() async throws {
    try await store.write { transaction in
      try transaction.save(AccountTicketRecord(id: "1", end: .max, account: "nobody"))
    }
    #expect(try await users.inviteFirst() != nil)
  }

  @Test func anInvitationStaysValidAfterAFailedSignUp() async throws {
    _ = try await addAda()
    let secret = try await users.invite()
    await #expect(throws: AccountError.nameTaken) {
      try await users.signUp(invitation: secret, logInName: "ada@example.org", password: "correct horse")
    }
    try await users.signUp(invitation: secret, logInName: "bob", password: "correct horse")
  }

  @Test func anInvitationEndsAndIsRemovedWithTheNext() async throws {
    let secret = try await users.invite(lasting: .seconds(60))
    time.advance(by: 60)
    await #expect(throws: AccountError.ended) {
      try await users.signUp(invitation: secret, logInName: "bob", password: "correct horse")
    }
    _ = try await users.invite()
    #expect(try await store.all(AccountTicketRecord.self).count == 1)
    let reset = try await users.beginPasswordReset(logInName: "bob")
    #expect(reset == nil)
  }

  // MARK: Authenticator apps

  private func useCodes(_ id: User.ID) async throws -> (secret: OneTimeSecret, recovery: [String]) {
    let secret = OneTimeSecret()
    let step = OneTimeSecret.step(at: users.seconds)
    return (secret, try await users.useCodes(of: secret, code: secret.code(at: step), by: id))
  }

  private func code(_ secret: OneTimeSecret) -> String {
    secret.code(at: OneTimeSecret.step(at: users.seconds))
  }

  @Test func aUserWithAnAuthenticatorAppIsAskedForItsCode() async throws {
    let id = try await addAda()
    let (secret, _) = try await useCodes(id)
    #expect(try await users.asksForCode(id))
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .needsCode)
    #expect(try await users.logIn(name: "ada@example.org", password: "guess", code: code(secret)) == .wrong)
    // The code that has proven the app is not valid again.
    #expect(
      try await users.logIn(name: "ada@example.org", password: "correct horse", code: code(secret)) == .wrong)
    time.advance(by: 30)
    #expect(
      try await users.logIn(name: "ada@example.org", password: "correct horse", code: code(secret))
        == .proven(id))
    #expect(
      try await users.logIn(name: "ada@example.org", password: "correct horse", code: code(secret)) == .wrong)
    try await users.stopUsingCodes(id)
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .proven(id))
  }

  @Test func codesCannotBeGuessedWithoutEnd() async throws {
    let id = try await addAda()
    _ = try await useCodes(id)
    for _ in 1...5 {
      #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .needsCode)
      #expect(try await users.logIn(name: "ada@example.org", password: "correct horse", code: "0") == .wrong)
    }
    #expect(try await users.logIn(name: "ada@example.org", password: "correct horse") == .tooManyAttempts)
  }

  @Test func aRecoveryCodeReplacesACodeOnce() async throws {
    let id = try await addAda()
    let (_, recovery) = try await useCodes(id)
    #expect(Set(recovery).count == 10)
    #expect(recovery[0].wholeMatch(of: /[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}/) != nil)
    #expect(try await !contents().contains(recovery[0]))
    let typed = recovery[0].replacing("-", with: " ").uppercased()
    #expect(
      try await users.logIn(name: "ada@example.org", password: "correct horse", code: typed) == .proven(id))
    #expect(
      try await users.logIn(name: "ada@example.org", password: "correct horse", code: typed) == .wrong)
  }

  @Test func anAppThatShowsAnotherCodeIsNotUsed() async throws {
    let id = try await addAda()
    await #expect(throws: AccountError.wrongCode) {
      try await users.useCodes(of: OneTimeSecret(), code: "000", by: id)
    }
    #expect(try await !users.asksForCode(id))
  }
}
