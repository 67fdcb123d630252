extension Page {
  /// Chooses files in a file field, like the system's dialog.
  func choose(_ files: [String], in selector: String) async throws {
    try await wait(until: "document.documentElement.dataset.ready === ''")
    let document = try await call("DOM.getDocument")
    let field = try await call(
      "DOM.querySelector", ["nodeId": document["root"]["nodeId"], "selector": .string(selector)])
    try await call(
      "DOM.setFileInputFiles", ["nodeId": field["nodeId"], "files": .array(files.map { .string($0) })])
  }
}
