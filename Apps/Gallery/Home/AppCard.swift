/// What the home page says of an app.
struct AppCard: Identifiable, Equatable {
  let title: String
  let summary: String
  let path: String

  var id: String { path }
}
