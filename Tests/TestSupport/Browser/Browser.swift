internal import Synchronization

/// A journey's own browser: a context of the shared Chromium with separate cookies and storage, which ends with the journey.
final class Browser: Sendable {
  private let connection: DebuggingConnection
  private let context: JSON

  private struct State {
    var pages: [Page] = []
    var privateContexts: [JSON] = []
  }
  private let state = Mutex(State())

  private init(connection: DebuggingConnection, context: JSON) {
    self.connection = connection
    self.context = context
  }

  /// Opens a context without cookies or storage. The first one starts Chromium.
  static func open() async throws -> Browser {
    let connection = try await SharedChromium.shared.running().connection
    return Browser(connection: connection, context: try await context(of: connection))
  }

  private static func context(of connection: DebuggingConnection) async throws -> JSON {
    try await connection.call("Target.createBrowserContext")["browserContextId"]
  }

  /// Opens a window (with separate storage if `isPrivate`) and loads a URL.
  func open(
    _ url: String = "about:blank", on screen: Screen = .desktop, isPrivate: Bool = false
  ) async throws -> Page {
    var context = context
    if isPrivate {
      context = try await Self.context(of: connection)
      state.withLock { $0.privateContexts.append(context) }
    }
    let target: JSON = ["url": "about:blank", "newWindow": true, "browserContextId": context]
    let id = try await connection.call("Target.createTarget", target)["targetId"]
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": id, "flatten": true])
    let page = Page(
      connection: connection, context: context, target: id, session: attached["sessionId"].string ?? "")
    state.withLock { $0.pages.append(page) }
    try await page.prepare(for: screen)
    if url != "about:blank" { try await page.open(url) }
    return page
  }

  /// The opened windows, in order.
  var windows: [Page] { state.withLock(\.pages) }

  /// Closes all windows and removes what they stored.
  func close() async {
    for page in windows { page.stopListening() }
    for context in state.withLock({ $0.privateContexts }) + [context] {
      // Chromium may have ended: then nothing is left to close.
      _ = try? await connection.call("Target.disposeBrowserContext", ["browserContextId": context])
    }
  }
}
