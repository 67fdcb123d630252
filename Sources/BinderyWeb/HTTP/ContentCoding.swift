internal import NIOCore

/// Packs what is worth packing.
enum ContentCoding {
  /// Whether a client takes gzip, by its `Accept-Encoding` (RFC 9110 §12.5.3).
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

  /// The gzip form of a file; `nil` where it would be no smaller.
  static func packed(_ bytes: ByteBuffer, contentType: String, level: Int32) -> ByteBuffer? {
    let isText = contentType.hasPrefix("text/") || contentType == "image/svg+xml"
    guard isText, bytes.readableBytes >= 512 else { return nil }
    let packed = Deflater(.gzip, level: level).compress(bytes)
    return packed.readableBytes < bytes.readableBytes ? packed : nil
  }
}
