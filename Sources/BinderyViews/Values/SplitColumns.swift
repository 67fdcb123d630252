/// The columns that a ``NavigationSplitView`` shows where all of them fit beside each other.
public enum NavigationSplitViewVisibility: Sendable, Hashable, CaseIterable, Codable, BitwiseCopyable {
  /// All columns.
  case automatic
  /// All columns.
  case all
  /// The last two columns.
  case doubleColumn
  /// The last column.
  case detailOnly
}

/// A column of a ``NavigationSplitView``.
public enum NavigationSplitViewColumn: Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// The first column.
  case sidebar
  /// The column in the middle; the last one if there are two.
  case content
  /// The last column.
  case detail
}

/// The columns of a split view. Its first screens are the columns; further ones are over the last column.
public struct SplitColumns: Sendable, Hashable, BitwiseCopyable {
  /// Whether there is a column between the sidebar and the detail.
  public var hasContent: Bool
  /// The column that is shown where no two of them fit beside each other.
  public var front: NavigationSplitViewColumn
  /// The columns that are shown where all of them fit.
  public var visibility: NavigationSplitViewVisibility

  /// Creates a description of columns.
  public init(
    hasContent: Bool = false, front: NavigationSplitViewColumn = .sidebar,
    visibility: NavigationSplitViewVisibility = .automatic
  ) {
    self.hasContent = hasContent
    self.front = front
    self.visibility = visibility
  }

  /// The number of columns: two or three.
  public var count: Int { hasContent ? 3 : 2 }

  /// The number of the first columns that are hidden although all would fit.
  public var hiddenCount: Int {
    switch visibility {
    case .automatic, .all: 0
    case .doubleColumn: count - 2
    case .detailOnly: count - 1
    }
  }

  /// The position of ``front``.
  public var frontIndex: Int { index(of: front) }

  /// Returns the position of a column.
  public func index(of column: NavigationSplitViewColumn) -> Int {
    switch column {
    case .sidebar: 0
    case .content: 1
    case .detail: count - 1
    }
  }

  /// Returns the column at a position.
  func column(at index: Int) -> NavigationSplitViewColumn {
    index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }
}

extension SplitColumns: CustomStringConvertible {
  /// `2 columns, sidebar`, `3 columns, detail, doubleColumn`.
  public var description: String {
    "\(count) columns, \(front)" + (visibility == .automatic ? "" : ", \(visibility)")
  }
}
