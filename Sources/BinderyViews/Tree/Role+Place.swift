extension Role {
  /// Whether the node is shown over the rest of the window.
  var isOverEverything: Bool {
    switch self {
    case .sheet, .alert, .actionSheet: true
    default: false
    }
  }

  /// Whether the node belongs to the window, but not to its content.
  var isBesideContent: Bool { self == .commands || isOverEverything }
}
