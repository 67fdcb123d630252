public import Bindery
internal import BinderyViewModels
internal import Foundation

/// The search for movies while the user types.
@MainActor
public final class MovieSearchViewModel {
  /// `Search Movie`: the hint in the empty field.
  public let placeholder = "Search Movie"
  /// The text of the field.
  @Box public var query = ""
  /// The results: five movies first, then more.
  public let listing: MovieListing

  private static let longestQuery = 100
  private let typed = Relay<Void>()
  private let bag = DisposeBag()

  init(library: MovieLibrary, scene: SceneState) {
    listing = MovieListing(library: library, firstCount: 5)
    scene.keep("q", of: self, \.query, in: .address)
    scene.keep("q-genre", of: listing.filter, \.genre, in: .address)
    scene.keep("q-year", of: listing.filter, \.year, in: .address)
    // This must come first, since the next line reports a restored text at once.
    typed.signal.throttle(for: .seconds(1), clock: library.context.clock)
      .bind { [weak self] in self?.searchForWhatIsTyped() }.disposed(by: bag)
    $query.map(Self.words).distinctUntilChanged()
      .bind { [weak self] in self?.changed(to: $0) }.disposed(by: bag)
  }

  /// `Start searching your favorite movies`, `No result for <query>`; nil if there are results.
  public var message: String? {
    switch listing.question {
    case .search(let words): listing.isEmpty ? "No result for \(words)" : nil
    case .list, nil: Self.words(query).isEmpty ? "Start searching your favorite movies" : nil
    }
  }

  /// Whether the search is waiting for the first reply, or for a pause in typing.
  public var isSearching: Bool {
    listing.state.isLoading || (listing.question == nil && !Self.words(query).isEmpty)
  }

  /// Clears the field and the results.
  public func clear() { query = "" }

  /// Returns the search term: the text without surrounding spaces, limited to the length of a title.
  private static func words(_ text: String) -> String {
    String(text.prefix(1000).trimmingCharacters(in: .whitespacesAndNewlines).prefix(longestQuery))
  }

  private func changed(to words: String) {
    if words.isEmpty { listing.close() } else { typed.accept(()) }
  }

  /// Searches for the current text of the field, which can be shorter than when the search was scheduled.
  /// Does not repeat the last search.
  private func searchForWhatIsTyped() {
    let words = untracked { Self.words(query) }
    guard !words.isEmpty, untracked({ listing.question }) != .search(words) else { return }
    listing.open(.search(words))
  }
}
