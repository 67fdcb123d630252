internal import ArgumentParser

/// What a new app is at the beginning.
enum AppTemplate: String, CaseIterable, ExpressibleByArgument {
  case counter, list, search, team

  /// What it shows, for `--help`.
  static let help = """
    What the app is at the beginning. counter: a number and two buttons. list: kept, shared by all windows, \
    with undo. search: a service, asked while people type. team: a list for people who log in, with roles and \
    invitations.
    """

  /// The folders with its files.
  var folders: [String] {
    switch self {
    case .counter, .search: [rawValue]
    case .list, .team: ["items", rawValue]
    }
  }

  /// The libraries of Bindery that its targets use in addition to those in the manifest of every app.
  var libraries: [(name: String, target: String)] {
    switch self {
    case .counter: []
    case .list: [("BinderyStore", "StarterViewModels"), ("BinderyStore", "StarterTests")]
    case .search: [("BinderyServices", "StarterViewModels")]
    case .team:
      [
        ("BinderyStore", "StarterViewModels"), ("BinderyUserViews", "Starter"), ("BinderyUsers", "Starter"),
        ("BinderyStore", "StarterTests"), ("BinderyUsers", "StarterTests"),
      ]
    }
  }
}
