import Bindery
import BinderyViews
import StarterViewModels

/// A field, and what was found.
struct SearchView: View {
  @Bindable var model: SearchViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Find a place", text: $model.query, kind: .search)
      LoadedContent(
        model.places, loading: "Searching", failure: "Couldn’t search", retry: model.tryAgain
      ) {
        List {
          ForEach(model.places.value ?? []) { place in LabeledContent(place.name, value: place.country) }
        }
      } empty: {
        ContentUnavailableView("No place has this name", systemImage: "magnifyingglass")
      }
    }
  }
}
