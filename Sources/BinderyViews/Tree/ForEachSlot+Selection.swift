extension ForEachSlot {
  /// The events of a row in a selection of several: it is where the next extension begins, or where one ends.
  func extending(
    to id: ID, _ target: ElementModifier.Target,
    _ extend: @escaping @MainActor (_ added: [AnyHashable], _ removed: [AnyHashable]) -> Void
  ) -> ElementModifier {
    ElementModifier(target: target) { [unowned self] element in
      element.also(.tap) { [unowned self] _, _ in (pressed, extended) = (id, nil) }
      element.on(.extend) { [unowned self] _, _ in
        // Rows between two that are mounted may not be.
        let all = known?.ids ?? Elements(view.data(), id: view.id).ids
        guard let end = all.firstIndex(of: id) else { return }
        let start = pressed.flatMap(all.firstIndex(of:)) ?? end
        let last = extended.flatMap(all.firstIndex(of:)) ?? start
        let added = min(start, end)...max(start, end)
        let removed = (min(start, last)...max(start, last)).filter { !added.contains($0) }
        (pressed, extended) = (all[start], id)
        extend(all[added].map { AnyHashable($0) }, removed.map { AnyHashable(all[$0]) })
      }
    }
  }
}
