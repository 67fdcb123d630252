/// A modifier made of views, which it wraps around a view's content.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.thinMaterial) }
///     }
///     Text("Oslo").modifier(Card())
@MainActor
public protocol ViewModifier {
  /// The view that the modifier is applied to.
  typealias Content = ViewModifierContent<Self>
  /// The view around the content.
  associatedtype Body: View
  /// Returns the view around the content.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` is applied to.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  let content: AnyView

  public var body: some View { content }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(content: self, modifier: modifier, properties: ModifierProperties(modifier: modifier))
  }
}

/// A view inside a modifier.
private struct ModifiedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier
  let properties: ModifierProperties<Modifier>

  var body: some View { modifier.body(content: ViewModifierContent(content: AnyView(content))) }
}

/// Connects the dynamic properties of a modifier, which are one level below those of a view.
private struct ModifierProperties<Modifier>: DynamicProperty {
  let modifier: Modifier

  func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    guard DynamicStorage.isNeeded(by: modifier) else { return }
    let nested = storage.kept[index] as? DynamicStorage ?? DynamicStorage()
    storage.kept[index] = nested
    nested.connect(modifier, environment: environment)
  }
}
