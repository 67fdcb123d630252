public import Bindery

/// Screens over a root screen, as a path says: pushing appends to the path, going back removes from it.
///
/// Each route of the path has a text, so that hosts can show the path as an address: deep links, back and forward
/// work without more. Of an address, a text that is no route is left out with all after it, and so is what comes after
/// the 32nd route: each is a screen, and an address can come from anywhere.
public struct NavigationStack<Route: Hashable & LosslessStringConvertible, Root: View>: View {
  let path: Binding<[Route]>
  let root: @MainActor () -> Root

  /// Shows the screens of a path.
  ///
  /// - Parameters:
  ///   - path: read and written; it begins as the window's ``EnvironmentValues/location`` says, if that is not empty.
  ///   - root: the screen below all; it names the others with ``View/navigationDestination(for:destination:)``.
  public init(path: Binding<[Route]>, @ViewBuilder root: @escaping @MainActor () -> Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = NavigationSlot(self, in: context, before: before)
    slot.mount()
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: NavigationSlot<Route, Root>.self).update(self, in: context)
  }
}

extension View {
  /// Says which screen shows a route of the ``NavigationStack`` around.
  public func navigationDestination<Route: Hashable & LosslessStringConvertible, Screen: View>(
    for route: Route.Type, @ViewBuilder destination: @escaping @MainActor (Route) -> Screen
  ) -> some View {
    ContextModified(content: self) { context in
      context.surroundings.navigation?.setDestination { route in
        (route as? Route).map { AnyView(destination($0)) }
      }
    }
  }
}

/// Something to press that shows the screen of a route.
public struct NavigationLink<Route: Hashable & LosslessStringConvertible, Content: View>: View {
  let value: Route
  let label: @MainActor () -> Content

  /// Leads to a route; its label is what a block shows.
  public init(value: Route, @ViewBuilder label: @escaping @MainActor () -> Content) {
    self.value = value
    self.label = label
  }
}

extension NavigationLink where Content == Text {
  /// Leads to a route; its label is a title.
  public init(_ title: @autoclosure @escaping @MainActor () -> String, value: Route) {
    self.value = value
    label = { Text(title()) }
  }
}

extension NavigationLink: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    guard let navigation = context.surroundings.navigation else { return }
    let value = value
    // The stack owns the link, so the link must not own the stack.
    element.bindOptional(.path, { [weak navigation] in navigation?.path(appending: value.description) })
    element.on(.tap) { [weak navigation] _, _ in navigation?.push(value) }
  }

  var block: (@MainActor () -> Content)? { label }
}
