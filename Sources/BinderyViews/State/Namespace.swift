/// An identity that no other place has: `@Namespace private var top`, for ``View/id(_:)`` and ``ScrollViewProxy/scrollTo(_:anchor:)``.
@preconcurrency @MainActor
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// An identity that no other place has.
  public struct ID: Sendable, Hashable {
    let number: Int
  }

  private let link = NamespaceLink()

  /// Creates an identity, which a view retains while it is mounted.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { link.place.id }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    if let kept = storage.kept[index] as? NamespacePlace {
      link.place = kept
    } else {
      storage.kept[index] = link.place
    }
  }
}

/// Connects a value of the view to the identity of its place.
@MainActor
private final class NamespaceLink {
  lazy var place = NamespacePlace()
}

/// The identity of one place.
@MainActor
private final class NamespacePlace {
  // Identities differ in the whole process, because values move between windows.
  private static var count = 0
  let id: Namespace.ID

  init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}
