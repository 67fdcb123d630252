public import Foundation

/// An animal of the household.
public struct Pet: Sendable, Hashable, Codable, Identifiable {
  /// Its identity, part of its page's address: lower-case letters, digits and hyphens.
  public let id: String
  /// What it is called. Several may have the same name.
  public var name: String
  /// Its uploaded picture, by the name under which it is stored; nil where there is none.
  public var picture: String?
  /// Its drawing, if it came with one; an uploaded picture goes before it.
  public var drawing: String?
  /// When it was added.
  public let addedAt: Date
  /// Whether it is made up, to try things out.
  public let isSample: Bool?

  /// Describes a pet.
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

  /// An identity that nothing else has; one that is made later comes after it in the order of texts.
  public static func newID() -> String { Identity.make() }

  /// The drawings that there are.
  public static let drawings: Set<String> = ["bird", "cat", "dog"]

  /// Whether a text can be the name of an uploaded picture: letters, digits and hyphens, and an ending.
  public static func isPicture(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 80 && (1...2).contains(parts.count)
      && parts.allSatisfy { isID(String($0)) }
  }

  /// Whether a text can be an identity: up to 64 lower-case letters, digits and hyphens.
  public static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }
}
