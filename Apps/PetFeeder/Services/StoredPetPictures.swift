public import BinderyPictures

/// Pictures of pets in the store.
public struct StoredPetPictures: PetPictures {
  private let pictures: StoredPictures

  /// Creates the pictures of the given folder.
  public init(_ pictures: StoredPictures) { self.pictures = pictures }

  public func keep(_ bytes: [UInt8]) async throws -> String { try await pictures.put(bytes) }

  public func keepOnly(_ names: Set<String>) async throws { try await pictures.keepOnly(names) }
}
