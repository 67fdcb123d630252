public import Bindery

extension View {
  /// Shows content over the rest while a value is true. It is closed by its own buttons or by the host's
  /// controls.
  ///
  /// - Parameter onDismiss: runs each time the value becomes false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(isPresented) { Presented(role: .sheet, isPresented: isPresented, content: content) }
      .onChange(of: isPresented.wrappedValue) { isShown in
        if !isShown { onDismiss?() }
      }
  }

  /// Shows a view over everything while a value is true.
  func presenting<Presentation: View>(
    _ isPresented: Binding<Bool>, @ViewBuilder _ presentation: @escaping @MainActor () -> Presentation
  ) -> some View {
    Attached(content: self, place: { $0.overEverything() }) {
      if isPresented.wrappedValue { presentation() }
    }
  }
}

extension MountContext {
  /// The context for content over the rest: last in the window, without a surrounding screen.
  func overEverything() -> MountContext {
    detached(in: tree.root).surrounded {
      $0.screen = nil
      $0.column = nil
      $0.lastColumn = nil
      $0.choice = nil
    }
  }
}

/// An element over the rest.
struct Presented<Content: View>: View {
  let role: Role
  var title: (@MainActor () -> String)?
  let isPresented: Binding<Bool>
  /// Whether each button inside closes the element.
  var closesOnAnswer = false
  @ViewBuilder let content: @MainActor () -> Content
}

extension Presented: ElementView {
  func role(in context: MountContext) -> Role { role }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if let title { element.bind(.title, title) }
    if let scheme = context.environment.shownColorScheme { element.set(.colorScheme, scheme) }
    if let theme = context.environment.shownTheme { element.set(.theme, theme) }
    let isPresented = isPresented
    element.on(.dismiss) { _, _ in isPresented.wrappedValue = false }
  }

  var block: (@MainActor () -> Content)? { content }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    let isPresented = isPresented
    let close = { @MainActor in isPresented.wrappedValue = false }
    return context.inside(slot.node).surrounded {
      $0.environment.dismiss = DismissAction(action: close)
      $0.environment.isPresented = true
      $0.answer = closesOnAnswer ? close : nil
    }
  }
}
