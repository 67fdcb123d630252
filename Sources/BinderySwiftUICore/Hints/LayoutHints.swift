public import BinderyViews

// Hosts lay out by themselves: each of these is accepted without effect, for the reason that its comment gives.

/// What is safe from the edges of a screen.
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

  /// Accepted without effect: a background reaches the edges by itself, words never do.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Accepted without effect: a background reaches the edges by itself, words never do.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Accepted without effect: lines are between rows as the style of the list has them.
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: lines have the color of the scheme.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  /// Accepted without effect: sections have the space that their list gives them.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: the whole box is pressed.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Accepted without effect: who gets how much space, the host decides.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Accepted without effect: texts are as large as their words.
  public func fixedSize() -> some View { self }
  /// Accepted without effect: texts are as large as their words.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Accepted without effect: hosts draw each view once.
  public func drawingGroup() -> some View { self }
  /// Accepted without effect: hosts draw each view once.
  public func compositingGroup() -> some View { self }
  /// Accepted without effect: the grounds of lists are those of their style.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: people set in their system whether scroll bars are shown.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// Accepted without effect: the keyboard goes as the person's browser has it.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepted without effect: the bar of the system is not the app's.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted without effect: the bar of the system is not the app's.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted without effect: bars are those of the host.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: bars are those of the host.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  /// Accepted without effect: bars are those of the host.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: bars are those of the host, and are how people find their way.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: a button is as large as its place has it.
  public func controlSize(_ size: ControlSize) -> some View { self }
  /// Accepted without effect: a button has the shape of its style.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Accepted without effect: people can select text in a browser and in a terminal.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  /// Accepted without effect: browsers have no haptics.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View
  {
    self
  }
  /// Accepted without effect: a sheet has the host's own look.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: a sheet has the host's own look.
  public func presentationCornerRadius(_ radius: Double?) -> some View { self }
  /// Accepted without effect: a picker of dates is the host's own.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
  /// Accepted without effect: a sheet has the host's own look.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted without effect: hosts show tabs, without points for pages.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  /// Accepted without effect: rows and sections have the space that their list gives them.
  public func listRowSpacing(_ spacing: Double?) -> some View { self }
  /// Accepted without effect: rows and sections have the space that their list gives them.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Accepted without effect: headers of sections have the look of their list.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Accepted without effect: hosts have one size of titles.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Accepted without effect: a form is a list of its host.
  public func formStyle(_ style: FormStyle) -> some View { self }
  /// Accepted without effect: what scrolls stops where people stop it.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  /// Accepted without effect: what scrolls stops where people stop it.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted without effect: hosts scroll as people's systems do.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
  {
    self
  }
  /// Accepted without effect: what scrolls is cut at its edges.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted without effect: hosts show by themselves what is under the pointer.
  public func hoverEffect() -> some View { self }
  /// Accepted without effect: people enlarge text in their browser or terminal.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// As wide, or as high, as the space that is offered.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }
  /// Accepted without effect: tabs are below the pages, or beside them.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}

/// Whether scroll bars are shown.
public enum ScrollIndicatorVisibility: Sendable, Hashable, CaseIterable {
  case automatic, visible, hidden, never
}

/// When the keyboard goes.
public enum ScrollDismissesKeyboardMode: Sendable, Hashable, CaseIterable {
  case automatic, immediately, interactively, never
}

/// A bar of a screen.
public enum ToolbarPlacement: Sendable, Hashable, CaseIterable {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

/// How large a control is.
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

/// What a device does to be felt.
public enum SensoryFeedback: Sendable, Hashable, CaseIterable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
}

/// How a picker of dates looks.
public protocol DatePickerStyle: Sendable {}

/// The host's own picker of dates.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

/// The host's own picker of dates.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

/// The host's own picker of dates.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  public init() {}
}

/// The host's own picker of dates.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
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

/// How a view of tabs looks.
public protocol TabViewStyle: Sendable {}

/// The host's own tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

/// Pages: hosts show tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether points are shown for the pages.
  public enum IndexDisplayMode: Sendable, Hashable, CaseIterable {
    case automatic, always, never
  }

  /// The style.
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

/// A length that grows with the size of type: here it stays, because browsers enlarge the whole page.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  /// Keeps a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Keeps a length.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// The edge above or below.
public enum VerticalEdge: Sendable, Hashable, CaseIterable {
  case top, bottom
}
