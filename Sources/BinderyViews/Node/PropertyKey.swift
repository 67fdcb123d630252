/// A property of a node with the type of its value: `node[.font]` is a ``Font``.
///
/// Each property is declared once, as a static member here.
public struct PropertyKey<Value: PropertyType>: Sendable {
  /// Which property it is.
  public let property: Property

  @usableFromInline
  init(_ property: Property) { self.property = property }
}

// MARK: Content

extension PropertyKey<String> {
  /// The words of a text or an option.
  @inlinable public static var text: Self { Self(.text) }
  /// The title of a screen, section, sheet, alert, tab, disclosure, chart or annotation.
  @inlinable public static var title: Self { Self(.title) }
  /// The smaller words under a title.
  @inlinable public static var detail: Self { Self(.detail) }
  /// What a control is for, visible beside it.
  @inlinable public static var label: Self { Self(.label) }
  /// The hint inside an empty field.
  @inlinable public static var placeholder: Self { Self(.placeholder) }
  /// The text in a field.
  @inlinable public static var fieldText: Self { Self(.fieldText) }
  /// The address that a link leads to. It may come from anywhere: a host follows only schemes that it knows.
  @inlinable public static var url: Self { Self(.url) }
  /// What the place is called where the host shows all its apps, for a window that can be left to go there.
  @inlinable public static var home: Self { Self(.home) }
}

extension PropertyKey<Double> {
  /// The number of a slider or stepper; the part of the whole that is done, 0 to 1, of a progress.
  @inlinable public static var number: Self { Self(.number) }
  /// The least ``number``.
  @inlinable public static var minimum: Self { Self(.minimum) }
  /// The greatest ``number``.
  @inlinable public static var maximum: Self { Self(.maximum) }
  /// The distance between two values of ``number``.
  @inlinable public static var step: Self { Self(.step) }
}

extension PropertyKey<Bool> {
  /// Whether a toggle is on, a row is checked, an option or tab is chosen, a disclosure or callout is open, a photo is
  /// chosen.
  @inlinable public static var isOn: Self { Self(.isOn) }
}

extension PropertyKey<CalendarDate> {
  /// The date of a date picker; not set while none is chosen.
  @inlinable public static var date: Self { Self(.date) }
}

extension PropertyKey<DatePickerComponents> {
  /// What a date picker asks for.
  @inlinable public static var dateComponents: Self { Self(.dateComponents) }
}

extension PropertyKey<Icon> {
  /// The icon of an image, tab, button, link or unavailable screen.
  @inlinable public static var icon: Self { Self(.icon) }
}

extension PropertyKey<Picture> {
  /// The picture of an image without icon, or the pin of an annotation.
  @inlinable public static var picture: Self { Self(.picture) }
}

extension PropertyKey<TextFile> {
  /// The file that a link saves.
  @inlinable public static var file: Self { Self(.file) }
}

extension PropertyKey<[String]> {
  /// The routes of a navigation stack's path, or of the path that a link leads to, from the root.
  @inlinable public static var path: Self { Self(.path) }
  /// The extensions of the files that a file importer offers, such as `json`.
  @inlinable public static var fileExtensions: Self { Self(.fileExtensions) }
}

extension PropertyKey<ChartData> {
  /// The numbers that a chart draws.
  @inlinable public static var chart: Self { Self(.chart) }
}

extension PropertyKey<MapRegion> {
  /// The part of the Earth that a map shows.
  @inlinable public static var region: Self { Self(.region) }
}

extension PropertyKey<MapCoordinate> {
  /// The place of an annotation.
  @inlinable public static var coordinate: Self { Self(.coordinate) }
}

extension PropertyKey<FieldKind> {
  /// What is typed into a field; plain text where it is not set.
  @inlinable public static var fieldKind: Self { Self(.fieldKind) }
}

// MARK: Layout

extension PropertyKey<Axis> {
  /// The direction of a stack's children, or in which a scroll scrolls.
  @inlinable public static var axis: Self { Self(.axis) }
}

extension PropertyKey<Double> {
  /// The space between children, in points.
  @inlinable public static var spacing: Self { Self(.spacing) }
  /// The least width of a grid's columns, in points.
  @inlinable public static var minimumColumnWidth: Self { Self(.minimumColumnWidth) }
  /// The width, in points.
  @inlinable public static var width: Self { Self(.width) }
  /// The height, in points.
  @inlinable public static var height: Self { Self(.height) }
  /// The greatest width, in points; infinity takes all the width that is offered.
  @inlinable public static var maximumWidth: Self { Self(.maximumWidth) }
}

extension PropertyKey<Alignment> {
  /// Where children smaller than a stack are placed across its axis.
  @inlinable public static var alignment: Self { Self(.alignment) }
  /// Where content smaller than its frame is placed.
  @inlinable public static var frameAlignment: Self { Self(.frameAlignment) }
}

extension PropertyKey<EdgeInsets> {
  /// The space inside the edges.
  @inlinable public static var padding: Self { Self(.padding) }
}

extension PropertyKey<TextAlignment> {
  /// The side to which the lines of a text keep.
  @inlinable public static var textAlignment: Self { Self(.textAlignment) }
}

extension PropertyKey<Int> {
  /// The greatest number of lines, 1 or more; what does not fit ends in an ellipsis.
  @inlinable public static var lineLimit: Self { Self(.lineLimit) }
}

extension PropertyKey<ToolbarItemPlacement> {
  /// The place of a toolbar item.
  @inlinable public static var placement: Self { Self(.placement) }
}

// MARK: Look

extension PropertyKey<Font> {
  /// The font of the text inside.
  @inlinable public static var font: Self { Self(.font) }
}

extension PropertyKey<FontWeight> {
  /// How heavy the letters inside are, whatever ``font`` says.
  @inlinable public static var fontWeight: Self { Self(.fontWeight) }
}

extension PropertyKey<Color> {
  /// The colour of text and icons inside.
  @inlinable public static var foreground: Self { Self(.foreground) }
}

extension PropertyKey<Backdrop> {
  /// What is drawn behind.
  @inlinable public static var background: Self { Self(.background) }
}

extension PropertyKey<ColorScheme> {
  /// Light or dark for this part of the screen, whatever the person has set.
  @inlinable public static var colorScheme: Self { Self(.colorScheme) }
}

extension PropertyKey<ClipShape> {
  /// The part of an image that is seen; all of it where it is not set.
  @inlinable public static var clipShape: Self { Self(.clipShape) }
}

extension PropertyKey<ButtonStyle> {
  /// How much a button or link stands out.
  @inlinable public static var buttonStyle: Self { Self(.buttonStyle) }
}

extension PropertyKey<PickerStyle> {
  /// How a picker offers its choices; in a menu where it is not set.
  @inlinable public static var pickerStyle: Self { Self(.pickerStyle) }
}

extension PropertyKey<ListStyle> {
  /// How a list looks.
  @inlinable public static var listStyle: Self { Self(.listStyle) }
}

extension PropertyKey<ButtonRole> {
  /// What a button does to what it is about.
  @inlinable public static var buttonRole: Self { Self(.buttonRole) }
}

extension PropertyKey<Bool> {
  /// Digits of equal width.
  @inlinable public static var tabularFigures: Self { Self(.tabularFigures) }
  /// Letters of equal width, with spaces and line breaks as they are: code.
  @inlinable public static var isMonospaced: Self { Self(.isMonospaced) }
}

// MARK: State

extension PropertyKey<Bool> {
  /// Cannot be used now, nor can anything inside.
  @inlinable public static var isDisabled: Self { Self(.isDisabled) }
  /// Is at work: content will change soon.
  @inlinable public static var isBusy: Self { Self(.isBusy) }
  /// Not shown, and out of reach.
  @inlinable public static var isHidden: Self { Self(.isHidden) }
  /// Keeps the place of content on its way.
  @inlinable public static var isPlaceholder: Self { Self(.isPlaceholder) }
  /// Gets the keyboard's focus when it appears.
  @inlinable public static var autofocus: Self { Self(.autofocus) }
}

extension PropertyKey<UserEvent.Kinds> {
  /// The kinds of events that it takes.
  @inlinable public static var events: Self { Self(.events) }
}

// MARK: Accessibility

extension PropertyKey<String> {
  /// A name for people who use a screen reader; of an image, what it shows.
  @inlinable public static var accessibilityLabel: Self { Self(.accessibilityLabel) }
  /// What using it does.
  @inlinable public static var accessibilityHint: Self { Self(.accessibilityHint) }
  /// Its value in words.
  @inlinable public static var accessibilityValue: Self { Self(.accessibilityValue) }
  /// A name for tests.
  @inlinable public static var identifier: Self { Self(.identifier) }
  /// A word that explains it on demand: on hover, or in a status line.
  @inlinable public static var help: Self { Self(.help) }
}

extension PropertyKey<Bool> {
  /// Not for assistive technology: everything that it says is said elsewhere.
  @inlinable public static var accessibilityHidden: Self { Self(.accessibilityHidden) }
}

extension PropertyKey<Int> {
  /// The level of a heading, 1 to 6.
  @inlinable public static var headingLevel: Self { Self(.headingLevel) }
}

extension PropertyKey<LiveRegion> {
  /// Changes inside are read out.
  @inlinable public static var liveRegion: Self { Self(.liveRegion) }
}

extension PropertyKey<KeyboardShortcut> {
  /// Keys that press it.
  @inlinable public static var keyboardShortcut: Self { Self(.keyboardShortcut) }
}
