/// What a node is, in words that every host understands: a host maps each role to its own best control.
///
/// The words are SwiftUI's where it has one, else ARIA's.
public enum Role: String, Sendable, Hashable, CaseIterable {
  /// The root of everything that a tree shows.
  case window
  /// Children in a row, a column or on top of each other (``Property/axis``).
  case stack
  /// Children in as many equal columns as fit (``Property/minimumColumnWidth``).
  case grid
  /// Content that scrolls along ``Property/axis`` on its own.
  case scroll
  /// Children that belong together and are shown as one surface (a card).
  case group
  /// Space that grows.
  case spacer
  /// A thin line between neighbours.
  case divider
  /// Words (``Property/text``), a heading when ``Property/headingLevel`` is set.
  case text
  /// A picture: an icon, an app's drawing or a picture from an address.
  case image
  /// Something to press; its label is its children.
  case button
  /// Something to press that asks the device where the person is: its event `change` tells the place, as
  /// ``UserLocation`` reads it, or why there is none, as ``LocationFailure`` does.
  case locationButton
  /// Something that leads to ``Property/url``, or saves ``Property/data`` as a file called ``Property/value``.
  case link
  /// A line of text to edit (``Property/fieldKind``).
  case textField
  /// On or off.
  case toggle
  /// One of several ``option`` children (``Property/style``: menu, segmented, inline).
  case picker
  /// One choice of a ``picker``.
  case option
  /// A number changed in steps.
  case stepper
  /// A number from a range.
  case slider
  /// A day, a time or both.
  case datePicker
  /// Asks for a picture of the person's own, or for a file (``Property/fieldKind``, with the endings that are offered as
  /// ``Property/placeholder``); ``Property/isOn`` while one is chosen.
  case photosPicker
  /// Work under way: with ``Property/number`` a part of one, without it a spinner.
  case progress
  /// Rows, perhaps in sections.
  case list
  /// Rows under a header (``Property/title``) and over a footer (``Property/detail``).
  case section
  /// One row of a list; its actions are an ``actions`` child.
  case row
  /// The buttons that a row offers when swiped, or beside it.
  case actions
  /// A title (``Property/title``) that shows or hides its children.
  case disclosure
  /// Screens of which the last child is the one in front (``Property/path``).
  case navigation
  /// One screen: ``Property/title``, a ``toolbar`` child and the content.
  case screen
  /// Buttons that belong to a screen, each in a ``toolbarItem``.
  case toolbar
  /// One place in a toolbar (``Property/placement``).
  case toolbarItem
  /// What just happened, read out when the person pauses, wherever the focus is; without children while there is nothing
  /// to tell.
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
  /// A map with ``annotation`` children; what it shows is its ``Property/value``, as ``MapRegion`` reads it.
  case map
  /// A place on a ``map`` (``Property/value`` is latitude and longitude); its children are the callout, which is open
  /// while ``Property/isOn``.
  case annotation
  /// Numbers drawn over a row of labels (``Property/data``, as ``ChartData`` reads it).
  case chart
}
