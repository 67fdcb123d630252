/// An element of the page's current document.
struct Element: Sendable {
  let page: Page
  /// Chromium's handle of the element.
  let handle: JSON

  /// The document itself; `nil` before there is one.
  static func document(of page: Page) async throws -> Element? {
    let answer = try await page.call("Runtime.evaluate", ["expression": "document"])
    let handle = answer["result"]["objectId"]
    return handle == .null ? nil : Element(page: page, handle: handle)
  }

  /// Calls a JavaScript function with the element as `this`, and returns its value when available.
  @discardableResult
  func call(_ function: String, _ arguments: JSON...) async throws -> JSON {
    let answer = try await page.call(
      "Runtime.callFunctionOn",
      [
        "objectId": handle, "functionDeclaration": .string(function),
        "arguments": .array(arguments.map { ["value": $0] }), "awaitPromise": true, "returnByValue": true,
        "userGesture": true,
      ])
    return try Page.value(of: answer)
  }

  /// The results of a query inside the element, in document order.
  func find(_ query: Locator.Query) async throws -> [Element] {
    switch query {
    case .role(let role, let name, let isExact): try await find(role: role, name: name, isExact: isExact)
    case .text(let text): try await find("withText", text)
    case .selector(let selector): try await find("withSelector", selector)
    }
  }

  private func find(role: String, name: String?, isExact: Bool) async throws -> [Element] {
    let answer = try await page.call(
      "Accessibility.queryAXTree", ["objectId": handle, "role": .string(role)])
    var elements: [Element] = []
    for node in answer["nodes"].array where !node["ignored"].isTrue {
      let found = (node["name"]["value"].string ?? "").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      guard name.map({ isExact ? found == $0 : found.contains($0) }) ?? true else { continue }
      let resolved = try await page.call("DOM.resolveNode", ["backendNodeId": node["backendDOMNodeId"]])
      elements.append(Element(page: page, handle: resolved["object"]["objectId"]))
    }
    return elements
  }

  private func find(_ function: String, _ text: String) async throws -> [Element] {
    let list = try await page.call(
      "Runtime.callFunctionOn",
      [
        "objectId": handle, "arguments": [["value": .string(text)]],
        "functionDeclaration": .string(
          "function(text) { return window[Symbol.for('journey')].\(function)(this, text) }"),
      ])
    _ = try Page.value(of: list)
    let properties = try await page.call(
      "Runtime.getProperties", ["objectId": list["result"]["objectId"], "ownProperties": true])
    return properties["result"].array.compactMap { property in
      guard Int(property["name"].string ?? "") != nil else { return nil }
      return Element(page: page, handle: property["value"]["objectId"])
    }
  }
}
