public import Bindery
public import BinderyViewModels

/// A name, a password and, if the user has an authenticator app, its code.
@MainActor
public final class LogInViewModel {
  /// The fields.
  public enum Field: Hashable, Sendable { case name, password, code }

  /// The name to log in with.
  @Box public var name = ""
  /// The password.
  @Box public var password = ""
  /// The code of the authenticator app.
  @Box public var code = ""
  /// Whether the code is asked for, because the password was right.
  @Box public private(set) var asksForCode = false
  /// The reason why the last attempt failed, as a sentence.
  @Box public private(set) var problem: String?

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
      .name: name.isEmpty ? "Enter your name." : nil,
      .password: password.isEmpty ? "Enter your password." : nil,
      .code: asksForCode && code.isEmpty ? "Enter the code that your authenticator app shows." : nil,
    ]
  }

  /// Logs the person in, or shows why not.
  public private(set) lazy var logIn = Command { [weak self] () async -> Void in await self?.verify() }

  /// Asks for another name and password instead of the code.
  public func startOver() { (password, code, asksForCode, problem) = ("", "", false, nil) }

  private func verify() async {
    guard untracked({ validation.isValid }) else { return }
    problem = nil
    problem = await session.attempt {
      switch try await users.logIn(name: name, password: password, code: asksForCode ? code : "") {
      case .proven(let id):
        guard try await session.logIn(id) else { return AccountWords.wrong }
        // Another person may use the window after a log-out.
        startOver()
        return nil
      case .needsCode:
        asksForCode = true
        return nil
      case .wrong where asksForCode:
        code = ""
        return AccountError.wrongCode.description
      case .wrong:
        password = ""
        return AccountWords.wrong
      case .tooManyAttempts: return AccountWords.tooManyAttempts
      }
    }
  }
}
