/// The classes of models that a ``ModelContainer`` has, with those to which they relate.
// Unchecked is right: a type has no state.
public struct Schema: @unchecked Sendable {
  let types: [any PersistentModel.Type]

  /// Lists classes.
  public init(_ types: [any PersistentModel.Type]) { self.types = types }

  /// How a property is kept.
  public struct Attribute: Sendable {
    /// An option of a property.
    public enum Option: Sendable {
      /// No two models have the same value: a new one with the value of an earlier one changes that one instead.
      case unique
      /// Accepted without effect: the store keeps all values in its database.
      case externalStorage
    }

    let isUnique: Bool

    /// Combines options.
    public init(_ options: Option...) { isUnique = options.contains(.unique) }
  }

  /// How a property relates to other models.
  // Unchecked is right: a key path without subscripts has no state.
  public struct Relationship: @unchecked Sendable {
    /// What happens to the related models when a model is deleted.
    public enum DeleteRule: Sendable {
      /// They stay, and relate to nothing.
      case nullify
      /// They are deleted too.
      case cascade
    }

    let rule: DeleteRule
    let inverse: AnyKeyPath?

    /// Combines a rule and the property of the other class that relates back.
    public init(deleteRule: DeleteRule = .nullify, inverse: AnyKeyPath? = nil) {
      rule = deleteRule
      self.inverse = inverse
    }
  }
}
