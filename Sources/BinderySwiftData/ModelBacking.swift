internal import Foundation
internal import Observation

/// The values of a model's properties. ``Model()`` creates it.
public final class ModelBacking {
  let registrar = ObservationRegistrar()
  let key: String
  var values: [String: Any] = [:]
  /// The texts of the values that the store has, or gets by a write that was requested.
  var saved: [String: String] = [:]
  /// Whether the store has the model, or gets it.
  var isKnown = false
  var isDeleted = false
  /// The place in the order of insertions.
  var number = 0
  /// The models among which it is, once it is inserted.
  weak var graph: ModelGraph?

  /// Creates the values of a new model.
  public convenience init() { self.init(key: UUID().uuidString) }

  init(key: String) { self.key = key }

  /// Sets the first value of a property.
  public func initialize<Value>(_ name: String, _ value: Value) { values.updateValue(value, forKey: name) }

  /// Takes the values of properties that it lacks.
  public func adopt(_ defaults: ModelBacking) { values.merge(defaults.values) { own, _ in own } }
}

/// A property that an initializer has set. ``Model()`` declares one for each.
public struct ModelSlot {
  /// Marks the property as set.
  public init() {}
}
