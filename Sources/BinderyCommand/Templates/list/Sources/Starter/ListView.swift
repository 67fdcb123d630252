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
          ForEach(model.rows.value ?? []) { item in
            Toggle(item.title, isOn: Binding(get: { item.isDone }, set: { _ in model.toggle(item) }))
              .swipeActions {
                Button("Remove", systemImage: "trash", role: .destructive) { model.remove(item) }
                  .accessibilityLabel("Remove \(item.title)")
              }
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
