/// The appearance of a progress view.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// A progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view that the style creates.
  associatedtype Body: View
  /// Creates the view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let text: String

    public var body: some View { Text(text) }
  }

  /// The description of the current value.
  public struct CurrentValueLabel: View {
    public let body: AnyView
  }

  /// The completed fraction, 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label, if any.
  public let label: Label?
  /// The description of the current value, if any.
  public let currentValueLabel: CurrentValueLabel?

  /// Shows a bar or a spinner above the description of the current value.
  @MainActor @ViewBuilder
  func above(_ value: Double?) -> some View {
    if let currentValueLabel {
      VStack(alignment: .leading, spacing: 4) {
        ProgressElement(label: label?.text, value: value)
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      ProgressElement(label: label?.text, value: value)
    }
  }
}

/// The default style in the context: a bar if the fraction is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.above(configuration.fractionCompleted)
  }
}

/// A bar. If the fraction is unknown, hosts show a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a color.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    DefaultProgressViewStyle().makeBody(configuration: configuration).tint(tint)
  }
}

/// A spinner, even if the fraction is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a color.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.above(nil).tint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style in the context.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of each progress view inside.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let isBar = (style as? LinearProgressViewStyle).map { $0.tint == nil } ?? false
    let isUsual = style is DefaultProgressViewStyle || isBar
    return styled { $0.progress = isUsual ? nil : style }
  }
}
