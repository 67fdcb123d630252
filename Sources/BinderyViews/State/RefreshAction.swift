/// Loads new content with the surrounding ``View/refreshable(_:)``: `@Environment(\.refresh) private var refresh`, then `await
/// refresh?()`.
@preconcurrency @MainActor
public struct RefreshAction {
  let action: @MainActor () async -> Void

  /// Loads new content and returns when it was loaded.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Loads new content; `nil` outside of a `refreshable`.
  @Entry public internal(set) var refresh: RefreshAction?
}
