import Bindery
import BinderyApp
import BinderyStore
import BinderyUserViews
import BinderyUsers
import BinderyViewModels
import BinderyViews

extension User.Role {
  static let administrator: Self = "administrator"
}

struct TeamApp: App {
  private let stored: StoredUsers
  // A program for people hands the message to its mail server.
  private let mail = Mail { name, text in print("To \(name): \(text)") }

  init(_ launch: LaunchContext) { stored = StoredUsers(in: launch.store) }

  var users: (any UserDirectory)? { stored }

  var body: some Scene {
    WindowGroup("Team") { TeamView(model: TeamViewModel(users: stored, mail: mail, session: .current)) }
  }
}

/// A screen, as in the address: `/sign-up~SECRET`.
enum TeamRoute: Hashable, LosslessStringConvertible {
  case signUp(String), forgotten, reset(String), password

  init?(_ description: String) {
    let parts = description.split(separator: "~").map(String.init)
    switch (parts.first, parts.count) {
    case ("sign-up", 2): self = .signUp(parts[1])
    case ("reset", 2): self = .reset(parts[1])
    case ("forgotten", 1): self = .forgotten
    case ("password", 1): self = .password
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .signUp(let secret): "sign-up~\(secret)"
    case .reset(let secret): "reset~\(secret)"
    case .forgotten: "forgotten"
    case .password: "password"
    }
  }
}

@MainActor
final class TeamViewModel {
  @Box var path: [TeamRoute] = []
  @Box private(set) var invitation: String?
  let session: UserSession
  let logIn: LogInViewModel
  private let users: StoredUsers
  private let mail: Mail

  init(users: StoredUsers, mail: Mail, session: UserSession) {
    self.users = users
    self.mail = mail
    self.session = session
    logIn = LogInViewModel(users: users, session: session)
  }

  var mayInvite: Bool { session.user?.has(.administrator) == true }

  private(set) lazy var invite = Command { [weak self] () async throws -> Void in
    guard let self, mayInvite else { return }
    invitation = "/\(TeamRoute.signUp(try await users.invite()))"
  }

  func signUp(_ secret: String) -> SignUpViewModel {
    SignUpViewModel(users: users, session: session, invitation: secret) { [weak self] in
      // The address of the log-in that follows has no invitation.
      self?.path = []
    }
  }

  func forgotten() -> ForgottenPasswordViewModel {
    ForgottenPasswordViewModel(users: users, session: session) { [mail] name, secret in
      await mail.send(name, "Set a new password: https://team.example.org/\(TeamRoute.reset(secret))")
    }
  }

  func reset(_ secret: String) -> ResetPasswordViewModel {
    ResetPasswordViewModel(users: users, session: session, secret: secret)
  }

  func changePassword() -> ChangePasswordViewModel { ChangePasswordViewModel(users: users, session: session) }
}

struct TeamView: View {
  @Bindable var model: TeamViewModel

  var body: some View {
    NavigationStack(path: $model.path) {
      HomeView(model: model)
        .navigationTitle("Team")
        .navigationDestination(for: TeamRoute.self) { route in
          switch route {
          case .signUp(let secret): SignUpView(model: model.signUp(secret)).navigationTitle("Welcome")
          case .forgotten:
            ForgottenPasswordView(model: model.forgotten()).navigationTitle("Forgotten password")
          case .reset(let secret):
            ResetPasswordView(model: model.reset(secret)).navigationTitle("New password")
          case .password: ChangePasswordView(model: model.changePassword()).navigationTitle("Change password")
          }
        }
    }
  }
}

private struct HomeView: View {
  let model: TeamViewModel

  var body: some View {
    if let user = model.session.user {
      Text("Hello, \(user.name)")
      if model.mayInvite { Button("Invite somebody") { model.invite.execute() } }
      if let invitation = model.invitation { Text("Send them this address: \(invitation)") }
      NavigationLink("Change password", value: TeamRoute.password)
      Button("Log out") { model.session.logOut() }
    } else {
      LogInView(model: model.logIn)
      NavigationLink("Forgotten password", value: TeamRoute.forgotten)
    }
  }
}

/// Sends messages to users, whose log-in names are email addresses.
struct Mail: Sendable {
  let send: @Sendable (_ to: String, _ text: String) async -> Void
}

/// A form of the app's own in place of ``LogInView``.
struct ShortLogInView: View {
  @Bindable var model: LogInViewModel

  var body: some View {
    VStack {
      TextField("Email", text: $model.name).textContentType(.username).invalid(model.validation[.name])
      SecureField("Password", text: $model.password).textContentType(.password)
        .invalid(model.validation[.password])
      if model.asksForCode { TextField("Code", text: $model.code).invalid(model.validation[.code]) }
      if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
      Button("Go", role: .submit) { model.logIn.execute() }
    }
  }
}
