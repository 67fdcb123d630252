@testable internal import TestSupport

/// Steps that journeys without a mouse share.
extension Page {
  /// Presses Tab until an element with this name has the focus.
  func tab(to name: String, backwards: Bool = false) async throws {
    var passed: [String] = []
    for _ in 0..<40 {
      if try await focused.contains(name) { return }
      try await press("Tab", holding: backwards ? .shift : [])
      passed.append(try await focused)
    }
    throw BrowserError.timedOut(
      waitingFor: "the focus to come to \(name)", limit: .zero, page: passed.joined(separator: "\n"))
  }

  /// Moves to an element with this name by Tab, and presses it with a key, by default Enter.
  func press(named name: String, with key: String = "Enter", backwards: Bool = false) async throws {
    try await tab(to: name, backwards: backwards)
    try await press(key)
  }

  /// Waits until a text field has the focus, as in a prompt or a search.
  func waitForFocusInField() async throws {
    try await wait(until: "document.activeElement.matches('input:not([type=radio], [type=checkbox])')")
  }

  /// Waits until the element with this name has the focus again, as after a dialog or another screen.
  func wait(forFocusOn name: String) async throws {
    _ = try await eventually("the focus to be on \(name)", within: Page.timeout) { _ in
      try await focused.contains(name) ? true : nil
    }
  }

  /// Presses an arrow key until a choice of the focused radio buttons is selected.
  func move(to choice: String, with arrow: String = "ArrowRight") async throws {
    for _ in 0..<8 {
      if try await focused.contains(choice) { return }
      try await press(arrow)
    }
    try await wait(forFocusOn: choice)
  }
}
