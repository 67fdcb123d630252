/// Something that goes on until it is disposed: a binding, a timer, a subscription. It is disposed at the latest when the last
/// reference to it goes.
@MainActor
public final class Disposable {
  @exclusivity(unchecked) private var node: NodePointer?
  @exclusivity(unchecked) private var action: (@MainActor () -> Void)?

  /// Makes one that calls `action` once, when it is disposed.
  public init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Makes one for an effect.
  init(node: NodePointer) {
    self.node = node
  }

  isolated deinit { dispose() }

  /// Ends it, now. To dispose it again does nothing.
  public func dispose() {
    if let node {
      self.node = nil
      dispose(node)
    }
    if let action {
      self.action = nil
      action()
    }
  }

  private func dispose(_ node: NodePointer) {
    let children = node.pointee.children
    node.pointee.children = nil
    free(node)
    if let children { disposeAll(children) }
  }

  /// Whether it is still going on.
  public var isActive: Bool { node != nil || action != nil }

  /// Keeps it until the bag goes.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}

/// Disposes what an effect's last run made. The graph is used on the main actor only, so it may say so.
func disposeAll(_ disposables: [Disposable]) {
  MainActor.assumeIsolated { for disposable in disposables { disposable.dispose() } }
}
