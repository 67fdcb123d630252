/// The identity of a property, for hosts that decide by it what a change means. ``PropertyKey`` adds the type
/// and the meaning of each property.
public enum Property: UInt8, Sendable, Hashable, CaseIterable {
  // Content
  case text, title, detail, label, placeholder, fieldText, number, minimum, maximum, step, date
  case fractionCompleted, isOn, isSelected, isExpanded
  case dateComponents, icon, picture, url, file, path, destination, home, chart, region, coordinate,
    mapDrawing, fieldKind,
    fileExtensions, maximumLength, contentType, minimumDate, maximumDate
  case shape, runs, badge
  // Layout
  case axis, spacing, columnSpacing, minimumLength, alignment, padding, frame, aspectRatio, tracks
  case textAlignment, lineLimit, lineSpacing, truncation, minimumScale, imageScale, placement
  // Appearance
  case font, fontWeight, fontDesign, isItalic, underline, strikethrough, tracking, textCase
  case foreground, tint, background, border, clipShape, shadow, opacity, offset, scale, rotation, fill, stroke
  case colorScheme, layoutDirection, dynamicTypeSize
  case buttonStyle, pickerStyle, listStyle, fieldStyle, buttonRole, tabularFigures, isMonospaced
  // State
  case isDisabled, isBusy, isHidden, isRedacted, rowCount, events, autofocus, isEditing, isReadOnly, refusal
  // Accessibility
  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityHidden, identifier,
    headingLevel
  case liveRegion, keyboardShortcut, help
}
