/// Children in a column.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Stacks the views of a block.
  ///
  /// - Parameters:
  ///   - alignment: the position of narrower views.
  ///   - spacing: the space in points; 8 if it is `nil`. Use steps of 4.
  ///   - content: the views, in order.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}

extension VStack: ElementView {
  func role(in context: MountContext) -> Role { .stack }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.axis, .vertical)
    element.set(.spacing, spacing ?? 8)
    element.set(.alignment, Alignment(horizontal: alignment, vertical: .center))
  }

  var block: (@MainActor () -> Content)? { content }
}

/// Children in a row.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: @MainActor () -> Content

  /// Stacks the views of a block.
  ///
  /// - Parameters:
  ///   - alignment: the position of lower views.
  ///   - spacing: the space in points; 8 if it is `nil`. Use steps of 4.
  ///   - content: the views, in order.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}

extension HStack: ElementView {
  func role(in context: MountContext) -> Role { .stack }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.axis, .horizontal)
    element.set(.spacing, spacing ?? 8)
    element.set(.alignment, Alignment(horizontal: .center, vertical: alignment))
  }

  var block: (@MainActor () -> Content)? { content }
}

/// Children on top of each other, the last in front.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: @MainActor () -> Content

  /// Stacks the views of a block.
  ///
  /// - Parameter alignment: the position of smaller views.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.alignment = alignment
    self.content = content
  }
}

extension ZStack: ElementView {
  func role(in context: MountContext) -> Role { .layers }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if alignment != .center { element.set(.alignment, alignment) }
  }

  var block: (@MainActor () -> Content)? { content }
}

/// Children that belong together, shown as one surface: a card.
public struct GroupBox<Content: View>: View {
  let content: @MainActor () -> Content

  /// Groups the views of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }
}

extension GroupBox: ElementView {
  func role(in context: MountContext) -> Role { .group }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }
}

extension GroupBox {
  /// Groups the views of a block, with a label.
  public init<Label: View, Grouped: View>(
    @ViewBuilder content: @escaping @MainActor () -> Grouped,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) where Content == TupleView<GroupLabel<Label>, Grouped> {
    self.init {
      GroupLabel(label: label)
      content()
    }
  }

  /// Groups the views of a block, with a label.
  public init<Label: View, Grouped: View>(
    label: @autoclosure @escaping @MainActor () -> Label,
    @ViewBuilder content: @escaping @MainActor () -> Grouped
  ) where Content == TupleView<GroupLabel<Label>, Grouped> {
    self.init(content: content, label: label)
  }

  /// Groups the views of a block, with a title, which is looked up in the app's translations.
  public init<Grouped: View>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Grouped
  ) where Content == TupleView<GroupLabel<Text>, Grouped> {
    self.init(content: content) { Text(title()) }
  }

  /// Groups the views of a block, with a title, which is tracked.
  @_disfavoredOverload
  public init<Grouped: View>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Grouped
  ) where Content == TupleView<GroupLabel<Text>, Grouped> {
    self.init(content: content) { Text(title()) }
  }
}

/// The label of a ``GroupBox``: a headline, unless it has a font of its own.
public struct GroupLabel<Label: View>: View {
  let label: @MainActor () -> Label

  public var body: some View { label().font(.headline) }
}

/// A flexible space.
public struct Spacer: View {
  let minLength: Double?

  /// Creates a space that grows along the surrounding stack.
  ///
  /// - Parameter minLength: the minimum length, in points.
  public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: ElementView {
  func role(in context: MountContext) -> Role { .spacer }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.minimumLength, minLength.flatMap { $0.isFinite ? max(0, Double($0)) : nil })
  }
}

/// A thin line between neighbors.
public struct Divider: View {
  /// Creates a divider.
  public init() {}
}

extension Divider: ElementView {
  func role(in context: MountContext) -> Role { .divider }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: @MainActor () -> Content

  /// Shows the controls of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }

  public var body: some View { HStack { content() } }
}
