/// Loads new content, as the ``View/refreshable(_:)`` around says: `@Environment(\.refresh) private var refresh`, then `await refresh?()`.
@MainActor
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Loads new content and returns when it is there.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads new content; `nil` where no `refreshable` is around.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
