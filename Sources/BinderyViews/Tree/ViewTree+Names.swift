/// Names that outlive the process.
extension ViewTree {
  /// Returns a name of a node that accepts events or dragged values, the same in every process that runs the same program in the same
  /// state; `nil` for other nodes. Equal names of two nodes are very unlikely.
  ///
  /// - Complexity: O(depth of the node).
  public func stableName(of id: NodeID) -> String? {
    (interactive[id] ?? destinations[id]?.slot)?.stableName.text
  }

  /// Returns the node with a stable name; `nil` if there is none or more than one.
  ///
  /// - Complexity: O(number of nodes that accept events or dragged values).
  public func node(named name: String) -> NodeID? {
    let ids = Set(interactive.filter { $0.value.stableName.text == name }.keys)
      .union(destinations.filter { $0.value.slot.stableName.text == name }.keys)
    return ids.count == 1 ? ids.first : nil
  }

  /// The texts of fields, by their stable names; secrets, long texts, texts that can only be read, and empty texts that nobody has edited
  /// are omitted.
  public var fieldTexts: [String: String] {
    var texts: [String: String] = [:]
    for slot in interactive.values
    where slot.node.role == .textField && slot.node[.fieldKind] != .secure && slot.node.takes(.input) {
      guard let text = slot.node[.fieldText], text.utf8.count <= Self.longestFieldText,
        !slot.node.isTrue(.isReadOnly), !text.isEmpty || editedFields.contains(slot.node.id)
      else { continue }
      texts[slot.stableName.text] = text
    }
    return texts
  }

  private static var longestFieldText: Int { 1024 }
}
