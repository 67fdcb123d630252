public import Bindery

extension View {
  /// Shows content over the rest while a value is true.
  ///
  /// - Parameter onDismiss: runs each time the value becomes false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content).onChange(of: isPresented.wrappedValue) { isShown in
      if !isShown { onDismiss?() }
    }
  }

  /// Shows content for an item over the rest while the item is not nil. Another item gets its own sheet.
  ///
  /// - Parameter onDismiss: runs each time the item becomes nil.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return Attached(content: self, place: { $0.overEverything() }) {
      ForEach(item.wrappedValue.map { [$0] } ?? []) { item in
        Presented(role: .sheet, isPresented: isPresented) { content(item) }
      }
    }
    .onChange(of: item.wrappedValue == nil) { isGone in
      if isGone { onDismiss?() }
    }
  }

  /// Shows content over the rest while a value is true: a sheet, since every sheet covers what is below it.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows content for an item over the rest while the item is not nil: a sheet.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows content over the rest while a value is true: a sheet, since hosts cannot point to a view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
}
