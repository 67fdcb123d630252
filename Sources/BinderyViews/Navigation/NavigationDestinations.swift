public import Bindery

extension View {
  /// Declares the screen for values of a type in the surrounding ``NavigationStack``. If several declare the same
  /// type, the one nearest to the root applies.
  public func navigationDestination<Value: Hashable, Screen: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Screen
  ) -> some View {
    DestinationModified(
      content: self, destination: NavigationDestination { (value: Value) in AnyView(destination(value)) })
  }

  /// Shows a screen over the surrounding one while a value is true; leaving it sets the value to false.
  public func navigationDestination<Screen: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Screen
  ) -> some View {
    let view = { @MainActor in AnyView(destination()) }
    return PresentedScreen(
      content: self, view: { isPresented.wrappedValue ? view : nil },
      dismissed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
  }

  /// Shows the screen of an item over the surrounding one while the item is not nil; leaving it sets the item to
  /// `nil`. Another item has another screen.
  public func navigationDestination<Item: Hashable, Screen: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Screen
  ) -> some View {
    let view: @MainActor () -> (@MainActor () -> AnyView)? = {
      guard let item = item.wrappedValue else { return nil }
      return { AnyView(destination(item).id(item)) }
    }
    return PresentedScreen(
      content: self, view: view, dismissed: { if item.wrappedValue != nil { item.wrappedValue = nil } })
  }
}

private struct DestinationModified<Content: View>: View {
  let content: Content
  let destination: NavigationDestination
}

extension DestinationModified: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = DestinationSlot(in: context.surroundings.navigation)
    slot.navigation?.setDestination(destination, of: slot)
    slot.child = context.mount(content, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: DestinationSlot.self)
    slot.navigation?.setDestination(destination, of: slot)
    if let child = slot.child { context.update(child, to: content) }
  }
}

/// The slot of a view that declares the screens of values.
private final class DestinationSlot: WrapperSlot {
  /// The stack owns the content of its screens.
  private(set) weak var navigation: (any NavigationController)?

  init(in navigation: (any NavigationController)?) { self.navigation = navigation }

  override func unmount() {
    navigation?.removeDestination(of: self)
    super.unmount()
  }
}

/// Content with a screen over it while a value is set.
private struct PresentedScreen<Content: View>: View {
  let content: Content
  /// The value to show, or `nil`; it is tracked.
  let view: @MainActor () -> (@MainActor () -> AnyView)?
  /// Runs when the screen was left.
  let dismissed: @MainActor () -> Void
}

extension PresentedScreen: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = PresentedScreenSlot(in: context.surroundings.navigation)
    slot.child = context.mount(content, before: before)
    slot.follow(view, dismissed, depth: context.bindingDepth)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: PresentedScreenSlot.self)
    if let child = slot.child { context.update(child, to: content) }
    slot.follow(view, dismissed, depth: context.bindingDepth)
  }
}

private final class PresentedScreenSlot: WrapperSlot {
  private weak var navigation: (any NavigationController)?
  private var name: String?
  private var reaction: Reaction?
  private let ending = Ending()

  init(in navigation: (any NavigationController)?) { self.navigation = navigation }

  func follow(
    _ view: @escaping @MainActor () -> (@MainActor () -> AnyView)?,
    _ dismissed: @escaping @MainActor () -> Void,
    depth: Int
  ) {
    ending.run = dismissed
    reaction?.dispose()
    let reaction = Reaction(depth: depth, of: PresentedScreenSlot.self) { [unowned self] in
      let view = Reaction.reading(view)
      untracked { show(view) }
    }
    self.reaction = reaction
    reaction.run()
  }

  private func show(_ view: (@MainActor () -> AnyView)?) {
    guard let navigation else { return }
    guard let view else {
      if let name { navigation.leave(name: name) }
      return
    }
    let name = name ?? navigation.makeName(for: { _ in })
    self.name = name
    navigation.show(view, name: name) { [ending] in ending.run() }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    if let name {
      navigation?.leave(name: name)
      navigation?.forget(name: name)
    }
    super.unmount()
  }
}

/// Runs when the screen is left, also when the presenting view is removed with it.
@MainActor
private final class Ending {
  var run: @MainActor () -> Void = {}
}
