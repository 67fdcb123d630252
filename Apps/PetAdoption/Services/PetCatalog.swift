/// A catalog of pets that can be adopted.
public protocol PetCatalog: Sendable {
  /// Returns all pets, with unique identities.
  ///
  /// - Throws: An error whose description is a sentence for the screen.
  func pets() async throws -> [Pet]

  /// Whether the pets are sample data.
  var isSample: Bool { get }
}
