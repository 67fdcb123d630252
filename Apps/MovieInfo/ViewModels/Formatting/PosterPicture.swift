internal import MovieInfoModels

/// The picture of a poster.
public enum PosterPicture: Sendable, Hashable {
  /// A drawing that the app ships, by its name; a placeholder where a movie has no poster.
  case drawing(String)
  /// A picture at an address.
  case address(String)

  /// The drawing that replaces a missing poster.
  public static let placeholder = PosterPicture.drawing("no-poster")

  init(_ poster: Poster?) {
    self =
      switch poster {
      case .drawing(let name): .drawing(name)
      case .address(let url): .address(url)
      case nil: .placeholder
      }
  }
}
