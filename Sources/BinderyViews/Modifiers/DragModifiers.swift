public import BinderyViewModels
public import Foundation

extension View {
  /// Lets people drag a value from the view to a ``dropDestination(for:action:isTargeted:)`` of the same window; in a list, from its row.
  ///
  /// - Parameter payload: the value, read when it is dropped.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T) -> some View {
    RowOrElement(content: self, outside: .box(.overlay)) { $0.offer(payload) }
  }

  /// Lets people drag a value from the view.
  ///
  /// - Parameters:
  ///   - payload: the value, read when it is dropped.
  ///   - preview: accepted without effect: hosts show the view itself.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }

  /// Accepts values that people drag here; in a list, the row does. Hosts show where a dragged value can be dropped, by its type.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the value, and a point that is always zero: views are not measured. It returns whether it accepted the value.
  ///   - isTargeted: accepted without effect: hosts highlight the destination themselves.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    let drop = DropAction(payloadType) { values, _ in _ = action(values, .zero) }
    return RowOrElement(content: self, outside: .whole) { element in
      element.accept(drop.type, for: .dropType) { value, _, _ in drop.accept(value, 0) }
    }
  }
}

/// Changes the row around a view in a list, and elsewhere the view itself.
private struct RowOrElement<Content: View>: View {
  let content: Content
  let outside: ElementModifier.Target
  let apply: @MainActor (inout ElementDescription) -> Void
}

extension RowOrElement: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    modified(in: context).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) { modified(in: context).update(slot, in: context) }

  private func modified(in context: MountContext) -> ModifiedElements<Content> {
    let target = context.container == .rows ? .row : outside
    return ModifiedElements(content: content, modifier: ElementModifier(target: target, apply: apply))
  }
}

extension RowOrElement: PlainLabelWrapper {}
