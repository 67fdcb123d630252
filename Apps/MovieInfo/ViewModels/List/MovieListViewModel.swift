public import Bindery
internal import BinderyViewModels

/// The four lists of movies, one of which is shown.
@MainActor
public final class MovieListViewModel {
  /// The selected list.
  @Box public var segment = SegmentChoice.nowPlaying
  /// The movies of the selected list.
  public let listing: MovieListing

  private let bag = DisposeBag()

  init(library: MovieLibrary, scene: SceneState) {
    listing = MovieListing(library: library, firstCount: .max)
    scene.keep("list", of: self, \.segment, in: .address)
    scene.keep("genre", of: listing.filter, \.genre, in: .address)
    scene.keep("year", of: listing.filter, \.year, in: .address)
    // The binding runs at once, which requests the first list. A later choice cancels an earlier request.
    $segment.bind { [listing] choice in listing.open(.list(choice.segment)) }.disposed(by: bag)
  }

  /// The message for an empty list; nil if it is not empty.
  public var emptyText: String? { listing.isEmpty ? "No movies are listed as \(segment.title)" : nil }
}
