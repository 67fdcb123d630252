import BinderyApp
import BinderyViews

struct NotebookApp: App {
  var body: some Scene {
    WindowGroup("Notebook") { NotebookView() }
      .theme(.paper)
  }
}

extension Theme {
  /// The look of a club: its green, round letters, and denser rows than usual.
  static let club: Theme = {
    var theme = Theme(accent: .green)
    theme.dark.background = .black
    theme.fontDesign = .rounded
    theme.cornerRadius = 20
    theme.density = .compact
    theme.pageWidth = 880
    return theme
  }()
}

struct NotebookView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          Text("Water the plants")
          Text("Answer Ada")
        }
        GroupBox { Text("A note from the club").frame(maxWidth: .infinity) }
          .theme(.club)
      }
      .navigationTitle("Notebook")
    }
  }
}

extension Theme {
  /// With rules of its own: cards have a line at their start.
  static let lined: Theme = {
    var theme = Theme(accent: .teal)
    theme.styleSheet = """
      .group { border-inline-start: 4px solid var(--accent); }
      """
    return theme
  }()
}
