internal import Bindery
internal import BinderyViews
internal import MovieInfoViewModels

/// Pickers for genre and year, disabled until there is a choice. They are always shown, so that the layout does not move
/// when a list arrives.
struct FilterView: View {
  @Bindable var model: FilterViewModel

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 12) {
      Picker("Genre", selection: $model.genre) {
        ForEach(model.genres) { choice in Text(choice.title).tag(choice.id) }
      }
      Picker("Year", selection: $model.year) {
        ForEach(model.years) { choice in Text(choice.title).tag(choice.id) }
      }
    }
    .disabled(!model.isUseful)
    if let failure = model.failure {
      HStack(spacing: 12) {
        Label(failure, systemImage: "exclamationmark.triangle").font(.callout).foregroundStyle(.warning)
        Spacer()
        Button("Try again") { model.tryAgain() }.buttonStyle(.bordered)
          .accessibilityLabel("Try again to get the genres")
      }
    }
  }
}
