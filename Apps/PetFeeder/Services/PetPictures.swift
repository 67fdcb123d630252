/// Keeps uploaded pictures, each under a name that follows from its content: the same picture is kept once, and pets of
/// the same name have their own.
public protocol PetPictures: Sendable {
  /// Keeps a picture.
  ///
  /// - Returns: its name.
  /// - Throws: an error whose description says why it was rejected.
  func keep(_ bytes: [UInt8]) async throws -> String

  /// Forgets all but these.
  func keepOnly(_ names: Set<String>) async throws
}
