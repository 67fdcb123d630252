public import BinderyCombine
public import BinderyViews

/// An object that an enclosing view has set with `environmentObject(_:)`.
///
/// Code that reads it runs again when the object reports a change. As in SwiftUI, reading an object that was not set stops the program
/// with the name of its type.
@preconcurrency @MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link = EnvironmentObjectLink<ObjectType>()

  /// Creates a property for the object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType { link.object }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: { [link] in link.object })
  }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    guard let object = environment[objectOf: ObjectKey<ObjectType>()] else { return }
    if let kept = storage.kept[index] as? ObjectCell<ObjectType> {
      kept.follow(object)
      link.cell = kept
    } else {
      let cell = ObjectCell(object)
      storage.kept[index] = cell
      link.cell = cell
    }
  }
}

/// Connects a value of the view to the object of its place.
@MainActor
private final class EnvironmentObjectLink<ObjectType: ObservableObject> {
  var cell: ObjectCell<ObjectType>?

  var object: ObjectType {
    guard let cell else {
      // As in SwiftUI: a view without its object has nothing to show, and no default can replace it.
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. Set it on a view further out: \
        .environmentObject(\(ObjectType.self)(…)).
        """)
    }
    return cell.object
  }
}

/// Names an object of the environment by its type.
struct ObjectKey<ObjectType: ObservableObject>: Hashable, Sendable {
  /// The value in the environment.
  enum Value: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
  }
}

extension EnvironmentValues {
  /// The object of a type, if one is set.
  subscript<ObjectType: ObservableObject>(objectOf key: ObjectKey<ObjectType>) -> ObjectType? {
    get { self[ObjectKey<ObjectType>.Value.self] }
    set { self[ObjectKey<ObjectType>.Value.self] = newValue }
  }
}

extension View {
  /// Sets the object that views inside read through ``EnvironmentObject``.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    environment(\.[objectOf: ObjectKey<ObjectType>()], object)
  }
}
