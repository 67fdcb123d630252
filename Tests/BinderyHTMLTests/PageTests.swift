@testable internal import BinderyHTML
internal import BinderyViews
internal import Testing

@MainActor
struct PageTests {
  let tree = TreeWriter()

  private func page(title: String = "Cloudy", token: String? = "t0ken") -> String {
    let screen = tree.node(.screen, [.set(.title, "Settings")])
    let stack = tree.node(.navigation, [], [screen])
    return PageRenderer(title: title, language: "en-US", token: token, basePath: "/cloudy")
      .html(of: tree.node(.window, [], [stack]))
  }

  @Test func aPageIsACompleteDocumentInItsLanguage() {
    let html = page()
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en-US\">\n<head>\n<meta charset=\"utf-8\">"))
    #expect(html.contains("<title>Settings – Cloudy</title>"))
    #expect(html.contains("<body data-base=\"/cloudy\">"))
    #expect(html.contains("<a class=\"skip\" href=\"#main\">"))
    #expect(html.contains("aria-live=\"polite\""))
    #expect(html.hasSuffix("</body>\n</html>\n"))
  }

  @Test func pagesHaveNoInlineScript() {
    let html = page()
    #expect(
      html.components(of: "<script") == html.components(of: "<script src=")
        + html.components(of: "<script type=\"module\" src="))
    #expect(!html.contains(" onclick"))
  }

  @Test func pressesAreRecordedBeforeTheFirstPaint() throws {
    let html = page()
    let early = try #require(html.firstRange(of: "<script src=\"\(ClientFiles.path("early.js"))\"></script>"))
    let style = try #require(html.firstRange(of: "<link rel=\"stylesheet\""))
    #expect(early.upperBound < style.lowerBound)
  }

  /// A part of the content that is in the middle of the window would move when the next part arrives.
  @Test func browsersPaintThePageOnceItIsWhole() throws {
    let html = page()
    let head = try #require(html.firstRange(of: "</head>"))
    let expected = try #require(
      html.firstRange(of: "<link rel=\"expect\" href=\"#announcer\" blocking=\"render\">"))
    let content = try #require(html.firstRange(of: "</main>"))
    let end = try #require(html.firstRange(of: "id=\"announcer\""))
    #expect(expected.upperBound < head.lowerBound && content.upperBound < end.lowerBound)
  }

  @Test func aPageWithoutASessionCarriesNoScript() {
    let html = page(token: nil)
    #expect(!html.contains("<script"))
    #expect(!html.contains("bindery-token"))
  }

  @Test func replacementPagesReloadAutomatically() {
    var page = PageRenderer(title: "Busy", token: nil, basePath: "/")
    page.loadsAgain = true
    let html = page.html(of: tree.node(.window, [], []))
    #expect(
      html.contains(
        "<noscript><meta http-equiv=\"refresh\" content=\"\(PageRenderer.retrySeconds)\"></noscript>"))
    #expect(html.contains("<script type=\"module\" src=\"\(ClientFiles.path("refused.js"))\"></script>"))
    #expect(html.components(of: "<script") == 1)
  }

  @Test func titlesAreEscaped() {
    #expect(page(title: "A<b>").contains("<title>Settings – A&lt;b&gt;</title>"))
  }

  @Test func clientFilesShareOneVersionAndName() throws {
    let names = ClientFiles.all.map(\.name)
    #expect(names.contains("main.js") && names.contains("style.css"))
    #expect(Set(ClientFiles.all.map(\.hash)).count == 1)
    let main = try #require(ClientFiles.all.first { $0.name == "main.js" })
    #expect(main.path == "/bindery/\(ClientFiles.hash)/main.js")
    #expect(main.contentType == "text/javascript; charset=utf-8")
  }

  @Test func theScriptThatEveryPageRunsStaysSmall() {
    // 53 KB without comments are about 15 KB compressed, of which `Scripts/check-sizes` allows 15,360 bytes.
    let modules = ClientFiles.all.filter { ClientFiles.modules.contains($0.name) }
    #expect(modules.map(\.bytes.count).reduce(0, +) < 54_000)
  }

  @Test func commentsAreNotSentAndLinesKeepTheirNumbers() {
    let source = """
      // A module.
      let a = 1; // stays
      /**
       * Of several lines.
       *
       */
        // Inside.
        return "// a text" + a * 2;
      """
    let sent = String(decoding: ScriptComments.removed(from: Array(source.utf8)), as: UTF8.self)
    let lines = sent.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(lines[1] == "let a = 1; // stays")
    #expect(lines[7] == "  return \"// a text\" + a * 2;")
    #expect(lines.count(where: \.isEmpty) == 6)
  }

  @Test func noModuleHasATemplateLiteralWithLinesThatLookLikeComments() {
    for file in ClientFiles.all where file.name.hasSuffix(".js") && file.name != "leaflet.min.js" {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      // Each removed comment leaves an empty line, which must not be inside a template literal.
      var isOpen = false
      for (number, line) in lines.enumerated() {
        #expect(!(isOpen && line.isEmpty), "\(file.name), line \(number + 1)")
        if line.count(where: { $0 == "`" }) % 2 == 1 { isOpen.toggle() }
      }
      #expect(!isOpen, "\(file.name)")
    }
  }

  @Test func pagesContainTheirVersion() {
    #expect(!page().contains("bindery-version"))
    var page = PageRenderer(title: "Cloudy", token: "t0ken", basePath: "/cloudy")
    page.version = "1.2"
    #expect(
      page.html(of: tree.node(.window, [], [])).contains("<meta name=\"bindery-version\" content=\"1.2\">"))
  }

  @Test func developerLatencyIsInTheRequestingPage() {
    #expect(!page().contains("bindery-latency"))
    var slow = PageRenderer(title: "Cloudy", token: "t0ken", basePath: "/cloudy")
    slow.latency = 300
    #expect(
      slow.html(of: tree.node(.window, [], [])).contains("<meta name=\"bindery-latency\" content=\"300\">"))
  }

  @Test func everyIconThatAViewCanNameIsInTheSprite() {
    let icons: [Icon] = [
      .add, .calendar, .check, .chevronLeft, .chevronRight, .clock, .close, .drop, .edit, .heart,
      .heartFilled, .home,
      .info, .list, .location, .map, .moon, .more, .offline, .photo, .play, .refresh, .search, .settings,
      .share,
      .star, .starFilled, .sun, .sunrise, .sunset, .thermometer, .trash, .undo, .warning, .wind,
    ]
    for icon in icons {
      #expect(ClientFiles.icons.names.contains(icon.rawValue), "\(icon.rawValue)")
    }
  }

  @Test func aPageHasTheIconsThatItShows() {
    let images = [Icon.wind, .add].map { tree.node(.image, [.set(.icon, $0)]) }
    let page = PageRenderer(title: "Icons", token: "t0ken", basePath: "/icons")
      .html(of: tree.node(.window, [], images))
    #expect(page.contains("<symbol id=\"i-wind\""))
    #expect(page.contains("<symbol id=\"i-add\""))
    #expect(page.components(of: "<symbol ") == 2)
    #expect(ClientFiles.all.contains { $0.name == "icons.svg" }, "The client loads the others.")
  }

  @Test func markupThatLooksLikeAnIconIsIgnored() {
    let icons = IconSprite("<svg>\n<symbol id=\"i-add\"><path/></symbol>\n</svg>\n")
    #expect(
      icons.used(in: "# #i- #i-none\" #i-add") == "<svg>\n<symbol id=\"i-add\"><path/></symbol>\n</svg>\n")
    #expect(icons.used(in: "") == "<svg>\n</svg>\n")
  }

  @Test func pathsBecomeAddresses() {
    #expect(
      AppPath.address(of: ["locations", "São Paulo"], base: "/cloudy") == "/cloudy/locations/S%C3%A3o%20Paulo"
    )
    #expect(AppPath.address(of: [], base: "/") == "/")
    #expect(AppPath.address(of: [], base: "/cloudy") == "/cloudy")
  }
}
