import Bindery
import BinderyUserViews
import BinderyViews
import StarterViewModels

/// The list for members of the team, and forms for others to become one.
struct TeamView: View {
  let model: TeamViewModel

  var body: some View {
    if model.user != nil {
      BoardView(model: model)
    } else if let signUp = model.signUp {
      SignUpView(model: signUp).navigationTitle("Starter Title")
    } else {
      LogInView(model: model.logIn).navigationTitle("Starter Title")
    }
  }
}

/// The list. Editors can remove what is on it, and invite people.
private struct BoardView: View {
  @Bindable var model: TeamViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        TextField("New item", text: $model.draft).onSubmit(model.add)
        Button("Add", action: model.add)
      }
      if let problem = model.problem { Text(problem).foregroundStyle(.critical) }
      LoadedContent(model.rows, loading: "Loading the list", failure: "Couldn’t load the list", retry: nil) {
        List {
          ForEach(model.rows.value ?? []) { item in
            HStack {
              Text(item.title)
              Spacer()
              if model.isEditor { Button("Remove \(item.title)", role: .destructive) { model.remove(item) } }
            }
          }
        }
      } empty: {
        ContentUnavailableView("Nothing here yet", systemImage: "list.bullet")
      }
      if model.isEditor { Button("Invite somebody") { model.invite() } }
      if let invitation = model.invitation { Text("Send them the address of this page with \(invitation)") }
      Button("Log out") { model.logOut() }
    }
    .navigationTitle(model.user?.name ?? "")
  }
}
