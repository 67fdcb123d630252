internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import CloudyViewModels

/// The search for another location.
struct AddLocationScreen: View {
  @Bindable var model: AddLocationViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField(model.placeholder, text: $model.query, kind: .search)
        .autofocus()
        .onSubmit { model.submit() }
      if let message = model.message {
        VStack(alignment: .leading, spacing: 8) {
          Text(message).foregroundStyle(.secondary)
          if model.canRetry { Button("Try again") { model.retry() }.buttonStyle(.bordered) }
        }
        .accessibilityLiveRegion(.polite)
      }
      List {
        ForEach(model.locations) { row in
          RepresentableRow(row: row) { model.choose(row) }
        }
      }
      ForEach(model.credits) { credit in Link(credit.text, destination: credit.url).font(.caption) }
    }
    .navigationTitle(model.title)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if model.isSearching { ProgressView("Searching") }
      }
    }
  }
}
