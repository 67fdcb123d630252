internal import BinderyViews
public import Bindery
public import BinderyCombine

/// An object that comes from outside of the view: a new value of the view brings the object that it was created with.
///
/// Code in the body, a block or a value argument that reads the object runs again when the object reports a change, also for equal values
/// and for plain properties. Other code does not run.
@preconcurrency @MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link: ObservedLink<ObjectType>

  /// Observes an object.
  public init(wrappedValue: ObjectType) { link = ObservedLink(ObjectCell(wrappedValue)) }

  /// Observes an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The object.
  public var wrappedValue: ObjectType {
    get { link.cell.object }
    set { link.cell.follow(newValue) }
  }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: { [link] in link.cell.object }) }

  package func connect(to storage: DynamicStorage, index: Int, environment: EnvironmentValues) {
    if let kept = storage.kept[index] as? ObjectCell<ObjectType> {
      kept.follow(untracked { link.cell.object })
      link.cell = kept
    } else {
      storage.kept[index] = link.cell
    }
  }

  /// Creates bindings to the properties of an object.
  @preconcurrency @MainActor
  @dynamicMemberLookup
  public struct Wrapper {
    let object: @MainActor () -> ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object()[keyPath: keyPath] },
        set: { value in untracked { object()[keyPath: keyPath] = value } })
    }
  }
}

/// Connects a value of the view to the object of its place.
@MainActor
private final class ObservedLink<ObjectType: ObservableObject> {
  var cell: ObjectCell<ObjectType>

  init(_ cell: ObjectCell<ObjectType>) { self.cell = cell }
}
