/// Stores uploaded pictures, each under a name derived from its content, so that the same picture is stored once.
public protocol PetPictures: Sendable {
  /// Stores a picture.
  ///
  /// - Returns: The picture's name.
  /// - Throws: An error whose description says why the picture was rejected.
  func keep(_ bytes: [UInt8]) async throws -> String

  /// Deletes all pictures except those with the given names.
  func keepOnly(_ names: Set<String>) async throws
}
