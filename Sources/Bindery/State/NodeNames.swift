/// Registers a box; without a name, it is named by its type.
@usableFromInline
func registerBox<Value>(_ cell: UnsafeMutablePointer<BoxCell<Value>>) {
  let name = cell.node().head.displayName
  Callbacks.didMake(cell.node().head, name: name.isEmpty ? "\(Value.self)" : name) {
    // The cell is empty while the value is changed in place.
    cell.pointee.source.node.flags.contains(.taken) ? nil : "\(cell.pointee.value)"
  }
}

/// Registers a derived value.
@usableFromInline
func registerDerived<Value>(_ cell: UnsafeMutablePointer<DerivedCell<Value>>) {
  let node = UnsafeMutableRawPointer(cell).assumingMemoryBound(to: Node.self)
  Callbacks.didMake(node, name: node.displayName) { cell.pointee.value.map { "\($0)" } }
}

/// Names a box by its owner's type and property, found by reflection.
@MainActor @usableFromInline
func nameBox<Value>(_ node: BoxNode<Value>, of owner: AnyObject) {
  var mirror: Mirror? = Mirror(reflecting: owner)
  while let current = mirror {
    for child in current.children {
      guard let box = child.value as? Box<Value>, case .shared(let known) = box.storage, known === node,
        let label = child.label
      else { continue }
      return Callbacks.didRename(
        node.cell.node().head, "\(type(of: owner)).\(label.drop { $0 == "_" })")
    }
    mirror = current.superclassMirror
  }
}
