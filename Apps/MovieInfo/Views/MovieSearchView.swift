internal import Bindery
internal import BinderyViews
internal import MovieInfoViewModels

/// The search while the user types.
struct MovieSearchView: View {
  @Bindable var model: MovieSearchViewModel
  let credit: CreditView

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      credit
      TextField(model.placeholder, text: $model.query, kind: .search)
      FilterView(model: model.listing.filter)
      if let message = model.message {
        ContentUnavailableView(message, systemImage: "magnifyingglass")
      } else if model.isSearching && !model.listing.state.isLoading {
        LoadingView("Searching")
      }
      ListingView(model: model.listing)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
