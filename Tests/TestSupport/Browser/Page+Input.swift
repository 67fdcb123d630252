extension Page {
  /// Presses and releases a key: a character, or a name such as `Enter`, `Tab`, `Escape`, `ArrowDown`, `Backspace`.
  func press(_ key: String, holding modifiers: Modifiers = []) async throws {
    let known = Key.named(key)
    var event: [String: JSON] = [
      "key": .string(known.key), "code": .string(known.code),
      "modifiers": .number(Double(modifiers.rawValue)),
      "windowsVirtualKeyCode": .number(Double(known.number)),
    ]
    event["type"] = known.text == nil || !modifiers.isSubset(of: .shift) ? "rawKeyDown" : "keyDown"
    if let text = known.text, modifiers.isSubset(of: .shift) { event["text"] = .string(text) }
    try await call("Input.dispatchKeyEvent", .object(event))
    event["type"] = "keyUp"
    event["text"] = nil
    try await call("Input.dispatchKeyEvent", .object(event))
  }

  /// Types at the focus key by key; characters that are not on a US keyboard are inserted like by an input method.
  func type(_ text: String) async throws {
    for character in text {
      if character.isASCII {
        try await press(String(character))
      } else {
        try await call("Input.insertText", ["text": .string(String(character))])
      }
    }
  }

  /// A mouse event: `mouseMoved`, `mousePressed` or `mouseReleased`, with its button down or not.
  ///
  /// - Parameter presses: the number of presses in quick succession, with this one.
  func mouse(_ step: String, _ x: Double, _ y: Double, isDown: Bool, presses: Int = 1) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(step), "x": .number(x), "y": .number(y),
        "clickCount": step == "mouseMoved" ? 0 : .number(Double(presses)),
        "button": isDown ? "left" : "none", "buttons": isDown && step != "mouseReleased" ? 1 : 0,
      ])
  }

  /// Moves a finger along these points of the window.
  func touch(_ points: [(x: Double, y: Double)]) async throws {
    for (index, point) in points.enumerated() {
      try await call(
        "Input.dispatchTouchEvent",
        [
          "type": index == 0 ? "touchStart" : "touchMove",
          "touchPoints": [["x": .number(point.x), "y": .number(point.y)]],
        ])
    }
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// The role and name of the focused element: `button “Settings”`.
  var focused: String {
    get async throws {
      let answer = try await call("Runtime.evaluate", ["expression": "document.activeElement"])
      let tree = try await call(
        "Accessibility.getPartialAXTree",
        ["objectId": answer["result"]["objectId"], "fetchRelatives": false])
      let node = tree["nodes"].array.first ?? .null
      return "\(node["role"]["value"].string ?? "?") “\(node["name"]["value"].string ?? "")”"
    }
  }

  /// Scrolls to the end of the content.
  func scrollToTheEnd() async throws {
    _ = try await evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
  }
}

/// Modifier keys.
struct Modifiers: OptionSet, Sendable {
  let rawValue: Int
  static let control = Modifiers(rawValue: 2)
  static let meta = Modifiers(rawValue: 4)
  static let shift = Modifiers(rawValue: 8)
}
