/// An event that a host reports: the action of a person on a node.
///
/// An event is untrusted: a tree ignores one that names a node which is not shown or does not accept the
/// event.
public struct UserEvent: Sendable, Hashable {
  /// The largest number of nodes that a host can report as seen: more than the largest screen shows.
  package static let mostSeen = 1_000
  /// The largest number of sizes that a host can report.
  package static let mostMeasured = 250

  /// The action of a person.
  public enum Action: Sendable, Hashable {
    /// Pressed a button, row, option, tab or pressable box.
    case tap
    /// Changed the text of a field. A text longer than ``PropertyKey/maximumLength`` is refused with a reason
    /// (``PropertyKey/refusal``).
    case input(String)
    /// Set a slider or stepper to a number. One outside its range, or between its steps, is refused. Gave a column a width in points; one
    /// outside its bounds is ignored.
    case number(Double)
    /// Turned a toggle, disclosure or callout on or off.
    case toggle(Bool)
    /// Pressed return in a field.
    case submit
    /// Pulled, or pressed the refresh button.
    case refresh
    /// Removed a row with the host's own gesture.
    case delete
    /// Moved a row to this index among those of its list that are mounted.
    case move(Int)
    /// Dismissed a sheet, alert or action sheet without an answer, or left a screen.
    case dismiss
    /// Went to a path of a navigation stack, by back, forward or a link: its routes, from the root.
    case navigate([String])
    /// Made a node visible by scrolling (lazy lists, endless paging).
    case appear
    /// Selected a photo or file, whose bytes the host has.
    case choose(ChosenFile)
    /// Selected a date; `nil` for none. A date outside of the bounds, or with other components than the picker asks for, is refused.
    case date(CalendarDate?)
    /// Selected an option of a picker: the option's node.
    case select(NodeID)
    /// Panned or zoomed a map to a region.
    case region(MapRegion)
    /// Asked the device for a location, and got it or the reason for the failure.
    case location(Result<UserLocation, LocationFailure>)
    /// Made rows of a long list visible, counted from the first one that the placeholder replaces. The range may
    /// begin before the placeholder and end after it; rows outside of the list are ignored.
    case reveal(Range<Int>)
    /// Pressed and held a box; in a browser, also the gesture that asks for a context menu.
    case longPress
    /// Moved the keyboard's focus into a field, or out of it.
    case focus(Bool)
    /// Went to an address of the window with this query, by back or forward. The node is the window.
    case query(String)
    /// Dragged what the node offers to another node, on it or beside it.
    case drag(to: NodeID, DropPlace)
    /// Selected all rows from the last pressed one to this one, in place of those of the last extension; all rows, if the node is a table.
    case extend
    /// Sees these nodes of the window, of those that list the event, at most 1,000; all others are not on the screen. The node is the
    /// window.
    case see([NodeID])
    /// Shows nodes of the window in these sizes, of those that list the event, and the window itself; at most 250. The node is the
    /// window.
    case measure([MeasuredSize])
    /// Pressed a box twice in quick succession; by keyboard, pressed one that does not accept ``tap``.
    case doubleTap
  }

  /// The kinds of events. A host may send the raw values over a wire, so they never change.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case tap, input, number, toggle, submit, refresh, delete, move, dismiss, navigate, appear, choose, date
    case select, region, location, reveal, longPress, focus, query, drag, extend, see, measure, doubleTap
  }

  /// A set of kinds of events, such as those that a node accepts.
  public struct Kinds: OptionSet, Sendable, Hashable {
    /// One bit for each kind, by its raw value.
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The set of one kind.
    public init(_ kind: Kind) { rawValue = 1 << UInt32(kind.rawValue) }

    private init(of kinds: Kind...) { self = kinds.reduce(into: []) { $0.insert(Self($1)) } }

    /// Whether the set contains a kind.
    public func contains(_ kind: Kind) -> Bool { rawValue & 1 << UInt32(kind.rawValue) != 0 }

    /// Presses of a box: a node that accepts one is reachable by keyboard. Each counts, also in quick succession.
    package static let presses = Self(of: .tap, .longPress, .doubleTap)
    /// Events that a person causes on a box with the keyboard, so that it can have the focus in a terminal.
    package static let commands = presses.union(Self(.drag))
    /// Events in quick succession, of which only the last one of a node matters.
    package static let continuous = Self(of: .input, .number, .region, .reveal, .see, .measure)
    /// What a page reports by itself, and reports again, so that nothing is lost with it.
    package static let reports = Self(of: .see, .measure)
    /// Events of few views: a page that has one of them loads the module of the client with the name of the event.
    package static let onDemand = Self(of: .measure, .doubleTap)
    /// Events whose loss is worth a notice, because they change the data of a person.
    package static let changes = Self(
      of: .tap, .input, .number, .toggle, .submit, .delete, .move, .date, .select, .longPress, .drag,
      .doubleTap)
  }

  /// The node that the person acted on.
  public var node: NodeID
  /// The action of the person.
  public var action: Action

  /// Creates the report of an action on a node.
  public init(_ action: Action, on node: NodeID) {
    self.action = action
    self.node = node
  }
}

extension UserEvent.Action {
  /// The kind, without the value.
  public var kind: UserEvent.Kind {
    switch self {
    case .tap: .tap
    case .input: .input
    case .number: .number
    case .toggle: .toggle
    case .submit: .submit
    case .refresh: .refresh
    case .delete: .delete
    case .move: .move
    case .dismiss: .dismiss
    case .navigate: .navigate
    case .appear: .appear
    case .choose: .choose
    case .date: .date
    case .select: .select
    case .region: .region
    case .location: .location
    case .reveal: .reveal
    case .longPress: .longPress
    case .focus: .focus
    case .query: .query
    case .drag: .drag
    case .extend: .extend
    case .see: .see
    case .measure: .measure
    case .doubleTap: .doubleTap
    }
  }
}

extension UserEvent.Action {
  /// Creates the action of a kind without a value; nil for another kind.
  package init?(_ kind: UserEvent.Kind) {
    switch kind {
    case .tap: self = .tap
    case .submit: self = .submit
    case .refresh: self = .refresh
    case .delete: self = .delete
    case .dismiss: self = .dismiss
    case .appear: self = .appear
    case .longPress: self = .longPress
    case .extend: self = .extend
    case .doubleTap: self = .doubleTap
    case .input, .number, .toggle, .move, .navigate, .choose, .date, .select, .region, .location: return nil
    case .reveal, .focus, .query, .drag, .see, .measure: return nil
    }
  }
}

extension UserEvent.Kind {
  private static let names = allCases.map { "\($0)" }

  /// The name, such as `longPress`.
  public var name: String { Self.names[Int(rawValue)] }
}

extension UserEvent.Kinds: CustomStringConvertible {
  /// The names of the kinds, in order: `tap appear`.
  public var description: String {
    var text = ""
    for kind in UserEvent.Kind.allCases where contains(kind) {
      if !text.isEmpty { text.append(" ") }
      text.append(kind.name)
    }
    return text
  }
}
