/// Something that a person did to a node, as a host reports it.
///
/// An event is untrusted: a tree ignores one that names a node it does not show, or that the node does not take.
public struct UserEvent: Sendable, Hashable {
  /// The kinds of events, as a node lists them in ``Property/events``: bit `rawValue` is set.
  public enum Kind: Int, Sendable, CaseIterable {
    case tap, input, change, toggle, submit, refresh, delete, move, dismiss, navigate, appear, choose
  }

  /// What was done.
  public enum Action: Sendable, Hashable {
    /// Pressed a button or row.
    case tap
    /// The text of a field is now this.
    case input(String)
    /// The value of a picker (a tag), slider, stepper (a number) or date picker (ISO 8601) is now this.
    case change(String)
    /// A toggle or disclosure is now on or off.
    case toggle(Bool)
    /// Pressed return in a field.
    case submit
    /// Pulled or pressed refresh.
    case refresh
    /// Removed a row by the host's own gesture.
    case delete
    /// Moved a row so that it stands at this index of its list.
    case move(Int)
    /// Closed a sheet, alert or action sheet without an answer; left a screen.
    case dismiss
    /// Went to this path of a navigation stack (by back, forward or a link).
    case navigate(String)
    /// Came into sight (lazy lists, endless paging).
    case appear
    /// Chose a picture, whose bytes the host has.
    case choose(PhotosPickerItem)

    /// The kind, without the value.
    public var kind: Kind {
      switch self {
      case .tap: .tap
      case .input: .input
      case .change: .change
      case .toggle: .toggle
      case .submit: .submit
      case .refresh: .refresh
      case .delete: .delete
      case .move: .move
      case .dismiss: .dismiss
      case .navigate: .navigate
      case .appear: .appear
      case .choose: .choose
      }
    }
  }

  /// The node it was done to.
  public var node: NodeID
  /// What was done.
  public var action: Action

  /// Reports an action on a node.
  public init(_ action: Action, on node: NodeID) {
    self.action = action
    self.node = node
  }
}
