public import BinderyViewModels

/// A value that people drag, with a representation for other programs.
///
/// Values are dragged within a window, as they are: the representation is never used. Those of this module that replace a value by another
/// one do not exist: drag the other value.
public protocol Transferable: BinderyViewModels.Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representation.
  @TransferRepresentationBuilder static var transferRepresentation: Representation { get }
}

/// A representation of a value for other programs.
public protocol TransferRepresentation: Sendable {}

/// Builds the representation of a value.
@resultBuilder
public enum TransferRepresentationBuilder {
  /// Returns the representation.
  public static func buildBlock<R: TransferRepresentation>(_ representation: R) -> R { representation }
}

/// The representation of a value that is encoded.
public struct CodableRepresentation: TransferRepresentation {
  /// Creates a representation.
  ///
  /// - Parameter contentType: accepted without effect: values are dragged within a window.
  public init(contentType: UTType) {}

  /// Creates the representation of a type.
  ///
  /// - Parameters:
  ///   - item: the type.
  ///   - contentType: accepted without effect: values are dragged within a window.
  public init<Item: Codable>(for item: Item.Type, contentType: UTType) {}
}

/// The type of a content, by its identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.json`.
  public let identifier: String

  /// A type that the app defines.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// A type that another app defines.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// JSON.
  public static let json = UTType(importedAs: "public.json")
  /// Text without styles.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Bytes of any kind.
  public static let data = UTType(importedAs: "public.data")
}
