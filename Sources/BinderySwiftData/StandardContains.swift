public import Foundation

// Foundation has the method, but outside of Apple's systems no expression of a predicate for it.
extension PredicateExpressions {
  /// `localizedStandardContains` in a predicate.
  public struct StringLocalizedStandardContains<Root, Other>: StandardPredicateExpression
  where
    Root: StandardPredicateExpression, Other: StandardPredicateExpression, Root.Output: StringProtocol,
    Other.Output: StringProtocol
  {
    /// The text.
    public let root: Root
    /// What it contains.
    public let other: Other

    /// Searches the text as people expect it: without regard to case and accents.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      String(try root.evaluate(bindings)).localizedStandardContains(String(try other.evaluate(bindings)))
    }
  }

  /// Builds `root.localizedStandardContains(other)`.
  // `#Predicate` expects this name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}
