extension View {
  /// A name for those who don't see it. What the argument reads is tracked.
  public func accessibilityLabel(_ label: @autoclosure @escaping @MainActor () -> String) -> some View {
    element { $0.bind(.accessibilityLabel, label) }
  }

  /// What using it does.
  public func accessibilityHint(_ hint: String) -> some View { element { $0.set(.accessibilityHint, hint) } }

  /// Its value in words. What the argument reads is tracked.
  public func accessibilityValue(_ value: @autoclosure @escaping @MainActor () -> String) -> some View {
    element { $0.bind(.accessibilityValue, value) }
  }

  /// Not for assistive technology: it says nothing that is not said elsewhere.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    element { $0.set(.accessibilityHidden, flag: isHidden) }
  }

  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    element { $0.set(.identifier, identifier) }
  }

  /// A heading.
  ///
  /// - Parameter level: 1 to 6; others are brought into that range.
  public func accessibilityHeading(_ level: Int) -> some View {
    element { $0.set(.headingLevel, min(max(level, 1), 6)) }
  }

  /// Changes inside are read out.
  public func accessibilityLiveRegion(_ region: LiveRegion) -> some View {
    element { $0.set(.liveRegion, region) }
  }
}
