/// An HTTP response as received.
package struct HTTPAnswer {
  package let head: String
  package let body: [UInt8]

  package init(_ bytes: [UInt8]) {
    let mark = Array("\r\n\r\n".utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.count
    head = String(decoding: bytes[..<end], as: UTF8.self)
    body = Array(bytes[end...].dropFirst(mark.count))
  }

  package var status: Int { head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 }

  package var text: String { String(decoding: body, as: UTF8.self) }

  package subscript(header: String) -> String? {
    head.split(separator: "\r\n").dropFirst()
      .first { $0.lowercased().hasPrefix(header.lowercased() + ":") }
      .map { String($0.dropFirst(header.utf8.count + 1).drop { $0 == " " }) }
  }
}
