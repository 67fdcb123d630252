public import Bindery
internal import BinderyScenes
internal import MovieInfoModels

/// The four lists of movies, of which one is shown.
@MainActor
public final class MovieListViewModel {
  /// Which list is shown.
  @Box public var segment = SegmentChoice.nowPlaying
  /// Its movies.
  public let listing: MovieListing

  private let bag = DisposeBag()

  init(library: MovieLibrary, scene: SceneState) {
    listing = MovieListing(library: library, firstCount: .max)
    scene.keep("list", of: self, \.segment, in: .address)
    // Binds at once, so the first list is asked for, too. A later choice ends an earlier one.
    $segment.bind { [listing] choice in listing.open(.list(choice.segment)) }.disposed(by: bag)
  }

  /// Says that the list is empty; nil where it is not.
  public var emptyText: String? { listing.isEmpty ? "No movies are listed as \(segment.title)" : nil }
}
