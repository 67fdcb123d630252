/// Any value of a reply.
enum JSONValue: Decodable, Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object(JSONObject)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Numbers and texts are the most frequent.
    if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let object = try? container.decode(JSONObject.self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .null
    }
  }

  /// A finite number, also from a text.
  var asNumber: Double? {
    let number: Double? =
      switch self {
      case .integer(let number): Double(number)
      case .number(let number): number
      case .text(let text): Double(text)
      case .null, .flag, .list, .object: nil
      }
    return number?.isFinite == true ? number : nil
  }

  /// A text that is not empty, also from a number.
  var asText: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .null, .flag, .list, .object: nil
    }
  }
}
