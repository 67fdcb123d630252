/// The kind of a node, in terms that every host understands: a host maps each role to its own control.
///
/// The names are SwiftUI's if it has one, otherwise ARIA's.
public enum Role: String, Sendable, Hashable, CaseIterable {
  /// The root of a tree.
  case window
  /// Children in a row or a column (``PropertyKey/axis``).
  case stack
  /// Children on top of each other, the last in front. One that takes the event `measure` takes the offered space, whatever its children are.
  case layers
  /// One view with the additions of its modifiers: space, a size, a background, and layers (``underlay``,
  /// ``overlay``) of the same size.
  case box
  /// Children behind the content of the parent box, in its size.
  case underlay
  /// Children in front of the content of the parent box, in its size.
  case overlay
  /// An outline (``PropertyKey/shape``), filled or stroked, in the offered space.
  case shape
  /// Children in columns, or in rows (``PropertyKey/tracks``).
  case grid
  /// One row of a grid whose columns have the width of their widest cell: each child is a cell.
  case gridRow
  /// Content that scrolls along ``PropertyKey/axis``.
  case scroll
  /// Children that belong together and share one surface, a card.
  case group
  /// Flexible space.
  case spacer
  /// A thin line between siblings.
  case divider
  /// Text (``PropertyKey/text``); a heading if ``PropertyKey/headingLevel`` is set.
  case text
  /// A picture: an icon, an app's drawing, or a picture from an address.
  case image
  /// A button; its label is its children.
  case button
  /// A button that asks the device for the person's location and sends the result as
  /// ``UserEvent/Action/location(_:)``.
  case locationButton
  /// A link to a ``PropertyKey/destination`` in the app or to a ``PropertyKey/url``, or one that saves a
  /// ``PropertyKey/file``.
  case link
  /// A field with editable text (``PropertyKey/fieldKind``).
  case textField
  /// A control with the states on and off.
  case toggle
  /// A choice between ``option`` children (``PropertyKey/pickerStyle``).
  case picker
  /// One option of a ``picker``.
  case option
  /// A number changed in steps.
  case stepper
  /// A number from a range.
  case slider
  /// A day, a time or both.
  case datePicker
  /// A control that asks for a user photo; ``PropertyKey/isSelected`` while one is selected.
  case photosPicker
  /// A control that asks for a file with one of some ``PropertyKey/fileExtensions``.
  case fileImporter
  /// Progress of work: a bar if ``PropertyKey/fractionCompleted`` is set, otherwise a spinner.
  case progress
  /// A list of rows, optionally in sections.
  case list
  /// Rows with an optional header (``PropertyKey/title``) and footer (``PropertyKey/detail``).
  case section
  /// Rows in columns (``PropertyKey/tracks``): ``columns``, then a ``row`` for each, whose children are ``cell``s.
  case table
  /// The headers of a table: a ``column`` for each one, and the button with which people choose columns.
  case columns
  /// The header of one column (``PropertyKey/title``), which sorts by it and has its width.
  case column
  /// What a row shows in one column, whose title is its ``PropertyKey/label``.
  case cell
  /// One row of a list or table; its actions are an ``actions`` child.
  case row
  /// The buttons of a row, shown when it is swiped or beside it.
  case actions
  /// A title (``PropertyKey/title``) that shows or hides the children.
  case disclosure
  /// A stack of screens; the last child is in front (``PropertyKey/path``). Of a split view, the first children are its columns
  /// (``PropertyKey/columns``).
  case navigation
  /// One screen: ``PropertyKey/title``, a ``toolbar`` child and the content.
  case screen
  /// The buttons of a screen, each in a ``toolbarItem``.
  case toolbar
  /// One item of a toolbar (``PropertyKey/placement``).
  case toolbarItem
  /// A status message, announced at the next pause, regardless of the focus; it has no children while there is no message.
  case status
  /// Several ``tab`` children, one of which is shown.
  case tabs
  /// One page of ``tabs``.
  case tab
  /// A menu of the window's commands (``PropertyKey/title``). Hosts do not show it: they list its controls with all else that can be done, and
  /// listen to their keyboard shortcuts, while nothing covers the window.
  case commands
  /// Content over the rest until it is dismissed.
  case sheet
  /// A question or message over the rest, answered by its buttons; it can contain a ``textField``.
  case alert
  /// A choice between buttons, over the rest.
  case actionSheet
  /// A screen that explains why there is no content, and the next step.
  case unavailable
  /// A map of a ``PropertyKey/region`` with ``annotation`` children, and a ``PropertyKey/mapDrawing`` where there are no tiles.
  case map
  /// A place on a ``map`` (``PropertyKey/coordinate``); its children are the callout, which is open while
  /// ``PropertyKey/isSelected``.
  case annotation
  /// A chart with one row of labels (``PropertyKey/chart``).
  case chart
}
