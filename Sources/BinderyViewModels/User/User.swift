/// A person who is logged in to an app, as the app's ``UserDirectory`` knows them.
public struct User: Sendable, Hashable, Identifiable {
  /// The identifier, which never changes and is never given to another person. It is not shown.
  public let id: String
  /// The name that is shown.
  public var name: String
  /// What the user may do.
  public var roles: Set<Role>

  /// Creates a user.
  public init(id: String, name: String, roles: Set<Role> = []) {
    self.id = id
    self.name = name
    self.roles = roles
  }

  /// Whether the user has a role.
  public func has(_ role: Role) -> Bool { roles.contains(role) }

  /// A permission that an app defines:
  ///
  /// ```swift
  /// extension User.Role {
  ///   static let editor: Self = "editor"
  /// }
  /// ```
  public struct Role: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a role with a name.
    public init(stringLiteral value: String) { rawValue = value }
  }
}
