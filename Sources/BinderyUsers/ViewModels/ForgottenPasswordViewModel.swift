public import Bindery
public import BinderyViewModels

/// The name of a person who has forgotten their password. The app sends them the secret of a reset.
@MainActor
public final class ForgottenPasswordViewModel {
  /// The fields.
  public enum Field: Hashable, Sendable { case name }

  /// The name to log in with.
  @Box public var name = ""
  /// Whether a message was asked for. Nobody learns whether it was sent.
  @Box public private(set) var isRequested = false
  /// The reason why the last attempt failed, as a sentence.
  @Box public private(set) var problem: String?

  private let users: StoredUsers
  private let session: UserSession
  private let send: @Sendable (_ name: String, _ secret: String) async -> Void

  /// Creates the view model of a window.
  ///
  /// - Parameters:
  ///   - session: The session of the window, `.current` where the view of a window is made.
  ///   - send: Sends the address with the secret to the person with a name, such as an email address. It logs its own errors.
  public init(
    users: StoredUsers, session: UserSession,
    send: @escaping @Sendable (_ name: String, _ secret: String) async -> Void
  ) {
    self.users = users
    self.session = session
    self.send = send
  }

  /// What is wrong with the fields.
  public var validation: Validation<Field> {
    [.name: LogInName(name) == nil ? AccountError.invalidName.description : nil]
  }

  /// Asks for the message.
  public private(set) lazy var request = Command { [weak self] () async -> Void in await self?.begin() }

  private func begin() async {
    guard untracked({ validation.isValid }) else { return }
    problem = nil
    problem = await session.attempt {
      // At once, and apart from the work of the window for which a page without script waits: neither the words nor the time tell whether
      // there is such a user.
      isRequested = true
      Task.detached { [users, name, send] in
        if let secret = try? await users.beginPasswordReset(logInName: name) { await send(name, secret) }
      }
      return nil
    }
  }
}
