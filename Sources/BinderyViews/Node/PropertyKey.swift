/// A property of a node with the type of its value: `node[.font]` is a ``Font``.
///
/// Each property is declared once, as a static member here or, for the appearance, in `PropertyKey+Appearance.swift`.
public struct PropertyKey<Value: PropertyType>: Sendable {
  /// The identity of the property.
  public let property: Property

  @usableFromInline
  init(_ property: Property) { self.property = property }
}

// MARK: Content

extension PropertyKey<String> {
  /// The text of a text or an option.
  @inlinable public static var text: Self { Self(.text) }
  /// The title of a screen, section, sheet, alert, tab, disclosure, chart or annotation.
  @inlinable public static var title: Self { Self(.title) }
  /// Secondary text under a title.
  @inlinable public static var detail: Self { Self(.detail) }
  /// The visible label of a control.
  @inlinable public static var label: Self { Self(.label) }
  /// A count or word beside the title of a tab.
  @inlinable public static var badge: Self { Self(.badge) }
  /// The placeholder of an empty field.
  @inlinable public static var placeholder: Self { Self(.placeholder) }
  /// The text in a field.
  @inlinable public static var fieldText: Self { Self(.fieldText) }
  /// The address of a link. It is untrusted: a host follows only schemes that it knows.
  @inlinable public static var url: Self { Self(.url) }
  /// The name of the screen on which the host lists all its apps, if a window can be left to go there.
  @inlinable public static var home: Self { Self(.home) }
}

extension PropertyKey<Double> {
  /// The completed part of a progress, 0 to 1; not set while it is unknown.
  @inlinable public static var fractionCompleted: Self { Self(.fractionCompleted) }
  /// The number of a slider or stepper.
  @inlinable public static var number: Self { Self(.number) }
  /// The lower bound of ``number``.
  @inlinable public static var minimum: Self { Self(.minimum) }
  /// The upper bound of ``number``.
  @inlinable public static var maximum: Self { Self(.maximum) }
  /// The step between two values of ``number``.
  @inlinable public static var step: Self { Self(.step) }
}

extension PropertyKey<Bool> {
  /// Whether a toggle is on.
  @inlinable public static var isOn: Self { Self(.isOn) }
  /// Whether an option, a tab, an annotation or a photo is selected, or a row or button has a check mark. Rows and buttons that
  /// offer no choice do not set it.
  @inlinable public static var isSelected: Self { Self(.isSelected) }
  /// Whether a disclosure shows its content.
  @inlinable public static var isExpanded: Self { Self(.isExpanded) }
}

extension PropertyKey<CalendarDate> {
  /// The date of a date picker; not set while no date is selected.
  @inlinable public static var date: Self { Self(.date) }
  /// The first date that a date picker offers, with its ``dateComponents``; not set if there is none.
  @inlinable public static var minimumDate: Self { Self(.minimumDate) }
  /// The last date that a date picker offers, with its ``dateComponents``; not set if there is none.
  @inlinable public static var maximumDate: Self { Self(.maximumDate) }
}

extension PropertyKey<DatePickerComponents> {
  /// The components that a date picker asks for.
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
  /// The routes of the screens on a navigation stack, from the root.
  @inlinable public static var path: Self { Self(.path) }
  /// The path to which a link leads, as ``path``.
  @inlinable public static var destination: Self { Self(.destination) }
  /// The file extensions that a file importer accepts, such as `json`.
  @inlinable public static var fileExtensions: Self { Self(.fileExtensions) }
}

extension PropertyKey<ChartData> {
  /// The data of a chart.
  @inlinable public static var chart: Self { Self(.chart) }
}

extension PropertyKey<MapRegion> {
  /// The region that a map shows.
  @inlinable public static var region: Self { Self(.region) }
}

extension PropertyKey<MapCoordinate> {
  /// The coordinate of an annotation.
  @inlinable public static var coordinate: Self { Self(.coordinate) }
}

extension PropertyKey<MapDrawing> {
  /// The drawing that a map shows where it has no tiles.
  @inlinable public static var mapDrawing: Self { Self(.mapDrawing) }
}

extension PropertyKey<FieldKind> {
  /// The kind of text in a field; plain text if not set.
  @inlinable public static var fieldKind: Self { Self(.fieldKind) }
}

extension PropertyKey<TextContentType> {
  /// The meaning of the text in a field, for a browser's completion; that of its ``fieldKind`` if not set.
  @inlinable public static var contentType: Self { Self(.contentType) }
}

extension PropertyKey<Int> {
  /// The maximum length of the text in a field, in UTF-16 code units.
  @inlinable public static var maximumLength: Self { Self(.maximumLength) }
}

extension PropertyKey<ShapeOutline> {
  /// The outline of a shape.
  @inlinable public static var shape: Self { Self(.shape) }
}

extension PropertyKey<StyledText> {
  /// The styled parts of a text; not set if all have the same style.
  @inlinable public static var runs: Self { Self(.runs) }
}

// MARK: Layout

extension PropertyKey<Axis> {
  /// The direction of a stack's children, or the direction in which a scroll view scrolls.
  @inlinable public static var axis: Self { Self(.axis) }
}

extension PropertyKey<Double> {
  /// The space between children, in points.
  @inlinable public static var spacing: Self { Self(.spacing) }
  /// The space between the columns of a grid of rows, in points.
  @inlinable public static var columnSpacing: Self { Self(.columnSpacing) }
  /// The minimum length of a spacer, in points.
  @inlinable public static var minimumLength: Self { Self(.minimumLength) }
  /// The space between lines, in points, in addition to that of the font.
  @inlinable public static var lineSpacing: Self { Self(.lineSpacing) }
  /// The smallest scale, 0 to 1, to which a text may shrink to fit.
  @inlinable public static var minimumScale: Self { Self(.minimumScale) }
}

extension PropertyKey<FrameSize> {
  /// The requested size, and the position of smaller content in it.
  @inlinable public static var frame: Self { Self(.frame) }
}

extension PropertyKey<AspectRatio> {
  /// The aspect ratio.
  @inlinable public static var aspectRatio: Self { Self(.aspectRatio) }
}

extension PropertyKey<GridTracks> {
  /// The columns of a grid, or its rows if ``axis`` is horizontal.
  @inlinable public static var tracks: Self { Self(.tracks) }
}

extension PropertyKey<Alignment> {
  /// The alignment of a stack's children across its axis.
  @inlinable public static var alignment: Self { Self(.alignment) }
}

extension PropertyKey<EdgeInsets> {
  /// The space inside the edges.
  @inlinable public static var padding: Self { Self(.padding) }
}

extension PropertyKey<TextAlignment> {
  /// The alignment of the lines of a text.
  @inlinable public static var textAlignment: Self { Self(.textAlignment) }
}

extension PropertyKey<Int> {
  /// The maximum number of lines, 1 or more; longer text ends in an ellipsis.
  @inlinable public static var lineLimit: Self { Self(.lineLimit) }
}

extension PropertyKey<ImageScale> {
  /// The size of icons inside relative to text.
  @inlinable public static var imageScale: Self { Self(.imageScale) }
}

extension PropertyKey<TruncationMode> {
  /// The position at which a text that does not fit is truncated.
  @inlinable public static var truncation: Self { Self(.truncation) }
}

extension PropertyKey<ToolbarItemPlacement> {
  /// The placement of a toolbar item.
  @inlinable public static var placement: Self { Self(.placement) }
}

// MARK: State

extension PropertyKey<Bool> {
  /// The element and everything inside it is disabled.
  @inlinable public static var isDisabled: Self { Self(.isDisabled) }
  /// Whether people edit the rows of a list, so that these show the buttons of their actions.
  @inlinable public static var isEditing: Self { Self(.isEditing) }
  /// Content is loading.
  @inlinable public static var isBusy: Self { Self(.isBusy) }
  /// The element is hidden and takes no events.
  @inlinable public static var isHidden: Self { Self(.isHidden) }
  /// Content is replaced by a gray shape of its size while it loads.
  @inlinable public static var isRedacted: Self { Self(.isRedacted) }
  /// Takes the keyboard focus when it appears.
  @inlinable public static var autofocus: Self { Self(.autofocus) }
  /// The text of a field can be focused, selected and copied, but not changed.
  @inlinable public static var isReadOnly: Self { Self(.isReadOnly) }
}

extension PropertyKey<String> {
  /// The reason why the last value that a person entered was refused, as a sentence; not set after a value that was accepted. The control
  /// shows the value that it had before.
  @inlinable public static var refusal: Self { Self(.refusal) }
}

extension PropertyKey<Int> {
  /// The number of rows of a list that a placeholder replaces: the distant ones of ``RowMounting/window``.
  @inlinable public static var rowCount: Self { Self(.rowCount) }
}

extension PropertyKey<UserEvent.Kinds> {
  /// The kinds of events that the node accepts.
  @inlinable public static var events: Self { Self(.events) }
}

// MARK: Accessibility

extension PropertyKey<String> {
  /// The name that screen readers announce; for an image, a description of its content.
  @inlinable public static var accessibilityLabel: Self { Self(.accessibilityLabel) }
  /// The result of using the element.
  @inlinable public static var accessibilityHint: Self { Self(.accessibilityHint) }
  /// The value in words.
  @inlinable public static var accessibilityValue: Self { Self(.accessibilityValue) }
  /// An identifier for tests.
  @inlinable public static var identifier: Self { Self(.identifier) }
  /// A text that explains the element on demand: on hover, or in a status line.
  @inlinable public static var help: Self { Self(.help) }
}

extension PropertyKey<Bool> {
  /// Hidden from assistive technology, because it repeats information shown elsewhere.
  @inlinable public static var accessibilityHidden: Self { Self(.accessibilityHidden) }
}

extension PropertyKey<Int> {
  /// The level of a heading, 1 to 6.
  @inlinable public static var headingLevel: Self { Self(.headingLevel) }
}

extension PropertyKey<LiveRegion> {
  /// Changes inside are announced.
  @inlinable public static var liveRegion: Self { Self(.liveRegion) }
}

extension PropertyKey<KeyboardShortcut> {
  /// The keys that press the control.
  @inlinable public static var keyboardShortcut: Self { Self(.keyboardShortcut) }
}
