internal import BinderyViews

/// Encodes a text as a `data:` address (RFC 2397), for a link that saves it. The media type is derived from the file
/// extension and is never one that a browser runs.
package enum FileAddress {
  /// Returns the address of a file.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func of(_ file: TextFile) -> String {
    let text = file.text
    var address = "data:\(mediaType(of: file.name) ?? "text/plain");charset=utf-8,"
    address.reserveCapacity(address.utf8.count + text.utf8.count * 2)
    encode(text, into: &address)
    return address
  }

  /// Returns a text in percent encoding.
  package static func encoded(_ text: String) -> String {
    var encoded = ""
    encode(text, into: &encoded)
    return encoded
  }

  private static func encode(_ text: String, into address: inout String) {
    for byte in text.utf8 {
      if isPlain(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address.append("%")
        address.unicodeScalars.append(digits[Int(byte >> 4)])
        address.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
  }

  /// Returns a name that file systems accept: without folders, and never empty.
  package static func name(_ name: String) -> String {
    let plain = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
    let text = String(String.UnicodeScalarView(plain))
    return text.isEmpty ? "file.txt" : text
  }

  private static let digits = Array("0123456789ABCDEF".unicodeScalars)

  /// Returns the media type of a file that browsers only save; nil if its name does not tell.
  package static func mediaType(of name: String) -> String? {
    let endings = [
      "csv": "text/csv", "ics": "text/calendar", "json": "application/json", "md": "text/markdown",
      "pdf": "application/pdf", "txt": "text/plain", "zip": "application/zip",
    ]
    return name.split(separator: ".").last.flatMap { endings[$0.lowercased()] }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
