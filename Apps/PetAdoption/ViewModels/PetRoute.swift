/// The route of a pet's page. Its description is one component of the address: `stella`.
public struct PetRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The pet's identity.
  public let id: String

  init(id: String) { self.id = id }

  /// Parses one component of an address: lower-case letters, digits and hyphens.
  public init?(_ description: String) {
    let isName = description.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains)
    guard isName, !description.isEmpty, description.utf8.count <= 64 else { return nil }
    id = description
  }

  /// The component of the address.
  public var description: String { id }
}
