/// Something that lasts until it is disposed: a binding, a timer, a subscription. It is disposed at the latest when the last
/// reference to it goes, from whatever thread.
@MainActor
public final class Disposable {
  // Used on the main actor only, except for the deinit, when no other reference exists.
  @exclusivity(unchecked) nonisolated(unsafe) private var node: NodePointer?

  /// Makes one that calls `action` once, when it is disposed.
  public init(_ action: @escaping @MainActor () -> Void) {
    node = makeEffect(name: "", depth: 0, flags: [.effect, .action], action)
  }

  /// Makes one for an effect.
  init(node: NodePointer) {
    self.node = node
  }

  deinit {
    if let node { _ = LateDisposal(node) }
  }

  /// Ends it, now. To dispose it again does nothing.
  public func dispose() {
    guard let node else { return }
    self.node = nil
    end(node)
  }

  /// Has it reported if it goes with its last reference before the main actor has got to anything else. Those that the engine makes for
  /// itself are none of its user's business.
  func expectToBeKept(name: String, fileID: String) {
    guard let node, !fileID.hasPrefix("Bindery/") else { return }
    Callbacks.expectToBeKept(node, name: name)
    Task { [weak self] in
      if let node = self?.node { Callbacks.isKept(node) }
    }
  }

  /// Whether it has not been disposed yet.
  public var isActive: Bool { node != nil }

  /// Has it belong to a bag, and no longer to the run in which it was made.
  func moveToBag() { node?.pointee.flags.insert(.inBag) }

  /// Whether it belongs to a bag.
  fileprivate var isInBag: Bool { node?.pointee.flags.contains(.inBag) ?? false }

  /// Keeps it until the bag goes, beyond the run of an effect in which it was made.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Disposes on the main actor, where its deinit runs: at once if this is the main actor, else in a job of its own.
@MainActor
private final class LateDisposal {
  // Handed over by a deinit, which had the only reference.
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
  /// Ends it with the run that made it, unless a bag owns it.
  func endWithRun() {
    if !isInBag { dispose() }
  }
}
