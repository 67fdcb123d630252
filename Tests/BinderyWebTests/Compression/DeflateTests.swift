import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct DeflateTests {
  @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, 1_000_000])
  func compressedDataDecompressesToTheSame(_ count: Int) throws {
    var seed: UInt32 = 1
    let bytes = (0..<count).map { _ -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(seed >> 28)
    }
    let message = ByteBuffer(bytes: bytes)
    let packed = Deflater(.message).compress(message)
    #expect(try Inflater().decompress(packed, limit: count) == message)
  }

  @Test func messagesDoNotDependOnEachOther() throws {
    let deflater = Deflater(.message)
    let message = ByteBuffer(string: "the same words")
    let first = deflater.compress(message)
    _ = deflater.compress(ByteBuffer(string: "others"))
    #expect(deflater.compress(message) == first)
    let inflater = Inflater()
    #expect(throws: Inflater.Failure.invalidData) {
      try inflater.decompress(ByteBuffer(bytes: [0xFF]), limit: 9)
    }
    #expect(try inflater.decompress(first, limit: 100) == message)
  }

  @Test func unpackingStopsAtTheLimit() throws {
    let packed = Deflater(.message).compress(ByteBuffer(repeating: 7, count: 1001))
    #expect(throws: Inflater.Failure.tooLarge(limit: 1000)) { try Inflater().decompress(packed, limit: 1000) }
    #expect(try Inflater().decompress(packed, limit: 1001).readableBytes == 1001)
  }

  @Test func aStreamMayEndInsideAMessage() throws {
    // "Hello" twice, each in a final block; the second stream begins where the first one ends (RFC 7692 §7.2.3.5).
    let hello: [UInt8] = [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
    #expect(
      try Inflater().decompress(ByteBuffer(bytes: hello + [0x00]), limit: 99) == ByteBuffer(string: "Hello"))
    #expect(
      try Inflater().decompress(ByteBuffer(bytes: hello + hello + [0x00]), limit: 99)
        == ByteBuffer(string: "HelloHello"))
  }

  @Test func gzipFilesHaveTheGzipHeader() {
    let packed = Deflater(.gzip).compress(ByteBuffer(repeating: 65, count: 10_000))
    #expect(packed.readableBytes < 200)
    #expect(Array(packed.readableBytesView.prefix(3)) == [0x1F, 0x8B, 0x08])
  }
}
