public import BinderyViews

// The names of 2019 for screen reader support.

extension View {
  /// Names the element for people who use a screen reader.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Describes the result of using the element.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets the value of the element in words.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Names the element for tests.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Hides the element from assistive technology.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Makes a header a heading; see ``accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Accepted without effect: hosts derive traits from the control.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
}
