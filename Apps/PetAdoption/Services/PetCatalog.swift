/// Knows the pets that look for a home.
public protocol PetCatalog: Sendable {
  /// All pets, each with an identity of its own.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func pets() async throws -> [Pet]

  /// Whether the pets are made up.
  var isSample: Bool { get }
}
