internal import BinderyViews

/// What the home page says of an app.
struct AppCard: Identifiable, Equatable {
  let title: String
  let summary: String
  let path: String
  /// What reading it teaches; nil for an app without a lesson.
  let lesson: Lesson?

  var id: String { path }

  /// Where the app is.
  var address: String { "/\(path)" }
  /// Where its code can be read.
  var sourceAddress: String { "/source/\(path)" }
  /// Where its tests can be read.
  var testsAddress: String { "/source/\(path)-tests" }

  @MainActor
  init(_ app: any App) {
    title = app.title
    summary = app.summary
    path = app.path
    lesson = Lesson.ofApp(at: app.path)
  }
}
