internal import NIOCore

/// Compresses HTTP bodies with gzip.
enum ContentCoding {
  /// Whether a client accepts gzip, according to its `Accept-Encoding` (RFC 9110 §12.5.3).
  static func acceptsGzip(_ header: String?) -> Bool {
    var verdict = false
    for entry in (header ?? "").lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let name = parts.first, name == "gzip" || name == "x-gzip" || name == "*" else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if name != "*" { return quality > 0 }
      verdict = quality > 0
    }
    return verdict
  }

  /// Returns the gzip form of a text file; nil if it is not smaller.
  static func compressed(_ bytes: ByteBuffer, contentType: String, level: Int32) -> ByteBuffer? {
    let isText = contentType.hasPrefix("text/") || contentType == "image/svg+xml"
    guard isText, bytes.readableBytes >= 512 else { return nil }
    let compressed = Deflater(.gzip, level: level).compress(bytes)
    return compressed.readableBytes < bytes.readableBytes ? compressed : nil
  }
}
