/// How a progress view shows what is under way.
@MainActor
public protocol ProgressViewStyle {
  /// A progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// What the style makes.
  associatedtype Body: View
  /// Makes what is to be seen of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The words of a progress view.
  public struct Label: View {
    let text: String

    public var body: some View { Text(text) }
  }

  /// How much is done, 0 to 1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// What is under way, if it has words.
  public let label: Label?
}

/// The style that is usual in the place: a bar for a known part, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The usual style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(label: configuration.label?.text, value: configuration.fractionCompleted)
  }
}

/// A bar. Without a known part, hosts show a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultProgressViewStyle().makeBody(configuration: configuration)
  }
}

/// A spinner, also for a known part.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(label: configuration.label?.text, value: nil)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that is usual in the place.
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
  /// How each progress view inside shows what is under way.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let isUsual = style is DefaultProgressViewStyle || style is LinearProgressViewStyle
    return styled { $0.progress = isUsual ? nil : style }
  }
}
