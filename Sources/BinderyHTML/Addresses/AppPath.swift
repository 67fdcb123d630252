/// Addresses of an app's screens.
enum AppPath {
  /// Returns the routes of a path, separated by slashes, as the client stores it.
  static func text(of path: [String]) -> String { path.joined(separator: "/") }

  /// Returns `/cloudy/locations/S%C3%A3o%20Paulo` for `/cloudy` and the routes `locations` and `São Paulo`.
  static func address(of path: [String], base: String) -> String {
    var text = base
    while text.hasSuffix("/") { text.removeLast() }
    for part in path {
      text.append("/")
      for byte in part.utf8 { append(byte, to: &text) }
    }
    return text.isEmpty ? "/" : text
  }

  private static func append(_ byte: UInt8, to text: inout String) {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      text.append(digits.count == 1 ? "%0" : "%")
      text.append(digits)
    }
  }
}
