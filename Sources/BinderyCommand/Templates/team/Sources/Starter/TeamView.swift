import Bindery
import BinderyUserViews
import BinderyUsers
import BinderyViews
import StarterViewModels

/// The list for members of the team, and forms for others to become one. Editors can remove what is on it, and invite people.
struct TeamView: View {
  let members: MembersViewModel
  @Bindable var model: TeamViewModel

  var body: some View {
    MembersView(members) {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          TextField("New item", text: $model.draft).onSubmit(model.add)
          Button("Add", action: model.add)
        }
        LoadedContent(model.rows, loading: "Loading the list", failure: "Couldn’t load the list", retry: nil)
        {
          List {
            ForEach(model.rows.value ?? []) { item in
              HStack {
                Text(item.title)
                Spacer()
                if model.isEditor {
                  Button("Remove \(item.title)", role: .destructive) { model.remove(item) }
                }
              }
            }
          }
        } empty: {
          ContentUnavailableView("Nothing here yet", systemImage: "list.bullet")
        }
        InviteView(members)
        Button("Log out \(members.user?.name ?? "")") { members.logOut() }
      }
      .toolbar { UndoBanner(model.notice) }
    }
    .navigationTitle("Starter Title")
  }
}
