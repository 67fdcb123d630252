public import Foundation

/// A column of a ``Table``: a title, what a row shows in it, and how people sort by it.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(min: 48, max: 96)
/// TableColumn("") { person in Button("Call") { model.call(person) } }
/// ```
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View>
where Sort.Compared == RowValue {
  private let title: @MainActor () -> String
  private let sort: Sort?
  private let content: @MainActor (RowValue) -> Content
  /// Whether a row's value is a number, which is aligned to the trailing edge.
  private var isNumber = false
  private var width = TableColumnWidth.flexible()
  private var alignment = TableColumnAlignment.automatic
  private var customizationID: String?
  private var defaultVisibility = Visibility.automatic
  private var fixed: TableColumnCustomizationBehavior = []

  private init(
    title: @escaping @MainActor () -> String, sort: Sort?, content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.title = title
    self.sort = sort
    self.content = content
  }

  /// The column without the type of its content.
  @MainActor
  func erased(at index: Int) -> AnyTableColumn<RowValue, Sort> {
    let content = content
    let isNumeric = alignment == .numeric || alignment == .automatic && isNumber
    return AnyTableColumn(
      id: customizationID ?? "#\(index)", title: title, sort: sort, width: width,
      textAlignment: isNumeric ? .trailing : alignment.textAlignment, isNumeric: isNumeric,
      canResize: width.isFlexible && !fixed.contains(.resize),
      canHide: customizationID != nil && !fixed.contains(.visibility),
      isHiddenByDefault: defaultVisibility == .hidden, cell: { AnyView(content($0)) })
  }
}

extension TableColumn {
  /// Creates a column by which people do not sort. The title is tracked, and looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the words of the header.
  ///   - content: returns what a row shows.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title: { title().words }, sort: nil, content: content)
  }

  /// Creates a column by which people do not sort. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title: title, sort: nil, content: content)
  }

  /// Creates a column by which people sort with a comparator. The title is tracked, and looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the words of the header.
  ///   - comparator: the comparator that a press of the header puts first.
  ///   - content: returns what a row shows.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title: { title().words }, sort: comparator, content: content)
  }

  /// Creates a column by which people sort with a comparator. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title: title, sort: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue> {
  /// Creates a column by which people sort, by a value of the row. The title is tracked, and looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the words of the header.
  ///   - value: the value that is compared; numbers are aligned to the trailing edge.
  ///   - content: returns what a row shows.
  public init<Value: Comparable>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title: { title().words }, sort: KeyPathComparator(value), content: content)
    isNumber = Value.self is any Numeric.Type
  }

  /// Creates a column by which people sort, by a value of the row. The title is tracked.
  @_disfavoredOverload
  public init<Value: Comparable>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(title: title, sort: KeyPathComparator(value), content: content)
    isNumber = Value.self is any Numeric.Type
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text {
  /// Creates a column that shows a text of the row, by which people sort. The title is tracked, and looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(title: { title().words }, sort: KeyPathComparator(value)) { row in
      Text(verbatim: row[keyPath: value])
    }
  }

  /// Creates a column that shows a text of the row, by which people sort. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(title: title, sort: KeyPathComparator(value)) { row in Text(verbatim: row[keyPath: value]) }
  }
}

extension TableColumn {
  /// Gives the column a width in points, which people cannot change. In a window that is too narrow for all columns, it is narrower.
  public func width(_ width: Double) -> Self { changed { $0.width = .fixed(max(0, width)) } }

  /// Sets the bounds of the width, in points, between which people change it.
  ///
  /// - Parameters:
  ///   - min: the least width; 48 if it is nil.
  ///   - ideal: the width until a person changes it; nil for a share of what the others leave.
  ///   - max: the greatest width; nil for no limit.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> Self {
    changed { $0.width = .flexible(min: min, ideal: ideal, max: max) }
  }

  /// Sets the alignment of the header and of what rows show.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { changed { $0.alignment = alignment } }

  /// Names the column in a ``TableColumnCustomization``, so that people can hide it and its width is kept.
  public func customizationID(_ id: String) -> Self { changed { $0.customizationID = id } }

  /// Sets whether the column is shown until a person changes that.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    changed { $0.defaultVisibility = visibility }
  }

  /// Sets what people cannot change about the column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    changed { $0.fixed = behavior }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var column = self
    change(&column)
    return column
  }
}
