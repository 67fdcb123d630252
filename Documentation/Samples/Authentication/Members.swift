import Bindery
import BinderyViewModels

extension User.Role {
  static let editor: Self = "editor"
}

/// The members of a club, in memory.
@MainActor
final class Members: UserDirectory {
  private var users: [User.ID: User] = [:]

  init(_ members: [User]) { for member in members { save(member) } }

  func user(_ id: User.ID) -> User? { users[id] }

  /// Adds a member, or changes their name or roles.
  func save(_ member: User) { users[member.id] = member }

  /// Excludes a member, whose windows then end.
  func remove(_ id: User.ID) { users[id] = nil }
}

/// Checks a name and a password. An app gives it the function of a library that stores passwords hashed, with a slow hash.
struct PasswordCheck: Sendable {
  /// Returns the identifier of the user; nil if the name or the password is wrong.
  let user: @Sendable (_ name: String, _ password: String) async -> User.ID?
}

extension PasswordCheck {
  /// One password for two people, for a sample.
  static let sample = PasswordCheck { name, password in
    password == "correct horse" ? ["ada": "1", "bob": "2"][name] : nil
  }
}

/// The notices of the club, the same in all windows.
@MainActor
final class Board {
  @Box private(set) var notices = ["Spring fair", "Summer party"]

  func delete(_ notice: String) { notices.removeAll { $0 == notice } }
}
