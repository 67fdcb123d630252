@MainActor
extension Binding {
  /// A binding to a property of an object, which it keeps.
  ///
  ///     TextField("Name", text: Binding(to: model, \.name))
  ///
  /// The key path has to be writable, so access control decides: a `private(set)` property has a binding inside its type only.
  public init<Owner: AnyObject>(to owner: Owner, _ keyPath: ReferenceWritableKeyPath<Owner, Value>) {
    // A write through a key path reads the property first.
    self.init(
      get: { owner[keyPath: keyPath] }, set: { value in untracked { owner[keyPath: keyPath] = value } })
  }

  /// A binding to a box in a struct or a local variable, by its storage.
  ///
  ///     @SharedBox var query = ""
  ///     TextField("City", text: Binding(_query))
  ///
  /// The storage `_query` is private to where the box is declared, so no other code can make one. `$query` is read-only on purpose: it is all that
  /// others see of a `private(set)` box.
  public init(_ box: SharedBox<Value>) {
    self.init(get: { box.wrappedValue }, set: { box.wrappedValue = $0 })
  }
}
