/// The identity of a property, for hosts that decide by it what a change means. Its ``PropertyKey`` below has its type and meaning.
public enum Property: UInt8, Sendable, Hashable, CaseIterable {
  // Content
  case text, title, detail, label, placeholder, fieldText, number, minimum, maximum, step, date
  case fractionCompleted, isOn, isSelected, isExpanded
  case dateComponents, icon, picture, url, file, path, destination, home, chart, region, coordinate,
    mapDrawing, fieldKind,
    fileExtensions, maximumLength, contentType, minimumDate, maximumDate
  case shape, runs, badge, isAscending, copiedText
  // Layout
  case axis, spacing, columnSpacing, minimumLength, alignment, padding, frame, growth, layoutPriority,
    fixedSize, position, zIndex, columnSpan, columnAlignment
  case ignoresSafeArea
  case aspectRatio, tracks, columns, fits
  case textAlignment, lineLimit, reservedLines, lineSpacing, truncation, minimumScale, imageScale, placement
  // Appearance
  case font, fontWeight, fontDesign, isItalic, underline, strikethrough, tracking, textCase
  case foreground, tint, background, border, clipShape, shadow, effects, opacity, offset, scale, rotation,
    fill
  case stroke
  case colorScheme, theme, layoutDirection, dynamicTypeSize
  case buttonStyle, pickerStyle, listStyle, fieldStyle, buttonRole, tabularFigures, isMonospaced
  // State
  case isDisabled, isBusy, isHidden, isRedacted, rowCount, events, ignoresPresses, autofocus, isEditing,
    isReadOnly,
    refusal
  case dragType, dropType, insertionType
  // Accessibility
  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityHidden, identifier,
    headingLevel
  case liveRegion, keyboardShortcut, help
}

/// A property of a node with the type of its value: `node[.font]` is a ``Font``.
///
/// A property is declared here: a case above for its identity, and a key below with its type and meaning, from which the tests take sample
/// values and the rows of `Documentation/Nodes.md`. Each host then shows it in its own elements.
public struct PropertyKey<Value: PropertyType>: Sendable {
  /// The identity of the property.
  public let property: Property

  @usableFromInline
  package init(_ property: Property) { self.property = property }
}

// MARK: Content

extension PropertyKey {
  /// The text of a text or an option.
  @inlinable public static var text: PropertyKey<String> { .init(.text) }
  /// The title of a screen, section, sheet, alert, tab, disclosure, chart, annotation or column.
  @inlinable public static var title: PropertyKey<String> { .init(.title) }
  /// Secondary text under a title.
  @inlinable public static var detail: PropertyKey<String> { .init(.detail) }
  /// The visible label of a control; the title of a cell's column.
  @inlinable public static var label: PropertyKey<String> { .init(.label) }
  /// The placeholder of an empty field.
  @inlinable public static var placeholder: PropertyKey<String> { .init(.placeholder) }
  /// The text in a field.
  @inlinable public static var fieldText: PropertyKey<String> { .init(.fieldText) }
  /// The number of a slider or stepper; the width of a column in points, once a person has changed it.
  @inlinable public static var number: PropertyKey<Double> { .init(.number) }
  /// The lower bound of ``number``.
  @inlinable public static var minimum: PropertyKey<Double> { .init(.minimum) }
  /// The upper bound of ``number``.
  @inlinable public static var maximum: PropertyKey<Double> { .init(.maximum) }
  /// The step between two values of ``number``.
  @inlinable public static var step: PropertyKey<Double> { .init(.step) }
  /// The date of a date picker; not set while no date is selected.
  @inlinable public static var date: PropertyKey<CalendarDate> { .init(.date) }
  /// The completed part of a progress, 0 to 1; not set while it is unknown.
  @inlinable public static var fractionCompleted: PropertyKey<Double> { .init(.fractionCompleted) }
  /// Whether a toggle is on.
  @inlinable public static var isOn: PropertyKey<Bool> { .init(.isOn) }
  /// Whether an option, a tab, an annotation or a photo is selected, or a row or button has a check mark. Rows and buttons that
  /// offer no choice do not set it.
  @inlinable public static var isSelected: PropertyKey<Bool> { .init(.isSelected) }
  /// Whether a disclosure shows its content, or the button of a menu its choice.
  @inlinable public static var isExpanded: PropertyKey<Bool> { .init(.isExpanded) }
  /// The components that a date picker asks for.
  @inlinable public static var dateComponents: PropertyKey<DatePickerComponents> { .init(.dateComponents) }
  /// The icon of an image, tab, button, link or unavailable screen.
  @inlinable public static var icon: PropertyKey<Icon> { .init(.icon) }
  /// The picture of an image without icon, or the pin of an annotation.
  @inlinable public static var picture: PropertyKey<Picture> { .init(.picture) }
  /// The address of a link. It is untrusted: a host follows only schemes that it knows.
  @inlinable public static var url: PropertyKey<String> { .init(.url) }
  /// The file that a link saves.
  @inlinable public static var file: PropertyKey<TextFile> { .init(.file) }
  /// The routes of the screens on a navigation stack, from the root; of a split view, first what is chosen in its columns.
  @inlinable public static var path: PropertyKey<[String]> { .init(.path) }
  /// The path to which a link leads, as ``path``.
  @inlinable public static var destination: PropertyKey<[String]> { .init(.destination) }
  /// The name of the screen on which the host lists all its apps, if a window can be left to go there.
  @inlinable public static var home: PropertyKey<String> { .init(.home) }
  /// The data of a chart.
  @inlinable public static var chart: PropertyKey<ChartData> { .init(.chart) }
  /// The region that a map shows.
  @inlinable public static var region: PropertyKey<MapRegion> { .init(.region) }
  /// The coordinate of an annotation.
  @inlinable public static var coordinate: PropertyKey<MapCoordinate> { .init(.coordinate) }
  /// The drawing that a map shows where it has no tiles.
  @inlinable public static var mapDrawing: PropertyKey<MapDrawing> { .init(.mapDrawing) }
  /// The kind of text in a field; plain text if not set.
  @inlinable public static var fieldKind: PropertyKey<FieldKind> { .init(.fieldKind) }
  /// The file extensions that a file importer accepts, such as `json`.
  @inlinable public static var fileExtensions: PropertyKey<[String]> { .init(.fileExtensions) }
  /// The maximum length of the text in a field, in UTF-16 code units; at most 40,000. In a file importer, that of a
  /// file, in bytes. Longer ones are refused.
  @inlinable public static var maximumLength: PropertyKey<Int> { .init(.maximumLength) }
  /// The meaning of the text in a field, for a browser's completion; that of its ``fieldKind`` if not set.
  @inlinable public static var contentType: PropertyKey<TextContentType> { .init(.contentType) }
  /// The first date that a date picker offers, with its ``dateComponents``; not set if there is none.
  @inlinable public static var minimumDate: PropertyKey<CalendarDate> { .init(.minimumDate) }
  /// The last date that a date picker offers, with its ``dateComponents``; not set if there is none.
  @inlinable public static var maximumDate: PropertyKey<CalendarDate> { .init(.maximumDate) }
  /// The outline of a shape.
  @inlinable public static var shape: PropertyKey<ShapeOutline> { .init(.shape) }
  /// The styled parts of a text; not set if all have the same style.
  @inlinable public static var runs: PropertyKey<StyledText> { .init(.runs) }
  /// A count or word beside the title of a tab.
  @inlinable public static var badge: PropertyKey<String> { .init(.badge) }
  /// Whether the rows of a table ascend in a column; not set unless they are sorted by it first.
  @inlinable public static var isAscending: PropertyKey<Bool> { .init(.isAscending) }
  /// The text that a press of a button copies to the clipboard.
  @inlinable public static var copiedText: PropertyKey<String> { .init(.copiedText) }
}

// MARK: Layout

extension PropertyKey {
  /// The direction of a stack's children, or the direction in which a scroll view scrolls.
  @inlinable public static var axis: PropertyKey<Axis> { .init(.axis) }
  /// The space between children, in points.
  @inlinable public static var spacing: PropertyKey<Double> { .init(.spacing) }
  /// The space between the columns of a grid of rows, in points.
  @inlinable public static var columnSpacing: PropertyKey<Double> { .init(.columnSpacing) }
  /// The minimum length of a spacer, in points.
  @inlinable public static var minimumLength: PropertyKey<Double> { .init(.minimumLength) }
  /// The alignment of a stack's children across its axis.
  @inlinable public static var alignment: PropertyKey<Alignment> { .init(.alignment) }
  /// The space inside the edges.
  @inlinable public static var padding: PropertyKey<EdgeInsets> { .init(.padding) }
  /// The requested size, and the position of smaller content in it.
  @inlinable public static var frame: PropertyKey<FrameSize> { .init(.frame) }
  /// The directions in which the element takes the space that it is offered; in the others it has the size of its content. The tree decides it
  /// from the role, the frame and the children (``Node/growth``).
  @inlinable public static var growth: PropertyKey<Axis.Set> { .init(.growth) }
  /// The priority with which a stack gives space to the element, before elements of a lower one; 0 if not set.
  @inlinable public static var layoutPriority: PropertyKey<Double> { .init(.layoutPriority) }
  /// The directions in which the element has its ideal size, even if it is offered less or more.
  @inlinable public static var fixedSize: PropertyKey<Axis.Set> { .init(.fixedSize) }
  /// The point of the element at which the middle of its content is, in points from the top leading corner. The element takes the space that it
  /// is offered.
  @inlinable public static var position: PropertyKey<BoxOffset> { .init(.position) }
  /// The place before or behind the other children of its stack or layers: those with a higher number are in front, those without have 0.
  @inlinable public static var zIndex: PropertyKey<Double> { .init(.zIndex) }
  /// The number of columns that a cell of a grid takes, if more than one.
  @inlinable public static var columnSpan: PropertyKey<Int> { .init(.columnSpan) }
  /// The alignment of all cells of a grid in the column of this one.
  @inlinable public static var columnAlignment: PropertyKey<HorizontalAlignment> { .init(.columnAlignment) }
  /// The element reaches the edges of the window, if nothing but layers is around it. Only for shapes and pictures.
  @inlinable public static var ignoresSafeArea: PropertyKey<Bool> { .init(.ignoresSafeArea) }
  /// The aspect ratio.
  @inlinable public static var aspectRatio: PropertyKey<AspectRatio> { .init(.aspectRatio) }
  /// The columns of a grid or table, or the rows of a grid if ``axis`` is horizontal.
  @inlinable public static var tracks: PropertyKey<GridTracks> { .init(.tracks) }
  /// The columns of a split view, whose first screens they are; not set for a stack of screens.
  @inlinable public static var columns: PropertyKey<SplitColumns> { .init(.columns) }
  /// The directions in which the ideal size of a child must fit: hosts show the first of the layers that fits, and the last one if none does.
  @inlinable public static var fits: PropertyKey<Axis.Set> { .init(.fits) }
  /// The alignment of the lines of a text.
  @inlinable public static var textAlignment: PropertyKey<TextAlignment> { .init(.textAlignment) }
  /// The maximum number of lines, 1 or more; longer text ends in an ellipsis, and a field with several lines scrolls.
  @inlinable public static var lineLimit: PropertyKey<Int> { .init(.lineLimit) }
  /// The number of lines for which a text, or a field with several lines, has room even if it has fewer.
  @inlinable public static var reservedLines: PropertyKey<Int> { .init(.reservedLines) }
  /// The space between lines, in points, in addition to that of the font.
  @inlinable public static var lineSpacing: PropertyKey<Double> { .init(.lineSpacing) }
  /// The position at which a text that does not fit is truncated.
  @inlinable public static var truncation: PropertyKey<TruncationMode> { .init(.truncation) }
  /// The smallest scale, 0 to 1, to which a text may shrink to fit.
  @inlinable public static var minimumScale: PropertyKey<Double> { .init(.minimumScale) }
  /// The size of icons inside relative to text.
  @inlinable public static var imageScale: PropertyKey<ImageScale> { .init(.imageScale) }
  /// The placement of a toolbar item.
  @inlinable public static var placement: PropertyKey<ToolbarItemPlacement> { .init(.placement) }
}

// MARK: Appearance

extension PropertyKey {
  /// The font of the text inside.
  @inlinable public static var font: PropertyKey<Font> { .init(.font) }
  /// The font weight inside, which overrides ``font``.
  @inlinable public static var fontWeight: PropertyKey<Font.Weight> { .init(.fontWeight) }
  /// The font design inside, which overrides ``font``.
  @inlinable public static var fontDesign: PropertyKey<Font.Design> { .init(.fontDesign) }
  /// Whether text inside is italic.
  @inlinable public static var isItalic: PropertyKey<Bool> { .init(.isItalic) }
  /// The line under the text inside.
  @inlinable public static var underline: PropertyKey<TextLine> { .init(.underline) }
  /// The line through the text inside.
  @inlinable public static var strikethrough: PropertyKey<TextLine> { .init(.strikethrough) }
  /// The space between letters, in points, in addition to that of the font.
  @inlinable public static var tracking: PropertyKey<Double> { .init(.tracking) }
  /// The letter case of text, which overrides that of its characters.
  @inlinable public static var textCase: PropertyKey<TextCase> { .init(.textCase) }
  /// The style of text, icons and unfilled shapes inside.
  @inlinable public static var foreground: PropertyKey<AnyShapeStyle> { .init(.foreground) }
  /// The color of controls inside.
  @inlinable public static var tint: PropertyKey<Color> { .init(.tint) }
  /// The background, including padding and frame.
  @inlinable public static var background: PropertyKey<BoxBackground> { .init(.background) }
  /// The line inside the edges, over the content.
  @inlinable public static var border: PropertyKey<ShapeStroke> { .init(.border) }
  /// The shape to which the element and its content are clipped.
  @inlinable public static var clipShape: PropertyKey<ShapeOutline> { .init(.clipShape) }
  /// The shadow under the content.
  @inlinable public static var shadow: PropertyKey<BoxShadow> { .init(.shadow) }
  /// The changes of the drawing, such as a blur.
  @inlinable public static var effects: PropertyKey<VisualEffects> { .init(.effects) }
  /// The opacity of the element and its content, 0 to 1.
  @inlinable public static var opacity: PropertyKey<Double> { .init(.opacity) }
  /// The offset of the drawing.
  @inlinable public static var offset: PropertyKey<BoxOffset> { .init(.offset) }
  /// The scale of the drawing.
  @inlinable public static var scale: PropertyKey<BoxScale> { .init(.scale) }
  /// The rotation of the drawing.
  @inlinable public static var rotation: PropertyKey<BoxRotation> { .init(.rotation) }
  /// The fill of a shape.
  @inlinable public static var fill: PropertyKey<AnyShapeStyle> { .init(.fill) }
  /// The line along a shape.
  @inlinable public static var stroke: PropertyKey<ShapeStroke> { .init(.stroke) }
  /// Light or dark for this part of the screen, regardless of the person's setting.
  @inlinable public static var colorScheme: PropertyKey<ColorScheme> { .init(.colorScheme) }
  /// The look of this part of the screen; in a window, that of the whole page.
  @inlinable public static var theme: PropertyKey<Theme> { .init(.theme) }
  /// The direction of reading in this part of the screen; that of the window if not set.
  @inlinable public static var layoutDirection: PropertyKey<LayoutDirection> { .init(.layoutDirection) }
  /// The size of text in this part of the screen, in addition to the person's setting; large if not set.
  @inlinable public static var dynamicTypeSize: PropertyKey<DynamicTypeSize> { .init(.dynamicTypeSize) }
  /// The prominence of a button or link.
  @inlinable public static var buttonStyle: PropertyKey<ButtonAppearance> { .init(.buttonStyle) }
  /// The appearance of a picker's options; a menu if not set.
  @inlinable public static var pickerStyle: PropertyKey<PickerAppearance> { .init(.pickerStyle) }
  /// The style of a list.
  @inlinable public static var listStyle: PropertyKey<ListAppearance> { .init(.listStyle) }
  /// The appearance of a field; the default in the context if not set.
  @inlinable public static var fieldStyle: PropertyKey<TextFieldAppearance> { .init(.fieldStyle) }
  /// The role of a button.
  @inlinable public static var buttonRole: PropertyKey<ButtonRole> { .init(.buttonRole) }
  /// Digits have equal width.
  @inlinable public static var tabularFigures: PropertyKey<Bool> { .init(.tabularFigures) }
  /// Letters have equal width, and spaces and line breaks are preserved, for code.
  @inlinable public static var isMonospaced: PropertyKey<Bool> { .init(.isMonospaced) }
}

// MARK: State

extension PropertyKey {
  /// The element and everything inside it is disabled.
  @inlinable public static var isDisabled: PropertyKey<Bool> { .init(.isDisabled) }
  /// Content is loading.
  @inlinable public static var isBusy: PropertyKey<Bool> { .init(.isBusy) }
  /// The element is hidden and takes no events.
  @inlinable public static var isHidden: PropertyKey<Bool> { .init(.isHidden) }
  /// Content is replaced by a gray shape of its size while it loads.
  @inlinable public static var isRedacted: PropertyKey<Bool> { .init(.isRedacted) }
  /// The number of rows of a list that a placeholder replaces: the distant ones of ``RowMounting/window``; the number of all rows of a table.
  @inlinable public static var rowCount: PropertyKey<Int> { .init(.rowCount) }
  /// The kinds of events that the node accepts.
  @inlinable public static var events: PropertyKey<UserEvent.Kinds> { .init(.events) }
  /// Presses on the element, and on everything inside it, go to what is behind.
  @inlinable public static var ignoresPresses: PropertyKey<Bool> { .init(.ignoresPresses) }
  /// Takes the keyboard focus when it appears.
  @inlinable public static var autofocus: PropertyKey<Bool> { .init(.autofocus) }
  /// Whether people edit the rows of a list, so that these show the buttons of their actions.
  @inlinable public static var isEditing: PropertyKey<Bool> { .init(.isEditing) }
  /// The text of a field can be focused, selected and copied, but not changed.
  @inlinable public static var isReadOnly: PropertyKey<Bool> { .init(.isReadOnly) }
  /// The reason why the last value that a person entered was refused, or why the present one is invalid, as a sentence; not set otherwise. After
  /// a refusal, the control shows the value that it had before.
  @inlinable public static var refusal: PropertyKey<String> { .init(.refusal) }
  /// The type of the value that people can drag from the element.
  @inlinable public static var dragType: PropertyKey<String> { .init(.dragType) }
  /// The type of the values that people can drop on the element.
  @inlinable public static var dropType: PropertyKey<String> { .init(.dropType) }
  /// The type of the values that people can drop before or after the element, in its list.
  @inlinable public static var insertionType: PropertyKey<String> { .init(.insertionType) }
}

// MARK: Accessibility

extension PropertyKey {
  /// The name that screen readers announce; for an image, a description of its content.
  @inlinable public static var accessibilityLabel: PropertyKey<String> { .init(.accessibilityLabel) }
  /// The result of using the element.
  @inlinable public static var accessibilityHint: PropertyKey<String> { .init(.accessibilityHint) }
  /// The value in words.
  @inlinable public static var accessibilityValue: PropertyKey<String> { .init(.accessibilityValue) }
  /// Hidden from assistive technology, because it repeats information shown elsewhere.
  @inlinable public static var accessibilityHidden: PropertyKey<Bool> { .init(.accessibilityHidden) }
  /// An identifier for tests.
  @inlinable public static var identifier: PropertyKey<String> { .init(.identifier) }
  /// The level of a heading, 1 to 6.
  @inlinable public static var headingLevel: PropertyKey<Int> { .init(.headingLevel) }
  /// Changes inside are announced.
  @inlinable public static var liveRegion: PropertyKey<LiveRegion> { .init(.liveRegion) }
  /// The keys that press the control.
  @inlinable public static var keyboardShortcut: PropertyKey<KeyboardShortcut> { .init(.keyboardShortcut) }
  /// A text that explains the element on demand: on hover, or in a status line.
  @inlinable public static var help: PropertyKey<String> { .init(.help) }
}
