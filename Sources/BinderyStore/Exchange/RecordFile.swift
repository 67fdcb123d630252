internal import Foundation

/// The checked content of a file: records that can be stored as they are.
///
/// ```json
/// {
///   "format": "bindery.records",
///   "version": 1,
///   "collections": { "cloudy.favorite": [ { "id": "berlin", "name": "Berlin" } ] }
/// }
/// ```
public struct RecordFile: Sendable {
  /// The most bytes that a file has which is read, unless something else is said: as much as a page may send.
  public static let maximumBytes = 10_000_000
  static let format = "bindery.records"
  static let version = 1

  private let collections: [String: [any Record]]

  /// Reads a text and checks all of it.
  /// - Parameters:
  ///   - text: the text, as ``Store/export(_:)`` gave it.
  ///   - types: the kinds of records that it may hold.
  ///   - maximumBytes: how large the text may be.
  /// - Throws: ``ImportError`` for the first thing that is wrong.
  public init(
    _ text: String, of types: [any Record.Type], maximumBytes: Int = Self.maximumBytes
  ) throws(ImportError) {
    let bytes = text.utf8.count
    guard bytes <= maximumBytes else { throw .tooLarge(bytes: bytes, limit: maximumBytes) }
    // A number that is none, or without an end, is a mistake in the file.
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

  /// The records of a kind, in their order.
  /// - Parameter type: the kind of record.
  public func records<R: Record>(_ type: R.Type) -> [R] {
    collections[R.collection]?.compactMap { $0 as? R } ?? []
  }
}
