internal import BinderyHTML
internal import BinderyViews

/// Makes first pages: mounts a window of an app in a new session, lets it settle, and renders it.
@MainActor
final class AppPages: PageSource {
  private let apps: [String: any App]
  private let language: String
  private let maps: MapSources
  private let limits: WebLimits
  private let exchange: SessionExchange

  init(
    apps: [String: any App], language: String, maps: MapSources, limits: WebLimits, exchange: SessionExchange
  ) {
    self.apps = apps
    self.language = language
    self.maps = maps
    self.limits = limits
    self.exchange = exchange
  }

  /// The paths of all apps.
  var paths: [String] { Array(apps.keys) }

  func page(of path: String, at location: String, isKept: Bool) async -> String? {
    guard let app = apps[path] else { return nil }
    let home = path.isEmpty ? nil : apps[""]?.title
    let view = TreePresentation(app, location: location, home: home)
    // The session counts from now on, so that windows that settle slowly are bounded, too.
    guard let session = exchange.open(view) else { return nil }
    await view.settle(atMost: limits.firstPaintTimeout)
    defer { if !isKept { exchange.registry.remove(session.token) } }
    return view.html(
      of: PageRenderer(
        title: app.title, summary: app.summary, language: language, token: session.token.description,
        basePath: "/\(path)", maps: maps, uploadLimit: limits.maximumUploadBytes))
  }
}
