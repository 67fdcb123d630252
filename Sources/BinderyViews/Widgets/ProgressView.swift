/// A spinner, or a bar that shows the completed part of some work.
public struct ProgressView<Label: View>: View {
  let label: (@MainActor () -> Label)?
  let fraction: (@MainActor () -> Double?)?
  private var currentValue: (@MainActor () -> AnyView)?
}

extension ProgressView where Label == EmptyView {
  /// Creates a spinner without a visible label; screen readers announce `Loading`.
  public init() {
    label = nil
    fraction = nil
  }

  /// Creates a bar; without a value it is a spinner.
  ///
  /// - Parameters:
  ///   - value: the completed amount; it is tracked.
  ///   - total: the total amount, more than 0.
  public init<Value: BinaryFloatingPoint>(
    value: @autoclosure @escaping @MainActor () -> Value?, total: Value = 1
  ) {
    label = nil
    fraction = { value().map { Double($0) / Double(total) } }
  }
}

extension ProgressView {
  /// Creates a spinner with the label of a block, of which hosts show the text.
  public init(@ViewBuilder label: @escaping @MainActor () -> Label) {
    self.label = label
    fraction = nil
  }

  /// Creates a bar with a label, of which hosts show the text, and with the current value below it.
  ///
  /// - Parameters:
  ///   - value: the completed amount; it is tracked. Without one it is a spinner.
  ///   - total: the total amount, more than 0.
  ///   - label: the label; it is tracked.
  ///   - currentValueLabel: describes the current value; it is tracked.
  public init<Value: BinaryFloatingPoint, CurrentValueLabel: View>(
    value: @autoclosure @escaping @MainActor () -> Value?, total: Value = 1,
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder currentValueLabel: @escaping @MainActor () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.label = label
    fraction = { value().map { Double($0) / Double(total) } }
    if CurrentValueLabel.self != EmptyView.self { currentValue = { AnyView(currentValueLabel()) } }
  }
}

extension ProgressView where Label == Text {
  /// Creates a spinner.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameter title: the name of the work; it is tracked.
  public init(_ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey) {
    self.init(title().words)
  }

  /// Creates a spinner.
  ///
  /// - Parameter title: the name of the work; it is tracked.
  @_disfavoredOverload
  public init(_ title: @autoclosure @escaping @MainActor () -> String) {
    label = { Text(title()) }
    fraction = nil
  }

  /// Creates a bar; without a value it is a spinner.
  /// The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the name of the work; it is tracked.
  ///   - value: the completed amount; it is tracked.
  ///   - total: the total amount, more than 0.
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    value: @autoclosure @escaping @MainActor () -> Value?, total: Value = 1
  ) {
    self.init(title().words, value: value(), total: total)
  }

  /// Creates a bar; without a value it is a spinner.
  ///
  /// - Parameters:
  ///   - title: the name of the work; it is tracked.
  ///   - value: the completed amount; it is tracked.
  ///   - total: the total amount, more than 0.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    value: @autoclosure @escaping @MainActor () -> Value?, total: Value = 1
  ) {
    label = { Text(title()) }
    fraction = { value().map { Double($0) / Double(total) } }
  }
}

extension ProgressView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    view(in: context).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) { view(in: context).update(slot, in: context) }

  private func view(in context: MountContext) -> AnyView {
    guard let style = context.environment.styles.progress else { return made(by: DefaultProgressViewStyle()) }
    return made(by: style)
  }

  private func made<Style: ProgressViewStyle>(by style: Style) -> AnyView {
    let (label, fraction, currentValue) = (label, fraction, currentValue)
    return AnyView(
      StyledView(style: style) { style in
        let text = label.map { PlainLabel($0()).title }
        return style.makeBody(
          configuration: ProgressViewStyleConfiguration(
            fractionCompleted: fraction?(), label: text.map { .init(text: $0) },
            currentValueLabel: currentValue.map { .init(body: $0()) }))
      })
  }
}

/// The spinner or the bar itself.
struct ProgressElement: View {
  let label: String?
  let value: Double?
}

extension ProgressElement: ElementView {
  func role(in context: MountContext) -> Role { .progress }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.label, label)
    if label == nil { element.set(.accessibilityLabel, value == nil ? "Loading" : "Progress") }
    element.set(.fractionCompleted, value.map { $0.isNaN ? 0 : min(max($0, 0), 1) })
  }
}
