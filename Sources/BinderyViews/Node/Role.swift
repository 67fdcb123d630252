/// What a node is, in words that every host understands: a host maps each role to its own best control.
///
/// The words are SwiftUI's where it has one, else ARIA's.
public enum Role: String, Sendable, Hashable, CaseIterable {
  /// The root of everything that a tree shows.
  case window
  /// Children in a row or a column (``PropertyKey/axis``).
  case stack
  /// Children on top of each other, the last in front.
  case layers
  /// Children in as many equal columns as fit (``PropertyKey/minimumColumnWidth``).
  case grid
  /// Content that scrolls along ``PropertyKey/axis`` on its own.
  case scroll
  /// Children that belong together and are shown as one surface (a card).
  case group
  /// Space that grows.
  case spacer
  /// A thin line between neighbours.
  case divider
  /// Words (``PropertyKey/text``), a heading when ``PropertyKey/headingLevel`` is set.
  case text
  /// A picture: an icon, an app's drawing or a picture from an address.
  case image
  /// Something to press; its label is its children.
  case button
  /// Something to press that asks the device where the person is, and sends the answer as
  /// ``UserEvent/Action/location(_:)``.
  case locationButton
  /// Something that leads to a ``PropertyKey/path`` of the app or to a ``PropertyKey/url``, or saves a
  /// ``PropertyKey/file``.
  case link
  /// A line of text to edit (``PropertyKey/fieldKind``).
  case textField
  /// On or off.
  case toggle
  /// One of several ``option`` children (``PropertyKey/pickerStyle``).
  case picker
  /// One choice of a ``picker``.
  case option
  /// A number changed in steps.
  case stepper
  /// A number from a range.
  case slider
  /// A day, a time or both.
  case datePicker
  /// Asks for a user photo; ``PropertyKey/isOn`` while one is chosen.
  case photosPicker
  /// Asks for a file with one of some ``PropertyKey/fileExtensions``.
  case fileImporter
  /// Work under way: with ``PropertyKey/number`` a part of one, without it a spinner.
  case progress
  /// Rows, perhaps in sections.
  case list
  /// Rows under a header (``PropertyKey/title``) and over a footer (``PropertyKey/detail``).
  case section
  /// One row of a list; its actions are an ``actions`` child.
  case row
  /// The buttons that a row offers when swiped, or beside it.
  case actions
  /// A title (``PropertyKey/title``) that shows or hides its children.
  case disclosure
  /// Screens of which the last child is the one in front (``PropertyKey/path``).
  case navigation
  /// One screen: ``PropertyKey/title``, a ``toolbar`` child and the content.
  case screen
  /// Buttons that belong to a screen, each in a ``toolbarItem``.
  case toolbar
  /// One place in a toolbar (``PropertyKey/placement``).
  case toolbarItem
  /// What just happened, read out at the next pause, wherever the focus is; without children while there is no news.
  case status
  /// Several ``tab`` children of which one is shown.
  case tabs
  /// One page of ``tabs``.
  case tab
  /// Content over the rest until it is dismissed.
  case sheet
  /// A question or message over the rest, answered by its buttons; may hold a ``textField``.
  case alert
  /// A choice of buttons over the rest.
  case actionSheet
  /// A screenful that says why there is nothing to show, and what to do next.
  case unavailable
  /// A map of a ``PropertyKey/region`` with ``annotation`` children.
  case map
  /// A place on a ``map`` (``PropertyKey/coordinate``); its children are the callout, which is open while
  /// ``PropertyKey/isOn``.
  case annotation
  /// Numbers drawn over a row of labels (``PropertyKey/chart``).
  case chart
}
