internal import Foundation

/// The validated content of a file: records that can be stored.
///
/// ```json
/// {
///   "format": "bindery.records",
///   "version": 1,
///   "collections": { "cloudy.favorite": [ { "id": "berlin", "name": "Berlin" } ] }
/// }
/// ```
public struct RecordFile: Sendable {
  /// The default maximum size of a file in bytes: the limit for messages from a page.
  public static let maximumBytes = 10_000_000
  static let format = "bindery.records"
  static let version = 1

  private let collections: [String: [any Record]]

  /// Parses and validates a text.
  /// - Parameters:
  ///   - text: The text, as returned by ``Store/export(_:)``.
  ///   - types: The types of records that it can contain.
  ///   - maximumBytes: The maximum size of the text.
  /// - Throws: ``ImportError`` for the first error.
  public init(
    _ text: String, of types: [any Record.Type], maximumBytes: Int = Self.maximumBytes
  ) throws(ImportError) {
    let bytes = text.utf8.count
    guard bytes <= maximumBytes else { throw .tooLarge(bytes: bytes, limit: maximumBytes) }
    // A number that is NaN or infinite is rejected.
    let decoder = JSONDecoder()
    decoder.userInfo[.recordTypes] = types
    do {
      collections = try decoder.decode(RecordFileReader.self, from: Data(text.utf8)).collections
    } catch let error as ImportError {
      throw error
    } catch {
      throw ImportError(decoding: error)
    }
  }

  /// Returns the records of a type, in order.
  /// - Parameter type: The type of record.
  public func records<R: Record>(_ type: R.Type) -> [R] {
    collections[R.collection]?.compactMap { $0 as? R } ?? []
  }
}
