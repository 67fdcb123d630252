/// The identity of a property, for hosts that decide by it what a change means. ``PropertyKey`` has the type of each
/// property and what it says.
public enum Property: UInt8, Sendable, Hashable, CaseIterable {
  // Content
  case text, title, detail, label, placeholder, fieldText, number, minimum, maximum, step, isOn, date
  case dateComponents, icon, picture, url, file, path, home, chart, region, coordinate, fieldKind,
    fileExtensions
  // Layout
  case axis, spacing, alignment, padding, minimumColumnWidth, width, height, maximumWidth, frameAlignment
  case textAlignment, lineLimit, placement
  // Look
  case font, fontWeight, foreground, background, colorScheme, clipShape, buttonStyle, pickerStyle, listStyle
  case buttonRole, tabularFigures, isMonospaced
  // State
  case isDisabled, isBusy, isHidden, isPlaceholder, events, autofocus
  // Accessibility
  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityHidden, identifier,
    headingLevel
  case liveRegion, keyboardShortcut, help
}
