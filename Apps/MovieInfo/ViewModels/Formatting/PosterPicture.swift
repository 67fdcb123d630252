/// The picture of a poster.
public enum PosterPicture: Sendable, Hashable {
  /// A drawing of the app, by its name.
  case drawing(String)
  /// A picture at a web address.
  case address(String)

  /// The drawing for a missing poster.
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
