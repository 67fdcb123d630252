internal import Bindery
internal import BinderyCombine

/// An object that one place of a view observes. Code that reads it there runs again when the object reports a change.
///
///     objectWillChange ──▶ changed ──▶ the bindings, blocks and bodies that read the object
///
/// The object reports before it changes, and may change several properties: its readers run at the end of the batch, or, outside of a
/// batch,
/// when the current code suspends or returns on the main actor.
@MainActor
final class ObjectCell<Object: ObservableObject> {
  private var current: Object
  private var subscription: AnyCancellable?
  @Box private var changes = 0
  private var isWaiting = false

  init(_ object: Object) {
    current = object
    subscribe()
  }

  /// The object; reading it in a body, a block or a value argument tracks it.
  var object: Object {
    _ = changes
    return current
  }

  /// Observes another object from now on.
  func follow(_ object: Object) {
    guard object !== current else { return }
    current = object
    subscribe()
    changes += 1
  }

  private func subscribe() {
    // Sending is safe: the cell is used on the main actor only.
    subscription = current.objectWillChange.sink { [weak self] _ in
      guard let self else { return }
      if isOnMainActor {
        MainActor.assumeIsolated { self.noteChange() }
      } else {
        Task { @MainActor in self.show() }
      }
    }
  }

  private func noteChange() {
    guard !isBatching else { return show() }
    guard !isWaiting else { return }
    isWaiting = true
    WorkScope.start("objectWillChange") { self.show() }
  }

  private func show() {
    isWaiting = false
    changes += 1
  }
}
