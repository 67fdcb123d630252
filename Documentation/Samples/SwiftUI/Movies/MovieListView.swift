import SwiftUI

struct MovieListView: View {
  @State private var model: MovieListModel

  init(model: MovieListModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading:
          ProgressView("Loading…")
        case .loaded(let movies):
          MovieList(movies: model.shown(of: movies))
        case .failed(let message):
          ContentUnavailableView {
            Label("No Movies", systemImage: "film")
          } description: {
            Text(message)
          } actions: {
            Button("Try Again") {
              Task { await model.load() }
            }
            .buttonStyle(.borderedProminent)
          }
        }
      }
      .navigationTitle("Movies")
      .navigationDestination(for: Movie.self) { movie in
        MovieDetailView(movie: movie)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Picker("Sort by", selection: $model.order) {
              ForEach(MovieListModel.Order.allCases, id: \.self) { order in
                Text(order.rawValue)
              }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
      }
    }
    .environment(model)
    .task { await model.load() }
  }
}

private struct MovieList: View {
  let movies: [Movie]
  @Environment(MovieListModel.self) private var model

  var body: some View {
    @Bindable var model = model

    List {
      Section {
        Picker("Genre", selection: $model.genre) {
          ForEach(Movie.Genre.allCases) { genre in
            Text(genre.rawValue).tag(genre)
          }
        }
        .pickerStyle(.segmented)
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets())
      }

      Section {
        ForEach(movies) { movie in
          NavigationLink(value: movie) {
            MovieRow(movie: movie, isFavorite: model.isFavorite(movie))
          }
          .swipeActions(edge: .leading) {
            Button {
              model.toggleFavorite(movie)
            } label: {
              Label(
                model.isFavorite(movie) ? "Remove Favorite" : "Favorite",
                systemImage: model.isFavorite(movie) ? "heart.slash" : "heart")
            }
            .tint(.pink)
          }
        }
      } header: {
        Text("\(movies.count) movies")
      }
    }
    .listStyle(.insetGrouped)
    .animation(.default, value: movies)
  }
}

private struct MovieRow: View {
  let movie: Movie
  let isFavorite: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Poster(movie: movie)
        .frame(width: 60, height: 90)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(movie.title)
            .font(.headline)
          if isFavorite {
            Image(systemName: "heart.fill")
              .foregroundStyle(.pink)
              .accessibilityLabel("Favorite")
          }
        }
        Text(verbatim: "\(movie.year) · \(movie.genre.rawValue)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(movie.overview)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
  }
}

struct Poster: View {
  let movie: Movie

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(color.gradient)
      .overlay {
        Image(systemName: symbol)
          .font(.title)
          .foregroundStyle(.white)
      }
      .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
      .accessibilityHidden(true)
  }

  private var color: Color {
    switch movie.genre {
    case .drama: .indigo
    case .comedy: .orange
    default: .teal
    }
  }

  private var symbol: String {
    switch movie.genre {
    case .drama: "film"
    case .comedy: "sparkles"
    default: "globe"
    }
  }
}

#Preview {
  MovieListView(model: MovieListModel(catalog: SampleCatalog()))
}
