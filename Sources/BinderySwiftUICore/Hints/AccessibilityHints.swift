public import BinderyViews

/// The traits of an element for people who use a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  public static let isModal = AccessibilityTraits(rawValue: 128)

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
