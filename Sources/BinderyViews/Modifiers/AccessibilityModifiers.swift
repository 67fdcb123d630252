extension View {
  /// Sets the name that screen readers announce. The argument is tracked.
  /// The label is looked up in the app's translations.
  public func accessibilityLabel(_ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey)
    -> some View
  {
    accessibilityLabel(label().words)
  }

  /// Sets the name that screen readers announce, a string or a text. The argument is tracked.
  @_disfavoredOverload
  public func accessibilityLabel<Title: TitleSource>(
    _ label: @autoclosure @escaping @MainActor () -> Title
  ) -> some View {
    element { $0.bind(.accessibilityLabel) { Title.words(of: label()) } }
  }

  /// Describes the result of using the element.
  public func accessibilityHint(
    _ hint: @autoclosure @escaping @MainActor () -> LocalizedStringKey
  ) -> some View {
    accessibilityHint(hint().words)
  }

  /// Describes the result of using the view, in a string or a text. The argument is tracked.
  @_disfavoredOverload
  public func accessibilityHint<Title: TitleSource>(
    _ hint: @autoclosure @escaping @MainActor () -> Title
  ) -> some View {
    element { $0.bind(.accessibilityHint) { Title.words(of: hint()) } }
  }

  /// Sets the value in words. The argument is tracked.
  /// The value is looked up in the app's translations.
  public func accessibilityValue(_ value: @autoclosure @escaping @MainActor () -> LocalizedStringKey)
    -> some View
  {
    accessibilityValue(value().words)
  }

  /// Sets the value in words, a string or a text. The argument is tracked.
  @_disfavoredOverload
  public func accessibilityValue<Title: TitleSource>(
    _ value: @autoclosure @escaping @MainActor () -> Title
  ) -> some View {
    element { $0.bind(.accessibilityValue) { Title.words(of: value()) } }
  }

  /// Hides the element from assistive technology. Use it for an element that repeats information shown
  /// elsewhere.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    element { $0.set(.accessibilityHidden, flag: isHidden) }
  }

  /// Sets an identifier for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    element { $0.set(.identifier, identifier) }
  }

  /// Marks the element as a heading. A heading without a level is one of the second level, below the title of the screen.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    element { $0.set(.headingLevel, level == .unspecified ? 2 : Int(level.rawValue)) }
  }

  /// Announces changes inside the element.
  public func accessibilityLiveRegion(_ region: LiveRegion) -> some View {
    element { $0.set(.liveRegion, region) }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
