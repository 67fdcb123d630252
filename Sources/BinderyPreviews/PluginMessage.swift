/// A message of the compiler, in JSON, of which a macro needs two texts.
struct PluginMessage {
  private let json: Substring

  init(_ json: String) { self.json = Substring(json) }

  /// Whether the compiler asks which version of its protocol the plugin speaks.
  var asksForCapability: Bool { json.hasPrefix(#"{"getCapability""#) }

  /// The part of a macro to expand: `accessor`, `peer`; nil for a freestanding one.
  var role: String? { text(of: "macroRole", in: json) }

  /// The name of the type that the macro names as its implementation.
  var typeName: String? { text(of: "typeName", in: json) }

  /// The source of the declaration to which the macro is attached.
  var declaration: String? { source(of: "declSyntax") }

  /// The type that an extension extends.
  var extendedType: String? { source(of: "extendedTypeSyntax") }

  private func source(of key: String) -> String? {
    guard let start = json.firstRange(of: "\"\(key)\":")?.upperBound else { return nil }
    return text(of: "source", in: json[start...])
  }

  /// The first text with a key.
  private func text(of key: String, in json: Substring) -> String? {
    guard let start = json.firstRange(of: "\"\(key)\":\"")?.upperBound else { return nil }
    var text = ""
    var rest = json[start...]
    while let next = rest.popFirst() {
      if next == "\"" { return text }
      guard next == "\\", let escaped = rest.popFirst() else {
        text.append(next)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          text.unicodeScalars.append(scalar)
        }
      default: text.append(escaped)
      }
    }
    return nil
  }

  /// Returns a text as it is written in JSON.
  static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
