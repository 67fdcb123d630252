internal import ArgumentParser

/// What a new app is at the beginning.
enum AppTemplate: String, CaseIterable, ExpressibleByArgument {
  case counter, list, search

  /// What it shows, for `--help`.
  static let help = """
    What the app is at the beginning. counter: a number and two buttons. list: kept, shared by all windows, \
    with undo. search: a service, asked while people type.
    """
}
