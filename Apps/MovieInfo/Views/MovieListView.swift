internal import Bindery
internal import BinderyViews
internal import MovieInfoViewModels

/// The four lists, one of which is shown.
struct MovieListView: View {
  @Bindable var model: MovieListViewModel
  let credit: CreditView

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      credit
      Picker("List", selection: $model.segment) {
        ForEach(SegmentChoice.allCases) { choice in Text(choice.title).tag(choice) }
      }
      .pickerStyle(.segmented)
      FilterView(model: model.listing.filter)
      if let text = model.emptyText {
        ContentUnavailableView(text, systemImage: "calendar", description: Text("Choose another list."))
      }
      ListingView(model: model.listing)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
