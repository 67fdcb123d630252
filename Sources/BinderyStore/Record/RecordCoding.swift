internal import Foundation

/// Encodes records and messages as JSON, with equal texts for equal values, and decodes them.
enum RecordCoding {
  private static let infinity = "infinity"
  private static let nan = "nan"

  static func body(of record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: nan)
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  static func record<R: Decodable>(_ type: R.Type, from body: String) throws -> R {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: "-" + infinity, nan: nan)
    return try decoder.decode(type, from: Data(body.utf8))
  }

  // MARK: Forms

  /// Returns the text in which a record is stored. It begins with the number of its form, unless that is the first.
  static func stored<R: RecordForm>(_ record: R) throws -> String {
    let text = try body(of: record)
    guard R.version > 1 else { return text }
    guard text.first == "{" else {
      throw EncodingError.invalidValue(
        record, .init(codingPath: [], debugDescription: "A record with an earlier form must have fields."))
    }
    return StoredVersion.prefix + "\(R.version)" + (text == "{}" ? "}" : "," + text.dropFirst())
  }

  /// Returns the number of the form of a text that ``stored(_:)`` returned.
  static func version(of text: String) -> Int {
    guard text.hasPrefix(StoredVersion.prefix) else { return 1 }
    return Int(text.dropFirst(StoredVersion.prefix.count).prefix { $0.isASCII && $0.isNumber }) ?? 1
  }

  /// Returns the record of a text that ``stored(_:)`` returned, in this or an earlier form.
  static func restored<R: RecordForm>(_ type: R.Type, from text: String) throws -> R {
    guard R.version > 1 || text.hasPrefix(StoredVersion.prefix) else { return try record(type, from: text) }
    return try record(Stored<R>.self, from: text).record
  }
}
