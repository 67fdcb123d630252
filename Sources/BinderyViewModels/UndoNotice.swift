public import Bindery
internal import Foundation

/// A short message about the last change in a window, with a way to undo it. It disappears after some time.
///
/// ```swift
/// notice.show("“\(place.name)” was removed.") { restore.execute(place) }
/// ```
@MainActor
public final class UndoNotice {
  /// The message; nil if there is none.
  @Box public private(set) var text: String?
  @Box private var action: Action?

  private let duration: Duration
  private let clock: any Clock<Duration>
  private var timer: Disposable?

  /// Creates a notice without a message.
  /// - Parameters:
  ///   - duration: The time for which a message is shown.
  ///   - clock: The clock for the duration.
  public init(duration: Duration = .seconds(60), clock: any Clock<Duration> = ContinuousClock()) {
    self.duration = duration
    self.clock = clock
  }

  /// Whether the change can be undone.
  public var canUndo: Bool { action != nil }

  /// Replaces the message.
  /// - Parameters:
  ///   - text: The change, or the reason why it failed.
  ///   - undo: Undoes the change; nil if that is not possible.
  public func show(_ text: String, undo: (@MainActor () -> Void)? = nil) {
    batch {
      self.text = text
      action = undo.map(Action.init)
    }
    timer = clock.schedule(after: duration) { [weak self] in self?.dismiss() }
  }

  /// Replaces the message with one whose undo takes time. If undoing fails, the reason is shown.
  /// - Parameters:
  ///   - text: The change.
  ///   - undo: Undoes the change.
  public func show(_ text: String, undo: @escaping @MainActor () async throws -> Void) {
    show(text) { [weak self] in
      WorkScope.start("undo") {
        do { try await undo() } catch { self?.show(error.localizedDescription) }
      }
    }
  }

  /// Undoes the change once, and removes the message.
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
