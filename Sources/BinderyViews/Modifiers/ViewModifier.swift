/// A modifier made of views, which it wraps around a view's content.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.thinMaterial) }
///     }
///     Text("Oslo").modifier(Card())
@preconcurrency @MainActor
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
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one, and then another one around it.
  public func concat<Outer: ViewModifier>(_ modifier: Outer) -> some ViewModifier {
    ConcatenatedModifier(inner: self, outer: modifier)
  }
}

/// A view inside a modifier: what `modifier(_:)` returns.
@preconcurrency @MainActor
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public let content: Content
  /// The modifier.
  public let modifier: Modifier
  private let properties: ModifierProperties<Modifier>

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
    properties = ModifierProperties(modifier: modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View { modifier.body(content: ViewModifierContent(content: AnyView(content))) }
}

/// Two modifiers, one around the other.
private struct ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
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
