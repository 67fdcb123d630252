extension View {
  /// Shows a count beside the title of a tab, or at the end of a row; nothing for 0. The argument is tracked.
  public func badge(_ count: @autoclosure @escaping @MainActor () -> Int) -> some View {
    badged { count() == 0 ? "" : "\(count())" }
  }

  /// Shows a word beside the title of a tab, or at the end of a row; nothing for `nil`. It is looked up in the app's translations, and
  /// tracked.
  public func badge(_ key: @autoclosure @escaping @MainActor () -> LocalizedStringKey?) -> some View {
    badged { key()?.words ?? "" }
  }

  /// Shows a string or a text beside the title of a tab, or at the end of a row; nothing for `nil`. The argument is tracked.
  @_disfavoredOverload
  public func badge<Title: TitleSource>(
    _ label: @autoclosure @escaping @MainActor () -> Title?
  ) -> some View {
    badged { label().map { Title.words(of: $0) } ?? "" }
  }

  /// Shows a word while it is not empty, at the end of each row and beside the title of each tab.
  private func badged(_ words: @escaping @MainActor () -> String) -> some View {
    element(.row) { $0.trail(RowBadge(words: words)) }.all(.tab) { $0.bindNonEmpty(.badge, words) }
  }
}

/// A badge at the end of a row.
private struct RowBadge: View {
  let words: @MainActor () -> String

  var body: some View {
    let words = words
    Spacer()
    Text(words()).foregroundStyle(.secondary).hidden(words().isEmpty)
  }
}
