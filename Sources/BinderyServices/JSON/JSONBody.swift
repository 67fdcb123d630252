internal import Foundation

/// The body of a reply in JSON.
struct JSONBody {
  /// The reason why a body could not be decoded.
  enum Problem: Error, Equatable {
    /// The body is empty.
    case empty
    /// The body is an HTML page.
    case page
    /// The body does not begin like JSON.
    case text
    /// The body begins like JSON and is invalid or truncated.
    case cutOff
    /// The body is JSON, but not in the documented format at this location.
    case shape(String)
  }

  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Decodes the body. NaN and infinities, which some servers send although JSON has none, are accepted, so that one
  /// invalid number affects one field only.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      let lenient = JSONDecoder()
      lenient.allowsJSON5 = true
      if case DecodingError.dataCorrupted = error, let value = try? lenient.decode(type, from: data) {
        return value
      }
      throw problem(error)
    }
  }

  private func problem(_ error: any Error) -> Problem {
    let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    guard let first = data.first(where: { !space.contains($0) }),
      let last = data.last(where: { !space.contains($0) })
    else { return .empty }
    switch first {
    case UInt8(ascii: "<"): return .page
    case UInt8(ascii: "{") where last != UInt8(ascii: "}"): return .cutOff
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return first == UInt8(ascii: "[") && last != UInt8(ascii: "]") ? .cutOff : .shape(place(of: error))
    case UInt8(ascii: "n") where data.starts(with: Data("null".utf8)): return .shape("the answer is empty")
    default: return .text
    }
  }

  /// Returns the location of an error as the field's name, without its value, which may be secret.
  private func place(of error: any Error) -> String {
    func path(_ keys: [any CodingKey]) -> String {
      let text = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return text.isEmpty ? "the answer" : text
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context): "\(path(context.codingPath + [key])) is missing"
    case DecodingError.valueNotFound(_, let context): "\(path(context.codingPath)) is empty"
    case DecodingError.typeMismatch(_, let context): "\(path(context.codingPath)) is of another kind"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(path(context.codingPath)) makes no sense"
    default: "it is not valid JSON"
    }
  }
}
