/// Stores disposables for as long as its owner lives, and disposes them with it. A disposable in a bag belongs to the
/// bag alone, even if it was created in the run of an effect.
@MainActor
public final class DisposeBag {
  private var disposables = SweptList<Disposable>()

  /// Creates an empty bag.
  public init() {}

  isolated deinit { dispose() }

  /// Stores `disposable` until the bag is released.
  public func insert(_ disposable: Disposable) {
    disposable.moveToBag()
    // Ended ones are removed occasionally, so that a bag that is filled repeatedly does not grow.
    disposables.append(disposable) { !$0.isActive }
  }

  /// Disposes everything that it contains, first in first out; it can be filled again.
  public func dispose() {
    let all = exchange(&disposables, with: SweptList())
    for disposable in all.elements { disposable.dispose() }
  }
}
