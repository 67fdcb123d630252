public import Bindery
public import BinderyViewModels

/// One window of an app for members: who uses it. People log in, or sign up with the invitation in the address of the window, and invite others.
///
/// ```swift
/// MembersViewModel(users: members, session: .current, scene: .current, inviters: .editor)
/// ```
@MainActor
public final class MembersViewModel {
  /// The address at which the person who was invited last signs up.
  @Box public private(set) var invitation: String?
  /// The roles of that person.
  @Box public private(set) var invitedRoles: Set<User.Role> = []
  /// The reason why nobody could be invited, as a sentence.
  @Box public private(set) var problem: String?
  /// The form of people who have an account.
  public let logIn: LogInViewModel
  /// The secret of an invitation, in the address of the person who was invited.
  @Box private var secret = ""
  private let users: StoredUsers
  private let session: UserSession
  private let scene: SceneState
  private let inviters: User.Role?

  /// Creates the view model of a window.
  ///
  /// - Parameters:
  ///   - session: The session of the window, `.current` where the view of a window is made.
  ///   - scene: The state of the window, `.current` there.
  ///   - inviters: The role of people who may invite others; nil if nobody may.
  public init(
    users: StoredUsers, session: UserSession, scene: SceneState = SceneState(), inviters: User.Role? = nil
  ) {
    self.users = users
    self.session = session
    self.scene = scene
    self.inviters = inviters
    logIn = LogInViewModel(users: users, session: session)
    scene.keep(StoredUsers.invitationName, of: self, \.secret, in: .address)
    // Members need none, so it leaves their address.
    if untracked({ session.user }) != nil { secret = "" }
  }

  /// The form of people who were invited; nil for others.
  public private(set) lazy var signUp: SignUpViewModel? =
    secret.isEmpty
    ? nil
    : SignUpViewModel(users: users, session: session, invitation: secret) { [weak self] in
      // It leaves the address, too.
      self?.secret = ""
    }

  /// The member who is logged in; nil if nobody is.
  public var user: User? { session.user }

  /// Whether the member may invite others.
  public var mayInvite: Bool { inviters.map { user?.has($0) == true } ?? false }

  /// Makes an invitation for a person with these roles.
  public private(set) lazy var invite = Command<Set<User.Role>, Void> { [weak self] roles in
    await self?.makeInvitation(roles)
  }

  /// Logs the member out, in all windows of their browser.
  public func logOut() {
    (signUp, invitation, problem) = (nil, nil, nil)
    session.logOut()
  }

  private func makeInvitation(_ roles: Set<User.Role>) async {
    guard untracked({ mayInvite }) else { return }
    problem = nil
    do {
      let path = StoredUsers.path(of: try await users.invite(roles: roles))
      batch { (invitation, invitedRoles) = (scene.address(of: path), roles) }
    } catch { problem = AccountWords.failure(error) }
  }
}
