/// The two tabs of a window.
public enum MovieTab: String, Sendable, Hashable, CaseIterable, Identifiable {
  case list, search

  /// The tab itself.
  public var id: Self { self }

  /// The label of the tab.
  public var title: String {
    switch self {
    case .list: "Movies"
    case .search: "Search"
    }
  }
}
