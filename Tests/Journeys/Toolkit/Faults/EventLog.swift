internal import BinderyViews

@testable internal import BinderyHTML
@testable internal import BinderyWeb

/// A view source that records the node of each event, and responds with one operation that names the node.
@MainActor
final class EventLog: ViewSource {
  let app = "log"
  var onChange: (@MainActor () -> Void)?
  var isShown = false
  private(set) var nodes: [Int] = []
  /// The texts that were typed.
  private(set) var texts: [String] = []
  private var fresh: [Int] = []

  func send(_ event: UserEvent, isShown: Bool) -> Bool {
    nodes.append(Int(event.node.rawValue))
    fresh.append(Int(event.node.rawValue))
    if case .input(let text) = event.action { texts.append(text) }
    onChange?()
    return true
  }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { false }
  func node(_ id: NodeID) -> Node? { nil }

  func takeChanges(into batch: inout OperationBatch) {
    batch.encoded = fresh.map { "\($0)" }.joined(separator: ",")
    fresh = []
  }

  func takeEffects() -> [WindowEffect] { [] }

  func end() {}

  let windowState = WindowState()
  var onStateChange: (@MainActor () -> Void)?
  let query = ""
  let addressAfterLogIn = "/log"

  func restore(_ state: WindowState, atMost limit: Duration, turn: WorkTurn) async -> [String] { [] }

  func settle(atMost limit: Duration) async {}

  func event(for replayed: ReplayedEvent) -> UserEvent? { nil }
}
