import Bindery
import BinderyApp
import BinderyViewModels
import BinderyViews

struct ClubView: View {
  let model: ClubViewModel

  var body: some View {
    if let user = model.user {
      BoardView(model: model, user: user)
    } else {
      LogInView(model: model)
    }
  }
}

private struct LogInView: View {
  @Bindable var model: ClubViewModel

  var body: some View {
    Form {
      TextField("Name", text: $model.name).textContentType(.username)
      SecureField("Password", text: $model.password).textContentType(.password)
      if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
      Button("Log in") { model.logIn.execute() }.disabled(model.logIn.isExecuting)
    }
  }
}

private struct BoardView: View {
  let model: ClubViewModel
  let user: User

  var body: some View {
    VStack {
      Text("Hello, \(user.name)")
      ForEach(model.board.notices, id: \.self) { notice in
        HStack {
          Text(notice)
          if model.mayDelete { Button("Delete \(notice)") { model.delete(notice) } }
        }
      }
      Button("Log out") { model.session.logOut() }
      Button("Log out on all devices") { model.session.logOutEverywhere() }
    }
  }
}

struct ClubApp: App {
  let users: (any UserDirectory)? = Members([
    User(id: "1", name: "Ada", roles: [.editor]), User(id: "2", name: "Bob"),
  ])
  private let board = Board()
  private let check = PasswordCheck.sample

  var body: some Scene {
    WindowGroup("Club") {
      ClubView(model: ClubViewModel(session: .current, board: board, check: check))
    }
  }
}
