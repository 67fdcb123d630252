extension View {
  /// Shows a count beside the title of a tab, or at the end of a row; nothing for 0. The argument is tracked.
  public func badge(_ count: @autoclosure @escaping @MainActor () -> Int) -> some View {
    Badged(content: self, words: { count() == 0 ? "" : "\(count())" })
  }

  /// Shows a word beside the title of a tab, or at the end of a row; nothing for `nil`. It is looked up in the app's translations, and
  /// tracked.
  public func badge(_ key: @autoclosure @escaping @MainActor () -> LocalizedStringKey?) -> some View {
    Badged(content: self, words: { key()?.words ?? "" })
  }

  /// Shows a word beside the title of a tab, or at the end of a row; nothing for `nil`. The argument is tracked.
  @_disfavoredOverload
  public func badge(_ label: @autoclosure @escaping @MainActor () -> String?) -> some View {
    Badged(content: self, words: { label() ?? "" })
  }

  /// Shows a text beside the title of a tab, or at the end of a row; nothing for `nil`. The argument is tracked.
  public func badge(_ label: @autoclosure @escaping @MainActor () -> Text?) -> some View {
    Badged(content: self, words: { label()?.plainText ?? "" })
  }
}

/// A view with a badge.
private struct Badged<Content: View>: View {
  let content: Content
  let words: @MainActor () -> String

  /// In a row, a text at its end.
  private var row: some View {
    let words = words
    return HStack {
      content
      Spacer()
      Text(words()).foregroundStyle(.secondary).hidden(words().isEmpty)
    }
  }

  /// Elsewhere, the badge of the tab.
  private var tab: some View {
    let words = words
    return content.all(.tab) { $0.bindNonEmpty(.badge, words) }
  }
}

extension Badged: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    context.container == .rows ? context.mount(row, before: before) : context.mount(tab, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    if context.container == .rows { context.update(slot, to: row) } else { context.update(slot, to: tab) }
  }
}
