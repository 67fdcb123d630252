import Bindery
import BinderyUserViews
import BinderyUsers
import BinderyViews
import BoardViewModels

/// The board for members of the team, and forms for others to become one.
struct TeamView: View {
  let members: MembersViewModel
  let board: BoardViewModel

  var body: some View {
    MembersView(members) {
      VStack(alignment: .leading, spacing: 16) {
        BoardView(model: board)
        InviteView(members)
        Button("Log out \(members.user?.name ?? "")") { members.logOut() }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    .navigationTitle("Board")
  }
}
