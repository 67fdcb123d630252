@testable internal import BrowserDriver

/// Steps that journeys without a mouse share.
extension Page {
  /// Presses Tab until the focus stands on something of this name.
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

  /// Goes to something of this name with the Tab key and presses it with another, Enter if none is named.
  func press(named name: String, with key: String = "Enter", backwards: Bool = false) async throws {
    try await tab(to: name, backwards: backwards)
    try await press(key)
  }

  /// Waits until the focus stands in a text field, as a question or a search puts it there.
  func waitForFocusInField() async throws {
    try await wait(until: "document.activeElement.matches('input:not([type=radio], [type=checkbox])')")
  }

  /// Waits until the focus stands on what has this name: where it was before a dialog, or before another screen.
  func wait(forFocusOn name: String) async throws {
    _ = try await eventually("the focus to be on \(name)", within: Page.timeout) { _ in
      try await focused.contains(name) ? true : nil
    }
  }

  /// Presses an arrow until a choice of the radio buttons that have the focus is made.
  func move(to choice: String, with arrow: String = "ArrowRight") async throws {
    for _ in 0..<8 {
      if try await focused.contains(choice) { return }
      try await press(arrow)
    }
    try await wait(forFocusOn: choice)
  }
}
