public import Bindery
public import BinderyViewModels

/// The old and the new password of the user who is logged in. After the change, they are logged out on all devices.
@MainActor
public final class ChangePasswordViewModel {
  /// The fields.
  public enum Field: Hashable, Sendable { case old, new }

  /// The old password.
  @Box public var old = ""
  /// The new password.
  @Box public var new = ""
  /// The reason why the last attempt failed, as a sentence.
  @Box public private(set) var problem: String?
  /// An old password that was wrong.
  @Box private var wrong: String?

  private let users: StoredUsers
  private let session: UserSession

  /// Creates the view model of a window.
  ///
  /// - Parameter session: The session of the window, `.current` where the view of a window is made.
  public init(users: StoredUsers, session: UserSession) {
    self.users = users
    self.session = session
  }

  /// What is wrong with the fields.
  public var validation: Validation<Field> {
    [
      .old: old.isEmpty ? "Enter your old password." : nil,
      .old: old == wrong ? AccountError.wrongPassword.description : nil,
      .new: users.problem(ofNewPassword: new),
    ]
  }

  /// Changes the password, or shows why not.
  public private(set) lazy var change = Command { [weak self] () async -> Void in await self?.save() }

  private func save() async {
    guard untracked({ validation.isValid }), let id = untracked({ session.user?.id }) else { return }
    problem = nil
    problem = await session.attempt {
      do {
        try await users.changePassword(of: id, from: old, to: new)
        session.logOutEverywhere()
      } catch AccountError.wrongPassword {
        wrong = old
      }
      return nil
    }
  }
}
