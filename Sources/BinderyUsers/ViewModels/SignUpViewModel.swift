public import Bindery
public import BinderyViewModels

/// The name and the password of a new user, who is logged in then.
@MainActor
public final class SignUpViewModel {
  /// The fields.
  public enum Field: Hashable, Sendable { case name, password }

  /// The name to log in with.
  @Box public var name = ""
  /// The password.
  @Box public var password = ""
  /// The reason why the last attempt failed, as a sentence.
  @Box public private(set) var problem: String?
  /// A name that somebody else has.
  @Box private var takenName: String?

  private let users: StoredUsers
  private let session: UserSession
  private let invitation: String?
  private let onSignUp: @MainActor () -> Void

  /// Creates the view model of a window.
  ///
  /// - Parameters:
  ///   - session: The session of the window, `.current` where the view of a window is made.
  ///   - invitation: The secret of an invitation; nil if everybody may sign up.
  ///   - onSignUp: Called once the person has signed up, before they are logged in: the app removes the invitation, which is no longer valid, from
  ///     the address of the window.
  public init(
    users: StoredUsers, session: UserSession, invitation: String? = nil,
    onSignUp: @escaping @MainActor () -> Void = {}
  ) {
    self.users = users
    self.session = session
    self.invitation = invitation
    self.onSignUp = onSignUp
  }

  /// What is wrong with the fields.
  public var validation: Validation<Field> {
    [
      .name: LogInName(name) == nil ? AccountError.invalidName.description : nil,
      .name: name == takenName ? AccountError.nameTaken.description : nil,
      .password: users.problem(ofNewPassword: password),
    ]
  }

  /// Signs the person up and logs them in, or shows why not.
  public private(set) lazy var signUp = Command { [weak self] () async -> Void in await self?.add() }

  private func add() async {
    guard untracked({ validation.isValid }) else { return }
    problem = nil
    problem = await session.attempt {
      do {
        let id =
          if let invitation {
            try await users.signUp(invitation: invitation, logInName: name, password: password)
          } else {
            try await users.signUp(logInName: name, password: password)
          }
        password = ""
        // A log-in loads the window again, at the address that it has then.
        onSignUp()
        guard (try? await session.logIn(id)) == true else {
          return "You are signed up. Log in with your name and password."
        }
      } catch AccountError.nameTaken {
        takenName = name
      }
      return nil
    }
  }
}
