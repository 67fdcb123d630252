internal import BinderyViews

@testable internal import BinderyWeb

/// A view source that records the node of each event, and answers it with one operation that names the node.
@MainActor
final class EventLog: ViewSource {
  var onChange: (@MainActor () -> Void)?
  private(set) var nodes: [Int] = []
  private var fresh: [Int] = []

  func send(_ event: UserEvent) -> Bool {
    nodes.append(Int(event.node.rawValue))
    fresh.append(Int(event.node.rawValue))
    onChange?()
    return true
  }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { false }

  func takeOperations() -> String {
    defer { fresh = [] }
    return fresh.map { "\($0)" }.joined(separator: ",")
  }

  func end() {}
}
