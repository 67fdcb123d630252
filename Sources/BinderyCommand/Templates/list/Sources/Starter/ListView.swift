import Bindery
import BinderyViews
import StarterViewModels

/// The list, and a field to add to it.
struct ListView: View {
  @Bindable var model: ListViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        TextField("New item", text: $model.draft).onSubmit(model.add)
        Button("Add", action: model.add).disabled(!model.canAdd)
      }
      LoadedContent(model.rows, loading: "Loading the list", failure: "Couldn’t load the list", retry: nil) {
        List {
          ForEach(model.rows.value ?? []) { row in
            ListRowView(row: row, toggle: model.toggle, remove: model.remove)
          }
        }
      } empty: {
        ContentUnavailableView(
          "Nothing here yet", systemImage: "list.bullet", description: Text("Items you add appear here."))
      }
    }
    .toolbar { UndoBanner(model.notice) }
  }
}

/// A row, with a mark that it is done and an action that removes it.
private struct ListRowView: View {
  let row: ListRow
  let toggle: (ListRow) -> Void
  let remove: (ListRow) -> Void

  var body: some View {
    Toggle(row.title, isOn: Binding(get: { row.isDone }, set: { _ in toggle(row) }))
      .swipeActions {
        Button("Remove", systemImage: "trash", role: .destructive) { remove(row) }
          .accessibilityLabel("Remove \(row.title)")
      }
  }
}
