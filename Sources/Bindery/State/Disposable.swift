/// A binding, timer or subscription that lasts until it is disposed, at the latest when the last
/// reference to it is released, on any thread.
@MainActor
public final class Disposable {
  // Unsafe and unchecked is right: the members run on the main actor, and the deinit, on any thread, has the only reference.
  @exclusivity(unchecked) nonisolated(unsafe) private var node: NodePointer?

  /// Creates a disposable that calls `action` once, when it is disposed.
  public init(_ action: @escaping @MainActor () -> Void) {
    node = makeEffect(name: "", depth: 0, flags: [.effect, .action], action)
  }

  /// Creates a disposable for an effect.
  init(node: NodePointer) {
    self.node = node
  }

  deinit {
    if let node { _ = LateDisposal(node) }
  }

  /// Ends it immediately. Disposing it again has no effect.
  public func dispose() {
    guard let node else { return }
    self.node = nil
    end(node)
  }

  /// Reports it if its last reference is released before the main actor runs other work. Those that the engine creates for
  /// itself are not reported.
  func expectToBeKept(name: String, fileID: String) {
    guard let node, !fileID.hasPrefix("Bindery/") else { return }
    Callbacks.expectToBeKept(node, name: name)
    Task { [weak self] in
      if let node = self?.node { Callbacks.isKept(node) }
    }
  }

  /// Whether it has not been disposed yet.
  public var isActive: Bool { node != nil }

  /// Moves it from the run in which it was created to a bag.
  func moveToBag() { node?.pointee.flags.insert(.inBag) }

  /// Whether it belongs to a bag.
  fileprivate var isInBag: Bool { node?.pointee.flags.contains(.inBag) ?? false }

  /// Retains it until the bag is released, beyond the run of an effect in which it was created.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Disposes on the main actor, where its deinit runs: immediately if this is the main actor, else in a separate job.
@MainActor
final class LateDisposal {
  // Unsafe is right: the deinit that passes it had the only reference, and it is used on the main actor afterwards.
  nonisolated(unsafe) private let node: NodePointer

  nonisolated init(_ node: NodePointer) { self.node = node }

  isolated deinit {
    if isInspecting { Callbacks.noteLoss(of: node) }
    end(node)
  }
}

/// Ends an effect, or runs an action.
private func end(_ node: NodePointer) {
  if node.pointee.flags.contains(.action) { runAction(node) }
  endEffect(node)
}

extension Disposable: RunChild {
  /// Ends it with the run that created it, unless a bag owns it.
  func endWithRun() {
    if !isInBag { dispose() }
  }
}
