/// An object with closures that may retain the object in which it is stored. A leak check releases the closures and
/// tests whether that releases the object.
@MainActor
package protocol ClosureHolder: AnyObject {
  /// Releases the closures; the object has no effect from then on.
  func releaseClosures()
  /// The way to write the closure so that it does not retain `self`.
  var remedy: String { get }
}

extension ClosureHolder {
  package var remedy: String { "Write Computed(self) { … }, effect(self) { … } or bind(with: self) { … }." }
}

/// A value whose closures may belong to an object.
@MainActor
package protocol ClosureHolding {
  /// The object with the closures.
  var holder: (any ClosureHolder)? { get }
}

/// A box or a derived value, whose value a leak check inspects.
@MainActor
package protocol ValueHolder {
  /// The value, read without tracking or computing anything; `nil` if none is stored at the moment.
  var heldValue: Any? { get }
}

extension Disposable: ClosureHolder {
  package func releaseClosures() { dispose() }
}

extension DisposeBag: ClosureHolder {
  package func releaseClosures() { dispose() }
}

extension ThrowingComputed: ClosureHolder {
  package func releaseClosures() { outcome.releaseClosures() }
}

extension Computed: ClosureHolder, ValueHolder {
  package func releaseClosures() {
    let derived = node.head.asDerived
    let old = derived.move()
    // Its last value stays.
    derived.initialize(
      to: DerivedNode(
        source: old.source,
        update: UpdateBody { node in
          requireValue(node)
          return false
        }))
  }

  package var heldValue: Any? { cell.pointee.value }
}

extension Box: ValueHolder {
  package var heldValue: Any? {
    switch storage {
    case .inline(let value): value
    case .shared(let node): node.heldValue
    case .taken: nil
    }
  }
}

extension SharedBox: ValueHolder {
  package var heldValue: Any? { node.heldValue }
}

extension BoxNode {
  fileprivate var heldValue: Any? {
    cell.pointee.source.node.flags.contains(.taken) ? nil : cell.pointee.value
  }
}
