import Bindery
import BinderyUsers
import BinderyViewModels

extension User.Role {
  /// May remove cards, and invite people.
  public static let editor: Self = "editor"
}

/// One window of the team: who uses it.
@MainActor
public final class TeamViewModel {
  /// The end of the address at which the person who was invited last signs up.
  @Box public private(set) var invitation: String?
  /// Why nobody could be invited.
  @Box public private(set) var problem: String?
  /// The form of people who have an account.
  public let logIn: LogInViewModel
  /// The board of the people who are logged in.
  public let board: BoardViewModel
  /// The secret of an invitation, in the address of the person who was invited.
  @Box private var secret = ""
  private let users: StoredUsers
  private let session: UserSession

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - cards: The cards that all windows share.
  ///   - users: The members of the team.
  ///   - session: Who uses the window.
  ///   - scene: The state of the window: what is typed, and an invitation in its address.
  ///   - clock: The clock of the board's pauses.
  public init(
    cards: CardList, users: StoredUsers, session: UserSession, scene: SceneState = SceneState(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.users = users
    self.session = session
    logIn = LogInViewModel(users: users, session: session)
    board = BoardViewModel(cards: cards, session: session, scene: scene, clock: clock)
    scene.keep("invitation", of: self, \.secret, in: .address)
    // Members need none, so it leaves their address.
    if session.user != nil { secret = "" }
  }

  /// The form of people who were invited; nil for others.
  public private(set) lazy var signUp: SignUpViewModel? =
    secret.isEmpty
    ? nil
    : SignUpViewModel(users: users, session: session, invitation: secret) { [weak self] in
      // It leaves the address, too.
      self?.secret = ""
    }

  /// The person who is logged in.
  public var user: User? { session.user }

  /// Makes an invitation.
  public private(set) lazy var invite = Command { [weak self] () async -> Void in
    guard let self, user?.has(.editor) == true else { return }
    do { invitation = "/?invitation=\(try await users.invite())" } catch {
      problem = error.localizedDescription
    }
  }

  /// Logs the person out, in all windows of their browser.
  public func logOut() {
    signUp = nil
    session.logOut()
  }
}
