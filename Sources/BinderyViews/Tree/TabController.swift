/// The interface of the surrounding tab view for pages.
@MainActor
protocol TabController: AnyObject {
  func add(_ page: any TabPage)
  func remove(_ page: any TabPage)
  /// Shows the selected page, and hides the others.
  func refresh()
}

/// A page of the surrounding tab view.
@MainActor
protocol TabPage: AnyObject {
  /// The selection value; it is tracked.
  var isSelected: Bool { get }
  func setShown(_ isShown: Bool)
}
