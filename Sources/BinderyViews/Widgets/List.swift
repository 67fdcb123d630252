public import Bindery

/// A list of rows, optionally in sections. Each view inside is a row.
public struct List<Content: View>: View {
  let choice: Choice?
  let content: @MainActor () -> Content

  /// Lists the views of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    choice = nil
    self.content = content
  }

  /// Lists the views of a block; people select one row, by its ``View/tag(_:)`` or its identity.
  public init<SelectionValue: Hashable>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    choice = selection.map { Choice(unlessChosen: $0) }
    self.content = content
  }

  /// Lists the views of a block; people select any number of rows, by their ``View/tag(_:)`` or identity.
  public init<SelectionValue: Hashable>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    choice = selection.map { Choice(several: $0) }
    self.content = content
  }
}

extension List: ElementView {
  func role(in context: MountContext) -> Role { .list }
  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if let mode = context.environment.editMode {
      element.bindOptional(.isEditing, { mode.wrappedValue.isEditing ? true : nil })
    }
  }
  var block: (@MainActor () -> Content)? { content }
  var container: MountContext.Container { .rows }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    let inside = context.inside(slot.node, container: .rows)
    if choice == nil, context.surroundings.choice == nil { return inside }
    return inside.surrounded { $0.choice = choice.map { $0.following(in: context, of: slot) } }
  }
}

extension View {
  /// Adds buttons to a row, shown when it is swiped or beside it. If the content is several rows, each gets
  /// them.
  ///
  /// - Parameters:
  ///   - edge: accepted without effect: hosts show all actions in one place.
  ///   - allowsFullSwipe: accepted without effect: hosts always require a press.
  ///   - actions: the buttons.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content actions: @escaping @MainActor () -> Actions
  ) -> some View {
    element(.row) { $0.attach(ActionsElement(content: actions)) }
  }
}

extension View {
  /// Draws a style behind the surrounding row, in place of the default background.
  ///
  /// - Parameter style: nil for the default background; `Color.clear` for none.
  public func listRowBackground<S: ShapeStyle>(_ style: S?) -> some View {
    element(.row) { element in
      if let style { element.set(.background, BoxBackground(style)) }
    }
  }

  /// Draws the fill of a shape behind the surrounding row, in place of the default background.
  ///
  /// A stroke is accepted without effect: a row has a fill behind it, no lines.
  ///
  /// - Parameter view: a shape with its fill. Nil for the default background.
  public func listRowBackground(_ view: ShapeView?) -> some View {
    element(.row) { element in
      guard let view else { return }
      element.set(
        .background, BoxBackground(view.fill ?? Color.primary.resolved, in: view.outline))
    }
  }

  /// Draws a shape in the color of text behind the surrounding row, in place of the default background.
  public func listRowBackground<S: Shape>(_ shape: S) -> some View {
    element(.row) { $0.set(.background, BoxBackground(Color.primary, in: shape.outline)) }
  }

  /// Sets the space inside the edges of the surrounding row, in place of the default.
  ///
  /// - Parameter insets: nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    element(.row) { element in
      if let insets { element.set(.padding, insets) }
    }
  }
}
