internal import Bindery
internal import BinderyViewModels
internal import BinderyViews
internal import MovieInfoViewModels

/// The page of a movie.
struct MoviePageView: View {
  let model: MoviePageViewModel
  let notice: UndoNotice
  let credit: CreditView
  /// Closes all pages.
  let leave: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      if model.isMissing {
        ContentUnavailableView {
          Label("There is no such movie", systemImage: "magnifyingglass")
        } description: {
          Text("Its address may be mistyped, or the movie was taken out of the catalog.")
        } actions: {
          Button("Show all movies", action: leave).buttonStyle(.borderedProminent)
        }
      } else {
        content
      }
      credit
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle(model.title)
    .toolbar { UndoBanner(notice) }
  }

  @ViewBuilder private var content: some View {
    if model.isKnown {
      MovieHeader(model: model)
      NotesView(model: model)
      StoryView(model: model)
    }
    LoadedContent(
      model.cast, loading: "Loading the movie", failure: "Couldn’t load the details",
      retry: model.canTryAgain ? model.tryAgain : nil
    ) {
      Text("Cast").font(.title2).accessibilityHeading(.h2)
      List {
        ForEach(model.cast.value ?? []) { member in
          HStack {
            Text(member.name)
            Spacer()
            if let part = member.part { Text(part).foregroundStyle(.secondary) }
          }
        }
      }
    } empty: {
    }
  }
}

/// Poster, rating and facts.
struct MovieHeader: View {
  let model: MoviePageViewModel

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      PosterView(poster: model.poster, width: 144).accessibilityLabel(model.posterText)
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 0) {
          StarsView(count: model.starCount, spokenRating: model.spokenRating)
          Text(model.votes).font(.caption).foregroundStyle(.secondary).monospacedDigit()
        }
        ForEach(model.facts) { fact in
          VStack(alignment: .leading, spacing: 0) {
            Text(fact.title).font(.caption).foregroundStyle(.secondary)
            Text(fact.value).font(.callout)
          }
        }
      }
    }
  }
}

/// The plot and a link to the trailer.
struct StoryView: View {
  let model: MoviePageViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let tagline = model.tagline { Text(tagline).font(.headline).foregroundStyle(.secondary) }
      Text(model.overview)
      if let url = model.trailerURL { Link("Watch the trailer", destination: url) }
      if let text = model.noTrailerText { Text(text).font(.caption).foregroundStyle(.secondary) }
    }
  }
}
