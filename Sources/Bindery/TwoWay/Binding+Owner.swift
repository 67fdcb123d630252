@MainActor
extension Binding {
  /// Creates a binding to a property of an object, which it retains.
  ///
  ///     TextField("Name", text: Binding(to: model, \.name))
  ///
  /// The key path has to be writable, so access control decides: a `private(set)` property has a binding inside its type only.
  public init<Owner: AnyObject>(to owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, Value>) {
    // A write through a key path reads the property first.
    self.init(
      get: { owner[keyPath: keyPath] }, set: { value in untracked { owner[keyPath: keyPath] = value } })
  }

  /// Creates a binding to a box in a struct or a local variable, by its storage.
  ///
  ///     @SharedBox var query = ""
  ///     TextField("City", text: Binding(_query))
  ///
  /// The storage `_query` is private to the declaration of the box, so no other code can create one. `$query` is deliberately read-only: it is the
  /// public view of a `private(set)` box.
  public init(_ box: SharedBox<Value>) {
    self.init(get: { box.wrappedValue }, set: { box.wrappedValue = $0 })
  }
}
