public import Foundation

/// Opens an address: `@Environment(\.openURL) private var openURL`, then `openURL(url)`.
///
/// A browser leaves the page for the address and restores the window when the person comes back; a terminal shows the address in its title.
/// An app that handles some addresses itself sets its own action, which a ``Link`` uses too:
///
///     .environment(\.openURL, OpenURLAction { url in
///       guard url.scheme == "books" else { return .systemAction }
///       model.open(url)
///       return .handled
///     })
@preconcurrency @MainActor
public struct OpenURLAction {
  /// The result of opening an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The app opened the address.
    public static let handled = Result(kind: .handled)
    /// The address is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The host opens the address.
    public static let systemAction = Result(kind: .system(nil))

    /// The host opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  /// The host's action for an address; returns whether it opened the address.
  var system: (@MainActor (URL) -> Bool)?

  /// Creates an action that handles each address.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// The host's own action.
  init(system: (@MainActor (URL) -> Bool)?) {
    handler = nil
    self.system = system
  }

  /// Whether the app handles addresses.
  var isOfApp: Bool { handler != nil }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address.
  ///
  /// - Parameter completion: receives whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system?(other ?? url) ?? false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
  /// Opens an address. The host opens those that an app's own action leaves to the system.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      action.system = action.system ?? self[OpenURLKey.self].system
      self[OpenURLKey.self] = action
    }
  }
}
