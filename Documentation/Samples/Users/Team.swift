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
  private let members: StoredUsers
  // A program for people hands the message to its mail server.
  private let mail = Mail { name, text in print("To \(name): \(text)") }

  init(_ launch: LaunchContext) { members = StoredUsers(in: launch.store, inviting: [.administrator]) }

  var users: (any UserDirectory)? { members }

  var body: some Scene {
    WindowGroup("Team") {
      TeamView(
        members: MembersViewModel(
          users: members, session: .current, scene: .current, inviters: .administrator),
        passwords: Passwords(users: members, mail: mail, session: .current))
    }
  }
}

/// A screen for everybody, as in the address: `/reset~SECRET`.
enum TeamRoute: Hashable, LosslessStringConvertible {
  case forgotten, reset(String)

  init?(_ description: String) {
    let parts = description.split(separator: "~").map(String.init)
    switch (parts.first, parts.count) {
    case ("reset", 2): self = .reset(parts[1])
    case ("forgotten", 1): self = .forgotten
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .forgotten: "forgotten"
    case .reset(let secret): "reset~\(secret)"
    }
  }
}

/// A screen for members: `/password`.
enum MemberRoute: String {
  case password
}

/// The forms for passwords of one window.
@MainActor
struct Passwords {
  let users: StoredUsers
  let mail: Mail
  let session: UserSession

  func forgotten() -> ForgottenPasswordViewModel {
    ForgottenPasswordViewModel(users: users, session: session) { [mail] name, secret in
      await mail.send(name, "Set a new password: https://team.example.org/\(TeamRoute.reset(secret))")
    }
  }

  func reset(_ secret: String) -> ResetPasswordViewModel {
    ResetPasswordViewModel(users: users, session: session, secret: secret)
  }

  func change() -> ChangePasswordViewModel { ChangePasswordViewModel(users: users, session: session) }
}

struct TeamView: View {
  let members: MembersViewModel
  let passwords: Passwords

  var body: some View {
    NavigationStack {
      MembersView(members) {
        MemberView(members: members, passwords: passwords)
      } others: {
        NavigationLink("Forgotten password", value: TeamRoute.forgotten)
      }
      .navigationTitle("Team")
      .navigationDestination(for: TeamRoute.self) { route in
        switch route {
        case .forgotten:
          ForgottenPasswordView(model: passwords.forgotten()).navigationTitle("Forgotten password")
        case .reset(let secret):
          ResetPasswordView(model: passwords.reset(secret)).navigationTitle("New password")
        }
      }
    }
  }
}

struct MemberView: View {
  let members: MembersViewModel
  let passwords: Passwords

  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello, \(members.user?.name ?? "")")
      InviteView(members)
      NavigationLink("Change password", value: MemberRoute.password)
      Button("Log out") { members.logOut() }
    }
    .navigationDestination(for: MemberRoute.self) { _ in
      ChangePasswordView(model: passwords.change()).navigationTitle("Change password")
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
