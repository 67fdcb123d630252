public import Foundation

/// The reason why a file was rejected, as a sentence that names the value and the remedy.
public enum ImportError: Error, Hashable, Sendable {
  /// The file exceeds the size limit.
  case tooLarge(bytes: Int, limit: Int)
  /// The file is not JSON.
  case notJSON(reason: String)
  /// The file is JSON of another format.
  case otherFormat(String)
  /// Another version of the program wrote the file.
  case otherVersion(Int)
  /// The file contains unknown collections.
  case unknownCollection(String)
  /// Two records have the same identity.
  case doubleRecord(collection: String, key: String)
  /// A value is missing or has the wrong type.
  case badValue(path: String, reason: String)

  init(decoding error: any Error) {
    guard let error = error as? DecodingError else {
      self = .notJSON(reason: "\(error)")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .badValue(path: Self.path(context.codingPath + [key]), reason: "is missing")
    case .valueNotFound(_, let context):
      self = .badValue(path: Self.path(context.codingPath), reason: "is empty")
    case .typeMismatch(let type, let context):
      self = .badValue(path: Self.path(context.codingPath), reason: "is not \(Self.kind(of: type))")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let underlying = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey] as? String
      self = .notJSON(reason: underlying ?? context.debugDescription)
    case .dataCorrupted(let context):
      self = .badValue(
        path: Self.path(context.codingPath),
        reason: "is invalid (\(Self.shortened(context.debugDescription)))")
    @unknown default:
      self = .notJSON(reason: "\(error)")
    }
  }

  /// The path of a value in JavaScript's notation: `collections["cloudy.favorite"][3].name`.
  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else if key.stringValue.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      } else {
        path += "[\"\(key.stringValue)\"]"
      }
    }
    return path.isEmpty ? "the file" : shortened(path)
  }

  private static func kind(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type, is Date.Type: "a number"
    case is [Any].Type: "a list"
    default: "a value of the expected type"
    }
  }

  private static func shortened(_ text: String) -> String { text.count > 120 ? text.prefix(120) + "…" : text }
}

extension ImportError: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .tooLarge(let bytes, let limit):
      "The file is too large: it has \(bytes) bytes; the limit is \(limit). Choose a file that was exported here."
    case .notJSON(let reason):
      "The file cannot be read as JSON: \(Self.shortened(reason)) Choose a file that was exported here, "
        + "and paste all of it."
    case .otherFormat(let format):
      "The file says that it is “\(Self.shortened(format))”, not “\(RecordFile.format)”. "
        + "Choose a file that was exported here."
    case .otherVersion(let version):
      "The file has version \(version), and this program reads version \(RecordFile.version). "
        + "Use the version of the program that wrote it."
    case .unknownCollection(let name):
      "The file contains “\(Self.shortened(name))”, which this app does not support. Choose a file of this app."
    case .doubleRecord(let collection, let key):
      "The file contains two records “\(Self.shortened(key))” of “\(collection)”. Remove one of them."
    case .badValue(let path, let reason):
      "The file contains an invalid value: \(path) \(reason). Correct it, or export the file again."
    }
  }
}
