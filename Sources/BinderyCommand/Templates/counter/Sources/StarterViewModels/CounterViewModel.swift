import Bindery
import BinderyViewModels

/// Counts.
@MainActor
public final class CounterViewModel {
  /// How often was counted.
  @Box public private(set) var count = 0

  /// Creates a counter.
  /// - Parameter scene: The state of the window, which keeps the count when the page is loaded again.
  public init(scene: SceneState = SceneState()) {
    scene.keep("count", of: self, \.count)
  }

  /// What the screen says.
  public var text: String {
    switch count {
    case 0: "Nothing counted yet"
    case 1: "Counted once"
    default: "Counted \(count) times"
    }
  }

  /// Whether there is something to reset.
  public var canReset: Bool { count > 0 }

  /// Counts once more.
  public func increase() { count += 1 }

  /// Starts again.
  public func reset() { count = 0 }
}
