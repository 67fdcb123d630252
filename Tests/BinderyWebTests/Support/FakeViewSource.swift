import BinderyViews

@testable import BinderyWeb

/// A view source that records events and reports the changes that a test makes.
@MainActor
final class FakeViewSource: ViewSource {
  var onChange: (@MainActor () -> Void)?
  private(set) var events: [UserEvent] = []
  private(set) var isEnded = false
  private var changes: [String] = []

  func change(_ operation: String) {
    changes.append(operation)
    if changes.count == 1 { onChange?() }
  }

  func send(_ event: UserEvent) -> Bool {
    events.append(event)
    change("[\"\(events.count)\"]")
    return true
  }

  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { true }

  func takeOperations() -> String {
    defer { changes = [] }
    return changes.joined(separator: ",")
  }

  func end() { isEnded = true }
}
