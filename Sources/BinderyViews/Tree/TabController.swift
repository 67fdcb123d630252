/// The interface of the surrounding tab view for pages.
@MainActor
protocol TabController: AnyObject {
  func add(_ page: any TabPage)
  func remove(_ page: any TabPage)
  /// Whether the address with which the window was opened has been shown. Pages that are mounted later begin at their first screen.
  var isOpen: Bool { get }
  /// Shows the selected page, and hides the others.
  func refresh()
}

/// A page of the surrounding tab view.
@MainActor
protocol TabPage: AnyObject {
  /// The selection value; it is tracked.
  var isSelected: Bool { get }
  func setShown(_ isShown: Bool)
  /// Mounts the content, unless it is mounted. Its work does not begin before it is shown.
  func mountContent()
  /// Selects the page.
  func choose()
}
