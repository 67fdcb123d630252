internal import BinderyViews

/// The content of an app's card on the home page. It leads to the first window of the app.
struct AppCard: Identifiable, Equatable {
  let title: String
  let summary: String
  let path: String
  /// The lesson of the app; nil if it has none.
  let lesson: Lesson?

  var id: String { path }

  /// The path of the app.
  var address: String { "/\(path)" }
  /// The path of the page with the app's code.
  var sourceAddress: String { "/source/\(path)" }
  /// The path of the page with the app's tests.
  var testsAddress: String { "/source/\(path)-tests" }

  @MainActor
  init(_ app: any WindowScene) {
    title = app.title
    summary = app.summary
    path = app.path
    lesson = Lesson.ofApp(at: app.path)
  }
}
