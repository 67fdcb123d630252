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
}
