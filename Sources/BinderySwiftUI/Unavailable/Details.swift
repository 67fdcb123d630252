public import Bindery
public import BinderyViews

// Forms of available views that no host can honor.

extension View {
  /// Unavailable: hosts show a press immediately.
  @available(
    *, unavailable,
    message: "Hosts do not report how long a press lasts. Use onLongPressGesture(minimumDuration:perform:)."
  )
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: @escaping (Bool) -> Void
  ) -> Self { self }

  /// Unavailable: hosts show a press immediately.
  @available(
    *, unavailable,
    message: "Hosts do not report how long a press lasts. Use onLongPressGesture(minimumDuration:perform:)."
  )
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> Self { self }

  /// Unavailable: a placeholder covers all that is inside.
  @available(
    *, unavailable, message: "A placeholder covers all that is inside. Give redacted to the other views only."
  )
  public func unredacted() -> Self { self }

  /// Unavailable: name the symbol itself.
  @available(*, unavailable, message: "Name the symbol itself: Image(systemName: \"star.fill\").")
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  /// Unavailable: what is shown can be pressed.
  @available(
    *, unavailable, message: "Use disabled(true) for controls; other views do not take presses anyway."
  )
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }

  /// Unavailable: assistive technology uses the controls that are shown.
  @available(*, unavailable, message: "Offer the action as a Button, in a contextMenu or in swipeActions.")
  public func accessibilityAction(_ handler: @escaping () -> Void) -> Self { self }

  /// Unavailable: assistive technology uses the controls that are shown.
  @available(*, unavailable, message: "Offer the action as a Button, in a contextMenu or in swipeActions.")
  public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> Self { self }
}

/// The variants of a symbol, which have names of their own.
public enum SymbolVariants: Sendable, Hashable, CaseIterable {
  case none, fill, circle, square, slash
}

extension Shape {
  /// Unavailable: shapes are whole.
  @available(*, unavailable, message: "Shapes are whole here. Show progress with ProgressView(value:).")
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
}

extension InsettableShape {
  /// Unavailable: use `padding`.
  @available(*, unavailable, message: "Use padding around the shape, or strokeBorder.")
  public func inset(by amount: Double) -> Self { self }
}

extension Text {
  /// Unavailable: a text cannot contain images.
  @available(*, unavailable, message: "A text has no images. Use Label(_:systemImage:), or an HStack.")
  public init(_ image: Image) { self.init(verbatim: "") }
}

extension Text.DateStyle {
  /// Unavailable: a text is not changed by the time.
  @available(
    *, unavailable, message: "A text does not change with the time. Publish the words from the view model."
  )
  public static var relative: Text.DateStyle { .time }

  /// Unavailable: a text is not changed by the time.
  @available(
    *, unavailable, message: "A text does not change with the time. Publish the words from the view model."
  )
  public static var timer: Text.DateStyle { .time }

  /// Unavailable: a text is not changed by the time.
  @available(
    *, unavailable, message: "A text does not change with the time. Publish the words from the view model."
  )
  public static var offset: Text.DateStyle { .time }
}

extension SecureField {
  /// Unavailable: use `onSubmit`.
  @available(*, unavailable, message: "Use SecureField(_:text:) with onSubmit.")
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

extension Menu {
  /// Unavailable: a press opens a menu.
  @available(*, unavailable, message: "A press opens a menu. Put the action into the menu, or beside it.")
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }
}

extension Menu where Label == Text {
  /// Unavailable: a press opens a menu.
  @available(*, unavailable, message: "A press opens a menu. Put the action into the menu, or beside it.")
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(title, content: content)
  }
}
