internal import BinderyStore
public import BinderyViewModels
internal import Foundation

/// How people become users, and change how they prove who they are.
extension StoredUsers {
  /// Adds a user.
  ///
  /// - Parameters:
  ///   - logInName: What they log in with, such as an email address. Case and space around it do not count.
  ///   - name: The name that is shown; the one to log in with if it is empty.
  ///   - roles: What they may do.
  /// - Returns: The identifier of the user.
  /// - Throws: ``AccountError``, ``PasswordError`` or `StorageError`.
  @discardableResult
  public func signUp(
    logInName: String, name: String = "", password: String, roles: Set<User.Role> = []
  ) async throws -> User.ID {
    try await add(logInName, name, password, invitation: nil, roles: roles)
  }

  /// Adds a user who was invited, with the roles of the invitation, which is then not valid again.
  ///
  /// - Throws: ``AccountError``, ``PasswordError`` or `StorageError`. The invitation stays valid then.
  @discardableResult
  public func signUp(
    invitation: String, logInName: String, name: String = "", password: String
  ) async throws -> User.ID {
    try await add(logInName, name, password, invitation: invitation, roles: [])
  }

  private func add(
    _ logInName: String, _ name: String, _ password: String, invitation: String?, roles: Set<User.Role>
  ) async throws -> User.ID {
    guard let key = LogInName(logInName) else { throw AccountError.invalidName }
    let hash = try await newHash(password)
    let shown = name.allSatisfy(\.isWhitespace) ? logInName : name
    let account = AccountRecord(
      id: UUID().uuidString, logInName: logInName,
      name: shown.trimmingCharacters(in: .whitespacesAndNewlines),
      roles: roles, password: hash)
    let seconds = seconds
    return try await store.write { transaction in
      var account = account
      if let invitation {
        guard let ticket = try transaction.ticket(invitation, at: seconds), let roles = ticket.roles else {
          throw AccountError.ended
        }
        account.roles = roles
        try transaction.delete(AccountTicketRecord.self, id: ticket.id)
      }
      guard try transaction.record(LogInNameRecord.self, id: key.text) == nil else {
        throw AccountError.nameTaken
      }
      try transaction.save(LogInNameRecord(id: key.text, account: account.id))
      try transaction.save(account)
      return account.id
    }
  }

  /// Returns the hash of a new password.
  private func newHash(_ password: String) async throws -> PasswordHash {
    if let fault = fault(inNewPassword: password) { throw fault }
    return try await hasher.hash(password)
  }

  /// Returns why a new password is rejected; nil for a good one. Its length is the only rule: others make passwords that are easier to guess.
  public func fault(inNewPassword password: String) -> AccountError? {
    // One that is too long is no matter of this.
    let count = NormalizedPassword(password)?.count ?? password.count
    return count < minimumPasswordLength ? .passwordTooShort(minimum: minimumPasswordLength) : nil
  }

  /// The sentence for a new password that is rejected; nil for a good one.
  func problem(ofNewPassword password: String) -> String? {
    if NormalizedPassword(password) == nil { return PasswordError.tooLong.description }
    return fault(inNewPassword: password)?.description
  }

  // MARK: Passwords

  /// Changes the password of a user who knows the old one. Then call `logOutEverywhere()` of the session, so that nobody who knew the old one stays.
  ///
  /// - Throws: ``AccountError/wrongPassword`` if the old one is wrong, another ``AccountError``, ``PasswordError`` or `StorageError`.
  public func changePassword(of id: User.ID, from old: String, to new: String) async throws {
    let hash = try await store.record(AccountRecord.self, id: id)?.password
    guard try await hasher.check(old, against: hash) else {
      // The event that changed it may be sent again after a restart.
      guard try await hasher.check(new, against: hash) else { throw AccountError.wrongPassword }
      return
    }
    let changed = try await newHash(new)
    try await store.write { transaction in
      guard var account = try transaction.record(AccountRecord.self, id: id), account.password == hash else {
        throw AccountError.wrongPassword
      }
      account.password = changed
      try transaction.save(account)
    }
  }

  /// Begins the reset of a forgotten password.
  ///
  /// - Returns: The secret for the address that the app sends to the user; nil if there is none with this name, or too many were asked for. Say the
  ///   same to the person who asks in all cases, and send the message after that, because sending one takes time.
  public func beginPasswordReset(logInName: String, lasting lifetime: Duration = .seconds(3600)) async throws
    -> String?
  {
    guard let key = LogInName(logInName), takeReset(of: key),
      let account = try await store.read({ try $0.account(named: key) }), !account.isExcluded
    else { return nil }
    return try await addTicket(lasting: lifetime) { $0.account = account.id }
  }

  /// Sets the password of the user to whom the app has sent a secret, which is then not valid again. Then call `logOutEverywhere(_:)` of the session
  /// with the user.
  ///
  /// - Returns: The user.
  /// - Throws: ``AccountError``, ``PasswordError`` or `StorageError`. The secret stays valid then.
  @discardableResult
  public func resetPassword(_ secret: String, to new: String) async throws -> User.ID {
    let hash = try await newHash(new)
    let seconds = seconds
    return try await store.write { transaction in
      guard let ticket = try transaction.ticket(secret, at: seconds), let id = ticket.account,
        var account = try transaction.record(AccountRecord.self, id: id), !account.isExcluded
      else { throw AccountError.ended }
      account.password = hash
      try transaction.save(account)
      // Other messages that were sent for the same user end with it.
      for other in try transaction.all(AccountTicketRecord.self) where other.account == id {
        try transaction.delete(AccountTicketRecord.self, id: other.id)
      }
      return id
    }
  }

  // MARK: Invitations

  /// Invites a person.
  ///
  /// - Parameters:
  ///   - roles: What they may do.
  ///   - lifetime: How long it is valid.
  /// - Returns: The secret for the address that they get. It is valid once.
  public func invite(roles: Set<User.Role> = [], lasting lifetime: Duration = .seconds(7 * 86_400))
    async throws
    -> String
  {
    try await addTicket(lasting: lifetime) { $0.roles = AccountRecord.stored(roles) }
  }

  /// Invites the first user: of all processes that start, and at all restarts, one call makes an invitation.
  ///
  /// - Parameters:
  ///   - roles: What they may do.
  ///   - lifetime: How long it is valid. Afterwards, the next call makes another one.
  /// - Returns: The secret for the address that they get; nil if there is a user, or an invitation that is valid.
  func inviteFirst(
    roles: Set<User.Role> = [], lasting lifetime: Duration = .seconds(3600)
  ) async throws -> String? {
    let secret = SecretText.make()
    var ticket = ticket(for: secret, lasting: lifetime)
    ticket.roles = AccountRecord.stored(roles)
    let isMade = try await store.write { [ticket, seconds] transaction in
      try transaction.removeEndedTickets(at: seconds)
      let isInvited = try transaction.all(AccountTicketRecord.self).contains { $0.roles != nil }
      guard !isInvited, try transaction.all(AccountRecord.self).isEmpty else { return false }
      try transaction.save(ticket)
      return true
    }
    return isMade ? secret : nil
  }

  /// Whether an invitation or the reset of a password is still valid.
  public func isValid(secret: String) async throws -> Bool {
    let seconds = seconds
    return try await store.read { try $0.ticket(secret, at: seconds) != nil }
  }

  private func ticket(for secret: String, lasting lifetime: Duration) -> AccountTicketRecord {
    AccountTicketRecord(id: SecretText.digest(secret), end: seconds + Int(lifetime.components.seconds))
  }

  private func addTicket(
    lasting lifetime: Duration, _ body: (inout AccountTicketRecord) -> Void
  ) async throws -> String {
    let secret = SecretText.make()
    var ticket = ticket(for: secret, lasting: lifetime)
    body(&ticket)
    // The secret is no result of the write: what a write returns is stored.
    let written = try await store.write { [ticket, seconds] transaction in
      try transaction.removeEndedTickets(at: seconds)
      try transaction.save(ticket)
      return ticket.id
    }
    // The same event made another one before the program was restarted, and nobody knows its secret.
    return written == ticket.id ? secret : try await addTicket(lasting: lifetime, body)
  }

  // MARK: Authenticator apps

  /// Whether a user has to enter the code of an authenticator app.
  public func asksForCode(_ id: User.ID) async throws -> Bool {
    try await store.record(AccountRecord.self, id: id)?.oneTimeSecret != nil
  }

  /// Makes log-ins of a user ask for the code of an authenticator app, which has proven to know the secret.
  ///
  /// - Parameters:
  ///   - secret: The secret that the person has given to the app.
  ///   - code: The code that it shows.
  /// - Returns: Ten recovery codes, to show once. Each replaces a code if the app is lost.
  /// - Throws: ``AccountError/wrongCode``, or `StorageError`.
  public func useCodes(of secret: OneTimeSecret, code: String, by id: User.ID) async throws -> [String] {
    guard let step = secret.step(of: code, at: seconds, after: nil) else { throw AccountError.wrongCode }
    let codes = (0..<10).map { _ in Self.grouped(SecretText.make().prefix(16)) }
    let digests = codes.map(SecretText.digest)
    let written = try await store.write { transaction in
      guard var account = try transaction.record(AccountRecord.self, id: id) else { return digests }
      account.oneTimeSecret = secret
      account.lastStep = step
      account.recoveryCodes = digests
      try transaction.save(account)
      return digests
    }
    // The same event stored others before the program was restarted, which nobody has seen.
    return written == digests ? codes : try await useCodes(of: secret, code: code, by: id)
  }

  /// Makes log-ins of a user need only the password again: call it after another check of the password.
  public func stopUsingCodes(_ id: User.ID) async throws {
    try await change(id) { ($0.oneTimeSecret, $0.lastStep, $0.recoveryCodes) = (nil, nil, []) }
  }

  /// Writes a code in groups of four letters.
  private static func grouped(_ code: Substring) -> String {
    code.enumerated().map { $0 > 0 && $0 % 4 == 0 ? "-\($1)" : "\($1)" }.joined()
  }
}
