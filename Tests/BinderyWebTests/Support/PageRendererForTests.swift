import BinderyHTML

/// A document without more than its window.
@MainActor
enum PageRendererForTests {
  static var page: PageRenderer { PageRenderer(title: "Notes", token: "token", basePath: "/notes") }
}
