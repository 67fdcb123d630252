public import BinderyPictures

/// Keeps the pictures of pets in a folder.
public struct StoredPetPictures: PetPictures {
  private let pictures: StoredPictures

  /// Keeps them in a folder.
  public init(_ pictures: StoredPictures) { self.pictures = pictures }

  public func keep(_ bytes: [UInt8]) async throws -> String { try await pictures.put(bytes) }

  public func keepOnly(_ names: Set<String>) async throws { pictures.keepOnly(names) }
}
