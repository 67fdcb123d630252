internal import BinderyViews
internal import Bindery
public import BinderyCombine

/// An object that the view makes for itself, once for each place in which it is shown.
///
///     @StateObject private var model = WeatherModel()
///
/// It is made when it is first read and released when the view goes. What reads it runs again when it says that it changes.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link: StateObjectLink<ObjectType>

  /// Makes the object when it is first needed.
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

/// Where a value of the view finds the object of its place.
@MainActor
private final class StateObjectLink<ObjectType: ObservableObject> {
  var place: StateObjectPlace<ObjectType>

  init(_ make: @escaping @MainActor () -> ObjectType) { place = StateObjectPlace(make) }
}

/// The object of one place, which is made when it is first read.
@MainActor
private final class StateObjectPlace<ObjectType: ObservableObject> {
  private let make: @MainActor () -> ObjectType
  // Untracked: what the object reads while it is made is none of the view's reads.
  private(set) lazy var cell = ObjectCell(untracked { make() })

  init(_ make: @escaping @MainActor () -> ObjectType) { self.make = make }
}
