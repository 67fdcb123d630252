/// Stores disposables for as long as its owner lives, and disposes them with it. A disposable in a bag belongs to the bag alone, even if it
/// was created
/// in the run of an effect.
@MainActor
public final class DisposeBag {
  private var disposables: [Disposable] = []

  /// Creates an empty bag.
  public init() {}

  isolated deinit { dispose() }

  /// Stores `disposable` until the bag is released.
  public func insert(_ disposable: Disposable) {
    // Ended ones are removed occasionally, so that a bag that is filled repeatedly does not grow.
    if disposables.count == disposables.capacity { disposables.removeAll { !$0.isActive } }
    disposable.moveToBag()
    disposables.append(disposable)
  }

  /// Disposes everything that it contains, first in first out; it can be filled again.
  public func dispose() {
    let all = disposables
    disposables = []
    for disposable in all { disposable.dispose() }
  }
}
