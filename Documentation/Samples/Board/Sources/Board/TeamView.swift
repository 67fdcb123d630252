import Bindery
import BinderyUserViews
import BinderyViews
import BoardViewModels

/// The board for members of the team, and forms for others to become one.
struct TeamView: View {
  let model: TeamViewModel

  var body: some View {
    if let user = model.user {
      VStack(alignment: .leading, spacing: 16) {
        BoardView(model: model.board)
        if model.board.isEditor { Button("Invite somebody") { model.invite.execute() } }
        if let invitation = model.invitation {
          Text("Send them the address of this page with \(invitation)")
        }
        if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
        Button("Log out \(user.name)") { model.logOut() }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .navigationTitle("Board")
    } else if let signUp = model.signUp {
      SignUpView(model: signUp).navigationTitle("Board")
    } else {
      LogInView(model: model.logIn).navigationTitle("Board")
    }
  }
}
