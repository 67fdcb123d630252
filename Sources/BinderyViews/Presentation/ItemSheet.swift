public import Bindery

extension View {
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
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; closing it sets it to false.
  ///   - attachmentAnchor: accepted without effect: hosts cannot point to a view.
  ///   - arrowEdge: accepted without effect: hosts cannot point to a view.
  ///   - content: the content of the sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows content for an item over the rest while the item is not nil: a sheet, since hosts cannot point to a view.
  ///
  /// - Parameters:
  ///   - item: the item; closing the sheet makes it nil.
  ///   - attachmentAnchor: accepted without effect: hosts cannot point to a view.
  ///   - arrowEdge: accepted without effect: hosts cannot point to a view.
  ///   - content: the content of the sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// The point of a view to which a popover points.
public enum PopoverAttachmentAnchor: Sendable, Hashable {
  /// A rectangle of the view.
  public enum Source: Sendable, Hashable, CaseIterable {
    case bounds
  }

  case rect(Source)
  case point(UnitPoint)
}
