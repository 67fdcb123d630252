@testable import BinderyWeb

extension SessionRegistry {
  /// Adds a session for a view; nil if there are too many.
  func open(
    _ view: some ViewSource, limits: WebLimits = WebLimits(), for address: ClientAddress = .unknown
  ) -> Session? {
    guard let place = try? reserve(for: address) else { return nil }
    let session = Session(view, token: place, limits: limits) { _ in }
    return add(session) ? session : nil
  }
}

extension SessionDispatcher {
  /// Creates a session for a view; nil if there are too many.
  func open(
    _ view: some ViewSource, of browser: BrowserToken? = nil, for address: ClientAddress = .unknown
  ) -> Session? {
    (try? registry.reserve(for: address)).flatMap { open(view, in: $0, browser: browser) }
  }
}
