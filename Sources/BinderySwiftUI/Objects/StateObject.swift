internal import BinderyViews
internal import Bindery
public import BinderyCombine

/// An object that the view creates itself, once for each place in which it is shown.
///
///     @StateObject private var model = WeatherModel()
///
/// It is created on first use and released with the view. Code that reads it runs again when it reports a change.
@preconcurrency @MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link: StateObjectLink<ObjectType>

  /// Creates the object on first use.
  public init(wrappedValue thunk: @autoclosure @escaping @MainActor () -> ObjectType) {
    link = StateObjectLink(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { link.place.cell.object }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: { [link] in link.place.cell.object })
  }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    if let kept = storage.kept[index] as? StateObjectPlace<ObjectType> {
      link.place = kept
    } else {
      storage.kept[index] = link.place
    }
  }
}

/// Connects a value of the view to the object of its place.
@MainActor
private final class StateObjectLink<ObjectType: ObservableObject> {
  var place: StateObjectPlace<ObjectType>

  init(_ make: @escaping @MainActor () -> ObjectType) { place = StateObjectPlace(make) }
}

/// The object of one place, created on first use.
@MainActor
private final class StateObjectPlace<ObjectType: ObservableObject> {
  private let make: @MainActor () -> ObjectType
  // Untracked: reads during the object's creation are not reads of the view.
  private(set) lazy var cell = ObjectCell(untracked { make() })

  init(_ make: @escaping @MainActor () -> ObjectType) { self.make = make }
}
