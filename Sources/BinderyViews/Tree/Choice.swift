internal import Bindery

/// The selection of a picker, a list or a tab view, for its options, rows or tabs.
@MainActor
struct Choice {
  let isChosen: @MainActor (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void
  /// Selects values, and deselects others; nil for a selection of at most one.
  private(set) var extend: (@MainActor (_ added: [AnyHashable], _ removed: [AnyHashable]) -> Void)?

  /// Creates a selection of one value. A tag may also be the value of an optional selection.
  init<Selection: Hashable>(_ selection: Binding<Selection>) {
    isChosen = { tag in
      let chosen = selection.wrappedValue
      return tag.base as? Selection == chosen
    }
    choose = { tag in if let value = tag.base as? Selection { selection.wrappedValue = value } }
  }

  init(
    isChosen: @escaping @MainActor (AnyHashable) -> Bool, choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.isChosen = isChosen
    self.choose = choose
  }

  /// Creates a selection of one value or none: selecting a value again deselects it.
  init<Selection: Hashable>(unlessChosen selection: Binding<Selection?>) {
    isChosen = { tag in
      guard let chosen = selection.wrappedValue else { return false }
      return tag.base as? Selection == chosen
    }
    choose = { tag in
      guard let value = tag.base as? Selection else { return }
      selection.wrappedValue = selection.wrappedValue == value ? nil : value
    }
  }

  /// Creates a selection of any number of values.
  init<Selection: Hashable>(several selection: Binding<Set<Selection>>) {
    isChosen = { tag in (tag.base as? Selection).map { selection.wrappedValue.contains($0) } ?? false }
    choose = { tag in
      if let value = tag.base as? Selection { selection.wrappedValue.formSymmetricDifference([value]) }
    }
    extend = { added, removed in
      var chosen = selection.wrappedValue
      chosen.subtract(removed.lazy.compactMap { $0.base as? Selection })
      chosen.formUnion(added.lazy.compactMap { $0.base as? Selection })
      selection.wrappedValue = chosen
    }
  }
}
