public import Bindery

/// A link that shows a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Goal {
    case value(AnyHashable?)
    case view(@MainActor () -> Destination)
    case presented(Binding<Bool>, @MainActor () -> Destination)
  }

  let goal: Goal
  let label: @MainActor () -> Label

  /// Creates a link to a view, with the label of the second block.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    goal = .view(destination)
    self.label = label
  }

  /// Creates a link to a view with a label from a block. The first argument is tracked.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    goal = .view(destination)
    self.label = label
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view with a title, which is tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(title().words, destination: destination)
  }

  /// Creates a link to a view with a title, which is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    goal = .view(destination)
    label = { Text(title()) }
  }

  /// Creates a link to a value with a title. The arguments are tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(title().words, destination: destination())
  }

  /// Creates a link to a value with a title. The arguments are tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    goal = .view(destination)
    label = { Text(title()) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value, with the label of a block.
  ///
  /// - Parameters:
  ///   - value: the value, whose screen ``View/navigationDestination(for:destination:)`` declares. The link is disabled
  ///     if the value is nil
  ///     or the path does not accept its type.
  ///   - label: the visible content.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: @escaping @MainActor () -> Label) {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the screen of a value, with a title as its label.
  /// The title is looked up in the app's translations.
  public init<Value: Hashable>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, value: Value?
  ) {
    self.init(title().words, value: value)
  }

  /// Creates a link to the screen of a value, with a title as its label.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: @autoclosure @escaping @MainActor () -> String, value: Value?
  ) {
    goal = .value(value.map { AnyHashable($0) })
    label = { Text(title()) }
  }
}

extension NavigationLink {
  /// A link with the interface of 2019: shows a screen while a value is true, and sets the value to true when pressed.
  /// New code uses
  /// ``View/navigationDestination(isPresented:destination:)``.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    goal = .presented(isActive, destination)
    self.label = label
  }

  /// A link with the interface of 2019: shows a screen while a value is true, and sets the value to true when pressed.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    goal = .presented(isActive, destination)
    self.label = label
  }

  /// A link with the interface of 2019: shows a screen while the selection is its tag, and selects the tag when pressed.
  public init<Tag: Hashable>(
    destination: @autoclosure @escaping @MainActor () -> Destination, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    goal = .presented(
      Binding(
        get: { selection.wrappedValue == tag },
        set: { isActive in
          if isActive { selection.wrappedValue = tag }
          // Another link may have been selected meanwhile.
          if !isActive, selection.wrappedValue == tag { selection.wrappedValue = nil }
        }), destination)
    self.label = label
  }
}

extension NavigationLink: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = LinkSlot(in: context.surroundings.navigation)
    let element = element(at: slot, in: context)
    slot.child = marked(context, at: slot).mount(element, before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: LinkSlot.self)
    let element = element(at: slot, in: context)
    if let child = slot.child { marked(context, at: slot).update(child, to: element) }
  }

  /// In a column of a split view, returns the context in which the row of the link is selected while the next column shows its screen.
  private func marked(_ context: MountContext, at slot: LinkSlot) -> MountContext {
    guard context.tagTarget != nil, context.surroundings.choice == nil, slot.text != nil,
      let column = context.surroundings.column, column === slot.navigation
    else { return context }
    var context = context
    let modifier = ElementModifier(target: .ownRow) { [weak column, unowned slot] row in
      row.bind(.isSelected) { column?.isLinked(to: slot.text) ?? false }
    }
    context.modifiers = ModifierList(modifier, outer: context.modifiers)
    return context
  }

  private func element(
    at slot: LinkSlot, in context: MountContext
  ) -> ConditionalContent<LinkElement<Label>, AnyView> {
    switch goal {
    case .view(let destination): slot.lead(to: { AnyView(destination()) })
    case .value(let value?)
    where context.tagTarget != nil && context.surroundings.column?.selects(value) == true:
      // The row is what people select.
      return .second(AnyView(Tagged(content: HStack(content: label), tag: value)))
    case .value(let value): slot.lead(to: value)
    case .presented(let isActive, let destination):
      return .second(
        AnyView(
          Button(action: { isActive.wrappedValue = true }, label: label)
            .navigationDestination(isPresented: isActive, destination: destination)))
    }
    return .first(LinkElement(text: slot.text, place: slot, label: label))
  }
}

/// The slot of a link. A destination without a text has a name, which hosts use instead.
private final class LinkSlot: WrapperSlot {
  /// The stack owns the link, so the link must not own the stack.
  private(set) weak var navigation: (any NavigationController)?
  /// The entry that it adds to the path; `nil` for a disabled link.
  private(set) var text: String?
  private var name: String?
  private var action: @MainActor (any NavigationController) -> Void = { _ in }

  init(in navigation: (any NavigationController)?) { self.navigation = navigation }

  func lead(to view: @escaping @MainActor () -> AnyView) {
    guard let navigation else { return }
    let name = makeName(in: navigation)
    text = name
    action = { $0.show(view, name: name, dismissed: {}) }
    navigation.update(view, name: name)
  }

  func lead(to value: AnyHashable?) {
    text = nil
    guard let navigation, let value, navigation.takes(value) else { return }
    let name = RouteText.text(of: value) == nil ? makeName(in: navigation) : nil
    text = RouteText.text(of: value) ?? name
    action = { $0.push(value, name: name) }
  }

  func follow() { if let navigation { action(navigation) } }

  private func makeName(in navigation: any NavigationController) -> String {
    if let name { return name }
    let name = navigation.makeName(for: { [weak self] _ in self?.follow() })
    self.name = name
    return name
  }

  override func unmount() {
    if let name { navigation?.forget(name: name) }
    super.unmount()
  }
}

/// The label.
private struct LinkElement<Label: View>: View {
  let text: String?
  unowned let place: LinkSlot
  let label: @MainActor () -> Label
}

extension LinkElement: ElementView {
  func role(in context: MountContext) -> Role { .link }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    guard let text else {
      element.set(.isDisabled, flag: true)
      return
    }
    element.bindOptional(.destination) { [weak navigation = place.navigation] in
      navigation?.path(appending: text)
    }
    element.on(.tap) { [unowned place] _, _ in place.follow() }
  }

  var block: (@MainActor () -> ButtonLabel<Label>)? {
    let label = label
    return { ButtonLabel(role: nil, label: label()) }
  }
}
