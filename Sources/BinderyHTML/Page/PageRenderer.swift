public import BinderyViews

/// Writes a document for a tree: complete and readable before any script runs.
///
/// There is no inline script. Sizes and gradients are inline style attributes, so the content security policy
/// is `style-src-attr 'unsafe-inline'` in addition to `default-src 'self'`.
@MainActor
public struct PageRenderer {
  /// The app's name, which follows the title of the screen in the browser tab's title.
  public var title: String
  /// A sentence that describes the app, for search engines and previews.
  public var summary: String?
  /// The language of the texts, as a BCP 47 tag.
  public var language: String
  /// The token of the session for the socket; `nil` for a page without a session, which then has no script.
  public var token: String?
  /// The app's path, such as `/cloudy`: the base of its deep links.
  public var basePath: String

  /// The sources of maps.
  public var maps: MapSources
  /// The identifier of the window, to which its events belong.
  public var window: String?
  /// Names the user of the page, so that it reads nothing that a page of another one has stored in its tab; nil if nobody is logged in.
  public var user: String?
  /// Names the log-in of the page: it repeats no events of another one of the same user. Nil if nobody is logged in.
  public var logIn: String?
  /// The query of the page's address, as the window interpreted it.
  public var query = ""
  /// What makes it a page without script; `nil` for others.
  public var plain: PlainPage?
  /// The stable names of nodes, written to elements that take events.
  public var names: NodeNames?
  /// The simulated round-trip delay of messages in milliseconds, for developers; nil for none.
  public var latency: Int?
  /// The version of the app, by which a page that is loaded again finds that it has changed; `nil` if unknown.
  public var version: String?
  /// Whether the page replaces one that cannot be shown now, and loads that one again by itself: with script once the server has room, without
  /// script after the seconds that replace ``retrySeconds``.
  public var loadsAgain = false
  /// The maximum size of an uploaded picture, in bytes; `nil` if the host reports it only on upload.
  public var uploadLimit: Int?

  /// Stands for the seconds after which a page without script loads again, so that each copy of the page has other ones.
  public nonisolated static let retrySeconds = "RETRY-SECONDS"

  /// Creates a description of a document.
  public init(
    title: String, summary: String? = nil, language: String = "en", token: String?, basePath: String,
    maps: MapSources = MapSources(), uploadLimit: Int? = nil
  ) {
    self.maps = maps
    self.uploadLimit = uploadLimit
    self.title = title
    self.summary = summary
    self.language = language
    self.token = token
    self.basePath = basePath
  }

  /// Returns the document that shows a window.
  ///
  /// - Complexity: O(size of the tree).
  public func html(of window: Node) -> String {
    var out = HTMLWriter()
    out.raw("<!doctype html>\n<html")
    out.attribute("lang", language)
    if let theme = window[.theme] {
      let declarations = ThemeText.declarations(of: theme)
      out.attribute("data-theme", ThemeText.attribute(of: theme))
      if !declarations.isEmpty { out.attribute("style", declarations) }
    }
    out.raw(">\n")
    let written = written(window)
    let content = written.html
    writeHead(window, choosesViews: written.choosesViews, &out)
    out.raw("<body data-base=\"")
    out.text(basePath)
    out.raw("\"")
    if !query.isEmpty { out.attribute("data-query", query) }
    if plain != nil { out.raw(" data-plain") }
    out.raw(">\n<a class=\"skip\" href=\"#main\">Skip to content</a>\n")
    if token != nil {
      out.raw("<noscript><p class=\"notice\">This app also works without JavaScript. <a class=\"link\"")
      out.attribute("href", plainAddress)
      out.raw(">Continue without JavaScript</a></p></noscript>\n")
    }
    out.raw("<main id=\"main\" tabindex=\"-1\">\n")
    plain?.writeStart(&out)
    out.raw(content)
    plain?.writeEnd(&out)
    out.raw("\n</main>\n")
    out.raw("<div class=\"connection\" id=\"connection\" role=\"status\" hidden></div>\n")
    out.raw("<div class=\"unseen\" id=\"announcer\" aria-live=\"polite\"></div>\n")
    out.raw(ClientFiles.icons.used(in: content))
    out.raw("</body>\n</html>\n")
    return out.html
  }

  /// Returns what `main` contains.
  ///
  /// - Complexity: O(size of the tree).
  public func content(of window: Node) -> String { written(window).html }

  private func written(_ window: Node) -> HTMLWriter {
    var content = ElementWriter(basePath: basePath, names: names, plain: plain)
    window.role.family.write(window, &content)
    return content.out
  }

  /// - Parameter choosesViews: whether the client chooses views that fit, before anything is painted.
  private func writeHead(_ window: Node, choosesViews: Bool, _ out: inout HTMLWriter) {
    out.raw("<head>\n<meta charset=\"utf-8\">\n<title>")
    out.text(tabTitle(window))
    out.raw("</title>\n")
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n")
    out.raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
    for scheme in ColorScheme.allCases {
      out.raw("<meta name=\"theme-color\" media=\"(prefers-color-scheme: \(StyleName.of(scheme)))\"")
      out.raw(" content=\"\(ThemeText.bars(of: window[.theme], in: scheme))\">\n")
    }
    writeMeta("application-name", title, &out)
    writeMeta("description", summary, &out)
    writeMeta("bindery-token", token, &out)
    writeMeta("bindery-window", self.window, &out)
    writeMeta("bindery-user", user, &out)
    writeMeta("bindery-log-in", logIn, &out)
    writeMeta("bindery-version", version, &out)
    writeMeta("bindery-latency", latency.map { String($0) }, &out)
    if token != nil {
      writeMapSources(&out)
      writeMeta("bindery-upload-limit", uploadLimit.map { String($0) }, &out)
    }
    if token != nil {
      out.raw("<noscript><meta http-equiv=\"refresh\"")
      out.attribute("content", "0; url=\(plainAddress)")
      out.raw("></noscript>\n")
    }
    if loadsAgain {
      out.raw("<noscript><meta http-equiv=\"refresh\" content=\"\(Self.retrySeconds)\"></noscript>\n")
      out.raw("<script type=\"module\" src=\"\(ClientFiles.path("refused.js"))\"></script>\n")
    }
    // Browsers paint nothing before the whole content is there: what is in the middle would move with each part of it.
    out.raw("<link rel=\"expect\" href=\"#announcer\" blocking=\"render\">\n")
    // The script precedes the style sheet, so it has run before anything is visible and can be pressed.
    if token != nil { out.raw("<script src=\"\(ClientFiles.path("early.js"))\"></script>\n") }
    out.raw("<link rel=\"icon\" href=\"\(ClientFiles.path("mark.svg"))\" type=\"image/svg+xml\">\n")
    out.raw("<link rel=\"stylesheet\" href=\"\(ClientFiles.path("style.css"))\">\n")
    if let css = window[.theme]?.styleSheet {
      out.raw("<link rel=\"stylesheet\" href=\"\(ThemeText.path(ofStyleSheet: css))\">\n")
    }
    if token != nil, choosesViews {
      out.raw("<script type=\"module\" blocking=\"render\" src=\"\(ClientFiles.path("fit.js"))\"></script>\n")
    }
    if token != nil { writeScripts(&out) }
    out.raw("</head>\n")
  }

  /// The address of the same screen in a page without script, relative to that of this one.
  private var plainAddress: String { "?" + PlainPage.query(query, window: "") }

  private func writeMeta(_ name: String, _ content: String?, _ out: inout HTMLWriter) {
    guard let content else { return }
    out.raw("<meta name=\"\(name)\" content=\"")
    out.text(content)
    out.raw("\">\n")
  }

  /// The addresses of Leaflet and tiles for the client, if the page has a map.
  private func writeMapSources(_ out: inout HTMLWriter) {
    writeMeta("bindery-leaflet", maps.leaflet.json, &out)
    guard let tiles = maps.tiles else { return }
    out.raw("<meta name=\"bindery-tiles\"")
    out.attribute("data-tiles", tiles)
    out.attribute("data-attribution", maps.attribution)
    out.raw(">\n")
  }

  private func writeScripts(_ out: inout HTMLWriter) {
    for module in ClientFiles.modules where module != "main.js" {
      out.raw("<link rel=\"modulepreload\" href=\"\(ClientFiles.path(module))\">\n")
    }
    out.raw("<script type=\"module\" src=\"\(ClientFiles.path("main.js"))\"></script>\n")
  }

  /// The title of the screen in front, followed by the app's name.
  private func tabTitle(_ window: Node) -> String {
    var node = window
    var screen: String?
    while let next = node.children.last(where: {
      $0.role == .navigation || $0.role == .screen || $0.role == .stack
    }) {
      if next.role == .screen { screen = next[.title] }
      node = next
    }
    guard let screen, !screen.isEmpty, screen != title else { return title }
    return "\(screen) – \(title)"
  }
}
