import Bindery
import BinderyViews

struct AddLocationView: View {
  @Bindable var model: AddLocationViewModel

  var body: some View {
    TextField("Enter a City", text: $model.query, kind: .search)
    if model.isSearching { ProgressView("Searching") }
    if let message = model.message { Text(message) }
    List {
      ForEach(model.places, id: \.self) { place in Text(place) }
    }
  }
}
