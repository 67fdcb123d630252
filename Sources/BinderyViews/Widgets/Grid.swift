/// A column of a ``LazyVGrid``.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// As many equal columns as fit, each at least so many points wide.
    case adaptive(minimum: Int)
  }

  let size: Size

  /// Makes a column.
  public init(_ size: Size) { self.size = size }
}

/// Children in columns: one on a phone, more where there is room.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let spacing: Int
  let content: @MainActor () -> Content

  /// Lays out what a block shows.
  public init(
    columns: [GridItem], spacing: Int = 16, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content
  }
}

extension LazyVGrid: ElementView {
  func role(in context: MountContext) -> Role { .grid }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if case .adaptive(let minimum)? = columns.first?.size {
      element.set(.minimumColumnWidth, Double(minimum))
    }
    element.set(.spacing, Double(spacing))
  }

  var block: (@MainActor () -> Content)? { content }
}

/// Content that scrolls on its own.
public struct ScrollView<Content: View>: View {
  let axis: Axis
  let content: @MainActor () -> Content

  /// Scrolls what a block shows.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.axis = axis
    self.content = content
  }
}

extension ScrollView: ElementView {
  func role(in context: MountContext) -> Role { .scroll }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.axis, axis)
  }

  var block: (@MainActor () -> Content)? { content }
}
