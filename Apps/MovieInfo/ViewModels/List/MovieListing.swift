public import Bindery
internal import Foundation

/// Rows of the movies that match the filter: a few at first, and more as the user scrolls.
@MainActor
public final class MovieListing {
  /// The filter for the movies.
  public let filter: FilterViewModel

  /// The number of pages to request in a row without finding a matching movie.
  private static let fruitlessPageLimit = 5

  private let library: MovieLibrary
  private let pager: MoviePager
  private let firstCount: Int
  /// The maximum number of rows to show.
  @Box private var limit: Int
  /// Increments whenever more rows may be requested again.
  @Box private var turn = 0
  private var fruitless = 0
  private var rowsByID: [Movie.ID: MovieRowViewModel] = [:]
  private lazy var matching = makeMatching()
  private lazy var shown = makeShown()
  private let bag = DisposeBag()

  /// - Parameter firstCount: The number of rows to show before the user scrolls.
  init(library: MovieLibrary, firstCount: Int) {
    self.library = library
    self.firstCount = firstCount
    limit = firstCount
    pager = MoviePager(service: library.service)
    filter = FilterViewModel(library: library, pager: pager)
    pager.onPage = { [weak self] in self?.pageCame() }
    filter.choice.bind { [weak self] _ in self?.filterChanged() }.disposed(by: bag)
  }

  /// The rows to show.
  public var rows: [MovieRowViewModel] { shown.value }

  /// The rows, with the state of loading the first ones.
  public var state: Loadable<[MovieRowViewModel]> {
    if !rows.isEmpty { return .value(rows) }
    if pager.isLoading { return .loading() }
    if let failure = pager.failure { return .failure(failure) }
    return pager.isAnswered ? .value([]) : .idle
  }

  /// Whether movies are loaded, but none matches the filter.
  public var isFilteredEmpty: Bool { !pager.movies.isEmpty && state.value?.isEmpty == true }

  /// Whether the service returned no movies.
  public var isEmpty: Bool { pager.movies.isEmpty && state.value?.isEmpty == true }

  /// The last row, which loads more rows when it becomes visible; empty after the last page.
  public var more: [MoreRowViewModel] {
    guard !rows.isEmpty, rows.count < matching.value.count || pager.hasMore || pager.failure != nil else {
      return []
    }
    return [MoreRowViewModel(id: turn, listing: self)]
  }

  /// Repeats the failed request.
  public func tryAgain() { pager.retry() }

  /// Shows more rows: those already loaded, or the next page.
  public func showMore() {
    untracked {
      guard !pager.isLoading else { return }
      let isAllShown = rows.count == matching.value.count
      batch {
        // Show all loaded rows from now on; a lazy list mounts them on scrolling.
        limit = .max
        if isAllShown { pager.more() } else { turn += 1 }
      }
      fruitless = 0
    }
  }

  var isLoadingMore: Bool { pager.isLoading && !rows.isEmpty }
  var moreFailure: String? { rows.isEmpty ? nil : pager.failure?.localizedDescription }
  var question: MovieQuestion? { pager.question }

  /// A loaded movie.
  func movie(_ id: Movie.ID) -> Movie? { untracked { pager.movies.first { $0.id == id } } }

  func open(_ question: MovieQuestion) { begin { pager.open(question) } }

  func close() { begin { pager.close() } }

  private func begin(_ step: () -> Void) {
    batch {
      limit = firstCount
      turn += 1
      fruitless = 0
      rowsByID = [:]
      step()
    }
  }

  private func filterChanged() {
    batch {
      limit = firstCount
      turn += 1
    }
    fruitless = 0
    lookFurther()
  }

  private func pageCame() {
    turn += 1
    lookFurther()
  }

  /// Requests the next page if no loaded movie matches the filter.
  private func lookFurther() {
    untracked {
      guard matching.value.isEmpty, fruitless < Self.fruitlessPageLimit else { return }
      fruitless += 1
      pager.more()
    }
  }

  private func makeMatching() -> Computed<[Movie]> {
    Computed(self, "matching") { listing in
      let filter = listing.filter.value
      return filter.isOpen ? listing.pager.movies : listing.pager.movies.filter(filter.includes)
    }
  }

  private func makeShown() -> Computed<[MovieRowViewModel]> {
    Computed(self, "shown", isEqual: { $0.elementsEqual($1, by: ===) }) {
      $0.matching.value.prefix($0.limit).map($0.row)
    }
  }

  private func row(of movie: Movie) -> MovieRowViewModel {
    if let row = rowsByID[movie.id] { return row }
    let row = MovieRowViewModel(movie, library: library)
    rowsByID[movie.id] = row
    return row
  }
}

/// The row after the last one: more rows are loading, can be loaded, or failed to load.
@MainActor
public struct MoreRowViewModel: Identifiable {
  /// An identity that changes each time more rows are loaded.
  public nonisolated let id: Int
  private let listing: MovieListing

  init(id: Int, listing: MovieListing) {
    self.id = id
    self.listing = listing
  }

  /// Whether more rows are loading.
  public var isLoading: Bool { listing.isLoadingMore }

  /// The reason why more rows could not be loaded, as a sentence.
  public var failure: String? { listing.moreFailure }

  /// Shows more rows, unless the last request failed.
  public func appeared() {
    if untracked({ failure == nil }) { listing.showMore() }
  }

  /// Shows more rows, or repeats the failed request.
  public func press() {
    if untracked({ failure == nil }) { listing.showMore() } else { listing.tryAgain() }
  }
}
