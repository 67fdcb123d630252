extension View {
  /// Sets the accessibility label to a text, which is tracked.
  public func accessibilityLabel(_ label: @autoclosure @escaping @MainActor () -> Text) -> some View {
    accessibilityLabel(label().plainText)
  }

  /// Sets the accessibility hint, which describes the result of using the view, to a text. It is
  /// tracked.
  public func accessibilityHint(_ hint: @autoclosure @escaping @MainActor () -> Text) -> some View {
    accessibilityHint(hint().plainText)
  }

  /// Sets the accessibility value to a text, which is tracked.
  public func accessibilityValue(_ value: @autoclosure @escaping @MainActor () -> Text) -> some View {
    accessibilityValue(value().plainText)
  }
}
