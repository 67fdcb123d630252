extension View {
  /// Names the element with a text, which is tracked.
  public func accessibilityLabel(_ label: @autoclosure @escaping @MainActor () -> Text) -> some View {
    accessibilityLabel(label().plainText)
  }

  /// Says what using the view does, with a text, which is tracked.
  public func accessibilityHint(_ hint: @autoclosure @escaping @MainActor () -> Text) -> some View {
    accessibilityHint(hint().plainText)
  }

  /// Says the value of the element with a text, which is tracked.
  public func accessibilityValue(_ value: @autoclosure @escaping @MainActor () -> Text) -> some View {
    accessibilityValue(value().plainText)
  }
}
