internal import Bindery
public import BinderyStore
public import BinderyViewModels
public import Foundation

/// The users of an app in a `Store`: who they are, and how they prove it. It is the directory of a host.
///
/// ```swift
/// init(_ launch: LaunchContext) { members = StoredUsers(in: launch.store, inviting: [.editor]) }
///
/// var users: (any UserDirectory)? { members }
/// ```
/// Nothing in the store lets anybody log in: passwords are hashes, and of invitations, resets and recovery codes it has digests. Only the keys of
/// authenticator apps are there as they are, because codes are computed from them.
///
/// The sentences and the time of a refusal are the same whether a person exists or not, with one exception: a name that is taken cannot be signed
/// up with. An app that must not reveal even that admits people by invitation only.
@MainActor
public final class StoredUsers: UserDirectory {
  let store: Store
  let hasher: PasswordHasher
  /// The fewest characters of a new password.
  public let minimumPasswordLength: Int
  private let firstRoles: Set<User.Role>?
  private let date: @Sendable () -> Date
  private let instant: @Sendable () -> ContinuousClock.Instant
  private var attempts = AttemptLimit(burst: 10, interval: .seconds(30))
  private var resets = AttemptLimit(burst: 3, interval: .seconds(600))

  /// Creates the directory over a store.
  ///
  /// - Parameters:
  ///   - firstRoles: The roles of the first user, whom the program invites when it starts: it prints the address at which they sign up within an hour.
  ///     Nil if the first user is added in another way.
  ///   - hasher: Hashes and checks the passwords.
  ///   - minimumPasswordLength: The fewest characters of a new password, 8 or more: fewer are guessed.
  ///   - date: Returns the time by which codes, invitations and resets end.
  ///   - instant: Returns the time by which attempts are forgotten.
  public init(
    in store: Store, inviting firstRoles: Set<User.Role>? = nil, hasher: PasswordHasher = PasswordHasher(),
    minimumPasswordLength: Int = 8,
    date: @escaping @Sendable () -> Date = { Date() },
    instant: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.store = store
    self.firstRoles = firstRoles
    self.hasher = hasher
    self.minimumPasswordLength = max(8, minimumPasswordLength)
    self.date = date
    self.instant = instant
  }

  var seconds: Int { Int(date().timeIntervalSince1970) }

  /// Whether a message for a new password may be sent to a name: three at once, and then one in ten minutes, in each process.
  func takeReset(of name: LogInName) -> Bool { resets.take(name.text, at: instant()) }

  // MARK: Users

  public func user(_ id: User.ID) async throws -> User? {
    try await store.record(AccountRecord.self, id: id)?.user
  }

  public func firstInvitation() async throws -> FirstInvitation? {
    guard let firstRoles else { return nil }
    if let secret = try await inviteFirst(roles: firstRoles) { return .path(Self.path(of: secret)) }
    let seconds = seconds
    return try await store.read { transaction in
      guard try transaction.all(AccountRecord.self).isEmpty else { return nil }
      let ends = try transaction.all(AccountTicketRecord.self).lazy.filter { $0.roles != nil }.map(\.end)
      return ends.max().map { .reported(seconds: $0 - seconds) }
    }
  }

  /// The path at which a person with an invitation signs up, with the secret in the query of the address.
  static func path(of invitation: String) -> String { "/?\(invitationName)=\(invitation)" }
  static let invitationName = "invitation"

  /// Returns all users who may use the app, in the order in which they have signed up. O(users).
  public func all() async throws -> [User] { try await store.all(AccountRecord.self).compactMap(\.user) }

  /// Sets the roles of a user. They count for their open windows within the host's check interval. An unknown user has no effect.
  public func setRoles(_ roles: Set<User.Role>, of id: User.ID) async throws {
    try await change(id) { $0.roles = AccountRecord.stored(roles) }
  }

  /// Sets the name that is shown of a user. An unknown user has no effect.
  public func setName(_ name: String, of id: User.ID) async throws { try await change(id) { $0.name = name } }

  /// Excludes a user, or admits them again. Their log-ins end within the host's check interval; `logOutEverywhere(_:)` of the session ends them
  /// at once. An unknown user has no effect.
  public func setExcluded(_ isExcluded: Bool, _ id: User.ID) async throws {
    try await change(id) { $0.isExcluded = isExcluded }
  }

  /// Changes an account, if there is one.
  func change(_ id: User.ID, _ body: @escaping @Sendable (inout AccountRecord) -> Void) async throws {
    try await store.write { transaction in
      guard var account = try transaction.record(AccountRecord.self, id: id) else { return }
      body(&account)
      try transaction.save(account)
    }
  }

  // MARK: Log-in

  /// Checks a name and a password, and the code if the user has an authenticator app.
  ///
  /// Few attempts may be made with a name: ten at once, and then one in 30 seconds, in each process.
  ///
  /// - Parameters:
  ///   - code: The code of the authenticator app, or a recovery code, which is valid once; empty if the person was not asked for one.
  /// - Throws: ``PasswordError`` or `StorageError`. Nobody is admitted then.
  public func logIn(name: String, password: String, code: String = "") async throws -> LogInAnswer {
    let key = LogInName(name)
    let counted = key?.text ?? ""
    guard attempts.take(counted, at: instant()) else { return .tooManyAttempts }
    let account = try await store.read { try key.map($0.account(named:)) ?? nil }
    let known = account.flatMap { $0.isExcluded ? nil : $0 }
    guard try await hasher.check(password, against: known?.password), let known else { return .wrong }
    // Checking takes its time, in which the password may have been changed, or the user excluded.
    let now = try await store.record(AccountRecord.self, id: known.id)
    guard let now, !now.isExcluded, now.password == known.password, now.oneTimeSecret == known.oneTimeSecret
    else { return .wrong }
    if known.oneTimeSecret != nil {
      // The attempts stay counted: who knows the password could otherwise guess codes without end.
      guard !code.isEmpty else { return .needsCode }
      guard try await spend(code, of: known.id) else { return .wrong }
    }
    attempts.forget(counted)
    // Not worth a failure, least of all of a person whose code is spent: the next log-in tries it again.
    try? await renewHash(of: known, password)
    return .proven(known.id)
  }

  /// Replaces the hash of a password that was right, if new ones cost more or less.
  private func renewHash(of account: AccountRecord, _ password: String) async throws {
    guard let old = account.password, hasher.isOutdated(old) else { return }
    let new = try await hasher.hash(password)
    try await change(account.id) { if $0.password == old { $0.password = new } }
  }

  /// Accepts a code, which is then not valid again.
  private func spend(_ code: String, of id: User.ID) async throws -> Bool {
    let seconds = seconds
    return try await store.write { transaction in
      guard var account = try transaction.record(AccountRecord.self, id: id),
        let secret = account.oneTimeSecret
      else { return false }
      if let step = secret.step(of: code, at: seconds, after: account.lastStep) {
        account.lastStep = step
      } else if let index = account.recoveryCodes.firstIndex(of: SecretText.digest(code)) {
        account.recoveryCodes.remove(at: index)
      } else {
        return false
      }
      try transaction.save(account)
      return true
    }
  }
}

/// The answer to a name and a password.
public enum LogInAnswer: Hashable, Sendable, Codable {
  /// The person is this user: call `logIn(_:)` of their session.
  case proven(User.ID)
  /// The password is right, and the user has an authenticator app: ask for its code.
  case needsCode
  /// The name, the password or the code is wrong. Do not say which.
  case wrong
  /// Too many attempts were made with this name.
  case tooManyAttempts
}
