/// A screen over the two tabs. Its description is one component of the address: `watchlist`, `603`.
public enum MovieRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The watchlist and the seen movies.
  case watchlist
  /// The page of a movie.
  case movie(String)

  /// Parses one component of an address: lower-case letters, digits and hyphens.
  public init?(_ description: String) {
    let isName = description.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains)
    guard isName, !description.isEmpty, description.utf8.count <= 64 else { return nil }
    self = description == "watchlist" ? .watchlist : .movie(description)
  }

  /// The component of the address.
  public var description: String {
    switch self {
    case .watchlist: "watchlist"
    case .movie(let id): id
    }
  }
}
