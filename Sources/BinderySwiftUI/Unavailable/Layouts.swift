public import Bindery
public import BinderyViews
public import Foundation

// A layout as a value: a condition chooses between two stacks here.

/// Unavailable: a condition chooses between stacks.
@available(
  *, unavailable, message: "A layout is no value here. Choose between an HStack and a VStack with if."
)
public struct AnyLayout {
  /// Unavailable: a condition chooses between stacks.
  public init<L>(_ layout: L) {}
  /// Shows views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }
}

/// Unavailable: a condition chooses between stacks.
@available(
  *, unavailable, message: "A layout is no value here. Choose between an HStack and a VStack with if."
)
public struct HStackLayout {
  /// Unavailable: a condition chooses between stacks.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {}
  /// Shows views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }
}

/// Unavailable: a condition chooses between stacks.
@available(
  *, unavailable, message: "A layout is no value here. Choose between an HStack and a VStack with if."
)
public struct VStackLayout {
  /// Unavailable: a condition chooses between stacks.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {}
  /// Shows views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }
}

/// Unavailable: a condition chooses between stacks.
@available(*, unavailable, message: "A layout is no value here. Choose between stacks with if.")
public struct ZStackLayout {
  /// Unavailable: a condition chooses between stacks.
  public init(alignment: Alignment = .center) {}
  /// Shows views in the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }
}

extension View {
  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message: "Views are not measured here. Use containerRelativeFrame(_:), or a LazyHGrid with adaptive rows."
  )
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> Self { self }

  /// Unavailable: a screen has one title.
  @available(*, unavailable, message: "A screen has one title. Show the words as the first Text.")
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> Self { self }

  /// Unavailable: a title is no menu.
  @available(*, unavailable, message: "A title is no menu. Put a Menu into the toolbar.")
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// Unavailable: a picker chooses the scope.
  @available(*, unavailable, message: "Put a segmented Picker above the list.")
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> Self { self }

  /// Unavailable: fields and controls take the focus.
  @available(*, unavailable, message: "Fields and controls take the focus. Make the view a Button.")
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// Unavailable: assistive technology uses the controls that are shown.
  @available(*, unavailable, message: "Offer a Stepper or Slider: assistive technology uses it.")
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }

  /// Unavailable: assistive technology uses the controls that are shown.
  @available(
    *, unavailable,
    message: "Assistive technology uses what is shown. Use accessibilityLabel and accessibilityValue."
  )
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> Self { self }
}

/// The direction of a change; see `accessibilityAdjustableAction`.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}

extension EnvironmentValues {
  /// Unavailable: hosts choose the pictures for a screen.
  @available(*, unavailable, message: "Hosts choose the pictures for a screen. Leave this out.")
  public var displayScale: Double { 1 }
}

extension Text {
  /// Unavailable: a text is not changed by the time.
  @available(
    *, unavailable, message: "A text does not change with the time. Publish the words from the view model."
  )
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { self.init(verbatim: "") }
}
