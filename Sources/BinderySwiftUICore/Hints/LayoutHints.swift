public import BinderyViews

// Hosts do their own layout: each of these is accepted without effect, for the reason that its comment gives.

/// The regions of a screen's safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension View {
  /// Shows another view above or below the view.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Inset
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Accepted without effect: a background extends to the edges, text never does.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Accepted without effect: a background extends to the edges, text never does.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Accepted without effect: the list's style sets the lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Accepted without effect: the color scheme sets the color of lines.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  /// Accepted without effect: the list sets the space of its sections.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: the whole box responds to presses.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Accepted without effect: the host distributes the space.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Accepted without effect: texts have the size of their words.
  public func fixedSize() -> some View { self }
  /// Accepted without effect: texts have the size of their words.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Accepted without effect: hosts draw each view once.
  public func drawingGroup() -> some View { self }
  /// Accepted without effect: hosts draw each view once.
  public func compositingGroup() -> some View { self }
  /// Accepted without effect: the list's style sets its background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: people's system settings decide whether scroll bars are shown.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// Accepted without effect: the person's browser dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepted without effect: the system's bar does not belong to the app.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted without effect: the system's bar does not belong to the app.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted without effect: the host draws its bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: the host draws its bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Accepted without effect: the host draws its bars.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: people navigate with the host's bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: a button's place sets its size.
  public func controlSize(_ size: ControlSize) -> some View { self }
  /// Accepted without effect: a button's style sets its shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Accepted without effect: people can select text in a browser and in a terminal.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  /// Accepted without effect: browsers have no haptics.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View
  {
    self
  }
  /// Accepted without effect: the host sets the appearance of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: the host sets the appearance of a sheet.
  public func presentationCornerRadius(_ radius: Double?) -> some View { self }
  /// Accepted without effect: the host has its own date picker.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
  /// Accepted without effect: the host sets the appearance of a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted without effect: hosts show tabs, without page dots.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  /// Accepted without effect: the list sets the space of its rows and sections.
  public func listRowSpacing(_ spacing: Double?) -> some View { self }
  /// Accepted without effect: the list sets the space of its rows and sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Accepted without effect: the list sets the look of its headers.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Accepted without effect: hosts have one size of titles.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Accepted without effect: hosts show a form as a list.
  public func formStyle(_ style: FormStyle) -> some View { self }
  /// Accepted without effect: scrolling stops where people stop it.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  /// Accepted without effect: scrolling stops where people stop it.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted without effect: hosts scroll as people's systems do.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
  {
    self
  }
  /// Accepted without effect: scrolling content is clipped at its edges.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted without effect: hosts highlight the view under the pointer.
  public func hoverEffect() -> some View { self }
  /// Accepted without effect: people enlarge text in their browser or terminal.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Creates the view as wide, or as high, as the offered space.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }
  /// Accepted without effect: hosts show tabs below or beside the pages.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}

/// Whether scroll bars are shown.
public enum ScrollIndicatorVisibility: Sendable, Hashable, CaseIterable {
  case automatic, visible, hidden, never
}

/// The moment at which the keyboard is dismissed.
public enum ScrollDismissesKeyboardMode: Sendable, Hashable, CaseIterable {
  case automatic, immediately, interactively, never
}

/// A bar of a screen.
public enum ToolbarPlacement: Sendable, Hashable, CaseIterable {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

/// The size of a control.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button with a border.
public struct ButtonBorderShape: Sendable, Hashable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()

  /// Round corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

/// Whether people can select text.
public enum TextSelectability: Sendable, Hashable, CaseIterable {
  case enabled, disabled
}

/// The haptic feedback of a device.
public enum SensoryFeedback: Sendable, Hashable, CaseIterable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
}

/// The appearance of a date picker.
public protocol DatePickerStyle: Sendable {}

/// The host's own date picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The host's own date picker.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The host's own date picker.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

/// The host's own date picker.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The appearance of a tab view.
public protocol TabViewStyle: Sendable {}

/// The host's own tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages, which hosts show as tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether page dots are shown.
  public enum IndexDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, always, never
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A length that scales with the text size. Here it is constant, because browsers enlarge the whole page.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  /// Creates a metric with a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a metric with a length.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// The edge above or below.
public enum VerticalEdge: Sendable, Hashable, CaseIterable {
  case top, bottom

  /// Several edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
