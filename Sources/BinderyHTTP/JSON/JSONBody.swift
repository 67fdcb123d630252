internal import Foundation

/// The body of an answer that should be JSON, and what is wrong with it when it is not.
struct JSONBody {
  /// What keeps a body from being read.
  enum Problem: Error, Equatable {
    /// There is no body.
    case empty
    /// A web page.
    case page
    /// Something else that does not begin as JSON does.
    case text
    /// It begins as JSON but does not end so.
    case cutOff
    /// It is JSON, but this place in it is not as documented.
    case shape(String)
  }

  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Decodes the body. Not-a-number and infinities, which some servers write although JSON has none, are let
  /// through, so that one absurd number spoils one field only.
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

  /// Names the field, never its value: a value may hold anything.
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
