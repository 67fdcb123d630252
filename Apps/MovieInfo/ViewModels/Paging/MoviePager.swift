internal import Bindery
internal import Foundation

/// The movies that match a query, page by page. A new query cancels the previous one and drops its replies.
///
/// ```
///  open(A)  ─▶ page 1 of A ─▶ more() ─▶ page 2 of A
///              open(B) ─▶ page 1 of B              (A's page 2, if still loading, is dropped)
/// ```
@MainActor
final class MoviePager {
  /// The current query, if any.
  @Box private(set) var question: MovieQuestion?
  /// The loaded movies, each once.
  @Box private(set) var movies: [Movie] = []
  /// The reason why the last page couldn't be loaded.
  @Box private(set) var failure: (any Error)?
  /// Whether there are more pages.
  @Box private(set) var hasMore = false
  /// Whether the first page is loaded.
  @Box private(set) var isAnswered = false

  /// Called after each page.
  var onPage: @MainActor () -> Void = {}

  private var nextPage = 1
  private var known: Set<Movie.ID> = []
  private let loading: Command<Ask, MoviePage>
  private let bag = DisposeBag()

  private struct Ask: Sendable {
    let question: MovieQuestion
    let page: Int
  }

  init(service: any MovieService) {
    loading = Command(.latest) { ask in
      switch ask.question {
      case .list(let segment): try await service.movies(in: segment, page: ask.page)
      case .search(let query): try await service.movies(matching: query, page: ask.page)
      }
    }
    loading.results.bind(with: self) { $0.append($1) }.disposed(by: bag)
    loading.errors.bind(with: self) { $0.failure = $1 }.disposed(by: bag)
  }

  /// Whether a page is loading.
  var isLoading: Bool { loading.isExecuting }

  /// Drops the loaded movies and starts a query.
  func open(_ question: MovieQuestion) {
    batch {
      clear()
      self.question = question
      load()
    }
  }

  /// Drops everything, including a page that is loading.
  func close() {
    batch {
      loading.cancel()
      clear()
      question = nil
    }
  }

  /// Loads the next page, if there is one and none is loading.
  func more() {
    guard untracked({ hasMore && !isLoading && failure == nil }) else { return }
    load()
  }

  /// Loads the failed page again.
  func retry() {
    guard untracked({ failure != nil && !isLoading }) else { return }
    load()
  }

  private func load() {
    guard let question = untracked({ question }) else { return }
    batch {
      failure = nil
      loading.execute(Ask(question: question, page: nextPage))
    }
  }

  private func clear() {
    movies = []
    failure = nil
    hasMore = false
    isAnswered = false
    known = []
    nextPage = 1
  }

  private func append(_ page: MoviePage) {
    batch {
      // Between two requests the list may have shifted, so that a movie appears again.
      let new = page.movies.filter { known.insert($0.id).inserted }
      if !new.isEmpty { movies += new }
      hasMore = page.number < page.lastNumber
      nextPage = page.number + 1
      isAnswered = true
    }
    onPage()
  }
}
