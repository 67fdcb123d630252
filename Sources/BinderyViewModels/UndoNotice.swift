public import Bindery

/// A short message about what was just done in a window, with a way to undo it. It disappears by itself.
///
/// ```swift
/// notice.show("“\(place.name)” was removed.") { restore.execute(place) }
/// ```
@MainActor
public final class UndoNotice {
  /// The message; nil while there is none.
  @Box public private(set) var text: String?
  @Box private var action: Action?

  private let duration: Duration
  private let clock: any Clock<Duration>
  private var timer: Disposable?

  /// Makes a notice that shows nothing.
  /// - Parameters:
  ///   - duration: how long a message stays.
  ///   - clock: measures the duration.
  public init(duration: Duration = .seconds(60), clock: any Clock<Duration> = ContinuousClock()) {
    self.duration = duration
    self.clock = clock
  }

  /// Whether there is a way to undo it.
  public var canUndo: Bool { action != nil }

  /// Shows a message in place of the one before.
  /// - Parameters:
  ///   - text: what was done, or why it was not.
  ///   - undo: undoes it; nil where that is not possible.
  public func show(_ text: String, undo: (@MainActor () -> Void)? = nil) {
    batch {
      self.text = text
      action = undo.map(Action.init)
    }
    timer = clock.schedule(after: duration) { [weak self] in self?.dismiss() }
  }

  /// Undoes what the message is about, once, and removes the message.
  public func undo() {
    guard let action = untracked({ action }) else { return }
    dismiss()
    action.run()
  }

  /// Removes the message.
  public func dismiss() {
    timer = nil
    batch {
      text = nil
      action = nil
    }
  }

  private struct Action {
    let run: @MainActor () -> Void
  }
}
