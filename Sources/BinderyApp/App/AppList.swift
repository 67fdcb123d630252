internal import BinderyViews

/// The first page of a program of several apps that has none of its own: a link to each.
struct AppList: View {
  /// A row of the list.
  struct Row: Identifiable, Equatable {
    let title: String
    let summary: String
    let id: String
  }

  let rows: [Row]

  var body: some View {
    List(rows) { row in
      Link(destination: "/\(row.id)") {
        VStack(alignment: .leading, spacing: 4) {
          Text(row.title).font(.headline)
          Text(row.summary).font(.callout).foregroundStyle(.secondary)
        }
      }
    }
  }

  /// Returns the page with a link to each kind of window.
  static func window(of windows: [PlacedWindow], titled title: String) -> PlacedWindow {
    let rows = windows.map { Row(title: $0.title, summary: $0.summary, id: $0.path) }
    return PlacedWindow(
      title: title, path: "", settingsName: "", summary: "The apps of this program.", owner: nil,
      scene: WindowGroup { AppList(rows: rows) })
  }
}
