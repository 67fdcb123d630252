import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct ContentCodingTests {
  @Test(arguments: [
    ("gzip", true), ("deflate, gzip;q=0.5, br", true), ("GZIP", true), ("*", true), ("x-gzip", true),
    ("gzip;q=0", false), ("gzip; q=0.000, *", false), ("*;q=0", false), ("br", false), ("", false),
    ("gzipped", false),
    (nil, false),
  ])
  func gzipIsSentIfAccepted(_ header: String?, isAccepted: Bool) {
    #expect(ContentCoding.acceptsGzip(header) == isAccepted)
  }

  @Test func onlyShrinkingContentIsCompressed() {
    let text = ByteBuffer(repeating: 65, count: 5000)
    #expect(ContentCoding.compressed(text, contentType: "text/html", level: 6) != nil)
    #expect(ContentCoding.compressed(text, contentType: "image/png", level: 6) == nil)
    #expect(ContentCoding.compressed(ByteBuffer(string: "short"), contentType: "text/html", level: 6) == nil)
  }
}
