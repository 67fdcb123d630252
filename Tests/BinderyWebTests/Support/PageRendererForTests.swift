import BinderyHTML

/// A renderer whose documents contain only their window.
@MainActor
enum PageRendererForTests {
  static var page: PageRenderer { PageRenderer(title: "Notes", token: "token", basePath: "/notes") }
}
