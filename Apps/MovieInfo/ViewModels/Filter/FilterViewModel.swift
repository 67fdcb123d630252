public import Bindery

/// Filters by the genres and years of the loaded movies.
@MainActor
public final class FilterViewModel {
  /// The genre to show; nil for all.
  @Box public var genre: Int?
  /// The year to show; nil for all.
  @Box public var year: Int?

  private let library: MovieLibrary
  private let pager: MoviePager
  private lazy var genresThere = makeGenres()
  private lazy var yearsThere = makeYears()

  init(library: MovieLibrary, pager: MoviePager) {
    self.library = library
    self.pager = pager
  }

  /// `Any genre`, then the genres of the loaded movies by name.
  public var genres: [FilterChoice] { genresThere.value }

  /// `Any year`, then the years of the loaded movies, newest first.
  public var years: [FilterChoice] { yearsThere.value }

  /// Whether the filter has more than one choice.
  public var isUseful: Bool { genres.count > 1 || years.count > 1 }

  /// The reason why genres couldn't be loaded, as a sentence; nil if they are loaded or no movies are.
  public var failure: String? {
    guard !pager.movies.isEmpty else { return nil }
    return library.genreFailure.map { "Movies cannot be chosen by genre. \($0)" }
  }

  /// Requests the genres again.
  public func tryAgain() {
    WorkScope.start("genres") { [library] in await library.loadGenres() }
  }

  /// Whether a filter is set.
  public var isActive: Bool { !value.isOpen }

  /// Removes the filters.
  public func clear() {
    batch {
      genre = nil
      year = nil
    }
  }

  /// The current filter.
  var value: MovieFilter { MovieFilter(genre: genre, year: year) }

  /// The current filter and each change of it.
  var choice: Driver<MovieFilter> {
    combineLatest($genre, $year) { MovieFilter(genre: $0, year: $1) }.distinctUntilChanged()
  }

  private func makeGenres() -> Computed<[FilterChoice]> {
    Computed(self, "genres") { filter in
      let there = filter.pager.movies.reduce(into: Set(filter.genre.map { [$0] } ?? [])) {
        $0.formUnion($1.genreIDs)
      }
      let named = there.compactMap { id in
        filter.library.genreNames[id].map { FilterChoice(id: id, title: $0) }
      }
      return [FilterChoice(id: nil, title: "Any genre")] + named.sorted { $0.title < $1.title }
    }
  }

  private func makeYears() -> Computed<[FilterChoice]> {
    Computed(self, "years") { filter in
      let there = filter.pager.movies.reduce(into: Set(filter.year.map { [$0] } ?? [])) { years, movie in
        if let year = movie.releaseDate?.year { years.insert(year) }
      }
      return [FilterChoice(id: nil, title: "Any year")]
        + there.sorted(by: >).map { FilterChoice(id: $0, title: String($0)) }
    }
  }
}
