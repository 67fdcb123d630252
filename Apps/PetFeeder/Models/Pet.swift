public import Foundation

/// An animal of the household.
public struct Pet: Sendable, Hashable, Codable, Identifiable {
  /// Its identity, part of its page's address: lower-case letters, digits and hyphens.
  public let id: String
  /// The pet's name. Several pets may have the same one.
  public var name: String
  /// The name under which the uploaded picture is stored; nil if no picture was uploaded.
  public var picture: String?
  /// The name of the pet's built-in drawing, if any. An uploaded picture takes precedence.
  public var drawing: String?
  /// The time when the pet was added.
  public let addedAt: Date
  /// Whether the pet is sample data.
  public let isSample: Bool?

  /// Creates a pet.
  public init(
    id: String = Pet.newID(), name: String, picture: String? = nil, drawing: String? = nil, addedAt: Date,
    isSample: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.picture = picture
    self.drawing = drawing
    self.addedAt = addedAt
    self.isSample = isSample
  }

  /// Returns a unique identity. Identities sort by their time of creation.
  public static func newID() -> String { Identity.make() }

  /// The names of the built-in drawings.
  public static let drawings: Set<String> = ["bird", "cat", "dog"]

  /// Whether a text can be the name of an uploaded picture: letters, digits and hyphens, and an ending.
  public static func isPicture(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 80 && (1...2).contains(parts.count)
      && parts.allSatisfy { isID(String($0)) }
  }

  /// Whether a text can be an identity: up to 64 lower-case letters, digits and hyphens.
  public static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains)
  }
}
