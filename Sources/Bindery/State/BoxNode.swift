/// Owns the cell of an observed box.
@MainActor
@usableFromInline
final class BoxNode<Value> {
  @usableFromInline let cell: UnsafeMutablePointer<BoxCell<Value>>

  @inlinable
  init(_ value: Value, name: StaticString = "") {
    cell = .allocate(capacity: 1)
    cell.initialize(
      to: BoxCell(
        source: SourceNode(node: Node(flags: [], name: name)), value: value, isEqual: equality(of: Value.self)
      ))
    if isInspecting { registerBox(cell) }
  }

  @usableFromInline
  isolated deinit {
    let cell = cell
    endSource(cell.node()) {
      cell.deinitialize(count: 1)
      cell.deallocate()
    }
  }

  @inlinable
  func read() -> Value {
    // The pointer is invalid once the object is released.
    defer { extendLifetime(self) }
    return cell.read()
  }

  @inlinable
  func set(_ newValue: Value) {
    defer { extendLifetime(self) }
    cell.write(newValue)
  }
}
