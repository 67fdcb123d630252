/// What people changed about the columns of a ``Table``: which are hidden, and how wide they are.
///
/// ```swift
/// @SceneStorage("columns") private var columns = TableColumnCustomization<Person>()
///
/// Table(people, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
///   TableColumn("Email", value: \.email).customizationID("email")
/// }
/// ```
/// It can be stored: see ``SceneStorage`` and ``AppStorage``.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Hashable, Sendable {
  private var visibilities: [String: Bool] = [:]
  private var widths: [String: Double] = [:]

  /// Creates a customization in which nothing is changed.
  public init() {}

  /// Whether a column is shown, by its ``TableColumn/customizationID(_:)``.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// The width of a column in points; nil while nobody changed it.
  subscript(width id: String) -> Double? {
    get { widths[id] }
    set { widths[id] = newValue }
  }
}

/// What people can change about a column of a ``Table``.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The width.
  public static var resize: TableColumnCustomizationBehavior { .init(rawValue: 1) }
  /// Whether it is shown.
  public static var visibility: TableColumnCustomizationBehavior { .init(rawValue: 2) }
  /// Everything.
  public static var all: TableColumnCustomizationBehavior { [.resize, .visibility] }
}
