internal import Bindery

/// The selection of a picker, a list or a tab view, for its options, rows or tabs.
@MainActor
struct Choice {
  let isChosen: @MainActor (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void
  /// Selects values, and deselects others; nil for a selection of at most one.
  private(set) var extend: (@MainActor (_ added: [AnyHashable], _ removed: [AnyHashable]) -> Void)?
  /// The chosen value; nil for a selection that always has one, or several.
  private(set) var single: Single?

  /// A selection of one value or none.
  struct Single {
    let get: @MainActor () -> AnyHashable?
    let set: @MainActor (AnyHashable?) -> Void
    /// Whether a value has the type of the selection.
    let takes: @MainActor (AnyHashable) -> Bool
    /// Returns the value of a text.
    let parse: @MainActor (String) -> AnyHashable?
  }

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
    single = Single(
      get: { selection.wrappedValue.map { AnyHashable($0) } },
      set: { selection.wrappedValue = $0?.base as? Selection },
      takes: { $0.base is Selection },
      parse: { text in RouteText.value(Selection.self, of: text).map { AnyHashable($0) } })
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

extension Choice {
  /// Returns the selection of a list, or of a table, which the surrounding column of a split view follows.
  func following(in context: MountContext, of list: Slot) -> Choice {
    context.surroundings.column?.following(self, of: list) ?? self
  }
}
