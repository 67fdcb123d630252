import BinderyTesting
import BinderyViews
import Testing

/// A modifier with the property or event by which a test finds the nodes that it applies to.
struct ModifierSample: Sendable, CustomTestStringConvertible {
  /// The name of the function.
  let name: String
  let apply: @MainActor @Sendable (AnyView) -> any View
  /// Whether a node shows the effect of the modifier.
  let isShown: @MainActor @Sendable (Node) -> Bool

  var testDescription: String { name }

  init(
    _ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> any View,
    shows isShown: @escaping @MainActor @Sendable (Node) -> Bool
  ) {
    self.name = name
    self.apply = apply
    self.isShown = isShown
  }

  /// A modifier that sets a property to a value.
  init<Value: PropertyType>(
    _ name: String, _ key: PropertyKey<Value>, _ value: Value,
    _ apply: @escaping @MainActor @Sendable (AnyView) -> any View
  ) {
    self.init(name, apply) { $0[key] == value }
  }

  /// A modifier that makes nodes accept an event.
  init(
    _ name: String, takes kind: UserEvent.Kind,
    _ apply: @escaping @MainActor @Sendable (AnyView) -> any View
  ) {
    self.init(name, apply) { $0.takes(kind) }
  }

  /// Returns the view with the modifier.
  @MainActor func applied(to view: some View) -> AnyView { AnyView(apply(AnyView(view))) }
}

extension TestHost {
  /// All nodes from top to bottom, including hidden ones and the content of dialogs.
  var nodes: [Node] { tree.root.inside }

  /// The nodes that show the effect of a modifier.
  func nodes(showing sample: ModifierSample) -> [Node] { nodes.filter { sample.isShown($0) } }

  /// The names of the subject's parts inside each node that shows the effect of a modifier.
  func marks(of sample: ModifierSample) -> [String] { nodes(showing: sample).map(\.letters) }
}

extension Node {
  /// The node and everything inside it.
  var inside: [Node] { [self] + children.flatMap(\.inside) }

  /// The one-letter texts inside: those of a ``Subject``.
  var letters: String { inside.compactMap { $0[.text] }.filter { $0.count == 1 }.joined() }
}

/// The views to which the samples are applied. Each text is one letter.
@MainActor
enum Subject {
  /// A container with two texts.
  static var container: some View {
    VStack {
      Text("a")
      Text("b")
    }
  }

  /// A group of a text and a container.
  static var group: some View {
    Group {
      Text("a")
      VStack { Text("b") }
    }
  }

  /// A view that is a text and a container.
  struct Pair: View {
    var body: some View {
      Text("a")
      VStack { Text("b") }
    }
  }
}
