internal import Bindery

/// The fields of a tree that its views validate.
@MainActor
struct ValidatedFields {
  private var fields: [NodeID: (slot: ElementSlot, validity: FieldValidity)] = [:]

  /// Returns what is wrong with a field; nil for one that no view validates.
  subscript(node: Node) -> FieldValidity? { fields.isEmpty ? nil : fields[node.id]?.validity }

  mutating func add(_ slot: ElementSlot, _ validity: FieldValidity) {
    fields[slot.node.id] = (slot, validity)
  }

  mutating func remove(_ slot: ElementSlot) { fields[slot.node.id] = nil }

  /// Shows the faults of some fields. Returns those that have one.
  func showFaults(where isIncluded: (ElementSlot) -> Bool) -> Set<NodeID> {
    var faulty: Set<NodeID> = []
    for (slot, validity) in fields.values where isIncluded(slot) {
      if untracked({ slot.surroundings?.evaluate(validity.fault) }) != nil { faulty.insert(slot.node.id) }
      validity.show()
    }
    return faulty
  }

  /// The stable names of the fields whose faults are shown.
  var shown: Set<String> { Set(fields.values.lazy.filter(\.validity.isShown).map(\.slot.stableName.text)) }
}

extension ViewTree {
  /// The stable names of the fields that show what is wrong with their values.
  public var fieldsWithShownFaults: Set<String> { validatedFields.shown }

  /// Shows what is wrong with the values of fields, by their stable names, as ``fieldsWithShownFaults`` returns them.
  public func showFaults(of names: Set<String>) {
    if !names.isEmpty { batch { _ = validatedFields.showFaults { names.contains($0.stableName.text) } } }
  }

  /// Whether a form may be submitted. Otherwise its faults are shown, and the first field with one gets the focus.
  func admitsSubmission(of form: Slot) -> Bool {
    let faulty = validatedFields.showFaults { $0.isInside(form) && isReachable($0.node) }
    guard let first = firstNode(where: { faulty.contains($0.id) }) else { return true }
    focusRequest = first.id
    onPatches?()
    return false
  }

  /// Returns the control that is to get the keyboard's focus since the last call; nil for none. A host takes it after the patches, and moves
  /// the focus there, or to the first control inside.
  public func takeFocusRequest() -> NodeID? {
    defer { focusRequest = nil }
    return focusRequest
  }

  /// The first node in the order of the page. O(number of nodes).
  private func firstNode(where isWanted: (Node) -> Bool) -> Node? {
    var pending = [root]
    while let node = pending.popLast() {
      if isWanted(node) { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }
}
