public import Bindery
public import BinderyViewModels

/// The new password of a person to whom the secret of a reset was sent.
@MainActor
public final class ResetPasswordViewModel {
  /// The fields.
  public enum Field: Hashable, Sendable { case new }

  /// The new password.
  @Box public var new = ""
  /// Whether it was set. The person logs in with it then.
  @Box public private(set) var isReset = false
  /// The reason why the last attempt failed, as a sentence.
  @Box public private(set) var problem: String?

  private let users: StoredUsers
  private let session: UserSession
  private let secret: String

  /// Creates the view model of a window.
  ///
  /// - Parameters:
  ///   - session: The session of the window, `.current` where the view of a window is made.
  ///   - secret: The secret from the address.
  public init(users: StoredUsers, session: UserSession, secret: String) {
    self.users = users
    self.session = session
    self.secret = secret
  }

  /// What is wrong with the fields.
  public var validation: Validation<Field> {
    [
      .new: users.problem(ofNewPassword: new)
    ]
  }

  /// Sets the password, or shows why not.
  public private(set) lazy var reset = Command { [weak self] () async -> Void in await self?.save() }

  private func save() async {
    guard untracked({ validation.isValid }) else { return }
    problem = nil
    problem = await session.attempt {
      session.logOutEverywhere(try await users.resetPassword(secret, to: new))
      isReset = true
      return nil
    }
  }
}
