/// Keeps disposables for as long as its owner lives, and disposes them with it. What is in a bag belongs to the bag alone, even if it was made
/// in the run of an effect.
@MainActor
public final class DisposeBag {
  private var disposables: [Disposable] = []

  /// Makes an empty bag.
  public init() {}

  isolated deinit { dispose() }

  /// Keeps `disposable` until the bag goes.
  public func insert(_ disposable: Disposable) {
    // Those that ended already are released now and then, so that a bag that is filled again and again does not grow.
    if disposables.count == disposables.capacity { disposables.removeAll { !$0.isActive } }
    disposable.moveToBag()
    disposables.append(disposable)
  }

  /// Disposes all that it holds, first in first out; it can be filled again.
  public func dispose() {
    let all = disposables
    disposables = []
    for disposable in all { disposable.dispose() }
  }
}
