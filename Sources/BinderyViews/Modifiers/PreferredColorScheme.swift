extension View {
  /// Sets the color scheme of the whole window, regardless of the person's setting; `nil` uses that
  /// setting. The views inside read it as ``EnvironmentValues/colorScheme``.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    let content = Surrounded(content: self, value: colorScheme) { surroundings, scheme in
      guard let scheme else { return }
      surroundings.environment.colorScheme = scheme
      surroundings.environment.shownColorScheme = nil
    }
    return Preferring(content: content, scheme: colorScheme)
  }
}

/// A view that sets the color scheme of its window.
private struct Preferring<Content: View>: View {
  let content: Content
  let scheme: ColorScheme?
}

extension Preferring: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = PreferringSlot(tree: context.tree)
    slot.prefer(scheme)
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: PreferringSlot.self)
    slot.prefer(scheme)
    if let child = slot.child { context.update(child, to: content) }
  }
}

private final class PreferringSlot: WrapperSlot {
  private unowned let tree: ViewTree

  init(tree: ViewTree) { self.tree = tree }

  func prefer(_ scheme: ColorScheme?) { tree.prefer(scheme, for: self) }

  override func unmount() {
    tree.prefer(nil, for: self)
    super.unmount()
  }
}
