internal import BinderyViews

/// An activity of a host on the main actor, for logs. It contains no user data.
enum MainActorActivity: Sendable, Hashable, CustomStringConvertible {
  /// The handler of a control runs.
  case event(UserEvent.Kind, node: NodeID, app: String)
  /// A window is mounted for its first page.
  case mount(app: String)
  /// A first page is rendered.
  case render(app: String)
  /// The state of an earlier window is restored.
  case restore(app: String)

  /// The path of the app.
  var app: String {
    switch self {
    case .event(_, _, let app), .mount(let app), .render(let app), .restore(let app): app
    }
  }

  /// `tap on node 17 of /cloudy`, `mounting of /cloudy`.
  var description: String {
    switch self {
    case .event(let kind, let node, let app): "\(kind) on node \(node.rawValue) of /\(app)"
    case .mount(let app): "mounting of /\(app)"
    case .render(let app): "rendering of /\(app)"
    case .restore(let app): "restoring of /\(app)"
    }
  }
}
