/// A property of a node, by which a host decides how to show it.
///
/// There are fewer than 64 of them, so that a node keeps "what changed" in one word.
public enum Property: UInt8, Sendable, Hashable, CaseIterable {
  // Content
  /// The words of a text, an option or a text mark. String.
  case text
  /// The title of a screen, section, sheet, alert, tab, disclosure. String.
  case title
  /// The smaller words under a title. String.
  case detail
  /// What a field, toggle or picker is for: visible beside the control. String.
  case label
  /// The hint inside an empty field. String.
  case placeholder
  /// The text of a field, the tag of the chosen option, an ISO 8601 date, the name of a link's file. String.
  case value
  /// The number of a slider, stepper or progress. Double.
  case number
  /// The bounds of ``number``. Doubles.
  case minimum
  case maximum
  case step
  /// Whether a toggle is on, a row is checked, an option is chosen, a disclosure is open. Bool.
  case isOn
  /// The name of an ``Icon``. String.
  case icon
  /// A drawing that the app ships, as `catalog/name`, or a stored picture, as `folder/name.jpg`. String.
  case asset
  /// An address: of a remote picture or of a link. String.
  case url
  /// The components of a navigation stack's path, joined by `/`. String.
  case path
  /// What the place is called where the host shows all its apps, for a window that may be left to go there. String.
  case home
  /// What a chart draws, as ``ChartData`` reads it; what is in a link's file. String.
  case data

  // Layout
  /// `vertical`, `horizontal` or `depth`. String.
  case axis
  /// Space between children, in points (steps of 4). Int.
  case spacing
  /// `leading`, `center`, `trailing`, `top`, `bottom`, `baseline`. String.
  case alignment
  /// Space inside the edges, in points. Int.
  case padding
  /// The least width of a grid's column, in points. Int.
  case minimumColumnWidth
  /// Width in points. Int.
  case width
  /// Height in points. Int.
  case height
  /// Takes the room that is there. Bool.
  case fillsWidth
  /// `leading`, `center`, `trailing`. String.
  case textAlignment
  /// The greatest number of lines. Int.
  case lineLimit
  /// `leading`, `trailing`, `primary`, `bottom`. String.
  case placement

  // Look
  /// A ``Font`` name: `largeTitle`, `title`, `headline`, `body`, `caption`… String.
  case font
  /// `regular`, `medium`, `semibold`, `bold`. String.
  case weight
  /// A ``Tone`` name: `primary`, `secondary`, `accent`, `positive`, `warning`, `critical`. String.
  case foreground
  /// A ``Backdrop`` name: `surface`, `raised`, or a list of colours `#rrggbb,#rrggbb` from top to bottom. String.
  case background
  /// `light` or `dark`, for this part of the screen only. String.
  case colorScheme
  /// The variant of a role: button `plain`, `bordered`, `prominent`; picker `menu`, `segmented`, `inline`;
  /// list `grouped`, `plain`; image `circle`. String.
  case style
  /// `destructive` or `cancel`, for buttons. String.
  case buttonRole
  /// `plain`, `secure`, `search`, `email`, `number`, `url`, `multiline`; photos picker `file`. String.
  case fieldKind
  /// Digits of equal width. Bool.
  case tabularFigures
  /// Letters of equal width, and line breaks and spaces as they stand: code. Bool.
  case isMonospaced

  // State
  /// Cannot be used now. Bool.
  case isDisabled
  /// Is at work: content will change soon. Bool.
  case isBusy
  /// Not shown, and nobody can reach it. Bool.
  case isHidden
  /// A stand-in for content on its way (a skeleton keeps its place). Bool.
  case isPlaceholder
  /// The events that this node takes: ``UserEvent/Kind`` raw values, as a bit set. Int.
  case events
  /// Wants the keyboard's focus when it appears. Bool.
  case autofocus

  // Accessibility
  /// A name for those who don't see it; for images their text. String.
  case accessibilityLabel
  /// What using it does. String.
  case accessibilityHint
  /// Its value in words. String.
  case accessibilityValue
  /// Not for assistive technology. Bool.
  case accessibilityHidden
  /// A name for tests. String.
  case identifier
  /// 1 to 6. Int.
  case headingLevel
  /// `polite` or `assertive`: changes are read out. String.
  case liveRegion
  /// Such as `control+k`. String.
  case keyboardShortcut
  /// A word that appears on hover. String.
  case help
}

/// A value of a ``Property``.
public enum PropertyValue: Sendable, Hashable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)

  /// The value as text, as a snapshot shows it.
  public var description: String {
    switch self {
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): value
    }
  }
}
