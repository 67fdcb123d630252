import BinderyViews

@testable import BinderyHTML
@testable import BinderyWeb

/// A view source that records events and reports the changes that a test makes.
@MainActor
final class FakeViewSource: ViewSource {
  let app = "fake"
  var onChange: (@MainActor () -> Void)?
  var isShown = false
  private(set) var events: [UserEvent] = []
  private(set) var isEnded = false
  private var changes: [String] = []

  func change(_ operation: String) {
    changes.append(operation)
    if changes.count == 1 { onChange?() }
  }

  /// The action that an event runs.
  var onSend: @MainActor () -> Void = {}

  func send(_ event: UserEvent, isShown: Bool) -> Bool {
    events.append(event)
    onSend()
    change("[\"\(events.count)\"]")
    return true
  }

  /// The node of every event.
  var node: Node?

  func node(_ id: NodeID) -> Node? { node }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { true }

  func takeChanges(into batch: inout OperationBatch) {
    batch.encoded = changes.joined(separator: ",")
    changes = []
  }

  /// What the view asks of its page.
  var effects: [WindowEffect] = []

  func takeEffects() -> [WindowEffect] {
    defer { effects = [] }
    return effects
  }

  /// What the end of the view causes.
  var onEnd: @MainActor () -> Void = {}

  func end() {
    isEnded = true
    onEnd()
  }

  var windowState = WindowState()
  var onStateChange: (@MainActor () -> Void)?
  var query = ""
  let addressAfterLogIn = "/fake"
  private(set) var restored: [WindowState] = []

  func restore(_ state: WindowState, atMost limit: Duration, turn: WorkTurn) async -> [String] {
    restored.append(state)
    windowState = state
    return []
  }

  /// Whether the view does not have its controls yet.
  var isLoading = false

  func settle(atMost limit: Duration) async { isLoading = false }

  func event(for replayed: ReplayedEvent) -> UserEvent? {
    isLoading || replayed.name == "missing" ? nil : UserEvent(replayed.action, on: NodeID(rawValue: 5))
  }
}
