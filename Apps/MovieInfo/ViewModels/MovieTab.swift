/// The two pages of a window.
public enum MovieTab: String, Sendable, Hashable, CaseIterable, Identifiable {
  case list, search

  /// Itself.
  public var id: Self { self }

  /// What its button says.
  public var title: String {
    switch self {
    case .list: "Movies"
    case .search: "Search"
    }
  }
}
