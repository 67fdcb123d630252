internal import Bindery
internal import BinderyViews
internal import MovieInfoViewModels

/// The user's notes about a movie.
struct NotesView: View {
  @Bindable var model: MoviePageViewModel

  var body: some View {
    GroupBox {
      Button(model.watchlistActionText) { model.toggleWatchlist() }.buttonStyle(.borderedProminent)
      Toggle("Seen", isOn: $model.isSeen)
      Picker("Your rating", selection: $model.ownRating) {
        ForEach(model.ratings) { choice in Text(choice.title).tag(choice.id) }
      }
      if let failure = model.noteFailure { Text(failure).foregroundStyle(.critical) }
    }
  }
}
