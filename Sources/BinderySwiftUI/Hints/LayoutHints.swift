public import BinderyViews

// Hosts do their own layout: each of these is accepted without effect, for the reason that its comment gives.

/// The regions of a screen's safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// What bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// What bars cover.
  public static let all: SafeAreaRegions = [.container, .keyboard]

  /// Creates a set from its bits.
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

  /// Shows another view before or after the view.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Inset
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { content() }
      self
      if edge == .trailing { content() }
    }
  }

  /// Adds space at edges, like `padding`: what a bar covers is not the app's to know.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds space at all edges, like `padding`.
  public func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// Adds space at each edge, like `padding`.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds space around content that scrolls.
  ///
  /// - Parameter placement: accepted without effect: the space is around what scrolls, with its scroll bars.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  /// Adds space around content that scrolls.
  ///
  /// - Parameter placement: accepted without effect: the space is around what scrolls, with its scroll bars.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Extends a shape, a color or a picture to all edges of the window. The keyboard covers nothing.
  @ViewBuilder public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View {
    if regions.contains(.container) { ignoresSafeArea() } else { self }
  }
  /// Extends a shape, a color or a picture to all edges of the window.
  public func ignoresSafeArea(edges: Edge.Set) -> some View { ignoresSafeArea() }
  /// Extends a shape, a color or a picture to all edges of the window.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea() }
  /// Accepted without effect: the list's style sets the lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Accepted without effect: the color scheme sets the color of lines.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  /// Accepted without effect: the list sets the space of its sections.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect: a view with a gesture responds to presses in all its space.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Accepted without effect: an icon has one form, whose name has it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Accepted without effect: the action does not run, as on a touch screen. Hosts show by themselves what a pointer is over.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
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
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: people navigate with the host's bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Accepted without effect: a button's place sets its size.
  public func controlSize(_ size: ControlSize) -> some View { self }
  /// Accepted without effect: a button's style sets its shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Accepted without effect: a menu looks like the button of its place.
  public func menuStyle(_ style: MenuStyle) -> some View { self }
  /// Accepted without effect: a menu looks like the button of its place.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
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
  public func datePickerStyle(_ style: DatePickerStyle) -> some View { self }
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
  /// Accepted without effect: in a browser, what scrolls sideways always stops at a view; what scrolls down stops where people stop it.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  /// Accepted without effect: the targets are the views in a horizontal scroll view, or in the stack that is its content.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted without effect: hosts scroll as people's systems do.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
  {
    self
  }
  /// Accepted without effect: scrolling content is clipped at its edges.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Accepted without effect: hosts highlight the view under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Accepted without effect: the host arranges a bar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Creates the view as wide, or as high, as the offered space.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }
  /// Accepted without effect: hosts show tabs below or beside the pages.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { self }
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
  /// The shape of the button's style.
  public static let automatic = ButtonBorderShape()
  /// The shape of the button's style.
  public static let capsule = ButtonBorderShape()
  /// The shape of the button's style.
  public static let roundedRectangle = ButtonBorderShape()
  /// The shape of the button's style.
  public static let circle = ButtonBorderShape()

  /// Round corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { ButtonBorderShape() }
}

/// Whether people can select text.
public enum TextSelectability: Sendable, Hashable, CaseIterable {
  case enabled, disabled
}

/// A length that scales with the text size. Here it is constant, because browsers enlarge the whole page.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length.
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

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
