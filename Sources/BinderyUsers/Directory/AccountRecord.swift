internal import BinderyStore
internal import BinderyViewModels

/// What the store keeps of a user.
struct AccountRecord: Record {
  static let collection = "bindery.account"

  /// The user's identifier.
  let id: String
  /// What they log in with, as they have written it.
  var logInName: String
  var name: String
  var roles: [String]
  /// Nil for a person who cannot log in with a password.
  var password: PasswordHash?
  var isExcluded: Bool
  /// The key of their authenticator app; nil if they use none.
  var oneTimeSecret: OneTimeSecret?
  /// The step of the last code that was accepted.
  var lastStep: Int?
  /// Digests of the recovery codes that are left.
  var recoveryCodes: [String]

  init(id: String, logInName: String, name: String, roles: Set<User.Role>, password: PasswordHash?) {
    self.id = id
    self.logInName = logInName
    self.name = name
    self.roles = Self.stored(roles)
    self.password = password
    isExcluded = false
    recoveryCodes = []
  }

  /// The user; nil if they may not use the app.
  var user: User? {
    isExcluded ? nil : User(id: id, name: name, roles: Set(roles.map { User.Role(rawValue: $0) }))
  }

  static func stored(_ roles: Set<User.Role>) -> [String] { roles.map(\.rawValue).sorted() }
}

/// Finds the user with a log-in name.
struct LogInNameRecord: Record {
  static let collection = "bindery.account-name"

  /// The name in the form in which names are compared.
  let id: String
  let account: String
}

/// What an invitation or the reset of a password allows, once.
struct AccountTicketRecord: Record {
  static let collection = "bindery.account-ticket"

  /// The digest of the secret in its address.
  let id: String
  /// The time when it ends, in seconds since 1970.
  let end: Int
  /// The roles of the person who signs up with it; nil if it is no invitation.
  var roles: [String]?
  /// The user whose password it resets; nil if it is an invitation.
  var account: String?
}

extension ReadTransaction {
  /// Returns the account with a log-in name; nil if there is none.
  func account(named key: LogInName) throws -> AccountRecord? {
    // Both reads are made in each case, so that they take as long.
    let id = try record(LogInNameRecord.self, id: key.text)?.account
    return try record(AccountRecord.self, id: id ?? "").flatMap { id == nil ? nil : $0 }
  }

  func ticket(_ secret: String, at seconds: Int) throws -> AccountTicketRecord? {
    try record(AccountTicketRecord.self, id: SecretText.digest(secret)).flatMap {
      $0.end > seconds ? $0 : nil
    }
  }
}

extension WriteTransaction {
  func removeEndedTickets(at seconds: Int) throws {
    for ticket in try all(AccountTicketRecord.self) where ticket.end <= seconds {
      try delete(AccountTicketRecord.self, id: ticket.id)
    }
  }
}
