internal import BinderyViews

/// An activity of a host on the main actor, for logs. It contains no user data.
enum MainActorActivity: Sendable, Equatable, CustomStringConvertible {
  /// The handler of a control runs.
  case event(UserEvent.Kind, node: NodeID, app: String)
  /// A window is mounted for its first page.
  case mount(app: String)
  /// A first page is rendered.
  case render(app: String)

  /// `tap on node 17 of /cloudy`, `mounting of /cloudy`.
  var description: String {
    switch self {
    case .event(let kind, let node, let app): "\(kind) on node \(node.rawValue) of /\(app)"
    case .mount(let app): "mounting of /\(app)"
    case .render(let app): "rendering of /\(app)"
    }
  }
}
