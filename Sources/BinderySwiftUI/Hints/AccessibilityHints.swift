public import BinderyViews

/// The traits of an element for people who use a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// What is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  /// What covers the rest.
  public static let isModal = AccessibilityTraits(rawValue: 128)

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The treatment of the elements in a container by screen readers.
public enum AccessibilityChildBehavior: Sendable, Hashable, CaseIterable {
  case ignore, contain, combine
}

extension View {
  /// Makes a header a heading. Other traits are accepted without effect: hosts derive them from the control.
  @ViewBuilder public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    if traits.contains(.isHeader) { accessibilityHeading(.h2) } else { self }
  }

  /// Accepted without effect: hosts derive traits from the control.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted without effect: the content of a container is read element by element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Accepted without effect: elements are read in the order in which they are shown.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
