internal import Bindery

extension View {
  /// Offers a value to the commands of the window while the view is shown; they read it with ``FocusedValue``. The value is tracked.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: @autoclosure @escaping @MainActor () -> Value?
  ) -> some View {
    Offering(content: self) { $0[keyPath: keyPath] = value() }
  }

  /// Offers an object to the commands of the window while the view is shown; they read it by its type, with ``FocusedValue``. It is tracked.
  public func focusedSceneValue<Object: AnyObject>(_ object: @autoclosure @escaping @MainActor () -> Object?)
    -> some View
  {
    Offering(content: self) { $0.setObject(object()) }
  }
}

/// A view that offers a value to the commands of its window.
private struct Offering<Content: View>: View {
  let content: Content
  let offer: FocusedScene.Offer
}

extension Offering: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = OfferingSlot(to: context.environment.focusedScene, in: context.surroundings.presence)
    // Before the views inside, whose values are nearer.
    slot.offer = offer
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: OfferingSlot.self)
    if let child = slot.child { context.update(child, to: content) }
    slot.offer = offer
  }
}

private final class OfferingSlot: WrapperSlot, PresenceFollower {
  private let scene: FocusedScene
  private let presence: Presence?
  var offer: FocusedScene.Offer? { didSet { presenceChanged(to: presence?.isShown ?? true) } }

  init(to scene: FocusedScene, in presence: Presence?) {
    self.scene = scene
    self.presence = presence
    super.init()
    presence?.add(self)
  }

  func presenceChanged(to isShown: Bool) {
    untracked { scene.set(isShown ? offer : nil, of: self) }
  }

  override func unmount() {
    presence?.remove(self)
    offer = nil
    super.unmount()
  }
}
