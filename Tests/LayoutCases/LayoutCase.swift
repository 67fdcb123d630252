public import BinderyViews

/// A small view in a space of a size, and the relations between frames that hold in every host.
public struct LayoutCase: Sendable, CustomStringConvertible {
  /// The rule that it shows.
  public let name: String
  /// The offered space, in points.
  public let width, height: Double
  public let relations: [Relation]
  /// The relations that only a browser keeps, and the reason.
  public let inBrowsers: [Relation]
  public let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, _ relations: Relation..., width: Double = 320, height: Double = 160,
    inBrowsers: [Relation] = [], @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.relations = relations
    self.inBrowsers = inBrowsers
    self.view = { AnyView(view()) }
  }

  public var description: String { name }

  /// All cases.
  public static var all: [LayoutCase] {
    leaves + texts + controls + rows + stacks + spacing + narrow + frames + sizes + layers + decorations
      + labels + scrolling + grids + screens + geometry
  }
}

extension View {
  /// Names a view for relations.
  func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Texts of the cases.
enum Words {
  static let long = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"
}
