/// Observes whether the surrounding part of the window is shown.
@MainActor
protocol PresenceFollower: AnyObject {
  func presenceChanged(to isShown: Bool)
}

/// Whether a screen or tab, a part of the window that preserves its state while hidden, is shown.
///
/// The actions of `onAppear` and `task` inside start each time it is shown, and end when another part replaces
/// it.
@MainActor
final class Presence: PresenceFollower {
  private let outer: Presence?
  private var isSelected: Bool
  /// Whether this part, and each part around it, is shown.
  private(set) var isShown: Bool
  private var followers: [(id: ObjectIdentifier, follower: Follower)] = []

  /// A follower is removed before it is released.
  private struct Follower { unowned let object: any PresenceFollower }

  init(in outer: Presence?, isSelected: Bool) {
    self.outer = outer
    self.isSelected = isSelected
    isShown = isSelected && outer?.isShown ?? true
    outer?.add(self)
  }

  /// Shows or hides this part.
  func select(_ isSelected: Bool) {
    self.isSelected = isSelected
    refresh()
  }

  /// Ends it: it no longer observes the parts around it.
  func end() { outer?.remove(self) }

  func presenceChanged(to isShown: Bool) { refresh() }

  private func refresh() {
    let isShown = isSelected && outer?.isShown ?? true
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    // The running closure can mount and unmount other followers.
    for id in followers.map(\.id) {
      guard self.isShown == isShown else { return }
      followers.first { $0.id == id }?.follower.object.presenceChanged(to: isShown)
    }
  }

  func add(_ follower: any PresenceFollower) {
    followers.append((ObjectIdentifier(follower), Follower(object: follower)))
  }

  func remove(_ follower: any PresenceFollower) {
    let id = ObjectIdentifier(follower)
    followers.removeAll { $0.id == id }
  }
}
