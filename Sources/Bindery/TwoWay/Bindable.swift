/// Makes bindings to the properties of a view model: `$model.query`.
///
///     @Bindable var model: SettingsViewModel
///     TextField("Name", text: $model.name)
///
/// A binding requires a writable key path, so access control decides: a `private(set)` property has none. The bindings retain the view model.
@preconcurrency @MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Model: AnyObject> {
  /// The view model.
  public var wrappedValue: Model

  /// Makes bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Model) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to the properties of `model`.
  public init(_ model: Model) {
    wrappedValue = model
  }

  /// The bindings.
  public var projectedValue: Bindable<Model> { self }

  /// A binding to a property.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    let model = wrappedValue
    // A write through a key path reads the property first.
    return Binding(
      get: { model[keyPath: keyPath] }, set: { value in untracked { model[keyPath: keyPath] = value } })
  }
}
