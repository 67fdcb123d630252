import Bindery
import BinderyViews
import StarterViewModels

/// A screen: its view model says what it shows.
struct PlaceholderView: View {
  @Bindable var model: PlaceholderViewModel

  var body: some View {
    Form {
      TextField("Text", text: $model.text)
    }
    .navigationTitle(model.title)
  }
}
