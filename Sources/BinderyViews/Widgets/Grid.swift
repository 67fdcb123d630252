/// Children in columns.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Lays out the views of a block.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge.
  ///   - alignment: the position of columns that are narrower than the grid.
  ///   - spacing: the space between rows, in points; 16 if it is `nil`.
  ///   - pinnedViews: accepted without effect: headers of sections scroll with their rows.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}

extension LazyVGrid: ElementView {
  func role(in context: MountContext) -> Role { .grid }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.tracks, GridTracks(columns))
    element.set(.spacing, spacing ?? 16)
    if alignment != .center {
      element.set(.alignment, Alignment(horizontal: alignment, vertical: .center))
    }
  }

  var block: (@MainActor () -> Content)? { content }

  var container: MountContext.Container { .lazy }
}

/// Children in rows, which follow each other from the leading edge: inside a horizontal ``ScrollView``.
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Lays out the views of a block.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top.
  ///   - alignment: the position of rows that are lower than the grid.
  ///   - spacing: the space between columns, in points; 16 if it is `nil`.
  ///   - pinnedViews: accepted without effect: headers of sections scroll with their rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}

extension LazyHGrid: ElementView {
  func role(in context: MountContext) -> Role { .grid }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.axis, .horizontal)
    element.set(.tracks, GridTracks(rows))
    element.set(.spacing, spacing ?? 16)
    if alignment != .center {
      element.set(.alignment, Alignment(horizontal: .center, vertical: alignment))
    }
  }

  var block: (@MainActor () -> Content)? { content }

  var container: MountContext.Container { .lazy }
}

/// The views that stay visible while a stack or grid scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Rows of cells: each column is as wide as its widest cell. A view that is not a ``GridRow`` takes its own
/// row.
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: @MainActor () -> Content

  /// Lays out the rows of a block.
  ///
  /// - Parameters:
  ///   - alignment: the position of smaller views in their cells.
  ///   - horizontalSpacing: the space between columns, in points; 8 if it is `nil`.
  ///   - verticalSpacing: the space between rows, in points; 8 if it is `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content
  }
}

extension Grid: ElementView {
  func role(in context: MountContext) -> Role { .grid }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.axis, .vertical)
    element.set(.alignment, alignment)
    element.set(.spacing, verticalSpacing ?? 8)
    element.set(.columnSpacing, horizontalSpacing ?? 8)
  }

  var block: (@MainActor () -> Content)? { content }
}

/// One row of a ``Grid``: each view is a cell.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: @MainActor () -> Content

  /// Creates a row with a cell for each view of a block.
  ///
  /// - Parameter alignment: the position of lower views in the row.
  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.content = content
  }
}

extension GridRow: ElementView {
  func role(in context: MountContext) -> Role { .gridRow }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if let alignment { element.set(.alignment, Alignment(horizontal: .center, vertical: alignment)) }
  }

  var block: (@MainActor () -> Content)? { content }
}
