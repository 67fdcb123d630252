internal import Foundation

/// Base64 with the alphabet of URLs and without padding (RFC 4648 §5).
enum Base64URL {
  static func text(_ bytes: Data) -> String {
    var text = Array(bytes.base64EncodedString().utf8)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "+"): text[index] = UInt8(ascii: "-")
      case UInt8(ascii: "/"): text[index] = UInt8(ascii: "_")
      default: break
      }
    }
    while text.last == UInt8(ascii: "=") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text; nil if it has other characters, an invalid length, or unused bits that are set, so that
  /// each sequence of bytes has only one text.
  static func bytes(_ text: String) -> Data? {
    var base64 = Array(text.utf8)
    for index in base64.indices {
      switch base64[index] {
      case UInt8(ascii: "-"): base64[index] = UInt8(ascii: "+")
      case UInt8(ascii: "_"): base64[index] = UInt8(ascii: "/")
      case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
      default: break
      }
    }
    while base64.count % 4 != 0 { base64.append(UInt8(ascii: "=")) }
    guard let bytes = Data(base64Encoded: String(decoding: base64, as: UTF8.self)), self.text(bytes) == text
    else { return nil }
    return bytes
  }
}
